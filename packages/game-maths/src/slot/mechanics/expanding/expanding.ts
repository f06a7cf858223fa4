import type { Board, Hooks } from "../../engine/board.ts";
import type { ParSheet } from "../../par-sheet/par-sheet.ts";
import { asFields, checkWeights } from "../../par-sheet/shape-checks.ts";
import type { Mechanic } from "../mechanic.ts";
import { weightedPick } from "../weighted-pick.ts";

/** One symbol is drawn before the free spins; where it shows in them it fills its reel. */
export const expanding: Mechanic = {
  field: "expanding",
  checkShape(json, path, report) {
    const { weights } = asFields(json, path, ["weights"], report);
    checkWeights(weights, `${path}.weights`, report);
  },
  checkRules(sheet, known, report) {
    for (const symbol of Object.keys(sheet.expanding?.weights ?? {})) {
      if (!known.has(symbol)) report(`expanding.weights.${symbol}`, "is on no strip");
      if (symbol === sheet.scatter?.symbol)
        report(`expanding.weights.${symbol}`, "is the scatter, which never grows");
    }
    if (!sheet.freeSpins) report("expanding", "needs freeSpins");
  },
  hooks(sheet, { symbols }) {
    const pick = weightedPick(sheet.expanding?.weights ?? {});
    const choices = choicesOf(sheet, symbols);
    let chosen = -1;
    return {
      roundBegins: () => {
        chosen = -1;
      },
      featureBegins(board) {
        chosen = choices[pick(board.draw)] as number;
        const symbol = symbols[chosen] ?? null;
        board.recorder?.mark({ kind: "chosen", positions: [], symbol, value: null });
      },
      boardDrawn(board) {
        if (chosen >= 0) grow(board, chosen);
      },
    } satisfies Hooks;
  },
};

const choicesOf = ({ expanding: rule }: ParSheet, symbols: readonly string[]): number[] =>
  Object.keys(rule?.weights ?? {}).map((symbol) => symbols.indexOf(symbol));

function grow(board: Board, chosen: number): void {
  const { reelCount, rows } = board.sheet;
  const before = board.recorder === null ? [] : board.placesOf(chosen);
  for (let reel = 0; reel < reelCount; reel += 1) {
    const start = reel * rows;
    if (board.cells.subarray(start, start + rows).includes(chosen))
      board.cells.fill(chosen, start, start + rows);
  }
  if (before.length === 0) return;
  const symbol = board.sheet.symbols[chosen] ?? null;
  board.recorder?.mark({
    kind: "expanded",
    positions: board.placesOf(chosen),
    symbol,
    value: null,
  });
}
