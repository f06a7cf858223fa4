import { notFound, redirect } from "@tanstack/react-router";
import { RefusedError } from "../../api/errors.ts";
import { playerQuery } from "../../data/accounts.ts";
import { providersQuery } from "../../data/catalogue.ts";
import { isKeptFromGames } from "../../data/compliance.ts";
import { messagesQuery, playerFieldsQuery } from "../../data/configuration.ts";
import { hasOpenRound, houseGameQuery } from "../../data/house-games.ts";
import { gameFigures } from "../../games/game-figures.ts";
import type { PlayMode } from "../../games/game-module.ts";
import { isRecallAsked } from "../../games/round/round-desk.ts";
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

/** Loads a game with its studio and its words, if the licence offers it; an address of none is no page. */
async function loadGame(
  { queryClient, locale }: RouterContext,
  { producer, name }: GamePlace,
): Promise<{ readonly offered: boolean }> {
  const [game] = await Promise.all([
    queryClient.ensureQueryData(houseGameQuery(name)).catch((error: unknown) => {
      if (error instanceof RefusedError && error.status === 404) throw notFound();
      if (error instanceof RefusedError && error.has("game_not_offered")) return null;
      throw error;
    }),
    queryClient.ensureQueryData(providersQuery).catch(() => []),
    // What cannot be read holds no game up.
    queryClient.getQueryData(playerQuery.queryKey)
      ? queryClient.ensureQueryData(playerFieldsQuery).catch(() => null)
      : null,
    // Without them the page shows their keys (LOCALE-02).
    queryClient.ensureQueryData(gameWordsQuery(locale, name)).catch(() => ({})),
  ]);
  if (game && game.producer !== producer) throw notFound();
  // The browser draws the stage as soon as its script is there: its words come with the page.
  if (import.meta.env.SSR)
    carryWhole(queryClient.getQueryData(messagesQuery(locale).queryKey), "games");
  return { offered: game !== null };
}

/** The addresses of a game have all of this in common: with the site's frame, and alone (ROUTE-25). */
export const gameRoute = {
  validateSearch: readPlaySearch,
  staticData: { layout: "stage" as const },
  beforeLoad: guardGame,
  loader: ({ context, params }: { readonly context: RouterContext; readonly params: GamePlace }) =>
    loadGame(context, params),
};

/** Builds title and description of a game's page. */
export function gameHead(
  context: RouterContext,
  { name }: GamePlace,
): Partial<ReturnType<typeof titleHead>> {
  const { queryClient } = context;
  const game = queryClient.getQueryData(houseGameQuery(name).queryKey);
  if (!game) return {};
  const providers = queryClient.getQueryData(providersQuery.queryKey) ?? [];
  const studio = providers.find(({ slug }) => slug === game.producer)?.name ?? game.producer;
  const t = translatorOf(context);
  const { rtp } = gameFigures(game, context.locale);
  const description = t("meta.gameDescription", { game: game.title, studio, rtp });
  const { meta } = titleHead(context, game.seo_title, description);
  return { meta: [...meta, ...shareImage(context, game.slug)] };
}
