import { describe, expect, it } from "vitest";
import { expectNothingLost, SHORT } from "./faults.testing.ts";
import { EMBEDDED, runTrial } from "./run-trial.ts";
import { steppedTrial } from "./runs/processes/stepped-rounds.ts";
import { duplicateForAWhile } from "./runs/requests/callbacks.ts";
import { decideAtOnce } from "./runs/requests/decide.ts";
import { raceOnce } from "./runs/requests/race.ts";
import { clickForAWhile } from "./runs/requests/repeats.ts";

/** Each costs a minute on a busy machine: `npm run test:all` has the time. */
describe("a house under load", { timeout: 240_000 }, () => {
  it("keeps rounds with steps to the last card through a kill, and ends what is left", async () => {
    const result = await steppedTrial({ ...SHORT, players: 8 }, EMBEDDED, { ends: 0 });
    expect(result.injected).toBe(SHORT.kills);
    expectNothingLost(result);
    expect(result.figures["steps"]).toBeGreaterThan(10);
  });

  it("does once what is asked for many times at once", async () => {
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

  it("is no proof of anything while nothing is broken", async () => {
    const trial = { ...SHORT, fault: "none", database: EMBEDDED, players: 4 };
    const { violations } = await runTrial(trial, async () => {});
    expect(violations).toEqual(["nothing was broken"]);
  });
});
