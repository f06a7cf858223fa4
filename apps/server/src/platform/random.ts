import { createHmac, randomBytes } from "node:crypto";

/** Secrets from the operating system's generator, injected so that tests can repeat them. */
export interface Random {
  bytes(count: number): Uint8Array;
  /** Lower-case hex of `count` random bytes. */
  hex(count: number): string;
}

export const systemRandom: Random = {
  bytes: (count) => randomBytes(count),
  hex: (count) => randomBytes(count).toString("hex"),
};

/** A repeatable stream for tests: HMAC-SHA256 in counter mode under a seed text. */
export function seededRandom(seed: string): Random {
  let counter = 0;
  const bytes = (count: number): Buffer => {
    const blocks: Buffer[] = [];
    for (let have = 0; have < count; have += 32) {
      blocks.push(createHmac("sha256", seed).update(String(counter++)).digest());
    }
    return Buffer.concat(blocks).subarray(0, count);
  };
  return { bytes, hex: (count) => bytes(count).toString("hex") };
}
