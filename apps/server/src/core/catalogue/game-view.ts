import type { GameView } from "@houselight/contracts";
import type { CatalogueGame } from "./catalogue-store.ts";

/** Returns what the wire says of a game. */
export const gameView = (game: CatalogueGame): GameView => ({
  identifier: `${game.provider.slug}/${game.slug}`,
  slug: game.slug,
  name: game.name,
  title: game.name,
  provider: game.provider.slug,
  provider_name: game.provider.name,
  categories: [...game.categories],
  badges: game.categories.includes("new") ? [{ type: "new", theme: "amber" }] : [],
  preview: game.preview,
  currencies: { ...game.currencies },
  has_demo_mode: "FUN" in game.currencies,
  seo_title: game.name,
  last_activity_at: null,
});
