import type { GameEntry, GameFacts } from "../game.ts";
import { slotGame } from "../slot/slot-game.ts";
import { slotStakes } from "../slot/slot-stakes.ts";
import figures from "./figures.json" with { type: "json" };
import { STORM_CELLAR } from "./sheet.ts";
import { SALTGLASS } from "../studios.ts";

/** Storm Cellar as a game. */
export const stormCellar = slotGame({
  slug: "storm-cellar",
  studio: SALTGLASS,
  sheet: STORM_CELLAR,
  categories: ["pokies", "new"],
  stakes: slotStakes(30),
  facts: figures.facts as GameFacts,
});

export const stormCellarVersions: GameEntry = { current: stormCellar, earlier: [] };
