import { pictureOf, type View } from "./paper.ts";

/** Shapes of the scenery behind a board by the name of its file: the upright one is the middle of the wide one. */
const SHAPES: Readonly<Record<string, View>> = {
  background: { left: 0, top: 0, width: 1600, height: 1000 },
  "background-tall": { left: 500, top: 0, width: 600, height: 1000 },
};

/** Returns the sceneries of a slot by their path below its folder, drawn for each shape. */
export const sceneries = (draw: (view: View) => string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SHAPES).map(([name, view]) => [
      `${name}.svg`,
      pictureOf(view, () => draw(view)),
    ]),
  );

/** Returns what stands above and below the board of an upright scenery; nothing in the wide one, which has its sides. */
export const aboveAndBelow = ({ width, height }: View, sheets: () => readonly string[]): string =>
  height > width ? sheets().join("") : "";
