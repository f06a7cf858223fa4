import type { Board, Hooks } from "../../engine/board.ts";
import type { Position } from "../../engine/slot-round.ts";
import { asFields, checkWhole } from "../../par-sheet/shape-checks.ts";
import type { Mechanic } from "../mechanic.ts";

/** Wilds of a board walk one reel to the left, and a respin follows, until none is left. */
export const walking: Mechanic = {
  field: "walking",
  checkShape(json, path, report) {
    const { maxRespins, meeting } = asFields(json, path, ["maxRespins", "meeting"], report);
    checkWhole(maxRespins, `${path}.maxRespins`, 1, 1000, report);
    if (meeting !== undefined) checkWhole(meeting, `${path}.meeting`, 2, 100, report);
  },
  checkRules({ wild, freeSpins, stickyReel }, _known, report) {
    if (!wild) report("walking", "needs a wild");
    if (freeSpins || stickyReel) report("walking", "is the one feature of its rounds");
  },
  hooks({ walking: rule }, { wild, rows, reelCount }) {
    const most = rule?.maxRespins ?? 0;
    const meeting = rule?.meeting ?? 1;
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
        if (meeting > 1) meet(board, meeting);
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

/** Multiplies what a respin pays that shows two wilds on one reel. */
function meet(board: Board, factor: number): void {
  const { rows, wild, reelCount } = board.sheet;
  for (let reel = 0; reel < reelCount; reel += 1) {
    let wilds = 0;
    for (let cell = reel * rows; cell < (reel + 1) * rows; cell += 1)
      if (board.cells[cell] === wild) wilds += 1;
    if (wilds < 2) continue;
    board.multiplier *= factor;
    const positions = board.placesOf(wild).filter(([at]) => at === reel);
    const symbol = board.sheet.symbols[wild] ?? null;
    board.recorder?.mark({ kind: "met", positions, symbol, value: factor });
    return;
  }
}
