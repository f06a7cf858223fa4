import { assertDrawRange } from "./draw.ts";
import type { Draw } from "./draw.ts";

/** Names the mapping from seeds to numbers. A change of any rule below is a new version. */
export const FAIRNESS_MAPPING = "pf:2";

/** Bytes in one block: HMAC-SHA256 answers 32. */
export const BLOCK_BYTES = 32;

/** Bytes taken per attempt: 48 bits, the most that stays exact in a JavaScript number. */
const ATTEMPT_BYTES = 6;
const ATTEMPT_RANGE = 2 ** 48;

/**
 * The message that is signed with the server seed for one block:
 * HMAC-SHA256(key = server seed as utf-8 text, message = this as utf-8 text).
 * @param round block number, 0 for the first 32 bytes, then 1, 2, …
 */
export function blockMessage(clientSeed: string, nonce: number, round: number): string {
  return `${clientSeed}:${nonce}:${round}`;
}

/**
 * The provably fair draw, mapping `pf:2`.
 *
 * Blocks are concatenated to one byte stream. A draw in [0, n) takes the next six
 * bytes as a 48-bit big-endian number; numbers from floor(2^48 / n) * n up are
 * rejected and the next six bytes are taken; what remains is reduced modulo n.
 * No number is favoured, by even one part in 2^48.
 *
 * @param block answers the 32 bytes of block `round`; the caller supplies the HMAC.
 */
export function createDraw(block: (round: number) => Uint8Array): Draw {
  let bytes = new Uint8Array(0);
  let offset = 0;
  let round = 0;

  function nextByte(): number {
    if (offset === bytes.length) {
      bytes = new Uint8Array(block(round));
      if (bytes.length !== BLOCK_BYTES) {
        throw new RangeError(`block ${round} has ${bytes.length} bytes, expected ${BLOCK_BYTES}`);
      }
      round += 1;
      offset = 0;
    }
    const byte = bytes[offset] as number;
    offset += 1;
    return byte;
  }

  return (n) => {
    assertDrawRange(n);
    const limit = Math.floor(ATTEMPT_RANGE / n) * n;
    for (;;) {
      let value = 0;
      for (let i = 0; i < ATTEMPT_BYTES; i += 1) value = value * 256 + nextByte();
      if (value < limit) return value % n;
    }
  };
}
