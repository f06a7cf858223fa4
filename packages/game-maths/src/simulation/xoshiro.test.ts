import { describe, expect, it } from "vitest";
import { simulationDraw } from "./xoshiro.ts";

const MASK = 0xffff_ffffn;

/** xoshiro128** and splitmix32 written over big numbers, to check the 32-bit tricks of the fast one. */
function bigWords(seed: bigint, count: number): number[] {
  let mix = seed & MASK;
  const state = Array.from({ length: 4 }, () => {
    mix = (mix + 0x9e3779b9n) & MASK;
    let z = ((mix ^ (mix >> 16n)) * 0x21f0aaadn) & MASK;
    z = ((z ^ (z >> 15n)) * 0x735a2d97n) & MASK;
    return z ^ (z >> 15n);
  });
  const rotate = (x: bigint, k: bigint): bigint => ((x << k) | (x >> (32n - k))) & MASK;
  return Array.from({ length: count }, () => {
    let [a, b, c, d] = state as [bigint, bigint, bigint, bigint];
    const word = (rotate((b * 5n) & MASK, 7n) * 9n) & MASK;
    const shifted = (b << 9n) & MASK;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11n);
    state.splice(0, 4, a, b, c, d);
    return Number(word);
  });
}

describe("simulationDraw", () => {
  it.each([0, 1, 2 ** 31, 0xffff_ffff])("gives the words of xoshiro128** for seed %i", (seed) => {
    const draw = simulationDraw(seed);
    const words = Array.from({ length: 200 }, () => draw(2 ** 32));
    expect(words).toEqual(bigWords(BigInt(seed), 200));
  });

  it("stays inside the range", () => {
    const draw = simulationDraw(9);
    for (let n = 1; n < 500; n += 1) expect(draw(n)).toBeLessThan(n);
    expect(() => draw(0)).toThrow(RangeError);
  });
});
