import { expect, it } from "vitest";
import { type FaultResult, isProven, misread } from "./fault.ts";

const held: FaultResult = {
  fault: "F1",
  database: "embedded",
  acknowledged: 10,
  lost: 0,
  duplicated: 0,
  imbalance: 0,
  unresolved: 0,
  recoverySecondsMedian: 1,
  recoverySecondsMax: 1,
  injected: 1,
  figures: {},
  violations: [],
};
const away = { fault: "F7", leftOut: "neither Valkey nor Redis is installed" };

it("takes a run for proven by what was tried alone, and none in which nothing was", () => {
  expect(isProven([held], [], { isChosen: false })).toBe(true);
  expect(isProven([held, { ...held, lost: 1 }], [], { isChosen: false })).toBe(false);
  expect(isProven([held], [away], { isChosen: false })).toBe(true);
  expect(isProven([], [away], { isChosen: false })).toBe(false);
  // Asked for by its name, it had to be tried.
  expect(isProven([held], [away], { isChosen: true })).toBe(false);
});

it("names options that are no counts", () => {
  expect(misread({ kills: 50, players: Number("abc"), seconds: 0, seed: 1.5 })).toEqual([
    "--players",
    "--seconds",
    "--seed",
  ]);
  expect(misread({ kills: 1 })).toEqual([]);
});
