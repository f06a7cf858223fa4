import { createHmac } from "node:crypto";
import { array, assert, integer, nat, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { blockMessage, createDraw, isClientSeed, recordDraw, replayDraw } from "./index.ts";
import type { Draw } from "./index.ts";

const SERVER_SEED = "9f64a747e1b97f131fabb6b447296c9b6f0201e79fb3c5356e6c77e89b6a806a";

/** Computed by a separate program from the mapping's description. */
const VECTORS = [0, 5, 10, 32, 36, 4, 46, 14, 201, 4278, 2487426694];

function hmacBlock(clientSeed: string, nonce: number): (round: number) => Uint8Array {
  return (round) =>
    createHmac("sha256", SERVER_SEED)
      .update(blockMessage(clientSeed, nonce, round))
      .digest();
}

/** The mapping once more, by big numbers over the whole stream, to check the first. */
function bigDraws(clientSeed: string, nonce: number, ranges: readonly number[]): number[] {
  const blocks = Array.from({ length: ranges.length + 8 }, (_, round) =>
    createHmac("sha256", SERVER_SEED).update(`${clientSeed}:${nonce}:${round}`).digest("hex"),
  );
  const attempts = blocks.join("").match(/.{12}/g) ?? [];
  let position = 0;
  return ranges.map((n) => {
    const range = BigInt(n);
    const limit = (2n ** 48n / range) * range;
    for (;;) {
      const value = BigInt(`0x${attempts[position]}`);
      position += 1;
      if (value < limit) return Number(value % range);
    }
  });
}

/** Far above what the draws need on a slow machine. */
const TIMEOUT_MS = 120_000;

describe("createDraw", { timeout: TIMEOUT_MS }, () => {
  it("gives the published vectors", () => {
    const draw = createDraw(hmacBlock("paper-rocket", 0));
    const ranges = [2, 6, 13, 36, 37, 38, 52, 80, 416, 10_000, 2 ** 32];
    expect(ranges.map(draw)).toEqual(VECTORS);
  });

  it("equals the mapping computed with big numbers", () => {
    const range = integer({ min: 1, max: 2 ** 32 });
    assert(
      property(array(range, { maxLength: 40 }), nat(), (ranges, nonce) => {
        const draw = createDraw(hmacBlock("kite", nonce));
        expect(ranges.map(draw)).toEqual(bigDraws("kite", nonce, ranges));
      }),
    );
  });

  it("rejects numbers from floor(2^48 / n) * n up and takes the next six bytes", () => {
    const bytes = [255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 9];
    const block = Uint8Array.from({ length: 32 }, (_, i) => bytes[i] ?? 0);
    expect(createDraw(() => block)(10)).toBe(9);
    expect(createDraw(() => block)(2 ** 32)).toBe(2 ** 32 - 1);
  });

  it("carries bytes over from one block to the next", () => {
    const draw = createDraw((round) => new Uint8Array(32).fill(round));
    const values = Array.from({ length: 6 }, () => draw(2 ** 32));
    expect(values).toEqual([0, 0, 0, 0, 0, 0x01010101]);
  });

  it("refuses impossible ranges and short blocks", () => {
    const draw = createDraw(hmacBlock("kite", 0));
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1])
      expect(() => draw(n)).toThrow(RangeError);
    expect(() => createDraw(() => new Uint8Array(31))(2)).toThrow(/31 bytes/);
  });

  it.each([2, 6, 13, 36, 37, 38, 52, 80, 416, 10_000])(
    "is uniform over %i by chi-square at its 99 per cent point, for a fixed seed",
    (n) => {
      const statistic = chiSquare(createDraw(hmacBlock("chi-square", n)), n, 150_000);
      expect(statistic).toBeLessThan(chiSquarePoint(n - 1, 2.326_347_874));
      expect(statistic).toBeGreaterThan(chiSquarePoint(n - 1, -3.090_232_306));
    },
  );
});

/** Sum of (seen - expected)^2 / expected over `count` draws. */
function chiSquare(draw: Draw, n: number, count: number): number {
  const seen = new Int32Array(n);
  for (let i = 0; i < count; i += 1) {
    const value = draw(n);
    seen[value] = (seen[value] as number) + 1;
  }
  return seen.reduce((sum, each) => sum + (each - count / n) ** 2 / (count / n), 0);
}

/** The chi-square point of a normal point, by Wilson and Hilferty; 1 degree is squared directly. */
function chiSquarePoint(degrees: number, normalPoint: number): number {
  if (degrees === 1) return normalPoint > 0 ? 2.575_829_304 ** 2 : -1;
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + normalPoint * Math.sqrt(spread)) ** 3;
}

describe("recordDraw and replayDraw", () => {
  it("replay what was recorded", () => {
    const { draw, drawn } = recordDraw(createDraw(hmacBlock("kite", 3)));
    const values = [6, 52, 37].map(draw);
    expect(drawn).toEqual(values);
    expect([6, 52, 37].map(replayDraw(drawn))).toEqual(values);
  });

  it("replay refuses to go past the end or outside the range", () => {
    const draw = replayDraw([5]);
    expect(() => draw(5)).toThrow(/outside \[0, 5\)/);
    expect(draw(6)).toBe(5);
    expect(() => draw(6)).toThrow(/exhausted after 1/);
    expect(() => replayDraw([-1])(6)).toThrow(RangeError);
    expect(() => replayDraw([0.5])(6)).toThrow(RangeError);
  });
});

describe("isClientSeed", () => {
  it.each(["a", "paper rocket", "月と海", "🏮".repeat(64), "x".repeat(64)])(
    "accepts %j",
    (text) => {
      expect(isClientSeed(text)).toBe(true);
    },
  );

  it.each(["", "a:b", "a\nb", "a\u0000", "\u0085", "x".repeat(65), "\ud800"])(
    "refuses %j",
    (text) => {
      expect(isClientSeed(text)).toBe(false);
    },
  );
});
