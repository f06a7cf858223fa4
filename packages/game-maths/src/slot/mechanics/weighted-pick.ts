import type { Draw } from "../../fairness/draw.ts";
import type { Weights } from "../par-sheet/mechanic-rules.ts";

/** Draws one of the keys of a table of weights: its place in the table, by one draw. */
export function weightedPick(weights: Weights): (draw: Draw) => number {
  const bounds: number[] = [];
  let total = 0;
  for (const weight of Object.values(weights)) {
    total += weight;
    bounds.push(total);
  }
  return (draw) => {
    const drawn = draw(total);
    let at = 0;
    while (drawn >= (bounds[at] as number)) at += 1;
    return at;
  };
}
