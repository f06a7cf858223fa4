import type { RocketRoundView } from "@houselight/contracts/rocket";
import { blockMessage, createDraw } from "@houselight/game-maths/fairness";
import { drawPoint } from "@houselight/game-maths/rocket";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** A round as this browser computes it again: what agrees with what the house told. */
export interface CheckedRound {
  /** The seed is the one whose hash was told before the bets. */
  readonly seed: boolean;
  /** The bets on record, in their order, give the salt. */
  readonly salt: boolean;
  /** Seed, salt and nonce give the point. */
  readonly point: boolean;
  /** The point as it is computed here, in hundredths. */
  readonly computed: number;
}

type Played = Pick<
  RocketRoundView,
  "seed" | "seed_hash" | "salt" | "nonce" | "point" | "bets" | "number"
>;

/** Computes a round again from its seed and the ids of its bets, page by page; null while the seed is secret. */
export async function checkRound(
  { seed, seed_hash, salt, nonce, point, bets }: Played,
  pages: AsyncIterable<readonly string[]>,
): Promise<CheckedRound | null> {
  if (seed === null) return null;
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
  const computed = drawPoint(draw);
  return {
    seed: hash(seed) === seed_hash,
    salt: own === salt && counted === bets,
    point: computed === point,
    computed,
  };
}
