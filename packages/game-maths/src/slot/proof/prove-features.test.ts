import { describe, expect, it } from "vitest";
import {
  addFractions,
  fraction,
  fractionToNumber,
  multiplyFractions,
} from "../../proof/fraction.ts";
import { simulationDraw } from "../../simulation/xoshiro.ts";
import { priceOf } from "../par-sheet/par-sheet.ts";
import type { ParSheet } from "../par-sheet/par-sheet.ts";
import { simulateSlot } from "../simulation/simulate-slot.ts";
import { bruteForce } from "../testing/brute-force.ts";
import { FEATURE_SHEETS } from "../testing/feature-sheets.ts";
import { TINY_SHEET } from "../testing/tiny-sheets.ts";
import { proveSlot } from "./prove-slot.ts";
import { slotFigures } from "./slot-report.ts";

/** Far above what playing every round needs on a slow machine. */
const TIMEOUT_MS = 120_000;

describe("proveSlot", { timeout: TIMEOUT_MS }, () => {
  // A hold has no longest round: its spins may be won again and again.
  const finite = FEATURE_SHEETS.filter(([, { hold }]) => !hold);

  it.each(finite)("equals the play of every possible round with %s", (_, sheet) => {
    const proof = proveSlot(sheet);
    const truth = bruteForce(sheet);
    const perStake = fraction(1n, BigInt(priceOf(sheet)));
    const rtp = multiplyFractions(truth.mean, perStake);
    expect(truth.rounds).toBeGreaterThan(15);
    expect(proof.rtp).toEqual(rtp);
    expect(addFractions(proof.variance, multiplyFractions(rtp, rtp))).toEqual(
      multiplyFractions(truth.meanSquare, perStake, perStake),
    );
    expect(proof.maxWin.round).toEqual(fraction(truth.maxWin, BigInt(priceOf(sheet))));
    if (sheet.startSpins === undefined) expect(proof.hitRate).toEqual(truth.hitRate);
  });

  it.each(FEATURE_SHEETS)("agrees with many rounds of %s", (_, sheet) => {
    const { rtp, standardDeviation } = proveSlot(sheet);
    const rounds = 200_000;
    const { mean, sampleDeviation } = simulateSlot(sheet, rounds, simulationDraw(17));
    const error = standardDeviation / Math.sqrt(rounds);
    expect(Math.abs(mean - fractionToNumber(rtp))).toBeLessThan(4 * error);
    expect(sampleDeviation / standardDeviation).toBeCloseTo(1, 1);
  });
});

describe("a highest payout in the proof", { timeout: TIMEOUT_MS }, () => {
  const capped = (cap: number): ParSheet => ({ ...TINY_SHEET, cap });
  const truth = (cap: number) => {
    const { mean } = bruteForce(capped(cap));
    return fractionToNumber(mean) / priceOf(TINY_SHEET);
  };

  it.each([5, 20, 60])("of %d stakes is summed up as every possible round has it", (cap) => {
    const figures = slotFigures(proveSlot(capped(cap)));
    expect(figures.rtpHalfWidth).toBe(1e-5);
    expect(Math.abs(fractionToNumber(figures.rtp) - truth(cap))).toBeLessThan(1e-5);
  });

  it("is bounded from above where it is all but out of reach", () => {
    const { capEffect, rtp } = proveSlot({ ...TINY_SHEET, freeSpins: undefined, cap: 20 });
    expect(capEffect).toEqual({ rate: 0, taken: 0 });
    expect(fractionToNumber(rtp)).toBeGreaterThan(0);
  });
});
