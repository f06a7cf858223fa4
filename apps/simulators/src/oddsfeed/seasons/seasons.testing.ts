import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A match as a file of football.json has it. */
export interface WrittenMatch {
  readonly round?: string;
  readonly date: string;
  readonly time?: string;
  readonly team1: string;
  readonly team2: string;
  readonly status?: string;
  readonly score?: {
    readonly ht?: readonly [number, number];
    readonly ft?: readonly [number, number];
  };
}

/** A folder of seasons that a test writes. */
export interface TestFolder {
  readonly path: string;
  /** Writes a file; each time it is newer than before. */
  write(name: string, content: unknown): Promise<void>;
  remove(name: string): Promise<void>;
  close(): Promise<void>;
}

/** Makes an empty folder. */
export async function testFolder(): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), "seasons-"));
  let written = 0;
  return {
    path,
    write: async (name, content) => {
      const file = join(path, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
      written += 1;
      await utimes(file, 0, written);
    },
    remove: (name) => rm(join(path, name)),
    close: () => rm(path, { recursive: true, force: true }),
  };
}

/** Sides of a small league, the first at home. */
const SIDES = ["1. FC Köln", "Paper Town", "Ink & Sons", "Ødegård IF"] as const;

/**
 * Returns a small season: six rounds of two matches each, a week apart, the first one played. Rounds are on
 * Saturdays at 15:00 from 2026-05-02 on.
 */
export function smallSeason(): WrittenMatch[] {
  const pairs = [
    [0, 1, 2, 3],
    [1, 2, 3, 0],
    [0, 2, 1, 3],
    [1, 0, 3, 2],
    [2, 1, 0, 3],
    [2, 0, 3, 1],
  ] as const;
  return pairs.flatMap(([a, b, c, d], round) => {
    const date = new Date(Date.UTC(2026, 4, 2 + 7 * round)).toISOString().slice(0, 10);
    const match = (home: number, away: number) => ({
      round: `Matchday ${round + 1}`,
      date,
      time: "15:00",
      team1: SIDES[home] as string,
      team2: SIDES[away] as string,
    });
    return [match(a, b), match(c, d)];
  });
}

/** Returns a file of football.json with these matches. */
export const seasonOf = (matches: readonly WrittenMatch[], name = "Paper League 2026") => ({
  name,
  matches,
});
