import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as letOthersGo } from "node:timers/promises";
import { competitionId, matchUrn } from "./names.ts";
import { readSeason, type SeasonFile } from "./season-file.ts";
import type { SeasonMatch } from "./season-match.ts";

/** Most files that are read, and how large one may be, bytes. */
const FILES_MAX = 50;
const BYTES_MAX = 5 * 1024 * 1024;
/** Folders are looked into so deep, and so many entries in all. */
const DEPTH_MAX = 3;
const ENTRIES_MAX = 5_000;

/** A file of the folder, or the folder itself where it cannot be read. */
export interface ListedFile {
  /** Relative to the folder. */
  readonly path: string;
  /** Why it is left out; null when it is read. */
  readonly fault: string | null;
  readonly matches: number;
}

/** A league over all its seasons in the folder. */
export interface League {
  /** Another one when any of its files has changed. */
  readonly edition: string;
  readonly matches: readonly SeasonMatch[];
}

/** The outcome of a look into the folder. */
export interface Imported {
  readonly files: readonly ListedFile[];
  readonly leagues: ReadonlyMap<string, League>;
}

interface KeptFile {
  /** Its time and size: it is read anew when they change. */
  readonly edition: string;
  readonly matches: readonly SeasonMatch[];
  readonly fault: string | null;
}

/** A folder with files in the form of football.json, in folders of their own or not. */
export class SeasonFolder {
  readonly #folder: string;
  #kept: ReadonlyMap<string, KeptFile> = new Map();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Reads what has changed. It does not throw: a file that breaks its form is left out, with the fault. */
  async read(): Promise<Imported> {
    const paths = await pathsIn(this.#folder);
    if (paths === null) {
      this.#kept = new Map();
      return {
        files: [{ path: ".", fault: "the folder cannot be read", matches: 0 }],
        leagues: new Map(),
      };
    }
    const kept = new Map<string, KeptFile>();
    for (const path of paths.slice(0, FILES_MAX)) kept.set(path, await this.#readFile(path));
    this.#kept = withoutTwins(kept);
    const tooMany = paths.slice(FILES_MAX).map((path) => ({
      path,
      fault: `is left out: no more than ${FILES_MAX} files are read`,
      matches: 0,
    }));
    return { files: [...listed(this.#kept), ...tooMany], leagues: leaguesOf(this.#kept) };
  }

  async #readFile(path: string): Promise<KeptFile> {
    let edition = "";
    try {
      const found = await stat(join(this.#folder, path));
      edition = `${found.mtimeMs}/${found.size}`;
      const before = this.#kept.get(path);
      if (before?.edition === edition) return before;
      if (!found.isFile()) throw new Error("file: is none");
      if (found.size > BYTES_MAX) throw new Error(`file: is larger than ${BYTES_MAX} bytes`);
      const season = readSeason(await readFile(join(this.#folder, path), "utf8"));
      // A season is milliseconds, and there may be many: what else this process does goes on meanwhile.
      await letOthersGo();
      return { edition, matches: matchesOf(path, season), fault: null };
    } catch (error) {
      const fault = "code" in (error as object) ? "file: cannot be read" : (error as Error).message;
      return { edition, matches: [], fault };
    }
  }
}

/** Returns the paths of the files, those that come last first: seasons are named by their years. Null without a folder. */
async function pathsIn(folder: string): Promise<readonly string[] | null> {
  const paths: string[] = [];
  let entries = 0;
  const walk = async (inner: string, depth: number): Promise<void> => {
    for (const entry of await readdir(join(folder, inner), { withFileTypes: true })) {
      entries += 1;
      if (entries > ENTRIES_MAX || entry.name.startsWith(".")) continue;
      const path = inner === "" ? entry.name : `${inner}/${entry.name}`;
      if (!entry.isDirectory() && /\.json$/i.test(entry.name)) paths.push(path);
      if (entry.isDirectory() && depth < DEPTH_MAX) await walk(path, depth + 1).catch(() => {});
    }
  };
  try {
    await walk("", 1);
  } catch {
    return null;
  }
  return paths.toSorted((a, b) => (a < b ? 1 : -1));
}

function matchesOf(path: string, { name, matches }: SeasonFile): SeasonMatch[] {
  const competition = { id: competitionId(path), name };
  const league = path.replace(/^.*\//, "");
  const numbers = new Map<string, number>();
  return matches.map(({ occasion, ...match }) => {
    const named = { competition: competition.id, occasion, home: match.home, away: match.away };
    const first = matchUrn(named, 1);
    const number = (numbers.get(first) ?? 0) + 1;
    numbers.set(first, number);
    return { ...match, competition, league, urn: matchUrn(named, number) };
  });
}

/** Leaves out files whose competition would have the id of another one's. */
function withoutTwins(files: ReadonlyMap<string, KeptFile>): Map<string, KeptFile> {
  const paths = new Map<string, string>();
  return new Map(
    [...files].map(([path, file]) => {
      const id = competitionId(path);
      const first = paths.get(id);
      if (first === undefined) paths.set(id, path);
      if (first === undefined || file.fault !== null) return [path, file];
      return [path, { edition: "", matches: [], fault: `file: has the name of ${first}` }];
    }),
  );
}

const listed = (files: ReadonlyMap<string, KeptFile>): ListedFile[] =>
  [...files].map(([path, { fault, matches }]) => ({ path, fault, matches: matches.length }));

function leaguesOf(files: ReadonlyMap<string, KeptFile>): Map<string, League> {
  const leagues = new Map<string, League>();
  for (const [path, { edition, matches }] of files) {
    const name = path.replace(/^.*\//, "");
    const before = leagues.get(name);
    leagues.set(name, {
      edition: `${before?.edition ?? ""} ${path} ${edition}`,
      matches: [...(before?.matches ?? []), ...matches],
    });
  }
  return leagues;
}
