import * as endpoints from "@houselight/contracts";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { findShownGame, shelfFor } from "./shelf/house-shelf.ts";

function pageView(number: number, size: number, total: number): endpoints.CollectionPage {
  const pages = Math.ceil(total / size);
  return {
    current_page: number,
    next_page: number < pages ? number + 1 : null,
    prev_page: number > 1 ? number - 1 : null,
    total_pages: pages,
    total_count: total,
  };
}

const EVERYTHING = {
  categories: null,
  every: false,
  providers: null,
  slugs: null,
  title: null,
  jackpot: false,
};
/** Jackpot games that are listed at most. */
const JACKPOT_GAMES_MAX = 100;

/** Returns the routes of the lists of games, which every page of the site reads. */
export const listRoutes = (house: House): readonly Route[] => [
  route(endpoints.filterGames, async ({ body }, context) => {
    const { categories, providers, slugs, title } = body.filter;
    const filter = {
      categories: categories?.identifiers ?? null,
      every: categories?.strategy === "AND",
      providers: providers ?? null,
      slugs: slugs ?? null,
      title: title?.trim() || null,
      jackpot: false,
    };
    const shelf = await shelfFor(house, context, body.device);
    const { games, total } = shelf.page(filter, { number: body.page, size: body.page_size });
    return {
      data: { data: [...games], pagination: pageView(body.page, body.page_size, total) },
    };
  }),
  route(endpoints.selectGames, async ({ body }, context) => [
    ...(await shelfFor(house, context, body.device)).named(body.game_ids),
  ]),
  route(endpoints.listProviders, async (_input, context) => [
    ...(await shelfFor(house, context)).providers,
  ]),
  route(endpoints.listCollections, async (_input, context) => [
    ...(await shelfFor(house, context)).collections,
  ]),
  route(endpoints.listJackpotGames, async (_input, context) => {
    const page = { number: 1, size: JACKPOT_GAMES_MAX };
    return [...(await shelfFor(house, context)).page({ ...EVERYTHING, jackpot: true }, page).games];
  }),
  route(endpoints.getGame, async ({ params }, context) => {
    const game = await findShownGame(house, context, params);
    if (!game) throw new Refused("game_not_found");
    return game;
  }),
  route(endpoints.randomGame, async (_input, context) => {
    const shelf = await shelfFor(house, context);
    if (shelf.total === 0) throw new Refused("not_found");
    // 48 random bits over a small count: the bias is far below notice, and no money hangs on it.
    const pick = Number(BigInt(`0x${house.random.hex(6)}`) % BigInt(shelf.total));
    const game = shelf.at(pick);
    if (!game) throw new Refused("not_found");
    return game;
  }),
];
