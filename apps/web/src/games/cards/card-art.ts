import { edges } from "../../../art/outlines.ts";
import { cut } from "../../../art/paper.ts";

const CREAM = "#f4ead2";

/** Draws a card with an outline in its middle; it turns about that middle, a little. */
export function paperCard(
  {
    x,
    y,
    width,
    degrees,
  }: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly degrees: number;
  },
  pip: { readonly d: string; readonly fill: string; readonly box: number; readonly share?: number },
  paper = CREAM,
): string {
  const [w, h] = [width / 2, width * 0.7];
  const side = width * (pip.share ?? 0.62);
  const sheet = edges(
    [x - w, y - h + 2],
    [x + w - 1, y - h],
    [x + w, y + h - 1],
    [x - w + 2, y + h],
  );
  return `<g transform="rotate(${degrees} ${x} ${y})">${cut({ d: sheet, fill: paper, lift: 1.2 })}${cut(
    {
      d: pip.d,
      fill: pip.fill,
      place: {
        x: x - side / 2,
        y: y - side / 2,
        scale: Math.round((side / pip.box) * 1000) / 1000,
      },
      lift: 0.5,
    },
  )}</g>`;
}
