import { GAME_DEVICES, type GameView } from "@houselight/contracts";
import type { CatalogueGame } from "./catalogue-store.ts";

/** Categories that a tile says by a badge, the most telling first (GAME-01), with its colour. */
const BADGES = [
  { type: "prerelease", theme: "cream" },
  { type: "exclusive", theme: "amber" },
  { type: "pragmatic-drop-wins", theme: "mint" },
  { type: "pragmatic-drop-wins-live", theme: "mint" },
  { type: "new", theme: "amber" },
] as const;

/** Returns what the title of a game's page calls it (GAME-01). */
export const seoTitle = (game: string, provider: string): string => `${game} – ${provider}`;

/** Returns what the wire says of a game. */
export const gameView = (game: CatalogueGame): GameView => ({
  identifier: `${game.provider.slug}/${game.slug}`,
  slug: game.slug,
  name: game.name,
  title: game.name,
  provider: game.provider.slug,
  provider_name: game.provider.name,
  categories: [...game.categories],
  badges: BADGES.filter(({ type }) => game.categories.includes(type)).map((badge) => ({
    ...badge,
  })),
  preview: game.preview,
  currencies: { ...game.currencies },
  has_demo_mode: "FUN" in game.currencies,
  devices: [...(game.devices ?? GAME_DEVICES)],
  run_by: game.runBy ?? "house",
  seo_title: seoTitle(game.name, game.provider.name),
  last_activity_at: null,
});
