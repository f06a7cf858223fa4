import type { GameEntry, GameFacts } from "../game.ts";
import { slotGame } from "../slot/slot-game.ts";
import { slotStakes } from "../slot/slot-stakes.ts";
import figures from "./figures.json" with { type: "json" };
import { ROPEWALK } from "./sheet.ts";
import { QUIET_ORCHARD } from "../studios.ts";

/** Ropewalk as a game. */
export const ropewalk = slotGame({
  slug: "ropewalk",
  studio: QUIET_ORCHARD,
  sheet: ROPEWALK,
  categories: ["pokies", "new"],
  stakes: slotStakes(40),
  facts: figures.facts as GameFacts,
});

export const ropewalkVersions: GameEntry = { current: ropewalk, earlier: [] };
