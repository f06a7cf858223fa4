import type { GameEntry, GameFacts } from "../game.ts";
import { slotGame } from "../slot/slot-game.ts";
import { slotStakes } from "../slot/slot-stakes.ts";
import firstFigures from "./figures-1.0.0.json" with { type: "json" };
import figures from "./figures.json" with { type: "json" };
import { LAST_BALLOON, LAST_BALLOON_1_0 } from "./sheet.ts";
import { FOLDHOUSE } from "../studios.ts";

const REST = {
  slug: "last-balloon",
  studio: FOLDHOUSE,
  categories: ["pokies"],
  stakes: slotStakes(10),
};

/** The Last Balloon as a game. */
export const lastBalloon = slotGame({
  ...REST,
  sheet: LAST_BALLOON,
  facts: figures.facts as GameFacts,
});

const firstLastBalloon = slotGame({
  ...REST,
  sheet: LAST_BALLOON_1_0,
  facts: firstFigures as GameFacts,
});

export const lastBalloonVersions: GameEntry = {
  current: lastBalloon,
  earlier: [firstLastBalloon],
};
