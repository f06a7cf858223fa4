import { describe, expect, it } from "vitest";
import { addUp, dayOf, productOf } from "./figures.ts";

describe("the day of a moment", () => {
  it.each([
    ["2026-03-10T00:00:00.000Z", "2026-03-10"],
    ["2026-03-09T23:59:59.999Z", "2026-03-09"],
    ["2026-03-10T00:30:00+02:00", "2026-03-09"],
  ])("%s is %s", (at, day) => expect(dayOf(at)).toBe(day));
});

it.each([
  ["rocket", "rocket"],
  ["sportsbook", "sportsbook"],
  ["house-games", "casino"],
  ["another-studio", "casino"],
  ["constructor", "casino"],
])("a wager of %s belongs to %s", (owner, product) => expect(productOf(owner)).toBe(product));

it("adds up rows of one key, in the order of the keys, and leaves out what is not said", () => {
  const rows = [
    { day: "2026-03-11", currency: "EUR", wagers: 1n },
    { day: "2026-03-10", currency: "EUR", wagers: 2n, win: undefined },
    { day: "2026-03-11", currency: "EUR", wagers: 3n, win: -4n },
    { day: "2026-03-10", currency: "BTC", win: 9_007_199_254_740_993n },
  ];
  expect(addUp(rows, ["day", "currency"])).toEqual([
    { day: "2026-03-10", currency: "BTC", win: "9007199254740993" },
    { day: "2026-03-10", currency: "EUR", wagers: "2" },
    { day: "2026-03-11", currency: "EUR", wagers: "4", win: "-4" },
  ]);
});
