import { expect, it } from "vitest";
import { expectNothingLost, SHORT } from "./faults.testing.ts";
import { EMBEDDED } from "./run-trial.ts";
import { killTrial } from "./runs/processes/kills.ts";

it("a house under load keeps every acknowledged operation exactly once through a kill", {
  timeout: 180_000,
}, async () => {
  const result = await killTrial(SHORT, EMBEDDED);
  expect(result.injected).toBe(SHORT.kills);
  expectNothingLost(result);
});
