import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";
import { gameView } from "./games.ts";

/** Favourites of one player at most. */
export const FAVOURITES_MAX = 200;

/** Media types of the list (GAME-17): the ids alone, which is what comes unasked, or the games whole. */
export const FAVOURITE_IDS_TYPE = "application/vnd.houselight.game-ids+json";
export const FAVOURITE_GAMES_TYPE = "application/vnd.houselight.games+json";

export const listFavourites = defineEndpoint({
  name: "listFavourites",
  method: "GET",
  path: "/api/player/favorite_games",
  summary: "The player's favourites that are offered, the latest first: ids, or games by Accept.",
  access: "player",
  whileRestricted: true,
  mediaTypes: [FAVOURITE_IDS_TYPE, FAVOURITE_GAMES_TYPE],
  output: z.union([z.array(z.string()), z.array(gameView)]),
});

const params = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) });

export const addFavourite = defineEndpoint({
  name: "addFavourite",
  method: "PUT",
  path: "/api/player/favorite_games/{id}",
  summary: "Makes a game a favourite; one that is one already stays where it is.",
  access: "player",
  params,
  output: z.object({}),
  refusals: {
    game_not_found: refusal(404, "base", "There is no such game."),
    favourites_full: refusal(422, "base", "There is no room for more favourites."),
  },
  limits: [{ by: "player", count: 60, windowSeconds: 60 }],
});

export const removeFavourite = defineEndpoint({
  name: "removeFavourite",
  method: "DELETE",
  path: "/api/player/favorite_games/{id}",
  summary: "Takes a game out of the favourites; harmless for one that is none.",
  access: "player",
  params,
  output: z.object({}),
  limits: [{ by: "player", count: 60, windowSeconds: 60 }],
});
