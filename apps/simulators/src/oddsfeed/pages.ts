import { type Match, stateOf } from "./world/match.ts";

/** Path of the stylesheet, under the simulator's own address. */
export const STYLE_PATH = "/oddsfeed.css";

export const STYLE = `:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:#e9e4d8;color:#22242c;font:16px/1.5 system-ui,sans-serif;padding:24px 16px}
main{background:#fffdf8;max-width:760px;margin:0 auto;padding:28px;box-shadow:3px 6px 5px rgb(34 36 44/.22)}
@media (max-width:420px){main{padding:20px}}
h1{font-size:22px;margin:0 0 4px}h2{font-size:17px;margin:24px 0 4px}
p{margin:0 0 16px}
.note,td span{color:#5b5e6b;font-size:14px}
table{width:100%;border-collapse:collapse}
td{border-top:1px solid #ddd6c6;padding:8px 8px 8px 0;vertical-align:top;overflow-wrap:anywhere}
td:first-child{width:84px;font-variant-numeric:tabular-nums;white-space:nowrap}
td:last-child{width:48px;padding-right:0;text-align:right;font-weight:700;font-variant-numeric:tabular-nums}
td span{display:block}
td a{color:inherit}
dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:12px 0 16px;font-size:14px}
dt{color:#5b5e6b}dd{margin:0;overflow-wrap:anywhere}
.back{color:#1d4f9c}
form{display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:10px}
button{min-height:48px;border:0;border-radius:6px;padding:6px 12px;font:600 16px system-ui,sans-serif;cursor:pointer;background:#ece7db;color:#22242c}
.fault{color:#a3172a}
a:focus-visible,button:focus-visible{outline:3px solid #2f62d9;outline-offset:2px}`;

/** Path of the icon; for a page without one browsers ask for `/favicon.ico`. */
export const ICON_PATH = "/oddsfeed.svg";

export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#1d4f9c"/><circle cx="16" cy="16" r="10" fill="#fffdf8"/><path d="m16 10 6 4.4-2.3 7h-7.4l-2.3-7z" fill="#22242c"/></svg>`;

/** Faults that the page offers, with words for them. */
export const FAULTS = {
  pause: "Send nothing for 20 seconds",
  drop: "Lose the next 200 messages",
  double: "Send the next 200 messages twice",
  forget: "Forget what was sent",
} as const;
export type Fault = keyof typeof FAULTS;

/** Matches that are shown before they begin. */
const NEXT_SHOWN = 12;
/** The list of matches loads itself anew this often, seconds. */
const REFRESH_SECONDS = 4;

/** Returns text made safe to stand in HTML. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const document = (publicUrl: string, body: string, head = ""): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Odds feed</title>${head}
<link rel="icon" type="image/svg+xml" href="${escape(publicUrl)}${ICON_PATH}"><link rel="stylesheet" href="${escape(publicUrl)}${STYLE_PATH}"></head>
<body><main>${body}
<p class="note">A simulator of a feed of odds: the leagues, clubs and matches are invented, but those of real seasons.</p></main></body></html>`;

const rowOf = (publicUrl: string, match: Match, first: string, last: string): string =>
  `<tr><td>${first}</td><td><a href="${escape(publicUrl)}/matches/${encodeURIComponent(match.urn)}">${escape(match.home)} – ${escape(match.away)}</a><span>${escape(match.competition.name)}</span></td><td>${last}</td></tr>`;

const PERIODS = {
  before: "",
  first: "first half",
  break: "half time",
  second: "second half",
  over: "over",
};

const isCalledOff = ({ isAbandoned, endedAt }: Match, now: number): boolean =>
  isAbandoned && now >= endedAt;

const clockOf = (match: Match, now: number): string => {
  if (now >= match.endedAt) return isCalledOff(match, now) ? "abandoned" : "over";
  const { period, minute } = stateOf(match, now);
  return period === "break" ? "half time" : `${minute}′`;
};

/** Returns a time of day, in UTC. */
const timeOf = (ms: number): string => new Date(ms).toISOString().slice(11, 19);

/**
 * The page that lists what is on and to come, with the buttons that disturb the feed.
 * @param more HTML that stands behind it
 */
export function listPage(
  publicUrl: string,
  matches: readonly Match[],
  now: number,
  faults: { readonly pausedMs: number; readonly dropped: number; readonly doubled: number },
  more = "",
): string {
  const on = matches.filter(({ kickOff }) => kickOff <= now);
  const next = matches
    .filter(({ kickOff }) => kickOff > now)
    .toSorted((a, b) => a.kickOff - b.kickOff)
    .slice(0, NEXT_SHOWN);
  const disturbed = [
    faults.pausedMs > 0 ? `sends nothing for ${Math.ceil(faults.pausedMs / 1000)} s` : "",
    faults.dropped > 0 ? `loses ${faults.dropped} messages` : "",
    faults.doubled > 0 ? `sends ${faults.doubled} messages twice` : "",
  ].filter(Boolean);
  const buttons = Object.entries(FAULTS)
    .map(([fault, words]) => `<button name="fault" value="${fault}">${words}</button>`)
    .join("");
  return document(
    publicUrl,
    `<h1>Odds feed</h1><p class="note">A minute of play takes four seconds. It is ${timeOf(now)} UTC.</p>
<h2>Disturb the feed</h2><p class="${disturbed.length > 0 ? "fault" : "note"}">${
      disturbed.length > 0 ? `It ${disturbed.join(", ")}.` : "It is not disturbed."
    }</p><form method="post" action="${escape(publicUrl)}/faults">${buttons}</form>
<h2>On now</h2><table>${on
      .map((match) => {
        const { score } = stateOf(match, now);
        return rowOf(publicUrl, match, clockOf(match, now), `${score.home}:${score.away}`);
      })
      .join("")}</table>
<h2>To come</h2><table>${next
      .map((match) => rowOf(publicUrl, match, timeOf(match.kickOff), ""))
      .join("")}</table>
${more}`,
    `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">`,
  );
}

/** The page of a match, with what it takes to recompute its goals once it is over. */
export function matchPage(publicUrl: string, match: Match, now: number): string {
  const isTold = now >= match.confirmedAt;
  const { period, score } = stateOf(match, now);
  const goals = match.course.goals.map(({ minute, side }) => `${minute}′ ${side}`).join(", ");
  const shown =
    period === "before"
      ? `begins at ${timeOf(match.kickOff)} UTC`
      : `${score.home}:${score.away}, ${isCalledOff(match, now) ? "abandoned" : PERIODS[period]}`;
  const facts: readonly (readonly [string, string])[] = [
    ["Name", match.urn],
    ["Competition", match.competition.name],
    ["SHA-256 of seed:home:away", match.seedHash],
    ["Seed", isTold ? match.seed : "told when the match is over"],
    [
      "Expected goals",
      isTold
        ? `${match.strengths.home} at home, ${match.strengths.away} away`
        : "told when the match is over",
    ],
    ...(isTold ? [["Goals of the seed", goals || "none"] as const] : []),
  ];
  return document(
    publicUrl,
    `<p><a class="back" href="${escape(publicUrl)}/">All matches</a></p>
<h1>${escape(match.home)} – ${escape(match.away)}</h1><p>${shown}</p>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escape(value)}</dd>`).join("")}</dl>
<p class="note">npm run verify -- --match, with the number of the match in the house, plays it again.</p>`,
  );
}
