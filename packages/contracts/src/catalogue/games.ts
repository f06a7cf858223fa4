import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";

/** Games per page unless the caller says otherwise (GAME-04). */
export const GAMES_PAGE_SIZE = 40;
/** Games in a row of the lobby at most (GAME-05). */
export const GAMES_ROW_SIZE = 15;

/** Kinds of device that games run on and lists are made for. */
export const GAME_DEVICES = ["desktop", "mobile"] as const;
export type GameDevice = (typeof GAME_DEVICES)[number];
const device = z.enum(GAME_DEVICES);

/**
 * Runners of the rounds of a game: our own maths, a table of ours that many share, the rocket that all share,
 * or the studio itself.
 */
export const GAME_RUNNERS = ["house", "table", "rocket", "studio"] as const;
export type GameRunner = (typeof GAME_RUNNERS)[number];

export const gameView = z.object({
  /** `{producer}/{slug}`: the path of the game's page behind `/play/`. */
  identifier: z.string(),
  slug: z.string(),
  name: z.string(),
  title: z.string(),
  provider: z.string(),
  provider_name: z.string(),
  categories: z.array(z.string()),
  badges: z.array(z.object({ type: z.string(), theme: z.string() })),
  preview: z.nullable(z.string()),
  /** Currency to the game's id in it; FUN means demo. */
  currencies: z.record(z.string(), z.string()),
  has_demo_mode: z.boolean(),
  /** Kinds of device that it runs on. */
  devices: z.array(device),
  run_by: z.enum(GAME_RUNNERS),
  seo_title: z.string(),
  last_activity_at: z.nullable(z.string()),
});
export type GameView = z.infer<typeof gameView>;

export const collectionPage = z.object({
  current_page: z.int(),
  next_page: z.nullable(z.int()),
  prev_page: z.nullable(z.int()),
  total_pages: z.int(),
  total_count: z.int(),
});
export type CollectionPage = z.infer<typeof collectionPage>;

const identifier = z.string().check(z.minLength(1), z.maxLength(100));

export const filterGames = defineEndpoint({
  name: "filterGames",
  method: "POST",
  path: "/api/games_filter",
  summary:
    "Games of categories, providers, slugs or a title, a page at a time; those of a title the nearest first.",
  access: "all",
  body: z.object({
    device,
    filter: z._default(
      z.object({
        categories: z.optional(
          z.object({
            identifiers: z.array(identifier).check(z.maxLength(20)),
            strategy: z._default(z.enum(["OR", "AND"]), "OR"),
          }),
        ),
        providers: z.optional(z.array(identifier).check(z.maxLength(50))),
        /** Games of these slugs, beside those of the providers where both are named. */
        slugs: z.optional(z.array(identifier).check(z.maxLength(200))),
        title: z.optional(z.string().check(z.maxLength(100))),
      }),
      {},
    ),
    page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
    page_size: z._default(z.int().check(z.minimum(1), z.maximum(100)), GAMES_PAGE_SIZE),
  }),
  output: z.object({ data: z.object({ data: z.array(gameView), pagination: collectionPage }) }),
});

export const selectGames = defineEndpoint({
  name: "selectGames",
  method: "POST",
  path: "/api/games_filter/select",
  summary: "The named games.",
  access: "all",
  body: z.object({ game_ids: z.array(identifier).check(z.maxLength(100)), device }),
  output: z.array(gameView),
});

export const listProviders = defineEndpoint({
  name: "listProviders",
  method: "GET",
  path: "/api/games/providers",
  summary: "The studios whose games are offered.",
  access: "all",
  output: z.array(z.object({ id: z.string(), slug: z.string(), name: z.string() })),
});

export const listCollections = defineEndpoint({
  name: "listCollections",
  method: "GET",
  path: "/api/games/collections",
  summary: "The categories that hold games, in menu order, with how many.",
  access: "all",
  output: z.array(z.object({ identifier: z.string(), games_count: z.int() })),
});

const part = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));

export const getGame = defineEndpoint({
  name: "getGame",
  method: "GET",
  path: "/api/games/{producer}/{name}",
  summary: "A game as the lists show it; one that is not shown to the visitor is not there.",
  access: "all",
  params: z.object({ producer: part, name: part }),
  output: gameView,
  refusals: { game_not_found: refusal(404, "base", "There is no such game.") },
});

export const randomGame = defineEndpoint({
  name: "randomGame",
  method: "GET",
  path: "/api/games/random",
  summary: "A game picked at random.",
  access: "all",
  output: gameView,
});

export const listJackpotGames = defineEndpoint({
  name: "listJackpotGames",
  method: "GET",
  path: "/api/games/jackpots",
  summary: "Games that feed a jackpot.",
  access: "all",
  output: z.array(gameView),
});
