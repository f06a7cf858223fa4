import type { GameRegistry } from "./game-module.ts";

/** Each game by its slug, loaded when its page opens. */
export const games: GameRegistry = {
  "lantern-tide": async () => (await import("./lantern-tide/index.tsx")).lanternTide,
  "european-roulette": async () => (await import("./european-roulette/index.tsx")).europeanRoulette,
};
