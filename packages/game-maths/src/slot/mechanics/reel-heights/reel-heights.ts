import type { Hooks } from "../../engine/board.ts";
import { asFields, asList, checkWeights } from "../../par-sheet/shape-checks.ts";
import type { Mechanic } from "../mechanic.ts";
import { weightedPick } from "../weighted-pick.ts";

/** The rows that a reel shows are drawn before every spin, reel by reel from the left. */
export const reelHeights: Mechanic = {
  field: "reelHeights",
  checkShape(json, path, report) {
    const { rows } = asFields(json, path, ["rows"], report);
    for (const [reel, weights] of asList(rows, `${path}.rows`, 1, 10, report).entries())
      checkWeights(weights, `${path}.rows[${reel}]`, report);
  },
  checkRules({ reelHeights: rule, reels, rows: most, paysBy = "lines" }, _known, report) {
    if (!rule) return;
    if (paysBy === "lines" || paysBy === "clusters")
      report("reelHeights", `leaves no place for ${paysBy}`);
    if (rule.rows.length !== reels.length)
      report("reelHeights.rows", `has ${rule.rows.length} tables, there are ${reels.length} reels`);
    for (const [reel, weights] of rule.rows.entries())
      for (const rows of Object.keys(weights))
        if (!/^[1-9]\d?$/.test(rows) || Number(rows) > most)
          report(`reelHeights.rows[${reel}].${rows}`, `must be 1 to ${most} rows`);
  },
  hooks({ reelHeights: rule }) {
    const reels = (rule?.rows ?? []).map((weights) => {
      return { heights: Object.keys(weights).map(Number), pick: weightedPick(weights) };
    });
    return {
      spinBegins(board) {
        for (let reel = 0; reel < reels.length; reel += 1) {
          const { heights, pick } = reels[reel] as (typeof reels)[number];
          board.heights[reel] = heights[pick(board.draw)] as number;
        }
      },
    } satisfies Hooks;
  },
};
