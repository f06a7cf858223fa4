import { expect, it } from "vitest";
import {
  BETTING,
  FLEW_MS,
  FLYING,
  OVER,
  told,
} from "../../../data/engagement/rocket/rocket.testing.ts";
import { nextStatus, statusOf } from "./status.ts";

it.each([
  ["how long bets are taken", BETTING, -7_999, { kind: "leavesIn", seconds: 8 }],
  ["the last second", BETTING, -1, { kind: "leavesIn", seconds: 1 }],
  ["that it leaves, until that is told", BETTING, 0, { kind: "leaving" }],
  ["that it flies", FLYING, 60_000, { kind: "flying" }],
  ["where it was gone", OVER, 0, { kind: "gone", multiplier: 231 }],
  [
    "where it was broken off",
    { ...OVER, broken_off_at: 150 },
    0,
    { kind: "brokenOff", multiplier: 150 },
  ],
  ["that a house's first round comes", null, 0, { kind: "nextSoon" }],
])("says %s", (_name, round, afterMs, status) =>
  expect(statusOf(round, FLEW_MS + afterMs)).toEqual(status),
);

it("says when the next round opens, and that it does so in a moment where that time has passed", () => {
  const view = { ...told(OVER), next_at: new Date(FLEW_MS + 13_700).toISOString() };
  expect(nextStatus(view, FLEW_MS + 10_000)).toEqual({ kind: "nextIn", seconds: 4 });
  expect(nextStatus(view, FLEW_MS + 13_700)).toEqual({ kind: "nextSoon" });
  expect(nextStatus(told(OVER), FLEW_MS)).toEqual({ kind: "nextSoon" });
  expect(nextStatus(told(FLYING), FLEW_MS)).toBeNull();
  expect(nextStatus({ ...view, is_open: false }, FLEW_MS)).toEqual({ kind: "closed" });
  expect(nextStatus(told(null), FLEW_MS)).toBeNull();
});
