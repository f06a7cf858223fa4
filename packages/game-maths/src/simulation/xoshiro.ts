import { assertDrawRange } from "../fairness/draw.ts";
import type { Draw } from "../fairness/draw.ts";

/**
 * xoshiro128** by Blackman and Vigna, seeded by splitmix32: fast and repeatable, for
 * simulations ONLY. It is not cryptographic: a few outputs reveal all that follow, so
 * it never decides a real round. Draws are unbiased (rejection), n up to 2^32.
 * @param seed any whole number; its low 32 bits count.
 */
export function simulationDraw(seed: number): Draw {
  const next = splitmix32(seed);
  let a = next();
  let b = next();
  let c = next();
  let d = next();
  return (n) => {
    assertDrawRange(n);
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const product = Math.imul(b, 5);
      const word = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = (d << 11) | (d >>> 21);
      if (word < limit) return word % n;
    }
  };
}

function splitmix32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let z = state ^ (state >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
}
