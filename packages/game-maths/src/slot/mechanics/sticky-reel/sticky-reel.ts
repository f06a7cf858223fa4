import type { Board, Hooks } from "../../engine/board.ts";
import { asFields, checkText, checkWhole } from "../../par-sheet/shape-checks.ts";
import type { Mechanic } from "../mechanic.ts";

/** A symbol on one reel of a paid spin fills that reel, which stays while the others spin again. */
export const stickyReel: Mechanic = {
  field: "stickyReel",
  checkShape(json, path, report) {
    const fields = ["symbol", "reel", "keptBy", "maxRespins"];
    const rule = asFields(json, path, fields, report);
    checkText(rule.symbol, `${path}.symbol`, report);
    checkWhole(rule.reel, `${path}.reel`, 0, 9, report);
    checkText(rule.keptBy, `${path}.keptBy`, report);
    checkWhole(rule.maxRespins, `${path}.maxRespins`, 1, 100, report);
  },
  checkRules({ stickyReel: rule, reels }, known, report) {
    if (!rule) return;
    if (rule.reel >= reels.length) report("stickyReel.reel", `is not among ${reels.length} reels`);
    for (const field of ["symbol", "keptBy"] as const)
      if (!known.has(rule[field])) report(`stickyReel.${field}`, "is on no strip");
    if (rule.symbol === rule.keptBy) report("stickyReel.keptBy", "is the symbol that stays");
  },
  hooks({ stickyReel: rule }, { symbols, rows }) {
    const [symbol, keptBy] = [rule?.symbol, rule?.keptBy].map((name) =>
      symbols.indexOf(name ?? ""),
    );
    const [reel, most] = [rule?.reel ?? 0, rule?.maxRespins ?? 0];
    const [start, end] = [reel * rows, (reel + 1) * rows];
    const sticks = (board: Board): boolean =>
      board.cells.subarray(start, end).includes(symbol as number);
    return {
      boardDrawn(board, kind) {
        if (kind !== "spin" || !sticks(board)) return;
        board.cells.fill(symbol as number, start, end);
        const positions = Array.from({ length: rows }, (_, row) => [reel, row] as const);
        const name = rule?.symbol ?? null;
        board.recorder?.mark({ kind: "sticky", positions, symbol: name, value: null });
      },
      spinOver(board, kind) {
        if (kind !== "spin" || !sticks(board)) return;
        board.heldReels[reel] = 1;
        let earned = 1;
        for (let spun = 0; spun < earned && spun < most && !board.capped; spun += 1) {
          board.spin("respin");
          if (board.countOf(keptBy as number) > 0) earned += 1;
        }
        board.heldReels[reel] = 0;
      },
    } satisfies Hooks;
  },
};
