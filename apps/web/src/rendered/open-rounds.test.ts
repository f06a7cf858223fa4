import type { HouseGameView, RoundSummaryView } from "@houselight/contracts/house-games";
import { createElement } from "react";
import { expect, it } from "vitest";
import { houseGameQuery, openRoundsQuery, roundsQuery } from "../data/house-games.ts";
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

const shown = (
  open: readonly RoundSummaryView[],
  pages: readonly (readonly RoundSummaryView[])[],
) =>
  renderPart(() => createElement(RoundsPage), {
    data: [
      gameOf("toy-steps"),
      gameOf("toy-reels"),
      [openRoundsQuery.queryKey, open],
      [roundsQuery.queryKey, { pages, pageParams: pages.map(() => "") }],
    ],
  });

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
