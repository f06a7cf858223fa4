import { edges } from "../../../art/outlines.ts";
import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, picture, type View, wave } from "../../../art/paper.ts";

const DUSK = ["#241433", "#3a2450", "#56336b"] as const;
const LAMP = "#f0c06a";
const CLAY = "#e7724f";
const PALE = "#f4ecdd";

/** A kite of four folded sheets, its bows and its line down to the hill. */
function kite(x: number, y: number, size: number, turn: number): string {
  const at = (dx: number, dy: number): readonly [number, number] => [dx * size, dy * size];
  const [top, left, right, tip, cross] = [
    at(0, -1),
    at(-0.72, -0.2),
    at(0.72, -0.2),
    at(0, 1),
    at(0, -0.2),
  ];
  const bow = (dx: number, dy: number): string =>
    edges(at(dx, dy), at(dx - 0.2, dy - 0.12), at(dx - 0.2, dy + 0.12)) +
    edges(at(dx, dy), at(dx + 0.2, dy - 0.12), at(dx + 0.2, dy + 0.12));
  return [
    `<g transform="translate(${x} ${y}) rotate(${turn})">`,
    `<path d="M0 ${size}C${-size * 0.4} ${size * 1.4} ${size * 0.5} ${size * 1.7} 0 ${size * 2.3}" fill="none" stroke="${PALE}" stroke-width="2.5"/>`,
    cut({ d: edges(top, right, tip, left), fill: CLAY, lift: 2 }),
    cut({ d: edges(top, cross, left), fill: LAMP, lift: 0.4 }),
    cut({ d: edges(cross, right, tip), fill: "#b84e36", lift: 0.4 }),
    cut({ d: bow(-0.06, 1.38), fill: LAMP, lift: 0.5 }),
    cut({ d: bow(0.12, 1.84), fill: CLAY, lift: 0.5 }),
    "</g>",
  ].join("");
}

/** A rope across the picture with paper flags. */
function rope(width: number, y: number, sag: number, flags: number): string {
  const pennants = Array.from({ length: flags }, (_, index) => {
    const t = (index + 0.5) / flags;
    const x = t * width;
    const hang = y + sag * 4 * t * (1 - t);
    const half = width / flags / 3.4;
    return cut({
      d: edges([x - half, hang], [x + half, hang], [x, hang + half * 2.2]),
      fill: [LAMP, PALE, "#8a5aa0"][index % 3] ?? LAMP,
      lift: 0.7,
    });
  });
  return `<path d="M0 ${y}Q${width / 2} ${y + sag * 2} ${width} ${y}" fill="none" stroke="${PALE}" stroke-width="3"/>${pennants.join("")}`;
}

function cover(view: View): string {
  return [
    backing(DUSK[0]),
    cut({ d: disc(212, 118, 92, 4), fill: DUSK[1] }),
    cut({ d: disc(212, 118, 56, 6), fill: DUSK[2], lift: 0.8 }),
    `<g transform="translate(${view.left})">${rope(view.width, 214, 16, Math.round(view.width / 43))}</g>`,
    kite(138, 122, 84, 14),
    beside(view, () => [kite(-98, 108, 46, -16), kite(398, 136, 38, 20)]),
    cut({ d: wave(300, 400, 316, 18, 140, 3), fill: DUSK[2], lift: 1.4 }),
    cut({ d: wave(300, 400, 360, 12, 110, 8), fill: DUSK[1], lift: 1.4 }),
  ].join("");
}

function background(): string {
  const [width, height] = [1600, 1000];
  return picture(width, height, () =>
    [
      backing(DUSK[0]),
      cut({ d: disc(1220, 260, 470, 4), fill: "#2d1a40", lift: 1.6 }),
      cut({ d: disc(1220, 260, 300, 7), fill: DUSK[1], lift: 1.6 }),
      cut({ d: wave(width, height, 720, 34, 380, 3), fill: "#472a5c", lift: 1.6 }),
      cut({ d: wave(width, height, 850, 26, 300, 6), fill: DUSK[1], lift: 1.6 }),
      cut({ d: wave(width, height, 935, 18, 240, 9), fill: "#2a1839", lift: 1.6 }),
    ].join(""),
  );
}

/** Returns every picture of the game by its path below `public/games/limbo/`. */
export const pictures = (): Record<string, string> => ({
  "background.svg": background(),
  ...covers(cover),
});
