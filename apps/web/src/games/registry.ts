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
  "ten-thousand-kites": async () =>
    (await import("./ten-thousand-kites/index.ts")).tenThousandKites,
  "european-roulette": async () => (await import("./european-roulette/index.tsx")).europeanRoulette,
  "american-roulette": async () => (await import("./american-roulette/index.tsx")).americanRoulette,
  "french-roulette": async () => (await import("./french-roulette/index.tsx")).frenchRoulette,
  baccarat: async () => (await import("./baccarat/index.tsx")).baccarat,
  "dragon-tiger": async () => (await import("./dragon-tiger/index.tsx")).dragonTiger,
  "casino-war": async () => (await import("./casino-war/index.tsx")).casinoWar,
  "sic-bo": async () => (await import("./sic-bo/index.tsx")).sicBo,
  "money-wheel": async () => (await import("./money-wheel/index.tsx")).moneyWheel,
  "jacks-or-better": async () => (await import("./jacks-or-better/index.ts")).jacksOrBetter,
  "bonus-poker": async () => (await import("./bonus-poker/index.ts")).bonusPoker,
  dice: async () => (await import("./dice/index.tsx")).dice,
  limbo: async () => (await import("./limbo/index.tsx")).limbo,
  plinko: async () => (await import("./plinko/index.tsx")).plinko,
  keno: async () => (await import("./keno/index.tsx")).keno,
  mines: async () => (await import("./mines/index.tsx")).mines,
  "hi-lo": async () => (await import("./hi-lo/index.tsx")).hiLo,
};
