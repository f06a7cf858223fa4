import type { Hooks } from "../../engine/board.ts";
import { asFields, checkText, checkWeights } from "../../par-sheet/shape-checks.ts";
import type { Mechanic } from "../mechanic.ts";
import { weightedPick } from "../weighted-pick.ts";

/** All cells of one symbol turn into another, drawn once for each board that shows any. */
export const mystery: Mechanic = {
  field: "mystery",
  checkShape(json, path, report) {
    const { symbol, weights } = asFields(json, path, ["symbol", "weights"], report);
    checkText(symbol, `${path}.symbol`, report);
    checkWeights(weights, `${path}.weights`, report);
  },
  checkRules({ mystery: rule, scatter, pays }, known, report) {
    if (!rule) return;
    if (!known.has(rule.symbol)) report("mystery.symbol", "is on no strip");
    if (Object.hasOwn(pays, rule.symbol)) report("mystery.symbol", "pays nothing by itself");
    for (const symbol of Object.keys(rule.weights)) {
      if (!known.has(symbol)) report(`mystery.weights.${symbol}`, "is on no strip");
      if (symbol === rule.symbol || symbol === scatter?.symbol)
        report(`mystery.weights.${symbol}`, "is what nothing turns into");
    }
  },
  hooks({ mystery: rule }, { symbols }) {
    const hidden = symbols.indexOf(rule?.symbol ?? "");
    const choices = Object.keys(rule?.weights ?? {}).map((symbol) => symbols.indexOf(symbol));
    const pick = weightedPick(rule?.weights ?? {});
    return {
      boardDrawn(board) {
        if (!board.cells.includes(hidden)) return;
        const shown = choices[pick(board.draw)] as number;
        const symbol = symbols[shown] ?? null;
        const positions = board.recorder === null ? [] : board.placesOf(hidden);
        for (let cell = 0; cell < board.cells.length; cell += 1)
          if (board.cells[cell] === hidden) board.cells[cell] = shown;
        board.recorder?.mark({ kind: "mystery", positions, symbol, value: null });
      },
    } satisfies Hooks;
  },
};
