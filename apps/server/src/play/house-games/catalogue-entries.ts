import type { CatalogueGame } from "#core/catalogue";
import { allGames, CURRENCY_CODES, STUDIO } from "./game-facts.ts";

/** Returns our games as the catalogue lists them: every currency, and FUN for demo. */
export const catalogueEntries = (): readonly CatalogueGame[] =>
  allGames().map((game, position) => ({
    slug: game.slug,
    name: game.name,
    provider: STUDIO,
    categories: game.categories,
    currencies: Object.fromEntries(
      CURRENCY_CODES.filter((code) => game.stakes(code)).map((code) => [code, game.slug]),
    ),
    preview: `/games/${game.slug}/cover.svg`,
    position,
  }));
