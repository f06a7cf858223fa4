import { blockMessage, createDraw } from "@houselight/game-maths/fairness";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Facts that bind a round that all share. */
interface Bound {
  readonly seed: string;
  readonly seed_hash: string;
  readonly salt: string;
  readonly nonce: number;
}

/** A round as this browser computes it again. */
interface Recomputed {
  /** The seed is the one whose hash was told before the bets. */
  readonly seed: boolean;
  /** The ids on record, in their order, give the salt. */
  readonly salt: boolean;
  /** The draw of the round. */
  readonly draw: ReturnType<typeof createDraw>;
}

/** Computes the draw of a round again, from its seed and the ids that its salt was hashed on with, page by page. */
export async function recompute(
  { seed, seed_hash, salt, nonce }: Bound,
  entries: number,
  pages: AsyncIterable<readonly string[]>,
): Promise<Recomputed> {
  let own = seed_hash;
  let counted = 0;
  for await (const ids of pages) {
    counted += ids.length;
    for (const id of ids) own = hash(`${own}:${id}`);
  }
  const key = utf8ToBytes(seed);
  return {
    seed: hash(seed) === seed_hash,
    salt: own === salt && counted === entries,
    draw: createDraw((block) => hmac(sha256, key, utf8ToBytes(blockMessage(own, nonce, block)))),
  };
}
