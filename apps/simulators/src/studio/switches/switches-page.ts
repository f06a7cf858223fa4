import { SWITCHES, SWITCH_TEXTS, type Switch } from "./switches.ts";

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Draws the maker's own page: its games with what they return, and the fault of the next round. */
export function switchesPage(
  maker: string,
  games: readonly { readonly name: string; readonly returns: string }[],
  next: Switch | null,
): string {
  const rows = games
    .map(({ name, returns }) => `<li>${escaped(name)}: returns ${escaped(returns)}</li>`)
    .join("");
  const choices = [
    ["", "Nothing: rounds are as usual."],
    ...SWITCHES.map((one) => [one, SWITCH_TEXTS[one]]),
  ]
    .map(
      ([value = "", text = ""]) =>
        `<p><label><input type="radio" name="next" value="${value}"${value === (next ?? "") ? " checked" : ""}> ${escaped(text)}</label></p>`,
    )
    .join("");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(maker)}, a simulated studio</title>
<link rel="stylesheet" href="frame.css">
</head>
<body>
<main>
<header><h1>${escaped(maker)}</h1><p>A simulated studio. No game of it is anybody’s.</p></header>
<section><ul>${rows}</ul>
<form method="post" action="switches">
<fieldset><legend>The next round for money</legend>${choices}</fieldset>
<p><button class="main">Set</button></p>
</form></section>
</main>
</body>
</html>
`;
}
