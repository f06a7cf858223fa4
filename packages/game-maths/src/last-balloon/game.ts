import type { GameEntry, GameFacts } from "../game.ts";
import { slotGame } from "../slot/slot-game.ts";
import { slotStakes } from "../slot/slot-stakes.ts";
import figures from "./figures.json" with { type: "json" };
import { LAST_BALLOON } from "./sheet.ts";
import { FOLDHOUSE } from "../studios.ts";

/** The Last Balloon as a game. */
export const lastBalloon = slotGame({
  slug: "last-balloon",
  studio: FOLDHOUSE,
  sheet: LAST_BALLOON,
  categories: ["pokies"],
  stakes: slotStakes(10),
  facts: figures.facts as GameFacts,
});

export const lastBalloonVersions: GameEntry = { current: lastBalloon, earlier: [] };
