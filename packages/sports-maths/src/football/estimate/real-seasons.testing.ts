import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PlayedMatch } from "./estimate-strengths.ts";

/** Folder of files in the form of football.json, as HOUSELIGHT_FOOTBALL_JSON names it; null without one. */
export const REAL_SEASONS = folderOf(process.env["HOUSELIGHT_FOOTBALL_JSON"]);

function folderOf(named: string | undefined): string | null {
  return named && existsSync(named) ? named : null;
}

/** A season as it was played. */
export interface RealSeason {
  readonly name: string;
  /** Name of the file without its folder: the same for all seasons of a league. */
  readonly league: string;
  /** In the order of their starts. */
  readonly results: readonly PlayedMatch[];
}

interface FileMatch {
  readonly date: string;
  readonly time?: string;
  readonly team1: string;
  readonly team2: string;
  readonly status?: string;
  readonly score?: { readonly ft?: readonly [number, number] };
}

/** Reads all seasons of the folder in the order of their paths; none without a folder. */
export function realSeasons(): RealSeason[] {
  if (REAL_SEASONS === null) return [];
  const folder = REAL_SEASONS;
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".json"))
    .toSorted()
    .map((path) => {
      const file = JSON.parse(readFileSync(join(folder, path), "utf8")) as {
        name: string;
        matches: readonly FileMatch[];
      };
      const results = file.matches.flatMap(
        ({ date, time = "15:00", team1, team2, status, score }) =>
          score?.ft && status === undefined
            ? [
                {
                  home: team1,
                  away: team2,
                  score: { home: score.ft[0], away: score.ft[1] },
                  at: Date.parse(`${date}T${time}:00Z`),
                },
              ]
            : [],
      );
      const league = path.replace(/^.*[/\\]/, "");
      return { name: file.name, league, results: results.toSorted((a, b) => a.at - b.at) };
    });
}
