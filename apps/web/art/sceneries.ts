import { pictureOf, type View } from "./paper.ts";

/** Shapes of a scenery behind a board by the end of its file's name: the upright one is the middle of the wide one. */
const SHAPES: Readonly<Record<string, View>> = {
  "": { left: 0, top: 0, width: 1600, height: 1000 },
  "-tall": { left: 500, top: 0, width: 600, height: 1000 },
};

/** Returns a scenery of a slot by its paths below the game's folder, drawn for each shape. */
export const sceneries = (
  name: "background" | "free-spins",
  draw: (view: View) => string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SHAPES).map(([end, view]) => [
      `${name}${end}.svg`,
      pictureOf(view, () => draw(view)),
    ]),
  );

/** Returns what stands above and below the board of an upright scenery; nothing in the wide one, which has its sides. */
export const aboveAndBelow = ({ width, height }: View, sheets: () => readonly string[]): string =>
  height > width ? sheets().join("") : "";
