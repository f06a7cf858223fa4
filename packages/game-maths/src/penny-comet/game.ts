import type { GameEntry, GameFacts } from "../game.ts";
import { slotGame } from "../slot/slot-game.ts";
import { slotStakes } from "../slot/slot-stakes.ts";
import figures from "./figures.json" with { type: "json" };
import { PENNY_COMET } from "./sheet.ts";

/** Penny Comet as a game. */
export const pennyComet = slotGame({
  slug: "penny-comet",
  sheet: PENNY_COMET,
  categories: ["pokies", "new"],
  stakes: slotStakes(5),
  facts: figures.facts as GameFacts,
});

export const pennyCometVersions: GameEntry = { current: pennyComet, earlier: [] };
