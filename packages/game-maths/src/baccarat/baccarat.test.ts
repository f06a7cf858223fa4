import { describe, expect, it } from "vitest";
import type { Card } from "../cards/deck.ts";
import { fractionToPercent } from "../proof/fraction.ts";
import { settleBets } from "../table/index.ts";
import { describeTable } from "../table/table.testing.ts";
import { BACCARAT_RULES, BACCARAT_SPOTS, dealBaccarat, totalOfHand, winnerOf } from "./index.ts";
import { baccarat, bankerDraws } from "./index.ts";
import { weighHands } from "./weigh-hands.ts";

/** Deals these ranks, in order. */
const dealt = (...ranks: number[]) => {
  const left = [...ranks];
  const hands = dealBaccarat((): Card => ({ rank: left.shift() ?? Number.NaN, suit: "hearts" }));
  expect(left).toEqual([]);
  return hands;
};

describe("the drawing rules", () => {
  it.each([
    ["a natural of the player ends the round", [4, 2, 4, 3], 8, 5, "player"],
    ["a natural of the banker ends the round", [1, 13, 2, 9], 3, 9, "banker"],
    ["both stand on 6 and 7", [6, 7, 13, 10], 6, 7, "banker"],
    ["the banker draws on 5 when the player stands", [7, 2, 12, 3, 4], 7, 9, "banker"],
    ["the banker stands on 3 against an 8", [1, 1, 1, 2, 8], 0, 3, "banker"],
    ["the banker draws on 3 against a 9", [1, 1, 1, 2, 9, 6], 1, 9, "banker"],
    ["the banker stands on 6 against a 5", [2, 6, 3, 13, 5], 0, 6, "banker"],
    ["the banker draws on 6 against a 6", [2, 6, 3, 13, 6, 1], 1, 7, "banker"],
    ["equal totals tie", [10, 13, 7, 7], 7, 7, "tie"],
  ] as const)("%s", (_, ranks, player, banker, winner) => {
    const hands = dealt(...ranks);
    expect([totalOfHand(hands.player), totalOfHand(hands.banker)]).toEqual([player, banker]);
    expect(winnerOf(hands)).toBe(winner);
  });

  it("are the published table for the banker's third card", () => {
    const table = Array.from({ length: 8 }, (_, total) =>
      Array.from({ length: 10 }, (__, third) => (bankerDraws(total, third) ? "D" : "S")).join(""),
    );
    expect(table).toEqual([
      "DDDDDDDDDD",
      "DDDDDDDDDD",
      "DDDDDDDDDD",
      "DDDDDDDDSD",
      "SSDDDDDDSS",
      "SSSSDDDDSS",
      "SSSSSSDDSS",
      "SSSSSSSSSS",
    ]);
    const standing = Array.from({ length: 8 }, (_, total) => bankerDraws(total, null));
    expect(standing).toEqual([true, true, true, true, true, true, false, false]);
  });
});

describe("the count of all rounds", () => {
  it("counts each order of six cards of eight decks once, as published", () => {
    const ways = { player: 0, banker: 0, tie: 0 };
    const all = weighHands(8, (lead, _, each) => {
      ways[lead > 0 ? "player" : lead < 0 ? "banker" : "tie"] += each;
    });
    expect(ways).toEqual({
      player: 2_230_518_282_592_256,
      banker: 2_292_252_566_437_888,
      tie: 475_627_426_473_216,
    });
    expect(ways.player + ways.banker + ways.tie).toBe(all);
    expect(all).toBe(4_998_398_275_503_360);
  });

  it("has every class that a bet can tell apart", () => {
    const keys = BACCARAT_RULES.classes().map(BACCARAT_RULES.classOf);
    expect(new Set(keys).size).toBe(12);
    const results = BACCARAT_RULES.results();
    expect(results.reduce((sum, { weight }) => sum + weight, 0n)).toBe(4_998_398_275_503_360n);
    expect(results.every(({ weight }) => weight > 0n)).toBe(true);
  });
});

describe("the pays", () => {
  const round = (ranks: number[]) =>
    settleBets(
      BACCARAT_RULES,
      BACCARAT_SPOTS.map((spot) => ({ spot, amount: 20n })),
      dealt(...ranks),
    ).bets.map(({ payout }) => payout);

  it("are exact: 19 to 20 on the banker, pairs 11 to 1, a tie 8 to 1 that returns both sides", () => {
    expect(round([6, 7, 13, 10])).toEqual([0n, 39n, 0n, 0n, 0n]);
    expect(round([4, 2, 4, 2])).toEqual([40n, 0n, 0n, 240n, 240n]);
    expect(round([10, 13, 7, 7])).toEqual([20n, 20n, 180n, 0n, 0n]);
  });

  it("return what is published", () => {
    const { bets } = baccarat.prove();
    const returns = Object.entries(bets).map(([bet, { rtp }]) => [bet, fractionToPercent(rtp, 4)]);
    expect(Object.fromEntries(returns)).toEqual({
      player: "98.7649",
      banker: "98.9421",
      tie: "85.6404",
      player_pair: "89.6386",
      banker_pair: "89.6386",
    });
  });
});

describe("a banker's stake", () => {
  it("divides by 20, whatever was offered when it was placed", () => {
    const bet = (amount_cents: number) => ({
      kind: "baccarat",
      bets: [{ spot: "banker", amount_cents }],
    });
    expect(baccarat.recallBet(bet(40)).stake).toBe(40n);
    expect(() => baccarat.recallBet(bet(50))).toThrow(RangeError);
    for (const currency of ["EUR", "NOK", "JPY", "BTC", "FUN"])
      expect((baccarat.stakes(currency)?.stakes ?? [1]).every((chip) => chip % 20 === 0)).toBe(
        true,
      );
  });
});

describeTable(baccarat, BACCARAT_SPOTS);
