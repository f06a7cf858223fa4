import { assert, integer, nat, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { recordDraw, replayDraw } from "../../fairness/draw.ts";
import { LANTERN_TIDE } from "../../lantern-tide/sheet.ts";
import { compileSheet } from "../compiled-sheet.ts";
import type { ParSheet } from "../par-sheet/par-sheet.ts";
import { playSlot } from "../play-slot.ts";
import { randomSheet } from "../testing/tiny-sheets.ts";
import { fastRound } from "./fast-round.ts";
import { simulationDraw } from "../../simulation/xoshiro.ts";

function expectSameRounds(sheet: ParSheet, rounds: number, seed: number): void {
  const { draw, drawn } = recordDraw(simulationDraw(seed));
  const play = fastRound(compileSheet(sheet));
  for (let round = 0; round < rounds; round += 1) {
    drawn.length = 0;
    const slow = playSlot(sheet, { lineStake: 1n }, draw);
    const replay = recordDraw(replayDraw(drawn));
    const fast = play(replay.draw);
    expect({ ...fast, draws: replay.drawn.length }).toEqual({
      win: Number(slow.payout),
      freeSpins: slow.steps.length - 1,
      draws: drawn.length,
    });
  }
}

/** Far above what the rounds need on a slow machine. */
const TIMEOUT_MS = 120_000;

describe("fastRound", { timeout: TIMEOUT_MS }, () => {
  it("plays Lantern Tide as playSlot does, draw by draw", () => {
    expectSameRounds(LANTERN_TIDE, 5000, 7);
  });

  it("plays any sheet as playSlot does, draw by draw", () => {
    assert(
      property(nat(), integer({ min: 2, max: 6 }), (seed, reels) => {
        const size = { reels, rows: 3, stops: 8 };
        expectSameRounds(randomSheet(size, simulationDraw(seed)), 50, seed);
      }),
      { seed: 20_260_102, numRuns: 100 },
    );
  });
});
