import type { GameRegistry } from "../game-module.ts";

/** Stands in for `games/registry.ts` in the build of a test. */
export const games: GameRegistry = {
  "coin-flip": async () => (await import("./coin-flip/index.tsx")).coinFlip,
};
