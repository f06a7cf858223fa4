import { createHash, createHmac } from "node:crypto";
import { matchBlock } from "@houselight/sports-maths/football";

/** Bytes taken per attempt: 48 bits, the most that stays exact in a number. */
const ATTEMPT_BYTES = 6;
const ATTEMPT_RANGE = 2 ** 48;

/** Returns the seed of something in the world, as hex. */
export const seedOf = (worldSeed: string, name: string): string =>
  createHmac("sha256", worldSeed).update(name).digest("hex");

/** Returns the SHA-256 of a text, as hex. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * Makes the draw of a seed: `draw(n)` is a whole number in [0, n), n up to 2^32. Blocks
 * HMAC-SHA256(seed, "name:0"), HMAC-SHA256(seed, "name:1"), … are one stream; six bytes of it are a number
 * of 48 bits; from the last whole multiple of n on it is thrown away, else its remainder is taken. It is the
 * mapping of the house's games (`pf:2`), with the name in the place of client seed and nonce.
 */
export function drawOf(seed: string, name: string): (n: number) => number {
  let bytes = Buffer.alloc(0);
  let block = 0;
  const take = (): number => {
    if (bytes.length < ATTEMPT_BYTES) {
      const next = createHmac("sha256", seed).update(matchBlock(name, block)).digest();
      block += 1;
      bytes = Buffer.concat([bytes, next]);
    }
    const value = bytes.readUIntBE(0, ATTEMPT_BYTES);
    bytes = bytes.subarray(ATTEMPT_BYTES);
    return value;
  };
  return (n) => {
    if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`a draw of ${n}`);
    const limit = Math.floor(ATTEMPT_RANGE / n) * n;
    for (;;) {
      const value = take();
      if (value < limit) return value % n;
    }
  };
}
