import type { GameEntry, GameFacts } from "../game.ts";
import { slotGame } from "../slot/slot-game.ts";
import { slotStakes } from "../slot/slot-stakes.ts";
import figures from "./figures.json" with { type: "json" };
import { MIRROR_TENT } from "./sheet.ts";
import { QUIET_ORCHARD } from "../studios.ts";

/** The Mirror Tent as a game. */
export const mirrorTent = slotGame({
  slug: "mirror-tent",
  studio: QUIET_ORCHARD,
  sheet: MIRROR_TENT,
  categories: ["pokies", "new"],
  stakes: slotStakes(20),
  facts: figures.facts as GameFacts,
});

export const mirrorTentVersions: GameEntry = { current: mirrorTent, earlier: [] };
