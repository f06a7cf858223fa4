import type { GameEntry } from "@houselight/game-maths";

/** Loads the rules of the games that help with their strategy, by slug. */
export const ADVISERS: Readonly<Record<string, () => Promise<GameEntry>>> = {
  "jacks-or-better": async () =>
    (await import("@houselight/game-maths/jacks-or-better")).jacksOrBetterVersions,
  blackjack: async () => (await import("@houselight/game-maths/blackjack")).blackjackVersions,
  "bonus-poker": async () =>
    (await import("@houselight/game-maths/bonus-poker")).bonusPokerVersions,
};
