import { CURRENCIES, type HouseGameView } from "@houselight/contracts";
import { GAMES, type Game } from "@houselight/game-maths";
import { sha256 } from "#platform/ids";

const PRODUCER = "foldhouse";
export const STUDIO = { id: PRODUCER, slug: PRODUCER, name: "Foldhouse" } as const;

/** The play money of demos, beside the currencies of accounts. */
export const CURRENCY_CODES: readonly string[] = [...Object.keys(CURRENCIES), "FUN"];

/** Returns the hash of everything that decides a game's outcomes and pays. */
export const configHash = (game: Game): string => sha256(game.canonicalConfig());

/**
 * Returns facts, rules and stakes of a game, as its page shows them.
 * Throws when its figures were proven for another configuration.
 */
export function houseGameView(game: Game): HouseGameView {
  const { config_hash, ...figures } = game.facts;
  const proven = configHash(game);
  if (config_hash !== proven)
    throw new Error(`the figures of ${game.slug} hold for ${config_hash}, not for ${proven}`);
  return {
    slug: game.slug,
    producer: PRODUCER,
    title: game.name,
    kind: game.kind,
    version: game.version,
    config_hash,
    ...figures,
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

/** Returns the current version of every game. */
export const allGames = (): readonly Game[] => GAMES.map(({ current }) => current);
