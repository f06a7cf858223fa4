import type { ListedFile } from "./files/season-folder.ts";
import type { SeasonMatch } from "./files/season-match.ts";

/** Matches that are shown, the next ones. */
const SHOWN = 12;

/** Returns the part of the feed's page that shows the files of real seasons, and what is to come. */
export function seasonsPart(
  files: readonly ListedFile[],
  offered: readonly SeasonMatch[],
  escape: (text: string) => string,
): string {
  const rows = files.map(
    ({ path, fault, matches }) =>
      `<tr><td colspan="2">${escape(path)}${fault === null ? "" : `<span class="fault">${escape(fault)}</span>`}</td><td>${fault === null ? matches : ""}</td></tr>`,
  );
  const next = offered
    .slice(0, SHOWN)
    .map(
      ({ home, away, competition, startsAt }) =>
        `<tr><td>${momentOf(startsAt)}</td><td>${escape(home)} – ${escape(away)}<span>${escape(competition.name)}</span></td><td></td></tr>`,
    );
  return `<h2>Real seasons</h2><p class="note">Files, with the number of their matches. Nothing of them is invented; ${offered.length} matches are offered.</p>
<table>${rows.join("")}</table>
<table>${next.join("")}</table>`;
}

/** Returns a day and a time, in UTC. */
const momentOf = (ms: number): string => {
  const iso = new Date(ms).toISOString();
  return `${iso.slice(5, 10)} ${iso.slice(11, 16)}`;
};
