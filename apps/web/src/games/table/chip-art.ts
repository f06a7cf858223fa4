import { cut, disc, ringSlice, unevenness } from "../../../art/paper.ts";

const CREAM = "#f1e4c8";

/** Draws a chip from above: rim, six blocks, face. */
export function chip(x: number, y: number, radius: number, fill: string, seed: number): string {
  const turn = unevenness(seed)(1);
  const blocks = Array.from({ length: 6 }, (_, index) => {
    const middle = turn + (index * Math.PI) / 3;
    return ringSlice(x, y, radius * 0.74, radius, middle - 0.2, middle + 0.2);
  }).join("");
  return (
    cut({ d: disc(x, y, radius, seed), fill }) +
    `<path fill="${CREAM}" d="${blocks}"/>` +
    cut({ d: disc(x, y, radius * 0.6, seed + 1), fill: CREAM, lift: 0.5 })
  );
}
