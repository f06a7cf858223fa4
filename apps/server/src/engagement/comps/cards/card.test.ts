import { describe, expect, it } from "vitest";
import { type Card, isShownTo, rateFor, rewardsOf, type Viewer } from "./card.ts";

const NOW = new Date("2027-03-01T12:00:00Z");
const card = (part: Partial<Card> = {}): Card => ({
  id: "a",
  type: "money",
  group: "five",
  title: { en: "Five" },
  tag: null,
  image: null,
  rates: [
    { currency: "EUR", amount: 500n, points: 100n },
    { currency: "NOK", amount: 5_500n, points: 90n },
  ],
  wager: 10,
  freespins: null,
  lotteryId: null,
  lootboxGroup: null,
  groupIds: [],
  endAt: null,
  state: "published",
  changedBy: "olga",
  changedAt: NOW,
  ...part,
});
const viewer: Viewer = {
  groups: [],
  maxWagering: null,
  disabled: [],
  closedGames: [],
  now: NOW,
};
const SPINS = { count: 10, game: "keno", stake: 20n };

describe("the shop shows a card", () => {
  it.each<[string, Partial<Card>, Partial<Viewer>, boolean]>([
    ["that is published", {}, {}, true],
    ["never before that", { state: "proposed" }, {}, false],
    ["never after its end by operators", { state: "ended" }, {}, false],
    ["until its time is over", { endAt: new Date(NOW.getTime() + 1) }, {}, true],
    ["never from its end on", { endAt: NOW }, {}, false],
    ["to one of its groups", { groupIds: ["257", "258"] }, { groups: ["258"] }, true],
    ["never to others", { groupIds: ["257"] }, { groups: ["258"] }, false],
    ["as far as the licence lets it be wagered", {}, { maxWagering: 10 }, true],
    ["never beyond that", {}, { maxWagering: 9 }, false],
    [
      "of free spins whose game is open",
      { freespins: SPINS },
      { closedGames: ["a/mega-keno"] },
      true,
    ],
    [
      "never of free spins whose game is closed",
      { freespins: SPINS },
      { closedGames: ["a/keno"] },
      false,
    ],
    ["of money, whatever is closed", {}, { closedGames: ["a/keno"] }, true],
    ["never of a group of gifts that is off", {}, { disabled: ["five"] }, false],
  ])("%s", (_name, part, who, expected) => {
    expect(isShownTo(card(part), { ...viewer, ...who })).toBe(expected);
  });
});

it("has a rate of its own in a currency, else that of EUR with its money turned into it", () => {
  const double = (amount: bigint) => amount * 2n;
  expect(rateFor(card(), "NOK", double)).toEqual({ currency: "NOK", amount: 5_500n, points: 90n });
  expect(rateFor(card(), "CAD", double)).toEqual({
    currency: "CAD",
    amount: 1_000n,
    points: 100n,
  });
});

describe("an exchange gives", () => {
  const bought = { quantity: 3, currency: "NOK", amount: 5_500n };
  it("money of all units as one bonus", () => {
    expect(rewardsOf(card(), bought)).toEqual([
      { kind: "bonus", currency: "NOK", amount: 16_500n, wagering: 10, maxWin: null },
    ]);
  });

  it("free spins of all units together", () => {
    const freespins = { count: 10, game: "a-slot", stake: 20n };
    expect(rewardsOf(card({ type: "freespins", freespins }), bought)).toEqual([
      {
        kind: "freespins",
        currency: "NOK",
        game: "a-slot",
        count: 30,
        stakeEurCents: 20n,
        wagering: 10,
        maxWin: null,
      },
    ]);
  });

  it("tickets together, and each box by itself", () => {
    expect(rewardsOf(card({ type: "lotteries", lotteryId: "l" }), bought)).toEqual([
      { kind: "lotteries", lotteryId: "l", count: 3 },
    ]);
    expect(rewardsOf(card({ type: "lootboxes", lootboxGroup: "box" }), bought)).toEqual(
      Array.from({ length: 3 }, () => ({ kind: "lootboxes", groupKey: "box" })),
    );
  });
});
