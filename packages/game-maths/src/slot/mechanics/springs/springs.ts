import type { Board, Hooks } from "../../engine/board.ts";
import { asFields, checkText, checkTexts, checkWhole } from "../../par-sheet/shape-checks.ts";
import type { Mechanic } from "../mechanic.ts";

/**
 * A spring goes off once nothing wins: one kind of symbol in sight, drawn by chance, leaves the board
 * with it, and falls in no more until the round is over.
 */
export const springs: Mechanic = {
  field: "springs",
  checkShape(json, path, report) {
    const rule = asFields(json, path, ["symbol", "kinds", "maxRemoved"], report);
    checkText(rule.symbol, `${path}.symbol`, report);
    checkTexts(rule.kinds, `${path}.kinds`, report);
    checkWhole(rule.maxRemoved, `${path}.maxRemoved`, 1, 100, report);
  },
  checkRules({ springs: rule, cascade, pays }, known, report) {
    if (!rule) return;
    if (!cascade) report("springs", "needs a cascade");
    if (!known.has(rule.symbol)) report("springs.symbol", "is on no strip");
    if (Object.hasOwn(pays, rule.symbol)) report("springs.symbol", "pays nothing by itself");
    for (const [index, kind] of rule.kinds.entries()) {
      if (!known.has(kind)) report(`springs.kinds[${index}]`, "is on no strip");
      if (kind === rule.symbol) report(`springs.kinds[${index}]`, "is the spring itself");
    }
    for (const [reel, list] of (cascade?.refill ?? []).entries())
      if (new Set(list).size <= rule.maxRemoved)
        report("springs.maxRemoved", `may leave nothing to fall in on reel ${reel}`);
  },
  hooks({ springs: rule }, { symbols }) {
    const spring = symbols.indexOf(rule?.symbol ?? "");
    const kinds = (rule?.kinds ?? []).map((kind) => symbols.indexOf(kind));
    const most = rule?.maxRemoved ?? 0;
    const inSight = new Int32Array(kinds.length);
    let removals = 0;
    return {
      roundBegins() {
        removals = 0;
      },
      boardChanges(board) {
        const { won, removed, recorder } = board;
        // What is still to leave cannot fall any more: the cascades of this spin are used up.
        if (removals === most || won === null || removed === null || won.includes(1)) return false;
        const cell = firstOf(board, spring);
        if (cell < 0) return false;
        let count = 0;
        for (const kind of kinds) {
          if (firstOf(board, kind) < 0) continue;
          inSight[count] = kind;
          count += 1;
        }
        if (count === 0) return false;
        const kind = inSight[board.draw(count)] as number;
        removed[kind] = 1;
        removals += 1;
        won[cell] = 1;
        for (let at = 0; at < won.length; at += 1) if (board.cells[at] === kind) won[at] = 1;
        const { rows } = board.sheet;
        const place = [Math.floor(cell / rows), cell % rows] as const;
        const value = removals;
        const positions = recorder ? [place, ...board.placesOf(kind)] : [];
        recorder?.mark({ kind: "removed", positions, symbol: symbols[kind] ?? null, value });
        return true;
      },
    } satisfies Hooks;
  },
};

/** Returns the first cell in sight that shows a symbol, reel by reel from the left; -1 for none. */
function firstOf({ cells, heights, sheet: { rows } }: Board, symbol: number): number {
  for (let reel = 0; reel < heights.length; reel += 1) {
    const end = reel * rows + (heights[reel] as number);
    for (let cell = reel * rows; cell < end; cell += 1) if (cells[cell] === symbol) return cell;
  }
  return -1;
}
