import type { Hooks } from "../../engine/board.ts";
import { asFields, checkWhole } from "../../par-sheet/shape-checks.ts";
import type { Mechanic } from "../mechanic.ts";

/** In free spins the factor grows with every cascade and stays for the spins that follow. */
export const risingMultiplier: Mechanic = {
  field: "risingMultiplier",
  checkShape(json, path, report) {
    const { step } = asFields(json, path, ["step"], report);
    checkWhole(step, `${path}.step`, 1, 100, report);
  },
  checkRules(sheet, _known, report) {
    if (!sheet.freeSpins) report("risingMultiplier", "needs freeSpins");
    if (!sheet.cascade) report("risingMultiplier", "needs a cascade");
  },
  hooks({ risingMultiplier: rule }, { freeMultiplier }) {
    const step = rule?.step ?? 0;
    let factor = freeMultiplier;
    return {
      featureBegins() {
        factor = freeMultiplier;
      },
      boardDrawn(board) {
        if (board.free) board.multiplier = factor;
      },
      boardChanged(board) {
        if (!board.free) return;
        factor += step;
        board.multiplier = factor;
      },
    } satisfies Hooks;
  },
};
