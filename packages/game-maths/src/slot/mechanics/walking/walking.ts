import type { Board, Hooks } from "../../engine/board.ts";
import type { Position } from "../../engine/slot-round.ts";
import { asFields, checkWhole } from "../../par-sheet/shape-checks.ts";
import type { Mechanic } from "../mechanic.ts";

/** Wilds of a board walk one reel to the left, and a respin follows, until none is left. */
export const walking: Mechanic = {
  field: "walking",
  checkShape(json, path, report) {
    const { maxRespins } = asFields(json, path, ["maxRespins"], report);
    checkWhole(maxRespins, `${path}.maxRespins`, 1, 1000, report);
  },
  checkRules(sheet, _known, report) {
    if (!sheet.wild) report("walking", "needs a wild");
  },
  hooks({ walking: rule }, { wild, rows, reelCount }) {
    const most = rule?.maxRespins ?? 0;
    const walkers = new Uint8Array(reelCount * rows);
    /** Moves every wild of the board; false when none is left. */
    const walk = ({ cells }: Board): boolean => {
      let any = false;
      walkers.fill(0);
      for (let cell = rows; cell < cells.length; cell += 1) {
        if (cells[cell] !== wild) continue;
        walkers[cell - rows] = 1;
        any = true;
      }
      return any;
    };
    return {
      roundBegins: () => void walkers.fill(0),
      boardDrawn(board, kind) {
        if (kind !== "respin") return;
        const positions: Position[] = [];
        for (let cell = 0; cell < walkers.length; cell += 1) {
          if (walkers[cell] === 0) continue;
          board.cells[cell] = wild;
          if (board.recorder !== null) positions.push([Math.floor(cell / rows), cell % rows]);
        }
        const symbol = board.sheet.symbols[wild] ?? null;
        board.recorder?.mark({ kind: "walked", positions, symbol, value: null });
      },
      spinOver(board, kind) {
        if (kind === "respin") return;
        for (let spun = 0; spun < most && !board.capped && walk(board); spun += 1)
          board.spin("respin");
        walkers.fill(0);
      },
    } satisfies Hooks;
  },
};
