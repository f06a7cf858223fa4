import { mechanicsOf } from "./mechanics/index.ts";
import { MAIN_MODE, modesOf, priceOf, sheetOfMode } from "./par-sheet/par-sheet.ts";
import type { MechanicRules } from "./par-sheet/mechanic-rules.ts";
import type { ParSheet } from "./par-sheet/par-sheet.ts";

/** Returns the rules of a sheet as a page shows them. */
export function slotRules(sheet: ParSheet) {
  const { rows, reels, freeSpinReels, lines, pays, wild, scatter, freeSpins } = sheet;
  return {
    rows,
    reels,
    free_reels: freeSpinReels ?? null,
    lines,
    pays,
    wild: wild?.symbol ?? null,
    wild_multiplier: wild?.multiplier ?? 1,
    scatter: scatter?.symbol ?? null,
    scatter_pays: scatter?.pays ?? {},
    free_spins: freeSpins?.awards ?? {},
    retrigger: freeSpins?.retrigger ?? {},
    free_spins_multiplier: freeSpins?.multiplier ?? 1,
    /** Price of a spin in coins; a pay of `pays` is one of coins, one of the scatter of stakes. */
    coins: priceOf(sheet),
    pays_by: sheet.paysBy ?? "lines",
    /** Highest payout of a round in total stakes. */
    cap: sheet.cap ?? null,
    /** The rule of each mechanic by its field in the sheet. */
    mechanics: Object.fromEntries(
      mechanicsOf(sheet).map(({ field }) => [field, sheet[field]]),
    ) as MechanicRules,
    /** Other ways to bet, with the rules that they change. */
    modes: modesOf(sheet)
      .filter((mode) => mode !== MAIN_MODE)
      .map((mode) => ({
        mode,
        kind: sheet.modes?.[mode]?.kind ?? "choice",
        coins: priceOf(sheetOfMode(sheet, mode)),
        changes: sheet.modes?.[mode]?.changes ?? {},
      })),
  };
}
export type SlotRules = ReturnType<typeof slotRules>;
