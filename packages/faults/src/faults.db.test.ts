import { describe, expect, it } from "vitest";
import type { FaultOptions, FaultResult } from "./fault.ts";
import { EMBEDDED, runTrial } from "./run-trial.ts";
import { duplicateForAWhile } from "./runs/requests/callbacks.ts";
import { killTrial } from "./runs/processes/kills.ts";
import { decideAtOnce } from "./runs/requests/decide.ts";
import { raceOnce } from "./runs/requests/race.ts";
import { clickForAWhile } from "./runs/requests/repeats.ts";
import { steppedTrial } from "./runs/processes/stepped-rounds.ts";

/** Each costs a start of the house; `npm run faults` has fifty. */
const KILLS = 2;
/** The trial above has the second kill. */
const STEPPED_KILLS = 1;
/** Fewer would test nothing; how many more there are is the machine's speed, which is nothing to test. */
const ACKNOWLEDGED_MIN = 20;

const SHORT: FaultOptions = {
  kills: KILLS,
  players: 12,
  seconds: 1,
  seed: 20_260_501,
  progress: () => {},
};

function expectNothingLost(result: FaultResult): void {
  expect(result).toMatchObject({
    lost: 0,
    duplicated: 0,
    imbalance: 0,
    unresolved: 0,
    violations: [],
  });
  expect(result.acknowledged).toBeGreaterThan(ACKNOWLEDGED_MIN);
}

describe("a house under load", () => {
  it("keeps every acknowledged operation exactly once through kills", {
    timeout: 120_000,
  }, async () => {
    const result = await killTrial(SHORT, EMBEDDED);
    expect(result.injected).toBe(KILLS);
    expectNothingLost(result);
  });

  it("keeps rounds with steps to the last card through a kill, and ends what is left", {
    timeout: 120_000,
  }, async () => {
    const result = await steppedTrial({ ...SHORT, kills: STEPPED_KILLS, players: 8 }, EMBEDDED, {
      ends: 0,
    });
    expect(result.injected).toBe(STEPPED_KILLS);
    expectNothingLost(result);
    expect(result.figures["steps"]).toBeGreaterThan(10);
  });

  it("does once what is asked for many times at once", { timeout: 180_000 }, async () => {
    const trial = { ...SHORT, fault: "F8, F11, F12", database: EMBEDDED, players: 4 };
    const result = await runTrial(trial, async (one) => {
      await duplicateForAWhile(one, 500);
      await clickForAWhile(one, 1);
      await raceOnce(one);
      for (let turn = 0; turn < 2; turn++) await decideAtOnce(one);
    });
    expectNothingLost(result);
    expect(result.figures["approvals"]).toBeGreaterThan(2);
    expect(result.figures["second_operator_needed"]).toBeGreaterThanOrEqual(2);
  });
});
