import type { DataExport } from "@houselight/contracts/accounts";

/** Words of the file around the data. */
export interface FileWords {
  readonly title: string;
  readonly made: string;
  readonly json: string;
  readonly nothing: string;
  readonly lang: string;
}

/**
 * Writes what the house knows about a player as one page that any browser opens: tables for people, and
 * the same as JSON for programs. It loads nothing and runs nothing.
 */
export function exportFile(data: DataExport, words: FileWords): string {
  const parts = Object.entries(data.parts).map(
    ([name, part]) => `<h2>${escaped(name)}</h2>\n${drawn(part, words)}`,
  );
  return `<!doctype html>
<html lang="${escaped(words.lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(words.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(words.title)}</h1>
<p>${escaped(words.made)}</p>
${parts.join("\n")}
<details><summary>${escaped(words.json)}</summary>
<pre>${escaped(JSON.stringify(data, null, 2))}</pre></details>
</body>
</html>
`;
}

const STYLE =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1b1f3b;background:#fffdf8}" +
  "table{border-collapse:collapse;margin:.5rem 0}th,td{border:1px solid #ddd8cc;padding:.25rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}" +
  "div{overflow-x:auto}pre{white-space:pre-wrap;overflow-wrap:anywhere}h2{margin-top:2rem}";

/** Draws any value of JSON: a list of like things as a table, a thing as its fields. */
function drawn(value: unknown, words: FileWords): string {
  if (value === null || value === undefined || value === "") return escaped(words.nothing);
  if (Array.isArray(value)) return drawnList(value, words);
  if (typeof value !== "object") return escaped(String(value));
  const rows = Object.entries(value).map(
    ([name, inner]) => `<tr><th>${escaped(name)}</th><td>${drawn(inner, words)}</td></tr>`,
  );
  return rows.length === 0 ? escaped(words.nothing) : `<div><table>${rows.join("")}</table></div>`;
}

function drawnList(list: readonly unknown[], words: FileWords): string {
  if (list.length === 0) return escaped(words.nothing);
  if (!list.every((one) => typeof one === "object" && one !== null && !Array.isArray(one)))
    return list.map((one) => drawn(one, words)).join(", ");
  const things = list as readonly Readonly<Record<string, unknown>>[];
  const columns = [...new Set(things.flatMap((thing) => Object.keys(thing)))];
  const head = columns.map((name) => `<th>${escaped(name)}</th>`).join("");
  const rows = things.map(
    (thing) =>
      `<tr>${columns.map((name) => `<td>${drawn(thing[name], words)}</td>`).join("")}</tr>`,
  );
  return `<div><table><tr>${head}</tr>${rows.join("")}</table></div>`;
}

const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Keeps text what somebody wrote into a profile. */
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
