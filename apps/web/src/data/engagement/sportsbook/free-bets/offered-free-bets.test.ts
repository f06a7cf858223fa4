import { expect, it } from "vitest";
import { freeBet } from "../sportsbook.testing.ts";
import { openFreeBets, suits } from "./offered-free-bets.ts";

it("those are offered that are open and in the currency of the bet, the first to end first", () => {
  const late = freeBet({ id: 1, valid_until: "2026-01-09T12:00:00.000Z" });
  const soon = freeBet({ id: 2, valid_until: "2026-01-02T12:00:00+02:00" });
  const rest = [
    freeBet({ id: 3, state: "used" }),
    freeBet({ id: 4, state: "expired" }),
    freeBet({ id: 5, currency: "CAD" }),
  ];
  expect(openFreeBets([late, ...rest, soon], "EUR")).toEqual([soon, late]);
});

it.each([
  [[2_000], true],
  [[1_999], false],
  [[1_415, 1_414], true],
  [[1_414, 1_414], false],
])("odds of %j suit one of 2.00 or longer: %s", (odds, suited) =>
  expect(suits(freeBet(), odds)).toBe(suited),
);
