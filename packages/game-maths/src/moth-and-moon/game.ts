import type { GameEntry, GameFacts } from "../game.ts";
import { slotGame } from "../slot/slot-game.ts";
import { slotStakes } from "../slot/slot-stakes.ts";
import { QUIET_ORCHARD } from "../studios.ts";
import figures from "./figures.json" with { type: "json" };
import { MOTH_AND_MOON } from "./sheet.ts";

/** Moth & Moon as a game. */
export const mothAndMoon = {
  ...slotGame({
    slug: "moth-and-moon",
    studio: QUIET_ORCHARD,
    sheet: MOTH_AND_MOON,
    categories: ["pokies", "new"],
    stakes: slotStakes(20),
    facts: figures.facts as GameFacts,
  }),
  jackpot: true,
};

export const mothAndMoonVersions: GameEntry = { current: mothAndMoon, earlier: [] };
