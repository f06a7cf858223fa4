import type { CatalogueGame } from "#core/catalogue";
import type { Game } from "@houselight/game-maths";
import { allGames, CURRENCY_CODES, natureOf } from "./game-facts.ts";
import { readFigures } from "./proven/stored-figures.ts";

let entries: readonly CatalogueGame[] | undefined;
/**
 * Returns our games as the catalogue lists them, worked out once: neither games nor their code change
 * while the process runs. Throws StaleFigures for a game that is not proven as it runs.
 */
export const catalogueEntries = (): readonly CatalogueGame[] =>
  (entries ??= allGames().map(entryOf));

function entryOf(game: Game, position: number): CatalogueGame {
  readFigures(game);
  return {
    slug: game.slug,
    name: game.name,
    provider: game.studio,
    categories: game.categories,
    currencies: Object.fromEntries(
      CURRENCY_CODES.filter((code) => game.stakes(code)).map((code) => [code, game.slug]),
    ),
    preview: `/games/${game.slug}/cover.svg`,
    position,
    ...natureOf(game),
  };
}
