import { CURRENCIES, type HouseGameView } from "@houselight/contracts";
import { GAMES, type Game, isStepped } from "@houselight/game-maths";
import { seoTitle } from "#core/catalogue";
import type { GameNature } from "#core/configuration";

/** The play money of demos, beside the currencies of accounts. */
export const CURRENCY_CODES: readonly string[] = [...Object.keys(CURRENCIES), "FUN"];

/** Returns facts, rules and stakes of a game, as its page shows them. */
export function houseGameView(game: Game): HouseGameView {
  return {
    slug: game.slug,
    producer: game.studio.slug,
    title: game.name,
    seo_title: seoTitle(game.name, game.studio.name),
    kind: game.kind,
    version: game.version,
    stepped: isStepped(game),
    ...game.facts,
    ...stakesOf(game),
    rules: game.rules?.() ?? null,
  };
}

function stakesOf(game: Game): Pick<HouseGameView, "stakes" | "default_stakes" | "max_stakes"> {
  const offered = CURRENCY_CODES.flatMap((code) => {
    const stakes = game.stakes(code);
    return stakes ? [[code, stakes] as const] : [];
  });
  return {
    stakes: Object.fromEntries(offered.map(([code, { stakes }]) => [code, [...stakes]])),
    default_stakes: Object.fromEntries(
      offered.map(([code, { default_stake }]) => [code, default_stake]),
    ),
    max_stakes: Object.fromEntries(offered.map(([code, { max_stake }]) => [code, max_stake])),
  };
}

/** Returns a game's name in the catalogue. */
export const nameOf = ({ studio, slug }: Game) => ({ studio: studio.slug, slug });

/** Returns what decides whether a licence offers a game. */
export const natureOf = ({ kind, jackpot = false }: Game): GameNature => ({
  kind: kind === "slot" ? "slots" : "other",
  jackpot,
});

/** Returns the highest return of each game that feeds jackpots, in millionths of a stake, by its slug. */
export const highestReturns = (): ReadonlyMap<string, number> =>
  new Map(
    allGames()
      .filter(({ jackpot }) => jackpot)
      .map(({ slug, facts }) => [slug, Math.round(Math.max(...returnsOf(facts)) * 10_000)]),
  );

const returnsOf = (facts: Game["facts"]): number[] =>
  [
    facts.rtp_percent,
    facts.highest_rtp_percent,
    ...Object.values(facts.mode_rtp_percent ?? {}),
  ].map((text) => Number(text ?? 0));

/** The return that a game's page tells, in percent: of the least bet, and of the best where they differ. */
export interface PublishedReturn {
  readonly name: string;
  readonly percent: string;
  readonly highestPercent: string | null;
}

/** Returns what the pages of all games tell of their return, by slug. */
export const publishedReturns = (): ReadonlyMap<string, PublishedReturn> =>
  new Map(
    allGames().map(({ slug, name, facts }) => {
      const told = [facts.highest_rtp_percent, ...Object.values(facts.mode_rtp_percent ?? {})];
      const highest = told
        .filter((text) => text !== undefined)
        .toSorted((one, other) => Number(other) - Number(one))[0];
      const isHigher = highest !== undefined && Number(highest) > Number(facts.rtp_percent);
      const highestPercent = isHigher ? highest : null;
      return [slug, { name, percent: facts.rtp_percent, highestPercent }];
    }),
  );

/** Returns the current version of every game. */
export const allGames = (): readonly Game[] => GAMES.map(({ current }) => current);
