import * as endpoints from "@houselight/contracts";
import { Refused, type Route, route } from "#platform/http";
import { createLoader } from "#platform/batching";
import { type House, perHouse } from "#platform/module";
import { shelfFor } from "../shelf/house-shelf.ts";
import { deleteFavourite, insertFavourite, selectFavouritesOf } from "./favourite-store.ts";

/** Every page of a player reads them: those that are read together are one statement. */
const favouritesOf = perHouse((house) =>
  createLoader<bigint, readonly string[]>((ids) => selectFavouritesOf(house.database, ids)),
);

/** Mounts a player's favourites (GAME-17): of those kept, the games that the licence offers now. */
export const favouriteRoutes = (house: House): readonly Route[] => [
  route(endpoints.listFavourites, async (_input, context) => {
    const kept = (await favouritesOf(house)(context.caller.id)) ?? [];
    if (kept.length === 0) return [];
    const offered = [...(await shelfFor(house, context)).named(kept)];
    return context.mediaType === endpoints.FAVOURITE_GAMES_TYPE
      ? offered
      : offered.map(({ identifier }) => identifier);
  }),
  route(endpoints.addFavourite, async ({ params }, context) => {
    // What the licence keeps out is answered like what nobody made.
    const offered = (await shelfFor(house, context)).named([params.id]);
    if (offered.length === 0) throw new Refused("game_not_found");
    if (!(await insertFavourite(house.database, context.caller.id, params.id)))
      throw new Refused("favourites_full");
    return {};
  }),
  route(endpoints.removeFavourite, async ({ params }, { caller }) => {
    await deleteFavourite(house.database, caller.id, params.id);
    return {};
  }),
];
