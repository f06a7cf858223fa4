import type { GameEntry, GameFacts } from "../game.ts";
import { slotGame } from "../slot/slot-game.ts";
import figures from "./figures.json" with { type: "json" };
import { LANTERN_TIDE } from "./sheet.ts";
import { LANTERN_TIDE_STAKES } from "./stakes.ts";

/** Lantern Tide as a game. */
export const lanternTide = slotGame({
  slug: "lantern-tide",
  sheet: LANTERN_TIDE,
  categories: ["pokies", "new"],
  stakes: LANTERN_TIDE_STAKES,
  facts: figures as GameFacts,
});

export const lanternTideVersions: GameEntry = { current: lanternTide, earlier: [] };
