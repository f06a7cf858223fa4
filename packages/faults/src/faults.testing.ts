import { expect } from "vitest";
import type { FaultOptions, FaultResult } from "./fault.ts";

/** Fewer would test nothing; how many more there are is the machine's speed, which is nothing to test. */
const ACKNOWLEDGED_MIN = 20;

/** A fault for a moment: `npm run faults` takes its time. */
export const SHORT: FaultOptions = {
  kills: 1,
  players: 12,
  seconds: 1,
  seed: 20_260_501,
  progress: () => {},
};

export function expectNothingLost(result: FaultResult): void {
  expect(result).toMatchObject({
    lost: 0,
    duplicated: 0,
    imbalance: 0,
    unresolved: 0,
    violations: [],
  });
  expect(result.acknowledged).toBeGreaterThan(ACKNOWLEDGED_MIN);
}
