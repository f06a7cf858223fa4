import { describe, expect, it } from "vitest";
import { newestRocket, withOwnBet } from "./newest.ts";
import { BETTING, FLYING, OPEN_BET, OVER, told } from "./rocket.testing.ts";

const NEXT = { ...BETTING, number: 8 };

describe("the newer of two told states", () => {
  it.each([
    ["a later time of the same round", told(FLYING, 1_000), told(FLYING, 2_000), true],
    ["an older time", told(FLYING, 2_000), told(FLYING, 1_000), false],
    ["the same moment told again", told(FLYING, 1_000), told(FLYING, 1_000), true],
    ["a later round", told(OVER, 9_000), told(NEXT, 14_000), true],
    ["a lower round, whatever its clock says", told(NEXT, 14_000), told(OVER, 15_000), false],
    ["an earlier phase of a clock that is ahead", told(OVER, 9_700), told(FLYING, 9_900), false],
    ["a later phase of a clock that is behind", told(FLYING, 9_900), told(OVER, 9_700), true],
    ["no round after one", told(FLYING, 1_000), told(null, 2_000), false],
    ["the first round", told(null, 0), told(BETTING, -8_000), true],
  ])("%s", (_name, known, next, isTaken) =>
    expect(newestRocket(known, next)).toBe(isTaken ? next : known),
  );

  it("is the first that is told", () => {
    const first = told(null);
    expect(newestRocket(undefined, first)).toBe(first);
  });
});

describe("a player's bets", () => {
  const earlier = { ...OPEN_BET, id: "bet-6", round: 6, state: "lost" as const };
  const cashed = { ...OPEN_BET, state: "cashed_out" as const, multiplier: 150, payout_cents: 150 };

  it("begin with a bet that was not known", () => {
    expect(withOwnBet([[earlier], []], OPEN_BET)).toEqual([[OPEN_BET, earlier], []]);
    expect(withOwnBet([], OPEN_BET)).toEqual([[OPEN_BET]]);
  });

  it("take over what became of one, on whichever page it stands", () =>
    expect(withOwnBet([[earlier], [OPEN_BET]], cashed)).toEqual([[earlier], [cashed]]));

  it("do not open one again that is over", () =>
    expect(withOwnBet([[cashed]], OPEN_BET)).toEqual([[cashed]]));

  it("keep a point that was told, and learn it afterwards", () => {
    const withPoint = { ...cashed, point: 231 };
    expect(withOwnBet([[withPoint]], cashed)).toEqual([[withPoint]]);
    expect(withOwnBet([[cashed]], withPoint)).toEqual([[withPoint]]);
  });
});
