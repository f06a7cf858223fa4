import type { GameRegistry } from "./game-module.ts";

/** The stage of each game by its slug, loaded when its page opens. */
export const games: GameRegistry = {
  "lantern-tide": async () => (await import("./lantern-tide/index.ts")).lanternTide,
  "european-roulette": async () => (await import("./european-roulette/index.ts")).europeanRoulette,
};
