import type { GameEntry, GameFacts } from "../game.ts";
import { slotGame } from "../slot/slot-game.ts";
import firstFigures from "./figures-1.0.0.json" with { type: "json" };
import figures from "./figures.json" with { type: "json" };
import { LANTERN_TIDE, LANTERN_TIDE_1_0 } from "./sheet.ts";
import { LANTERN_TIDE_STAKES } from "./stakes.ts";
import { FOLDHOUSE } from "../studios.ts";

const REST = {
  slug: "lantern-tide",
  studio: FOLDHOUSE,
  categories: ["pokies"],
  stakes: LANTERN_TIDE_STAKES,
};

/** Lantern Tide as a game. */
export const lanternTide = slotGame({
  ...REST,
  sheet: LANTERN_TIDE,
  facts: figures.facts as GameFacts,
});

const firstLanternTide = slotGame({
  ...REST,
  sheet: LANTERN_TIDE_1_0,
  facts: firstFigures as GameFacts,
});

export const lanternTideVersions: GameEntry = {
  current: lanternTide,
  earlier: [firstLanternTide],
};
