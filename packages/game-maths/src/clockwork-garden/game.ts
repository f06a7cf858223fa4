import type { GameEntry, GameFacts } from "../game.ts";
import { slotGame } from "../slot/slot-game.ts";
import { slotStakes } from "../slot/slot-stakes.ts";
import figures from "./figures.json" with { type: "json" };
import { CLOCKWORK_GARDEN } from "./sheet.ts";
import { TIN_PARADE } from "../studios.ts";

/** Clockwork Garden as a game. */
export const clockworkGarden = slotGame({
  slug: "clockwork-garden",
  studio: TIN_PARADE,
  sheet: CLOCKWORK_GARDEN,
  categories: ["pokies", "new"],
  stakes: slotStakes(20),
  facts: figures.facts as GameFacts,
});

export const clockworkGardenVersions: GameEntry = { current: clockworkGarden, earlier: [] };
