import { expect, it } from "vitest";
import { untilNextTurn } from "./wheel.ts";

const MIDNIGHT = "2026-11-30T00:00:00.000Z";
const MINUTE_MS = 60_000;

it.each([
  [MIDNIGHT, -10 * MINUTE_MS, 10 * MINUTE_MS],
  // By a clock that is ahead: the house has not come to the day yet, and is asked until it has.
  [MIDNIGHT, 0, MINUTE_MS / 2],
  [MIDNIGHT, 90 * MINUTE_MS, MINUTE_MS / 2],
  [null, 0, false],
])("a wheel that turns next at %s is asked for again %d ms past that after %s", (next, ms, wait) =>
  expect(untilNextTurn(next, Date.parse(MIDNIGHT) + ms)).toBe(wait),
);
