import type { HouseGameView, RoundSummaryView } from "@houselight/contracts/house-games";
import type { OwnWagerView } from "@houselight/contracts/wagers";
import { createElement } from "react";
import { expect, it } from "vitest";
import { houseGameQuery, openRoundsQuery } from "../data/house-games.ts";
import { ownWagersQuery } from "../data/money/own-wagers.ts";
import { RoundsPage } from "../features/house-games/rounds-page.tsx";
import { renderPart, textOf } from "./rendered-part.testing.ts";

const roundOf = (number: number, game: string, status: RoundSummaryView["status"]) => ({
  id: `0000000${number}-0000-7000-8000-000000000000`,
  game,
  status,
  currency: "EUR",
  stake_cents: 100 * number,
  payout_cents: 0,
  created_at: "2026-11-01T12:00:00.000Z",
});
const OPEN = roundOf(3, "toy-steps", "open");
const ENDED = roundOf(1, "toy-reels", "settled");
const LATER = roundOf(2, "toy-reels", "settled");

const gameOf = (slug: string) =>
  [
    houseGameQuery(slug).queryKey,
    { slug, producer: "toys", title: slug } as HouseGameView,
  ] as const;

/** The same round in the list of all. */
const wagerOf = ({ game: slug, created_at, ...round }: RoundSummaryView): OwnWagerView => ({
  ...round,
  owner: "house-games",
  subject: slug,
  free: false,
  game: { provider: "toys", slug, title: slug, preview: null, run_by: "house" },
  placed_at: created_at,
});

const shownWagers = (
  open: readonly RoundSummaryView[],
  pages: readonly (readonly OwnWagerView[])[],
) =>
  renderPart(() => createElement(RoundsPage), {
    data: [
      gameOf("toy-steps"),
      [openRoundsQuery.queryKey, open],
      [ownWagersQuery.queryKey, { pages, pageParams: pages.map(() => "") }],
    ],
  });
const shown = (
  open: readonly RoundSummaryView[],
  pages: readonly (readonly RoundSummaryView[])[],
) =>
  shownWagers(
    open,
    pages.map((page) => page.map(wagerOf)),
  );

const cardsOf = (html: string) =>
  [...html.matchAll(/data-round-card="([^"]*)"/g)].map(([, id]) => id);

it("a round that waits stands above all others, with the way back to it, on whatever page it is", async () => {
  const html = await shown([OPEN], [[LATER, ENDED]]);
  expect(cardsOf(html)).toEqual([OPEN.id, LATER.id, ENDED.id]);
  expect(textOf(html)).toContain("A round waits for you");
  expect(html.match(/>Go on</g)).toHaveLength(1);
});

it("is listed once where the page has it too, and in its place while it is not known to be open", async () => {
  expect(cardsOf(await shown([OPEN], [[LATER, OPEN, ENDED]]))).toEqual([
    OPEN.id,
    LATER.id,
    ENDED.id,
  ]);
  const html = await shown([], [[LATER, OPEN, ENDED]]);
  expect(cardsOf(html)).toEqual([LATER.id, OPEN.id, ENDED.id]);
  expect(textOf(html)).not.toContain("waits for you");
  expect(html.match(/>Go on</g)).toHaveLength(1);
});

const OTHER: OwnWagerView = {
  ...wagerOf(ENDED),
  owner: "rocket",
  subject: "rocket-chance",
  game: {
    provider: "evening-pier",
    slug: "rocket-chance",
    title: "Rocket Chance",
    preview: null,
    run_by: "rocket",
  },
};

it.each<[string, Partial<OwnWagerView>, string, string | null]>([
  ["a bet on the rocket", {}, "Rocket Chance", "/profile/games-history/evening-pier/rocket-chance"],
  ["a game that is listed no more", { game: null }, "rocket-chance", null],
  [
    "a bet on sport",
    { owner: "sportsbook", subject: "football", game: null },
    "Bet on sport",
    "/sport/bets",
  ],
])("%s is listed with the way to look at it closely", async (_what, part, title, way) => {
  const html = await shownWagers([], [[{ ...OTHER, ...part }]]);
  expect(textOf(html)).toContain(title);
  expect(html).not.toMatch(/>(Check|Show again)</);
  const ways = [...html.matchAll(/href="([^"]*(?:games-history|sport)[^"]*)"/g)].map(
    ([, to]) => to,
  );
  expect(ways).toEqual(way === null ? [] : [way]);
});

it.each([
  ["open", "Still open"],
  ["voided", "Given back"],
  ["settled", "€0.30 back"],
] as const)("tells how a wager stands that is %s", async (status, text) => {
  const html = await shownWagers([], [[{ ...OTHER, status, payout_cents: 30 }]]);
  expect(textOf(html)).toContain(text);
});

it("measures what a free stake has won by nothing: its player staked none of it", async () => {
  const free = { ...OTHER, owner: "sportsbook", status: "settled", free: true } as const;
  const html = await shownWagers([], [[{ ...free, stake_cents: 500, payout_cents: 500 }]]);
  expect(textOf(html)).toContain("Free stake €5.00");
  expect(textOf(html)).toContain("+€5.00");
  expect(textOf(html)).not.toContain("back");
});
