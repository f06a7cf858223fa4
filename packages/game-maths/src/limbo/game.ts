import type { GameEntry, GameFacts } from "../game.ts";
import { originalGame } from "../originals/index.ts";
import { FOLDHOUSE } from "../studios.ts";
import figures from "./figures.json" with { type: "json" };
import {
  highestTarget,
  LEAST_HEIGHT,
  limboPrizes,
  MOST_DOUBLINGS,
  playLimbo,
  readLimboChoice,
  TARGETS,
} from "./heights.ts";
import { LIMBO_OUTCOME_SCHEMA } from "./wire.ts";

/** Limbo as a game. */
export const limbo = originalGame({
  slug: "limbo",
  name: "Limbo",
  studio: FOLDHOUSE,
  version: "1.0.0",
  kind: "limbo",
  choiceFields: { target: { type: "integer", minimum: TARGETS.least, maximum: TARGETS.most } },
  outcomeSchema: LIMBO_OUTCOME_SCHEMA,
  facts: figures.facts as GameFacts,
  readChoice: readLimboChoice,
  takes: ({ stake, choice }, currency) => choice.target <= highestTarget(stake, currency),
  play: playLimbo,
  prizes: limboPrizes,
  bets: {
    main: { target: 200 },
    times_1_01: { target: TARGETS.least },
    times_1_50: { target: 150 },
    times_10: { target: 1_000 },
    times_100: { target: 10_000 },
    times_10_000: { target: 1_000_000 },
    times_1_000_000: { target: TARGETS.most },
  },
  config: {
    targets: TARGETS,
    leastHeight: LEAST_HEIGHT,
    mostDoublings: MOST_DOUBLINGS,
    lastUnit: "drawn",
  },
});

export const limboVersions: GameEntry = { current: limbo, earlier: [] };
