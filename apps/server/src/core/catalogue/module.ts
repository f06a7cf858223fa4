import * as endpoints from "@houselight/contracts";
import { canonicalJson } from "@houselight/game-maths/json";
import { Refused, route } from "#platform/http";
import { createReadCache } from "#platform/batching";
import { type Module, perHouse } from "#platform/module";
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

const EVERYTHING = { categories: null, every: false, providers: null, title: null };

/** Caches the lists that every page of the site reads; they change at a start of the house or by an operator. */
const reads = perHouse((house) => createReadCache(house.clock, { ttlMs: 2000, entriesMax: 500 }));

export const catalogue: Module = {
  name: "catalogue",
  directory: import.meta.dirname,
  routes: (house) => [
    route(endpoints.filterGames, async ({ body }) => {
      const { categories, providers, title } = body.filter;
      const filter = {
        categories: categories?.identifiers ?? null,
        every: categories?.strategy === "AND",
        providers: providers ?? null,
        title: title || null,
      };
      const page = { number: body.page, size: body.page_size };
      const { games, total } = await reads(house).get(canonicalJson([filter, page]), () =>
        selectGamePage(house.database, filter, page),
      );
      return {
        data: { data: games.map(gameView), pagination: pageView(body.page, body.page_size, total) },
      };
    }),
    route(endpoints.selectGames, async ({ body }) =>
      (await selectGames(house.database, body.game_ids)).map(gameView),
    ),
    route(endpoints.listProviders, () =>
      reads(house).get("providers", () => selectProviders(house.database)),
    ),
    route(endpoints.listCollections, () =>
      reads(house).get("collections", () => selectCollections(house.database)),
    ),
    route(endpoints.listJackpotGames, async () => []),
    route(endpoints.randomGame, async () => {
      const { total } = await selectGamePage(house.database, EVERYTHING, { number: 1, size: 1 });
      if (total === 0) throw new Refused("not_found");
      // 48 random bits over a small count: the bias is far below notice, and no money hangs on it.
      const pick = Number(BigInt(`0x${house.random.hex(6)}`) % BigInt(total));
      const { games } = await selectGamePage(house.database, EVERYTHING, {
        number: pick + 1,
        size: 1,
      });
      const [game] = games;
      if (!game) throw new Refused("not_found");
      return gameView(game);
    }),
  ],
};
