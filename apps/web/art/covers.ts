import { pictureOf, type View } from "./paper.ts";

/** The middle that a cover of any shape shows whole. */
const MIDDLE = { width: 300, height: 400 } as const;

/** Wider covers have room beside the middle. */
const WIDE = 400;

/** Shapes of a cover by the name of their file: the same sheets, with more around the middle. */
const SHAPES: Readonly<Record<string, View>> = {
  cover: { left: 0, top: 0, ...MIDDLE },
  "cover-square": { left: -50, top: 0, width: 400, height: 400 },
  "cover-wide": { left: -206, top: 0, width: 712, height: 400 },
  "cover-low": { left: -350, top: 0, width: 1000, height: 400 },
  "cover-tall": { left: 0, top: -130, width: 300, height: 600 },
};

/** Returns the covers of a game by their path below its folder, drawn for each shape. */
export const covers = (draw: (view: View) => string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SHAPES).map(([name, view]) => [
      `${name}.svg`,
      pictureOf(view, () => draw(view)),
    ]),
  );

/** Returns what stands beside the middle of a wide cover; nothing in narrower shapes. */
export const beside = ({ width }: View, sheets: () => readonly string[]): string =>
  width > WIDE ? sheets().join("") : "";
