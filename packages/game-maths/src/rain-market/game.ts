import type { GameEntry, GameFacts } from "../game.ts";
import { slotGame } from "../slot/slot-game.ts";
import { slotStakes } from "../slot/slot-stakes.ts";
import figures from "./figures.json" with { type: "json" };
import { RAIN_MARKET } from "./sheet.ts";
import { SALTGLASS } from "../studios.ts";

/** Rain Market as a game. */
export const rainMarket = slotGame({
  slug: "rain-market",
  studio: SALTGLASS,
  sheet: RAIN_MARKET,
  categories: ["pokies", "new"],
  stakes: slotStakes(20),
  facts: figures.facts as GameFacts,
});

export const rainMarketVersions: GameEntry = { current: rainMarket, earlier: [] };
