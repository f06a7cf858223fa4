import { bent, dot } from "../../../art/outlines.ts";
import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, picture, unevenSquare, type View, wave } from "../../../art/paper.ts";

const NIGHT = ["#16261e", "#20372b", "#335240"] as const;
const PLUM = "#6b3150";
const APPLE = "#d9513f";
const PALE = "#f0dfae";

/** An apple with its leaf and a light on its shoulder. */
function apple(x: number, y: number, radius: number): string {
  const leaf = bent(
    [x + radius * 0.34, y - radius * 1.2],
    radius * 0.5,
    58,
    [0, 1],
    [-0.75, 0.4],
    [-0.55, -0.6],
    [0, -1],
    [0.55, -0.6],
    [0.75, 0.4],
    [0, 1],
  );
  return [
    cut({ d: disc(x, y, radius, 5), fill: APPLE, lift: 1.6 }),
    cut({
      d: disc(x - radius * 0.34, y - radius * 0.3, radius * 0.2, 7),
      fill: "#f4b3a0",
      lift: 0.2,
    }),
    cut({ d: leaf, fill: "#8fb35a", lift: 0.6 }),
  ].join("");
}

/** Rows of pegs that grow by one. */
function pegs(x: number, y: number, rows: number, gap: number, radius: number): string {
  const all = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 2 }, (_, at) =>
      dot(Math.round(x + (at - (row + 1) / 2) * gap), Math.round(y + row * gap * 0.86), radius),
    ),
  );
  return cut({ d: all.flat(2).join(""), fill: PALE, lift: 0.7 });
}

function baskets(x: number, y: number, count: number, gap: number, size: number): string {
  return Array.from({ length: count }, (_, at) => {
    const left = x + (at - count / 2) * gap + (gap - size) / 2;
    const outer = Math.abs(at - (count - 1) / 2) / ((count - 1) / 2);
    return cut({
      d: unevenSquare(left, y, size, at + 3, 1.5),
      fill: outer > 0.7 ? PALE : outer > 0.3 ? "#a14a6e" : PLUM,
      lift: 1,
    });
  }).join("");
}

function cover(view: View): string {
  return [
    backing(NIGHT[0]),
    cut({ d: disc(150, 160, 150, 4), fill: NIGHT[1] }),
    cut({ d: wave(300, 400, 300, 16, 130, 5), fill: NIGHT[2], lift: 1.4 }),
    pegs(150, 118, 5, 44, 7),
    baskets(150, 326, 6, 46, 40),
    apple(150, 66, 34),
    beside(view, () => [apple(-112, 300, 30), apple(-58, 334, 24), apple(386, 316, 32)]),
  ].join("");
}

function background(): string {
  const [width, height] = [1600, 1000];
  return picture(width, height, () =>
    [
      backing(NIGHT[0]),
      cut({ d: disc(380, 320, 520, 3), fill: "#1b2f25", lift: 1.6 }),
      cut({ d: disc(1320, 220, 420, 6), fill: "#1b2f25", lift: 1.6 }),
      cut({ d: wave(width, height, 700, 28, 340, 5), fill: NIGHT[1], lift: 1.6 }),
      cut({ d: wave(width, height, 840, 24, 290, 8), fill: "#2a4535", lift: 1.6 }),
      cut({ d: wave(width, height, 930, 18, 230, 2), fill: "#182b21", lift: 1.6 }),
    ].join(""),
  );
}

/** Returns every picture of the game by its path below `public/games/plinko/`. */
export const pictures = (): Record<string, string> => ({
  "background.svg": background(),
  ...covers(cover),
});
