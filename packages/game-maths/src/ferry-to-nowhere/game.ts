import type { GameEntry, GameFacts } from "../game.ts";
import { slotGame } from "../slot/slot-game.ts";
import { slotStakes } from "../slot/slot-stakes.ts";
import figures from "./figures.json" with { type: "json" };
import { FERRY_TO_NOWHERE } from "./sheet.ts";
import { SALTGLASS } from "../studios.ts";

/** Ferry to Nowhere as a game. */
export const ferryToNowhere = slotGame({
  slug: "ferry-to-nowhere",
  studio: SALTGLASS,
  sheet: FERRY_TO_NOWHERE,
  categories: ["pokies", "new"],
  stakes: slotStakes(25),
  facts: figures.facts as GameFacts,
});

export const ferryToNowhereVersions: GameEntry = { current: ferryToNowhere, earlier: [] };
