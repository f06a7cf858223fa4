import type { CompCardView } from "@houselight/contracts/comps";
import { describe, expect, it } from "vitest";
import {
  cardsOn,
  categoryOf,
  isAffordable,
  isTabOpen,
  pictureOf,
  SHOP_TABS,
  shopTabOf,
  shownTabs,
  withoutFinished,
} from "./shop-cards.ts";

const card = (
  type: CompCardView["type"],
  points: number,
  part: Partial<CompCardView> = {},
): CompCardView => ({
  id: `${type}-${points}`,
  type,
  group: `a-${type}`,
  title: type,
  tag: null,
  image: null,
  games: [],
  rates: [{ currency: "EUR", amount_cents: type === "money" ? 500 : 0, points }],
  rate: { points, freespins_count: null, lottery_ids: [] },
  wager: 0,
  stake: null,
  end_at: null,
  ...part,
});
const SHOP = [
  card("money", 250),
  card("freespins", 100),
  card("lootboxes", 120),
  card("lotteries", 40),
];
const SALE = card("freespins", 90, { group: "sale-x" });

it("ROUTE-21: the shop's own address and its overview show all, the others their shelf", () => {
  expect([undefined, "overview", "all", "money", "special"].map(shopTabOf)).toEqual([
    "all",
    "all",
    "all",
    "money",
    "special",
  ]);
});

it("COMP-03, COMP-07: each kind has its shelf, and a group that begins with sale is a discount", () => {
  expect(SHOP.map(categoryOf)).toEqual([
    "MONEY_REWARD",
    "FREE_SPINS",
    "SPECIAL_REWARDS",
    "SPECIAL_REWARDS",
  ]);
  expect(categoryOf(SALE)).toBe("DISCOUNT");
  expect(cardsOn([...SHOP, SALE], "freespins")).toEqual([SHOP[1]]);
  expect(cardsOn([...SHOP, SALE], "discounts")).toEqual([SALE]);
  expect(cardsOn([...SHOP, SALE], "all")).toHaveLength(5);
});

it("COMP-04: the tab of discounts is there while something is on sale", () => {
  expect(shownTabs(SHOP)).toEqual(["all", "freespins", "money", "special"]);
  expect(shownTabs([...SHOP, SALE])).toEqual(SHOP_TABS);
});

describe("COMP-05, COMP-06: a tab is open", () => {
  const nok = card("money", 250, {
    rates: [
      { currency: "EUR", amount_cents: 500, points: 250 },
      { currency: "NOK", amount_cents: 5_500, points: 200 },
    ],
  });
  it.each([
    ["money", 249, "EUR", false],
    ["money", 250, "EUR", true],
    ["money", 200, "NOK", true],
    ["money", 199, "NOK", false],
    // Without a rate of its own a currency goes by that of EUR.
    ["money", 249, "CAD", false],
    ["money", 250, "CAD", true],
    ["special", 40, "EUR", true],
    ["special", 39, "EUR", false],
    ["all", 40, "EUR", true],
    ["discounts", 1_000, "EUR", false],
    ["money", null, "EUR", false],
  ] as const)("%s with %s points in %s: %s", (tab, points, currency, expected) => {
    const cards = [nok, card("lootboxes", 120), card("lotteries", 40)];
    expect(isTabOpen(cards, tab, { points, currency })).toBe(expected);
  });

  it("never for a guest", () => expect(isAffordable(nok, null, "EUR")).toBe(false));
});

it("shows no tickets of a lottery that gives none any more", () => {
  const of = (id: string) =>
    card("lotteries", 40, { rate: { points: 40, freespins_count: null, lottery_ids: [id] } });
  const lotteries = [
    { id: "runs", in_progress: true },
    { id: "over", in_progress: false },
  ];
  const shown = withoutFinished(
    [card("money", 1), of("runs"), of("over"), of("unknown")],
    lotteries,
  );
  expect(shown.flatMap(({ rate }) => rate.lottery_ids)).toEqual(["runs", "unknown"]);
});

it("COMP-16: a card has its own picture, that of its money, or the one of 25 cents", () => {
  const rates = (amount_cents: number) => [{ currency: "EUR", amount_cents, points: 1 }];
  expect(pictureOf(card("lootboxes", 1, { image: "/pictures/gift.svg" }))).toBe(
    "/pictures/gift.svg",
  );
  expect(pictureOf(card("money", 1, { rates: rates(1_000) }))).toBe("/pictures/rewards/1000.svg");
  expect(pictureOf(card("money", 1, { rates: rates(333) }))).toBe("/pictures/rewards/25.svg");
  expect(pictureOf(card("freespins", 1))).toBe("/pictures/rewards/25.svg");
});
