import { assertDrawRange } from "../fairness/draw.ts";
import type { Draw } from "../fairness/draw.ts";

const KEPT_LIMITS = 1024;

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
  /** [n] -> numbers from here on are drawn again; 0 until n is asked for. A remainder is slow. */
  const limits = new Float64Array(KEPT_LIMITS);
  return (n) => {
    let limit = limits[n] ?? 0;
    if (limit === 0) {
      assertDrawRange(n);
      limit = 2 ** 32 - (2 ** 32 % n);
      if (n < KEPT_LIMITS) limits[n] = limit;
    }
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
      // The quotient of whole numbers below 2^32 is never rounded up to a whole one: this is exact.
      if (word < limit) return word - Math.floor(word / n) * n;
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
