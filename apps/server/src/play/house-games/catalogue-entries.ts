import type { CatalogueGame } from "#core/catalogue";
import type { Game } from "@houselight/game-maths";
import { allGames, CURRENCY_CODES, natureOf } from "./game-facts.ts";
import { readFigures } from "./proven/stored-figures.ts";

/** Returns our games as the catalogue lists them. Throws StaleFigures for one that is not proven as it runs. */
export const catalogueEntries = (): readonly CatalogueGame[] => allGames().map(entryOf);

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
