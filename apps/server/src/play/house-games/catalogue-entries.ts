import { CURRENCIES } from "@houselight/contracts";
import type { CatalogueGame } from "#core/catalogue";
import { allGames, STUDIO } from "./game-facts.ts";

const CATEGORIES = { slot: ["pokies", "new"], roulette: ["table", "new"] } as const;

/** Our games as the catalogue lists them: every currency, and FUN for demo. */
export const catalogueEntries = (): readonly CatalogueGame[] =>
  allGames().map((game, position) => ({
    slug: game.slug,
    name: game.name,
    provider: STUDIO,
    categories: CATEGORIES[game.kind],
    currencies: Object.fromEntries(
      [...Object.keys(CURRENCIES), "FUN"].map((code) => [code, game.slug]),
    ),
    preview: `/games/${game.slug}/cover.svg`,
    position,
  }));
