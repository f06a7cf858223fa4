import type { GameRegistry } from "./game-module.ts";

/** Each game by its slug, loaded when its page opens. */
export const games: GameRegistry = {
  "lantern-tide": async () => (await import("./lantern-tide/index.ts")).lanternTide,
  "penny-comet": async () => (await import("./penny-comet/index.ts")).pennyComet,
  "last-balloon": async () => (await import("./last-balloon/index.ts")).lastBalloon,
  "moth-and-moon": async () => (await import("./moth-and-moon/index.ts")).mothAndMoon,
  "ferry-to-nowhere": async () => (await import("./ferry-to-nowhere/index.ts")).ferryToNowhere,
  "vault-of-buttons": async () => (await import("./vault-of-buttons/index.ts")).vaultOfButtons,
  "mirror-tent": async () => (await import("./mirror-tent/index.ts")).mirrorTent,
  "storm-cellar": async () => (await import("./storm-cellar/index.ts")).stormCellar,
  ropewalk: async () => (await import("./ropewalk/index.ts")).ropewalk,
  "rain-market": async () => (await import("./rain-market/index.ts")).rainMarket,
  "clockwork-garden": async () => (await import("./clockwork-garden/index.ts")).clockworkGarden,
  "european-roulette": async () => (await import("./european-roulette/index.tsx")).europeanRoulette,
};
