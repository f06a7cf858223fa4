import type { GameEntry, GameFacts } from "../game.ts";
import { slotGame } from "../slot/slot-game.ts";
import { slotStakes } from "../slot/slot-stakes.ts";
import { FOLDHOUSE } from "../studios.ts";
import figures from "./figures.json" with { type: "json" };
import { TEN_THOUSAND_KITES } from "./sheet.ts";

/** Ten Thousand Kites as a game. */
export const tenThousandKites = {
  ...slotGame({
    slug: "ten-thousand-kites",
    studio: FOLDHOUSE,
    sheet: TEN_THOUSAND_KITES,
    categories: ["pokies", "new"],
    stakes: slotStakes(40),
    facts: figures.facts as GameFacts,
  }),
  jackpot: true,
};

export const tenThousandKitesVersions: GameEntry = { current: tenThousandKites, earlier: [] };
