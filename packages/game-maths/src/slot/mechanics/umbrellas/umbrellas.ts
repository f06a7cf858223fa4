import type { Draw } from "../../../fairness/draw.ts";
import type { Board, Hooks } from "../../engine/board.ts";
import type { Position } from "../../engine/slot-round.ts";
import type { Weights } from "../../par-sheet/mechanic-rules.ts";
import { asFields, checkText, checkWeights } from "../../par-sheet/shape-checks.ts";
import type { ReportFault } from "../../par-sheet/shape-checks.ts";
import type { Mechanic } from "../mechanic.ts";
import { weightedPick } from "../weighted-pick.ts";

/**
 * Each umbrella carries a factor, drawn when it comes into sight. Nothing takes umbrellas away: when
 * nothing falls any more, their factors add up and multiply everything that the spin has paid.
 */
export const umbrellas: Mechanic = {
  field: "umbrellas",
  checkShape(json, path, report) {
    const rule = asFields(json, path, ["symbol", "values", "freeValues", "staysOpen"], report);
    checkText(rule.symbol, `${path}.symbol`, report);
    checkFactors(rule.values, `${path}.values`, report);
    if (rule.freeValues !== undefined) checkFactors(rule.freeValues, `${path}.freeValues`, report);
    if (rule.staysOpen !== undefined && typeof rule.staysOpen !== "boolean")
      report(`${path}.staysOpen`, "must be true or false");
  },
  checkRules({ umbrellas: rule, pays, scatter, wild }, known, report) {
    if (!rule) return;
    if (!known.has(rule.symbol)) report("umbrellas.symbol", "is on no strip");
    if (Object.hasOwn(pays, rule.symbol)) report("umbrellas.symbol", "pays nothing by itself");
    if (rule.symbol === scatter?.symbol || rule.symbol === wild?.symbol)
      report("umbrellas.symbol", "is something else as well");
  },
  hooks({ umbrellas: rule }, { symbols, reelCount }) {
    const symbol = symbols.indexOf(rule?.symbol ?? "");
    const base = drawnFrom(rule?.values ?? {});
    const inFree = rule?.freeValues ? drawnFrom(rule.freeValues) : base;
    /** [reel] -> umbrellas in sight whose factors are drawn. */
    const open = new Int32Array(reelCount);
    let sum = 0;
    let before = 0;
    const openNew = (board: Board): void => {
      const drawFactor = board.free ? inFree : base;
      for (let reel = 0; reel < reelCount; reel += 1) {
        const fresh = countOn(board, reel, symbol) - (open[reel] as number);
        for (let at = 0; at < fresh; at += 1) {
          const value = drawFactor(board.draw);
          sum += value;
          if (board.recorder === null) continue;
          const positions = [placeOf(board, reel, symbol, at)];
          board.recorder.mark({ kind: "umbrella", positions, symbol: rule?.symbol ?? null, value });
        }
        open[reel] = (open[reel] as number) + fresh;
      }
    };
    return {
      featureBegins() {
        sum = 0;
      },
      boardDrawn(board) {
        open.fill(0);
        before = board.total;
        if (!board.free || rule?.staysOpen !== true) sum = 0;
        openNew(board);
      },
      boardChanged: openNew,
      spinOver(board) {
        const extra = (board.total - before) * (sum - 1);
        if (extra <= 0) return;
        board.recorder?.win({
          by: "multiplier",
          line: null,
          symbol: rule?.symbol ?? "",
          count: board.countOf(symbol),
          ways: null,
          positions: board.placesOf(symbol),
          multiplier: sum,
          coins: extra,
        });
        board.close("multiply", extra);
      },
    } satisfies Hooks;
  },
};

function checkFactors(json: unknown, path: string, report: ReportFault): void {
  checkWeights(json, path, report);
  for (const factor of Object.keys(asFields(json, path, null, report)))
    if (!/^[1-9]\d{0,3}$/.test(factor)) report(`${path}.${factor}`, "must be a whole factor");
}

function drawnFrom(weights: Weights): (draw: Draw) => number {
  const values = Object.keys(weights).map(Number);
  const pick = weightedPick(weights);
  return (draw) => values[pick(draw)] as number;
}

function countOn({ cells, heights, sheet: { rows } }: Board, reel: number, symbol: number): number {
  let count = 0;
  const end = reel * rows + (heights[reel] as number);
  for (let cell = reel * rows; cell < end; cell += 1) if (cells[cell] === symbol) count += 1;
  return count;
}

/** Returns where the umbrella of a number stands on its reel, the topmost being number 0. */
function placeOf({ cells, sheet: { rows } }: Board, reel: number, symbol: number, at: number) {
  let row = cells.indexOf(symbol, reel * rows) - reel * rows;
  for (let met = 0; met < at; met += 1)
    row = cells.indexOf(symbol, reel * rows + row + 1) - reel * rows;
  return [reel, row] satisfies Position;
}
