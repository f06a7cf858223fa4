import type { Hooks } from "../../engine/board.ts";
import { valueForCount } from "../../par-sheet/par-sheet.ts";
import {
  asFields,
  asList,
  checkCounts,
  checkText,
  checkWeights,
} from "../../par-sheet/shape-checks.ts";
import type { Mechanic } from "../mechanic.ts";
import { weightedPick } from "../weighted-pick.ts";

/** The entry of a harbour's prizes at which the walk ends. */
export const TRAIL_END = "end";

/** Scatters of a paid spin start a walk along harbours, each of which pays one of its prizes. */
export const trail: Mechanic = {
  field: "trail",
  checkShape(json, path, report) {
    const rule = asFields(json, path, ["symbol", "starts", "harbours"], report);
    checkText(rule.symbol, `${path}.symbol`, report);
    checkCounts(rule.starts, `${path}.starts`, report);
    for (const [at, prizes] of asList(
      rule.harbours,
      `${path}.harbours`,
      1,
      100,
      report,
    ).entries()) {
      checkWeights(prizes, `${path}.harbours[${at}]`, report);
      for (const prize of Object.keys(asFields(prizes, `${path}.harbours[${at}]`, null, report)))
        if (prize !== TRAIL_END && !/^[1-9]\d{0,4}$/.test(prize))
          report(`${path}.harbours[${at}].${prize}`, "must be a prize or the end");
    }
  },
  checkRules({ trail: rule }, known, report) {
    if (!rule) return;
    if (!known.has(rule.symbol)) report("trail.symbol", "is on no strip");
    for (const [count, start] of Object.entries(rule.starts))
      if (start > rule.harbours.length) report(`trail.starts.${count}`, "is beyond the harbours");
  },
  hooks({ trail: rule }, { symbols, price }) {
    const symbol = symbols.indexOf(rule?.symbol ?? "");
    const harbours = rule?.harbours ?? [];
    const picks = harbours.map((prizes) => weightedPick(prizes));
    const coins = harbours.map((prizes) =>
      Object.keys(prizes).map((prize) => (prize === TRAIL_END ? 0 : Number(prize) * price)),
    );
    return {
      spinOver(board, kind) {
        if (kind !== "spin") return;
        const start = valueForCount(rule?.starts, board.countOf(symbol));
        if (start === 0) return;
        for (let at = start - 1; at < picks.length && !board.capped; at += 1) {
          const prize = coins[at]?.[picks[at]?.(board.draw) ?? 0] ?? 0;
          const told = { line: null, symbol: rule?.symbol ?? "", count: at + 1, ways: null };
          const marked = { symbol: told.symbol, value: at + 1, positions: [] };
          board.recorder?.mark({ kind: "harbour", ...marked });
          if (prize > 0)
            board.recorder?.win({
              by: "prize",
              ...told,
              positions: [],
              multiplier: 1,
              coins: prize,
            });
          board.close("pick", prize);
          if (prize === 0) return;
        }
      },
    } satisfies Hooks;
  },
};
