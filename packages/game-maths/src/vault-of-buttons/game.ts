import type { GameEntry, GameFacts } from "../game.ts";
import { slotGame } from "../slot/slot-game.ts";
import { slotStakes } from "../slot/slot-stakes.ts";
import { TIN_PARADE } from "../studios.ts";
import figures from "./figures.json" with { type: "json" };
import { VAULT_OF_BUTTONS } from "./sheet.ts";

/** Vault of Buttons as a game. */
export const vaultOfButtons = {
  ...slotGame({
    slug: "vault-of-buttons",
    studio: TIN_PARADE,
    sheet: VAULT_OF_BUTTONS,
    categories: ["pokies", "new"],
    stakes: slotStakes(20),
    facts: figures.facts as GameFacts,
  }),
  jackpot: true,
};

export const vaultOfButtonsVersions: GameEntry = { current: vaultOfButtons, earlier: [] };
