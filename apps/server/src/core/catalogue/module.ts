import * as endpoints from "@houselight/contracts";
import { canonicalJson } from "@houselight/game-maths/json";
import { Refused, route } from "#platform/http";
import { CHANGE_TTL_MS, servingLicence } from "#core/configuration";
import { createReadCache } from "#platform/batching";
import { type Module, perHouse } from "#platform/module";
import { favouriteData } from "./favourites/favourite-store.ts";
import { favouriteRoutes } from "./favourites/routes.ts";
import { seedFavourites } from "./favourites/seed.ts";
import { gameView } from "./game-view.ts";
import {
  selectCollections,
  selectGamePage,
  selectGames,
  selectProviders,
} from "./catalogue-store.ts";

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

const EVERYTHING = { categories: null, every: false, providers: null, title: null, jackpot: false };
/** Jackpot games that are listed at most. */
const JACKPOT_GAMES_MAX = 100;

/**
 * Caches the lists that every page of the site reads; they change at a start of the house or by an
 * operator. Each licence has lists of its own.
 */
const reads = perHouse((house) =>
  createReadCache(house.clock, { ttlMs: CHANGE_TTL_MS, entriesMax: 500 }),
);

export const catalogue: Module = {
  name: "catalogue",
  directory: import.meta.dirname,
  personalData: () => favouriteData,
  seed: seedFavourites,
  routes: (house) => [
    ...favouriteRoutes(house),
    route(endpoints.filterGames, async ({ body }, context) => {
      const licence = servingLicence(context);
      const { categories, providers, title } = body.filter;
      const filter = {
        categories: categories?.identifiers ?? null,
        every: categories?.strategy === "AND",
        providers: providers ?? null,
        title: title || null,
        jackpot: false,
      };
      const page = { number: body.page, size: body.page_size };
      const { games, total } = await reads(house).get(
        canonicalJson([licence.code, filter, page]),
        () => selectGamePage(house.database, licence, filter, page),
      );
      return {
        data: { data: games.map(gameView), pagination: pageView(body.page, body.page_size, total) },
      };
    }),
    route(endpoints.selectGames, async ({ body }, context) =>
      (await selectGames(house.database, servingLicence(context), body.game_ids)).map(gameView),
    ),
    route(endpoints.listProviders, (_input, context) => {
      const licence = servingLicence(context);
      return reads(house).get(`providers ${licence.code}`, () =>
        selectProviders(house.database, licence),
      );
    }),
    route(endpoints.listCollections, (_input, context) => {
      const licence = servingLicence(context);
      return reads(house).get(`collections ${licence.code}`, () =>
        selectCollections(house.database, licence),
      );
    }),
    route(endpoints.listJackpotGames, (_input, context) => {
      const licence = servingLicence(context);
      return reads(house).get(`jackpots ${licence.code}`, async () => {
        const page = { number: 1, size: JACKPOT_GAMES_MAX };
        const filter = { ...EVERYTHING, jackpot: true };
        return (await selectGamePage(house.database, licence, filter, page)).games.map(gameView);
      });
    }),
    route(endpoints.randomGame, async (_input, context) => {
      const licence = servingLicence(context);
      const one = (number: number) =>
        selectGamePage(house.database, licence, EVERYTHING, { number, size: 1 });
      const { total } = await one(1);
      if (total === 0) throw new Refused("not_found");
      // 48 random bits over a small count: the bias is far below notice, and no money hangs on it.
      const pick = Number(BigInt(`0x${house.random.hex(6)}`) % BigInt(total));
      const { games } = await one(pick + 1);
      const [game] = games;
      if (!game) throw new Refused("not_found");
      return gameView(game);
    }),
  ],
};
