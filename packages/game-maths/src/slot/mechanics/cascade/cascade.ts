import type { Board, Hooks } from "../../engine/board.ts";
import { asFields, checkStrips, checkWhole } from "../../par-sheet/shape-checks.ts";
import type { Mechanic } from "../mechanic.ts";

/** Winning symbols leave the board, what is above them falls, and others fall in from the top. */
export const cascade: Mechanic = {
  field: "cascade",
  checkShape(json, path, report) {
    const { refill, maxCascades } = asFields(json, path, ["refill", "maxCascades"], report);
    checkStrips(refill, `${path}.refill`, report);
    checkWhole(maxCascades, `${path}.maxCascades`, 1, 1000, report);
  },
  checkRules({ cascade: rule, reels, scatter, paysBy = "lines" }, _known, report) {
    if (!rule) return;
    if (paysBy === "lines") report("cascade", "needs a board that does not pay by lines");
    if (rule.refill.length !== reels.length)
      report("cascade.refill", `has ${rule.refill.length} lists, there are ${reels.length} reels`);
    for (const [reel, list] of rule.refill.entries())
      if (scatter && list.includes(scatter.symbol))
        report(`cascade.refill[${reel}]`, "has the scatter, which counts where it is spun");
  },
  hooks({ cascade: rule }, { symbols }) {
    const lists = (rule?.refill ?? []).map((list) =>
      Int32Array.from(list, (symbol) => symbols.indexOf(symbol)),
    );
    const shorter = lists.map((list) => new Int32Array(list.length));
    const most = rule?.maxCascades ?? 0;
    let fallen = 0;
    return {
      roundBegins: (board) => void board.removed?.fill(0),
      boardDrawn(board) {
        fallen = 0;
        board.won?.fill(0);
      },
      boardChanges(board) {
        const { won, removed } = board;
        if (won === null || fallen === most || !won.includes(1)) return false;
        fallen += 1;
        const some = removed?.includes(1) === true;
        for (let reel = 0; reel < lists.length; reel += 1) {
          const empty = drop(board, won, reel);
          if (empty === 0) continue;
          const [list, left] = [lists[reel] as Int32Array, shorter[reel] as Int32Array];
          fill(board, reel, empty, some ? keep(list, removed, left) : list);
        }
        won.fill(0);
        return true;
      },
    } satisfies Hooks;
  },
};

/** Lets the cells of a reel fall that stay. Returns how many are empty at its top. */
function drop({ cells, heights, sheet: { rows } }: Board, won: Uint8Array, reel: number): number {
  const top = reel * rows;
  let to = top + (heights[reel] as number) - 1;
  for (let from = to; from >= top; from -= 1) {
    if (won[from] === 1) continue;
    cells[to] = cells[from] as number;
    to -= 1;
  }
  return to - top + 1;
}

/** Draws what falls in, the lowest first. */
function fill(board: Board, reel: number, empty: number, list: Int32Array): void {
  const top = reel * board.sheet.rows;
  for (let cell = top + empty - 1; cell >= top; cell -= 1)
    board.cells[cell] = list[board.draw(list.length)] as number;
}

/** Returns the part of a list that still falls in, written to a table of its own. */
function keep(list: Int32Array, removed: Uint8Array, left: Int32Array): Int32Array {
  let length = 0;
  for (const symbol of list) {
    if (removed[symbol] === 1) continue;
    left[length] = symbol;
    length += 1;
  }
  return left.subarray(0, length);
}
