import type { Telling } from "../telling/messages.ts";
import { PriceList } from "./price-list.ts";
import { type League, type ListedFile, SeasonFolder } from "./files/season-folder.ts";
import { OFFERED_MS, phaseOf, type SeasonMatch } from "./files/season-match.ts";
import {
  goneFrom,
  isSameScore,
  snapshotOf,
  type Standing,
  standingOf,
  tellingsBetween,
} from "./tell-season.ts";

const HOUR_MS = 3_600_000;
/** The folder is looked into this often at most, and what stands compared with what was told, milliseconds. */
const LOOK_MS = 30_000;
const TELL_MS = 1_000;
/** Results are told until so long after the start, milliseconds. */
const FOLLOWED_MS = 30 * 24 * HOUR_MS;
/** Matches that are priced in one go, each in milliseconds: the others follow with the next question. */
const PRICED_AT_ONCE = 8;

export interface SeasonsOptions {
  /** Folder with files in the form of football.json. */
  readonly folder: string;
  /** Hears in a line of each file that is left out, when it is. */
  readonly warn?: ((line: string) => void) | undefined;
}

/** A match with its league. */
interface Entry {
  readonly match: SeasonMatch;
  readonly league: League;
}

/**
 * The real seasons of a folder, as the feed tells of them: it tells the difference between what it told of
 * each match last and what stands now. All of it follows from the files and the time; only what has been
 * told is remembered.
 */
export class Seasons {
  readonly #folder: SeasonFolder;
  readonly #warn: (line: string) => void;
  #files: readonly ListedFile[] = [];
  #entries: ReadonlyMap<string, Entry> = new Map();
  #looking: Promise<void> | null = null;
  #lookedAt: number | null = null;
  /** Matches as they were told last, by their names; null before the folder was read. */
  #told: Map<string, Standing> | null = null;
  #tellAt = 0;
  readonly #prices = new PriceList();

  constructor({ folder, warn = () => {} }: SeasonsOptions) {
    this.#folder = new SeasonFolder(folder);
    this.#warn = warn;
  }

  /** Files of the folder as they were read last. */
  get files(): readonly ListedFile[] {
    return this.#files;
  }

  /** Reads files that have changed, when that was not done lately. It does not throw. */
  async look(now: number): Promise<void> {
    if (this.#looking) return this.#looking;
    if (this.#lookedAt !== null && Math.abs(now - this.#lookedAt) < LOOK_MS) return;
    this.#lookedAt = now;
    this.#looking = this.#read(now).finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #read(now: number): Promise<void> {
    const known = new Map(this.#files.map(({ path, fault }) => [path, fault]));
    const { files, leagues } = await this.#folder.read();
    this.#files = files;
    this.#entries = new Map(
      [...leagues.values()].flatMap((league) =>
        league.matches.map((match) => [match.urn, { match, league }] as const),
      ),
    );
    this.#tellAt = 0;
    for (const { path, fault } of files)
      if (fault !== null && fault !== known.get(path))
        this.#warn(`football.json: ${path}: ${fault}`);
    if (!this.#told) this.begin(now);
  }

  /** Takes all that stands as told: whoever asks now has missed it, and asks for a recovery. */
  begin(now: number): void {
    if (this.#lookedAt === null) return;
    const recent = [...this.#entries.values()].filter(({ match }) => isRecent(match, now));
    this.#told = new Map(recent.map(({ match }) => [match.urn, standingOf(match, now)]));
    this.#tellAt = 0;
  }

  /** Returns what is to be told since the last time. */
  news(now: number): readonly Telling[] {
    if (!this.#told || now < this.#tellAt) return [];
    this.#tellAt = now + TELL_MS;
    const told = this.#told;
    const tellings: Telling[] = [];
    for (const [urn, before] of told) {
      if (before.match.startsAt < now - FOLLOWED_MS) told.delete(urn);
      else if (!this.#entries.has(urn)) tellings.push(...change(told, goneFrom(before)));
    }
    let left = PRICED_AT_ONCE;
    for (const { match, league } of this.#entries.values()) {
      const isOffered = phaseOf(match, now) === "offered";
      // A match that is new and on already was never offered.
      if (!isOffered && !told.has(match.urn)) continue;
      if (!isOffered) this.#prices.forget(match.urn);
      const isDue = isOffered && this.#prices.isDue(match, league, now);
      if (isDue) left -= 1;
      if (isDue && left < 0) this.#tellAt = now;
      else tellings.push(...change(told, this.#standing(match, league, now)));
    }
    return tellings;
  }

  #standing(match: SeasonMatch, league: League, now: number): Standing {
    const isOffered = phaseOf(match, now) === "offered";
    return standingOf(match, now, isOffered ? this.#prices.of(match, league, now) : []);
  }

  /**
   * Returns the names of the matches that a recovery tells of.
   * @param since the asker has heard nothing after this moment, milliseconds; 0 for nothing ever
   */
  namesSince(since: number): readonly string[] {
    return [...(this.#told ?? [])].flatMap(([urn, { match, phase }]) => {
      const isKnown = phase === "far" || since > match.startsAt - OFFERED_MS;
      return phase === "offered" || (since > 0 && isKnown) ? [urn] : [];
    });
  }

  /** Returns a match as it stands, for somebody who may have missed all of it. */
  snapshot(urn: string, now: number): readonly Telling[] {
    const before = this.#told?.get(urn);
    if (!this.#told || !before) return [];
    const entry = this.#entries.get(urn);
    const after = entry ? this.#standing(entry.match, entry.league, now) : goneFrom(before);
    this.#told.set(urn, after);
    // Those who have heard the score that stood hear that it is taken back.
    const isCorrected = before.score !== null && !isSameScore(before, after);
    return [
      ...(isCorrected ? tellingsBetween(before, after) : []),
      ...snapshotOf(after, before.prices),
    ];
  }

  /** Returns the matches that are offered, the next one first. */
  offered(now: number): readonly SeasonMatch[] {
    return [...this.#entries.values()]
      .map(({ match }) => match)
      .filter((match) => phaseOf(match, now) === "offered")
      .toSorted((a, b) => a.startsAt - b.startsAt);
  }
}

const isRecent = ({ startsAt }: SeasonMatch, now: number): boolean =>
  startsAt > now - FOLLOWED_MS && startsAt <= now + OFFERED_MS;

/** Remembers how a match stands. Returns what is to be told of it. */
function change(told: Map<string, Standing>, after: Standing): Telling[] {
  const before = told.get(after.match.urn) ?? null;
  told.set(after.match.urn, after);
  return tellingsBetween(before, after);
}
