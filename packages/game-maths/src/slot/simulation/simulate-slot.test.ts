import { describe, expect, it } from "vitest";
import { agreement } from "../../proof/confidence.ts";
import { fractionToNumber } from "../../proof/fraction.ts";
import { LANTERN_TIDE } from "../../lantern-tide/sheet.ts";
import { proveSlot } from "../proof/prove-slot.ts";
import { TINY_SHEET } from "../testing/tiny-sheets.ts";
import { simulateSlot } from "./simulate-slot.ts";
import type { SlotSimulation } from "./simulate-slot.ts";
import { simulationDraw } from "../../simulation/xoshiro.ts";

const ROUNDS = 400_000;

/** Far above what the proof needs on a slow machine. */
const TIMEOUT_MS = 120_000;

function run(seed: number): SlotSimulation {
  return simulateSlot(LANTERN_TIDE, 1000, simulationDraw(seed));
}

describe("simulateSlot", () => {
  it.each([
    ["the small sheet", TINY_SHEET] as const,
    // The proof of a whole game takes seconds.
    ...(process.env["TEST_MATRIX"] === "all" ? [["Lantern Tide", LANTERN_TIDE] as const] : []),
  ])("agrees with the proof of %s in mean and features", { timeout: TIMEOUT_MS }, (_, sheet) => {
    const proof = proveSlot(sheet);
    const run = simulateSlot(sheet, ROUNDS, simulationDraw(11));
    const rtp = fractionToNumber(proof.rtp);
    expect(agreement(run.mean, ROUNDS, rtp, proof.standardDeviation).agrees).toBe(true);
    const frequency = fractionToNumber(
      proof.freeSpins?.frequency ?? { numerator: 0n, denominator: 1n },
    );
    const spread = Math.sqrt(frequency * (1 - frequency));
    expect(agreement(run.featureRounds / ROUNDS, ROUNDS, frequency, spread).agrees).toBe(true);
  });

  it("disagrees when the pays are not those that were proven", () => {
    const proof = proveSlot(TINY_SHEET);
    const generous = { ...TINY_SHEET, pays: { ...TINY_SHEET.pays, B: { 3: 10 } } };
    const run = simulateSlot(generous, ROUNDS, simulationDraw(11));
    const rtp = fractionToNumber(proof.rtp);
    expect(agreement(run.mean, ROUNDS, rtp, proof.standardDeviation).agrees).toBe(false);
  });

  it("repeats itself for a seed and differs for another", () => {
    expect(run(5)).toEqual(run(5));
    expect(run(5)).not.toEqual(run(6));
  });
});
