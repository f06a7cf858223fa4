import type { LiveTableRoundView } from "@houselight/contracts/live-tables";
import { blockMessage, createDraw } from "@houselight/game-maths/fairness";
import { findLiveTable, sharedOutcome, versionAt } from "@houselight/game-maths/live-tables";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

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
  { table, game_version, seed, seed_hash, salt, nonce, outcome, entries }: Played,
  pages: AsyncIterable<readonly string[]>,
): Promise<CheckedTableRound | null> {
  const form = findLiveTable(table);
  const game = form && versionAt(form, game_version);
  if (seed === null || !game) return null;
  let own = seed_hash;
  let counted = 0;
  for await (const ids of pages) {
    counted += ids.length;
    for (const id of ids) own = hash(`${own}:${id}`);
  }
  const key = utf8ToBytes(seed);
  const draw = createDraw((block) =>
    hmac(sha256, key, utf8ToBytes(blockMessage(own, nonce, block))),
  );
  return {
    seed: hash(seed) === seed_hash,
    salt: own === salt && counted === entries,
    outcome: sameJson(sharedOutcome(game, draw), outcome),
  };
}

/** Tells whether two outcomes are the same, in whatever order their fields came. */
const sameJson = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
