import type { LiveTableOutcome, LiveTablePhase } from "@houselight/contracts";
import type { InstantGame } from "@houselight/game-maths";
import { findLiveTable, type LiveTableForm, versionAt } from "@houselight/game-maths/live-tables";
import { drawOf, type Link } from "#core/fairness";

/** The next round opens so long after the outcome of one was shown, milliseconds. */
export const PAUSE_MS = 4_000;

/** A round on record. */
export interface TableRound {
  readonly table: string;
  readonly number: bigint;
  readonly game: string;
  readonly version: string;
  readonly link: Link;
  readonly seedHash: string;
  readonly salt: string;
  readonly entries: number;
  readonly players: number;
  readonly openedAt: Date;
  readonly closesAt: Date;
  /** Null while bets are taken. */
  readonly drawn: {
    readonly at: Date;
    /** Screens play the outcome until then. */
    readonly shownUntil: Date;
    readonly seed: string;
    readonly outcome: LiveTableOutcome;
  } | null;
  readonly settledAt: Date | null;
}

/** Returns the phase that a round is in by its record. */
export function phaseOf({
  drawn,
  settledAt,
}: Pick<TableRound, "drawn" | "settledAt">): LiveTablePhase {
  if (settledAt) return "over";
  return drawn ? "revealing" : "betting";
}

/** Tells whether a round takes bets at a moment. */
export const takesBets = (round: TableRound, now: Date): boolean =>
  round.drawn === null && now < round.closesAt;

export const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);

/** Returns the draw of a round: `pf:2` from its seed, its salt and its place in the chain. */
export const drawOfRound = (seed: string, { salt, link }: Pick<TableRound, "salt" | "link">) =>
  drawOf({ serverSeed: seed, clientSeed: salt, nonce: BigInt(link.number) });

/** Returns the table of a slug. Throws when this program has none. */
export function formOf(slug: string): LiveTableForm {
  const form = findLiveTable(slug);
  if (!form) throw new Error(`there is no live table ${slug}`);
  return form;
}

/** Returns the game that decides a round, in the version under which it opened. */
export function gameOfRound({
  table,
  version,
}: Pick<TableRound, "table" | "version">): InstantGame {
  const game = versionAt(formOf(table), version);
  if (!game) throw new Error(`live table ${table} has no game of version ${version}`);
  return game;
}
