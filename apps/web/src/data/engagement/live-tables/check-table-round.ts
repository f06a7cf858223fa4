import type { LiveTableRoundView } from "@houselight/contracts/live-tables";
import { findLiveTable, sharedOutcome, versionAt } from "@houselight/game-maths/live-tables";
import { recompute } from "../rounds-of-all/recompute.ts";

/** A round as this browser computes it again: what agrees with what the house told. */
export interface CheckedTableRound {
  /** The seed is the one whose hash was told before the bets. */
  readonly seed: boolean;
  /** The entries on record, in their order, give the salt. */
  readonly salt: boolean;
  /** Seed, salt and nonce give the outcome. */
  readonly outcome: boolean;
}

type Played = Pick<
  LiveTableRoundView,
  "table" | "game_version" | "seed" | "seed_hash" | "salt" | "nonce" | "outcome" | "entries"
>;

/**
 * Computes a round again from its seed and the ids of its entries, page by page; null while the seed is
 * secret, or where this page does not know the version of the game.
 */
export async function checkTableRound(
  { table, game_version, seed, outcome, entries, ...bound }: Played,
  pages: AsyncIterable<readonly string[]>,
): Promise<CheckedTableRound | null> {
  const form = findLiveTable(table);
  const game = form && versionAt(form, game_version);
  if (seed === null || !game) return null;
  const { draw, ...agrees } = await recompute({ ...bound, seed }, entries, pages);
  return { ...agrees, outcome: sameJson(sharedOutcome(game, draw), outcome) };
}

/** Tells whether two outcomes are the same, in whatever order their fields came. */
const sameJson = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
