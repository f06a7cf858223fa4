import type { GameEntry, GameFacts } from "../game.ts";
import { slotGame } from "../slot/slot-game.ts";
import { slotStakes } from "../slot/slot-stakes.ts";
import { TIN_PARADE } from "../studios.ts";
import figures from "./figures.json" with { type: "json" };
import { PENNY_COMET } from "./sheet.ts";

/** Penny Comet as a game. */
export const pennyComet = {
  ...slotGame({
    slug: "penny-comet",
    studio: TIN_PARADE,
    sheet: PENNY_COMET,
    categories: ["pokies"],
    stakes: slotStakes(5),
    facts: figures.facts as GameFacts,
  }),
  jackpot: true,
};

export const pennyCometVersions: GameEntry = { current: pennyComet, earlier: [] };
