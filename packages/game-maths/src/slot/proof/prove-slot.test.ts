import { assert, nat, property } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addFractions,
  divideFractions,
  fraction,
  fractionToNumber,
  multiplyFractions,
} from "../../proof/fraction.ts";
import type { Fraction } from "../../proof/fraction.ts";
import type { ParSheet } from "../par-sheet/par-sheet.ts";
import { simulationDraw } from "../../simulation/xoshiro.ts";
import { bruteForce } from "../testing/brute-force.ts";
import { randomSheet, TINY_SHEET } from "../testing/tiny-sheets.ts";
import { proveSlot } from "./prove-slot.ts";

/** Puts brute-force figures, in line stakes, into the proof's unit, the total stake. */
function expectProofOf(sheet: ParSheet): void {
  const proof = proveSlot(sheet);
  const truth = bruteForce(sheet);
  const perStake = fraction(1n, BigInt(sheet.lines.length));
  const rtp = multiplyFractions(truth.mean, perStake);
  const square = multiplyFractions(truth.meanSquare, perStake, perStake);
  expect(proof.rtp).toEqual(rtp);
  expect(addFractions(...Object.values(proof.rtpParts))).toEqual(rtp);
  expect(addFractions(proof.variance, multiplyFractions(rtp, rtp))).toEqual(square);
  expect(proof.hitRate).toEqual(truth.hitRate);
  expect(proof.freeSpins?.frequency ?? fraction(0n)).toEqual(truth.triggerRate);
  expect(proof.maxWin.round).toEqual(fraction(truth.maxWin, BigInt(sheet.lines.length)));
  if (proof.freeSpins) {
    const meanSpins = divideFractions(truth.meanSpins, truth.triggerRate);
    expect(proof.freeSpins.averageSpins).toEqual(meanSpins);
  }
}

/** Far above what playing every round needs on a slow machine. */
const TIMEOUT_MS = 120_000;

describe("proveSlot", { timeout: TIMEOUT_MS }, () => {
  it("equals the play of every possible round of a small sheet, to the exact fraction", () => {
    expectProofOf(TINY_SHEET);
    expect(proveSlot(TINY_SHEET).rtp).toEqual(fraction(27_443n, 972n));
  });

  it("equals the play of every possible round for random sheets", () => {
    const size = { reels: 3, rows: 2, stops: 3 };
    assert(
      property(nat(), (seed) => {
        expectProofOf(randomSheet(size, simulationDraw(seed)));
      }),
      { seed: 20_260_101, numRuns: 100 },
    );
  });

  it("has bands that add up to certainty and to the base game's RTP", () => {
    const proof = proveSlot(TINY_SHEET);
    const sum = (pick: (band: (typeof proof.baseBands)[number]) => Fraction) =>
      addFractions(...proof.baseBands.map(pick));
    const { baseLines, baseScatter } = proof.rtpParts;
    expect(sum((band) => band.probability)).toEqual(fraction(1n));
    expect(sum((band) => band.rtpShare)).toEqual(addFractions(baseLines, baseScatter));
  });
});

describe("proveSlot without a limit on free spins", () => {
  const unlimited: ParSheet = {
    ...TINY_SHEET,
    reels: [
      ["A", "B", "A", "S"],
      ["A", "W", "B", "S"],
      ["B", "A", "A", "S"],
    ],
    freeSpinReels: undefined,
    rows: 1,
    lines: [[0, 0, 0]],
    freeSpins: { awards: { 2: 2, 3: 3 }, multiplier: 2, retrigger: { 2: 1, 3: 2 } },
  };

  function limitedTo(maxSpins: number): ParSheet {
    return { ...unlimited, freeSpins: { awards: {}, ...unlimited.freeSpins, maxSpins } };
  }

  it("is what ever higher limits tend to, in mean and variance", () => {
    const exact = proveSlot(unlimited);
    const near = proveSlot(limitedTo(60));
    expect(fractionToNumber(near.rtp)).toBeCloseTo(fractionToNumber(exact.rtp), 12);
    expect(fractionToNumber(near.variance)).toBeCloseTo(fractionToNumber(exact.variance), 9);
    const far = proveSlot(limitedTo(3));
    expect(fractionToNumber(far.rtp)).toBeLessThan(fractionToNumber(exact.rtp));
    expect(exact.maxWin.round).toBeNull();
  });

  it("has a highest round win when nothing retriggers", () => {
    const sheet = { ...unlimited, freeSpins: { awards: { 2: 2, 3: 2 }, multiplier: 2 } };
    expectProofOf(sheet);
  });

  it("is refused when free spins never end on average", () => {
    const endless = { ...unlimited, freeSpins: { awards: { 1: 5 }, retrigger: { 1: 5 } } };
    expect(() => proveSlot(endless)).toThrow(/have no limit/);
  });
});
