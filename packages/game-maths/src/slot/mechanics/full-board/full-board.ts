import { asFields, checkWhole } from "../../par-sheet/shape-checks.ts";
import type { Mechanic } from "../mechanic.ts";

/** A board of one symbol alone, wilds included, multiplies what the spin pays. */
export const fullBoard: Mechanic = {
  field: "fullBoard",
  checkShape(json, path, report) {
    const { multiplier } = asFields(json, path, ["multiplier"], report);
    checkWhole(multiplier, `${path}.multiplier`, 2, 100, report);
  },
  hooks: ({ fullBoard: rule }, { wild }) => ({
    boardDrawn(board) {
      let symbol = wild;
      for (let cell = 0; cell < board.cells.length; cell += 1) {
        const met = board.cells[cell] as number;
        if (met === wild || met === symbol) continue;
        if (symbol !== wild) return;
        symbol = met;
      }
      board.multiplier *= rule?.multiplier ?? 1;
      board.recorder?.mark({
        kind: "full",
        positions: [...board.placesOf(symbol), ...(symbol === wild ? [] : board.placesOf(wild))],
        symbol: board.sheet.symbols[symbol] ?? null,
        value: rule?.multiplier ?? 1,
      });
    },
  }),
};
