import type { GameRunner, GameView } from "@houselight/contracts/catalogue";
import { notFound, redirect } from "@tanstack/react-router";
import { isNowhere, RefusedError } from "../../api/errors.ts";
import { isServer } from "../../api/transport.ts";
import { playerQuery } from "../../data/accounts.ts";
import { gameQuery, providersQuery } from "../../data/catalogue.ts";
import { isKeptFromGames } from "../../data/compliance.ts";
import { messagesQuery, playerFieldsQuery } from "../../data/configuration.ts";
import { hasOpenRound, houseGameQuery } from "../../data/house-games.ts";
import { gameFigures } from "../game-figures.ts";
import type { PlayMode } from "../game-module.ts";
import { games } from "../registry.ts";
import { isRecallAsked } from "../round/round-desk.ts";
import { gameWordsQuery } from "../../i18n/game-words.tsx";
import { carryWhole } from "../../i18n/page/page-messages.ts";
import { translatorOf } from "../../i18n/translator.ts";
import type { RouterContext } from "../../router.tsx";
import { type GuardInput, requireOpenRegion, requirePlayer } from "../../shell/guards.ts";
import { titleHead } from "../../shell/page-head.ts";
import { shareImage } from "../../shell/pages/share-meta.ts";

/** Parts of the address of a game. */
interface GamePlace {
  readonly producer: string;
  readonly name: string;
}

interface PlaySearch {
  mode?: PlayMode;
}

/** Reads how a game is to be played; another word is as good as none. */
function readPlaySearch(search: Readonly<Record<string, unknown>>): PlaySearch {
  const mode = search["mode"];
  return mode === "real" || mode === "demo" ? { mode } : {};
}

/**
 * Guards a game: real play is for players; without a mode a visitor gets the demo. A player who has
 * reached a limit is shown it instead (LIMIT-06), unless a round of the game waits for its end or is
 * shown again: limits stop new stakes only.
 */
async function guardGame(
  input: Omit<GuardInput, "context"> & {
    readonly context: RouterContext;
    readonly search: PlaySearch;
    readonly params: GamePlace;
  },
): Promise<void> {
  requireOpenRegion(input);
  if (input.search.mode === "real") requirePlayer(input);
  const { queryClient } = input.context;
  if (!(await isKeptFromGames(queryClient))) return;
  const { mode } = input.search;
  const { name } = input.params;
  const mayCome =
    mode === "real" && (isRecallAsked(name) || (await hasOpenRound(queryClient, name)));
  if (!mayCome) throw redirect({ to: "/profile/limits" });
}

/**
 * Content of a game's page: one of ours in full, that the licence keeps it out, or a game that
 * somebody else runs, as the catalogue lists it.
 */
export type LoadedGame =
  | { readonly runBy: "house"; readonly offered: boolean }
  | { readonly runBy: OtherRunner; readonly game: GameView };

/** Runners whose games have pages of their own. */
export type OtherRunner = Exclude<GameRunner, "house">;

/** Loads a game with its studio and its words; an address of none is no page. */
async function loadGame(
  context: RouterContext,
  place: GamePlace,
  how: Loading,
): Promise<LoadedGame> {
  const { queryClient } = context;
  const [loaded] = await Promise.all([
    loadAnyGame(context, place, how),
    queryClient.ensureQueryData(providersQuery).catch(() => []),
    // What cannot be read holds no game up.
    queryClient.getQueryData(playerQuery.queryKey)
      ? queryClient.ensureQueryData(playerFieldsQuery).catch(() => null)
      : null,
  ]);
  return loaded;
}

/** Loads a game by its runner. One that has a stage of ours is ours: nothing else is asked. */
async function loadAnyGame(
  context: RouterContext,
  place: GamePlace,
  how: Loading,
): Promise<LoadedGame> {
  const listed = Object.hasOwn(games, place.name)
    ? null
    : await loadListedGame(context, place, how);
  const game = listed ?? (await loadHouseGame(context, place));
  if (!game) throw notFound();
  return game;
}

/** Loads a game of ours with its words; null where there is none of this name. */
async function loadHouseGame(
  { queryClient, locale }: RouterContext,
  { producer, name }: GamePlace,
): Promise<LoadedGame | null> {
  const [game] = await Promise.all([
    queryClient.ensureQueryData(houseGameQuery(name)).catch((error: unknown) => {
      if (error instanceof RefusedError && error.has("game_not_offered")) return null;
      if (isNowhere(error)) return undefined;
      throw error;
    }),
    // Without them the page shows their keys (LOCALE-02).
    queryClient.ensureQueryData(gameWordsQuery(locale, name)).catch(() => ({})),
  ]);
  if (game === undefined) return null;
  if (game && game.producer !== producer) throw notFound();
  // The browser draws the stage as soon as its script is there: its words come with the page.
  if (import.meta.env.SSR)
    carryWhole(queryClient.getQueryData(messagesQuery(locale).queryKey), "games");
  return { runBy: "house", offered: game !== null };
}

interface Loading {
  readonly pages: RunnerPages;
  /** The page is not shown yet, and may never be. */
  readonly isPreload: boolean;
}

/** Loads a game that somebody else runs, and the script of its page; null for any other. */
async function loadListedGame(
  context: RouterContext,
  { producer, name }: GamePlace,
  { pages, isPreload }: Loading,
): Promise<LoadedGame | null> {
  const { queryClient } = context;
  const game = await queryClient
    .ensureQueryData(gameQuery(producer, name))
    .catch((error: unknown) => {
      if (isNowhere(error)) return null;
      throw error;
    });
  if (!game || game.run_by === "house") return null;
  const page = pages[game.run_by];
  if (!page) throw notFound();
  if (game.run_by === "studio" && !isPreload) await openDocumentOf(game.provider);
  await Promise.all([page.preload?.(), page.load?.(context, game)]);
  return { runBy: game.run_by, game };
}

/**
 * Frames of a studio are allowed in documents of its games alone: a browser that comes from another page
 * of the site asks for this one whole, and what waits here never goes on.
 */
async function openDocumentOf(studio: string): Promise<void> {
  if (isServer()) return;
  const [opened] = performance.getEntriesByType("navigation");
  if (!opened || new URL(opened.name).pathname.includes(`/play/${studio}/`)) return;
  window.location.reload();
  await new Promise(() => undefined);
}

/** Pages of the games that our own maths does not run; their scripts come when one is opened. */
export type RunnerPages = Readonly<
  Partial<
    Record<
      OtherRunner,
      {
        readonly preload?: (() => Promise<unknown> | undefined) | undefined;
        /** Loads what the page shows at once; throws a redirect where that is another page. */
        readonly load?: ((context: RouterContext, game: GameView) => Promise<void>) | undefined;
      }
    >
  >
>;

/** Returns what the addresses of a game have in common: with the site's frame, and alone (ROUTE-25). */
export const gameRoute = (pages: RunnerPages) => ({
  validateSearch: readPlaySearch,
  staticData: { layout: "stage" as const },
  beforeLoad: guardGame,
  loader: ({
    context,
    params,
    preload,
  }: {
    readonly context: RouterContext;
    readonly params: GamePlace;
    readonly preload: boolean;
  }) => loadGame(context, params, { pages, isPreload: preload }),
});

/** Builds title and description of a game's page. */
export function gameHead(
  context: RouterContext,
  { producer, name }: GamePlace,
): Partial<ReturnType<typeof titleHead>> {
  const { queryClient } = context;
  const game = queryClient.getQueryData(houseGameQuery(name).queryKey);
  if (game?.producer !== producer) return listedGameHead(context, { producer, name });
  const providers = queryClient.getQueryData(providersQuery.queryKey) ?? [];
  const studio = providers.find(({ slug }) => slug === game.producer)?.name ?? game.producer;
  const t = translatorOf(context);
  const { rtp } = gameFigures(game, context.locale);
  const description = t("meta.gameDescription", { game: game.title, studio, rtp });
  const { meta } = titleHead(context, game.seo_title, description);
  return { meta: [...meta, ...shareImage(context, game.slug)] };
}

/** Builds the same for a game that somebody else runs, of what the catalogue says. */
function listedGameHead(
  context: RouterContext,
  { producer, name }: GamePlace,
): Partial<ReturnType<typeof titleHead>> {
  const game = context.queryClient.getQueryData(gameQuery(producer, name).queryKey);
  if (!game) return {};
  const t = translatorOf(context);
  const said = { game: game.title, studio: game.provider_name };
  const isTable = game.run_by === "table";
  const description = t(isTable ? "meta.tableDescription" : "meta.listedGameDescription", said);
  return titleHead(context, game.seo_title, description);
}
