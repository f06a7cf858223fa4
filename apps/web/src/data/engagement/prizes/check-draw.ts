import type { PrizeDrawView } from "@houselight/contracts/prizes";
import { blockMessage, createDraw } from "@houselight/game-maths/fairness";
import { pickByWeight } from "@houselight/game-maths/prizes";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** A draw as this browser makes it again. */
export interface CheckedDraw {
  /** Drawn by the seeds: from 0 to the sum of the weights - 1. */
  readonly number: number;
  /** Place of the prize that it falls on, from 0. */
  readonly index: number;
  /** The seed is the one whose hash was told, and the prize is the one on record. */
  readonly agrees: boolean;
}

/** Draws a prize again from its seeds; null while the server seed is hidden. */
export function checkDraw({ index, weights, fairness }: PrizeDrawView): CheckedDraw | null {
  const { server_seed: seed, server_seed_hash, client_seed, nonce } = fairness;
  if (seed === null) return null;
  const key = utf8ToBytes(seed);
  const draw = createDraw((block) =>
    hmac(sha256, key, utf8ToBytes(blockMessage(client_seed, nonce, block))),
  );
  let number = -1;
  const drawn = pickByWeight(weights, (n) => {
    number = draw(n);
    return number;
  });
  const isSeed = bytesToHex(sha256(utf8ToBytes(seed))) === server_seed_hash;
  return { number, index: drawn, agrees: isSeed && drawn === index };
}
