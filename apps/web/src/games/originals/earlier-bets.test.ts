import { describe, expect, it } from "vitest";
import { doubledBet, repeatedBet, type StakedBet, withBet } from "./earlier-bets.ts";

const STAKES = [10, 20, 50, 100];
const betOf = (stake_cents: number, target = 150): StakedBet => ({
  kind: "limbo",
  stake_cents,
  target,
});

describe("the bets that were chosen", () => {
  it("are each change once, the latest last", () => {
    const chosen = [betOf(10), betOf(10), betOf(20), betOf(20, 200), betOf(10)].reduce<
      readonly StakedBet[]
    >(withBet, []);
    expect(chosen).toEqual([betOf(10), betOf(20), betOf(20, 200), betOf(10)]);
  });

  it("are a hundred at most, the first of them forgotten", () => {
    const all = Array.from({ length: 150 }, (_, index) => betOf(10, 101 + index));
    const chosen = all.reduce<readonly StakedBet[]>(withBet, []);
    expect(chosen).toEqual(all.slice(50));
  });
});

describe("a doubled bet", () => {
  it("is the same choice at twice the stake, where that is offered", () => {
    expect(doubledBet(betOf(50, 300), STAKES)).toEqual(betOf(100, 300));
    expect(doubledBet(betOf(20), STAKES)).toBeNull();
    expect(doubledBet(betOf(100), STAKES)).toBeNull();
  });
});

describe("a repeated bet", () => {
  it("is that of the last round, whatever was chosen since", () => {
    expect(repeatedBet(betOf(50, 300), betOf(10), STAKES)).toEqual(betOf(50, 300));
  });

  it.each([
    ["there was no round", null],
    ["it is chosen already", betOf(10)],
    ["its stake is offered no more", betOf(30)],
    ["it has no stake", { kind: "limbo", target: 150 }],
  ])("is none where %s", (_, last) => expect(repeatedBet(last, betOf(10), STAKES)).toBeNull());
});
