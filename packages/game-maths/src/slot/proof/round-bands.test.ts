import { assert, nat, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { BAND_BOUNDS, bandOf } from "../../proof/win-bands.ts";
import type { ParSheet } from "../par-sheet/par-sheet.ts";
import { simulationDraw } from "../../simulation/xoshiro.ts";
import { everyRound } from "../testing/brute-force.ts";
import { randomSheet, TINY_SHEET } from "../testing/tiny-sheets.ts";
import { proveSlot } from "./prove-slot.ts";

/** The bands of a small sheet by playing every possible round. */
function bruteForceBands(sheet: ParSheet): { probability: number; rtpShare: number }[] {
  const bands = Array.from({ length: BAND_BOUNDS.length + 1 }, () => {
    return { probability: 0, rtpShare: 0 };
  });
  everyRound(sheet, (round, oneIn) => {
    const win = Number(round.coins);
    const band = bands[bandOf(win, sheet.lines.length)] as (typeof bands)[number];
    band.probability += 1 / Number(oneIn);
    band.rtpShare += win / sheet.lines.length / Number(oneIn);
  });
  return bands;
}

function expectBandsOf(sheet: ParSheet): void {
  const { roundBands } = proveSlot(sheet);
  for (const [index, expected] of bruteForceBands(sheet).entries()) {
    expect(roundBands[index]?.probability).toBeCloseTo(expected.probability, 8);
    expect(roundBands[index]?.rtpShare).toBeCloseTo(expected.rtpShare, 7);
  }
}

/** Far above what playing every round needs on a slow machine. */
const TIMEOUT_MS = 120_000;

describe("roundBands", { timeout: TIMEOUT_MS }, () => {
  it("equal the play of every possible round of a small sheet", () => {
    expectBandsOf(TINY_SHEET);
  });

  it("equal the play of every possible round of random sheets", () => {
    assert(
      property(nat(), (seed) => {
        expectBandsOf(randomSheet({ reels: 3, rows: 2, stops: 3 }, simulationDraw(seed)));
      }),
      { seed: 20_260_103, numRuns: 40 },
    );
  });

  it("without a limit are what a high limit gives", () => {
    const rare = { awards: { 3: 2 }, retrigger: { 3: 1 }, multiplier: 2 };
    const unlimited = proveSlot({ ...TINY_SHEET, freeSpins: rare });
    const limited = proveSlot({ ...TINY_SHEET, freeSpins: { ...rare, maxSpins: 40 } });
    for (const [index, band] of unlimited.roundBands.entries()) {
      expect(band.probability).toBeCloseTo(limited.roundBands[index]?.probability ?? -1, 10);
    }
  });
});
