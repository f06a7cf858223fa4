import type { GameEntry, GameFacts } from "../game.ts";
import { TIN_PARADE } from "../studios.ts";
import { videoPokerGame } from "../video-poker/index.ts";
import figures from "./figures.json" with { type: "json" };
import { JACKS_OR_BETTER_PAYS } from "./pays.ts";

/** Jacks or Better as a game. */
export const jacksOrBetter = videoPokerGame({
  slug: "jacks-or-better",
  name: "Jacks or Better",
  studio: TIN_PARADE,
  version: "1.0.0",
  facts: figures.facts as GameFacts,
  pays: JACKS_OR_BETTER_PAYS,
});

export const jacksOrBetterVersions: GameEntry = { current: jacksOrBetter, earlier: [] };
