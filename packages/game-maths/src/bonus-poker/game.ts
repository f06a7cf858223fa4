import type { GameEntry, GameFacts } from "../game.ts";
import { TIN_PARADE } from "../studios.ts";
import { videoPokerGame } from "../video-poker/index.ts";
import figures from "./figures.json" with { type: "json" };
import { BONUS_POKER_PAYS } from "./pays.ts";

/** Bonus Poker as a game. */
export const bonusPoker = videoPokerGame({
  slug: "bonus-poker",
  name: "Bonus Poker",
  studio: TIN_PARADE,
  version: "1.0.0",
  facts: figures.facts as GameFacts,
  pays: BONUS_POKER_PAYS,
});

export const bonusPokerVersions: GameEntry = { current: bonusPoker, earlier: [] };
