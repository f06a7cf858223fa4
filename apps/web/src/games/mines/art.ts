import { dot } from "../../../art/outlines.ts";
import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, picture, unevenSquare, type View, wave } from "../../../art/paper.ts";

const NIGHT = ["#141d24", "#1c2932", "#263640"] as const;
const TIN = "#8b9ca5";
const SHADE = "#5c6c75";
const BRASS = "#e8b145";
const RED = "#b5402c";
const IRON = "#2a1512";

/** A lid of tin, closed, with its rivet. */
const lid = (x: number, y: number, size: number, seed: number): string =>
  [
    cut({ d: unevenSquare(x, y, size, seed, size / 40), fill: TIN, lift: 1.2 }),
    cut({
      d: disc(x + size / 2, y + size / 2, size * 0.16, seed + 1),
      fill: SHADE,
      lift: 0.3,
    }),
  ].join("");

/** A field that lies open: its ground, and what is on it. */
const open = (x: number, y: number, size: number, fill: string, inside: string): string =>
  cut({ d: unevenSquare(x, y, size, 3, size / 40), fill, lift: 0.4 }) + inside;

/** A star of brass around a middle. */
function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (Math.PI / 5) * index - Math.PI / 2;
    const reach = index % 2 === 0 ? radius : radius * 0.46;
    return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
  });
  return cut({ d: `M${points.join("L")}Z`, fill: BRASS, lift: 0.8 });
}

/** A spiked ball of iron. */
function mine(x: number, y: number, radius: number): string {
  const spike = (turn: number) =>
    `<path fill="${IRON}" transform="rotate(${turn} ${x} ${y})" d="M${x - radius * 0.16} ${y - radius * 1.5}h${radius * 0.32}v${radius * 3}h${-radius * 0.32}z"/>`;
  return [
    ...[0, 45, 90, 135].map(spike),
    cut({ d: disc(x, y, radius, 5), fill: IRON, lift: 0.8 }),
    `<path fill="#e08a5c" d="${dot(x - radius * 0.32, y - radius * 0.36, radius * 0.22)}"/>`,
  ].join("");
}

/** More lids beside the field, three in a column, as one sheet. */
function lids(left: number, columns: number): string {
  const at = (index: number): readonly [number, number] => [
    left + Math.floor(index / 3) * 88 + 6,
    66 + (index % 3) * 88,
  ];
  const all = Array.from({ length: columns * 3 }, (_, index) => at(index));
  const sheets = all.map(([x, y], index) => unevenSquare(x, y, 78, left + index, 2)).join("");
  const rivets = all.map(([x, y]) => dot(x + 39, y + 39, 12)).join("");
  return cut({ d: sheets, fill: SHADE, lift: 1.2 }) + `<path fill="${NIGHT[2]}" d="${rivets}"/>`;
}

function cover(view: View): string {
  const [size, gap, left, top] = [78, 10, 23, 66];
  const at = (index: number): readonly [number, number] => [
    left + (index % 3) * (size + gap),
    top + Math.floor(index / 3) * (size + gap),
  ];
  const field = (index: number): string => {
    const [x, y] = at(index);
    const [midX, midY] = [x + size / 2, y + size / 2];
    if (index === 4) return open(x, y, size, RED, mine(midX, midY, 19));
    if (index === 1 || index === 3 || index === 8)
      return open(x, y, size, NIGHT[2], star(midX, midY, 27));
    return lid(x, y, size, index + 7);
  };
  return [
    backing(NIGHT[0]),
    cut({ d: disc(150, 190, 170, 4), fill: NIGHT[1] }),
    ...Array.from({ length: 9 }, (_, index) => field(index)),
    beside(view, () => [lids(-206, 2), lids(332, 2)]),
    cut({ d: wave(300, 400, 362, 9, 100, 6), fill: NIGHT[2], lift: 1.2 }),
  ].join("");
}

function background(): string {
  const [width, height] = [1600, 1000];
  return picture(width, height, () =>
    [
      backing(NIGHT[0]),
      cut({ d: disc(420, 340, 560, 5), fill: "#182229", lift: 1.6 }),
      cut({ d: disc(420, 340, 380, 8), fill: NIGHT[1], lift: 1.6 }),
      cut({ d: wave(width, height, 660, 26, 330, 4), fill: "#213039", lift: 1.6 }),
      cut({ d: wave(width, height, 820, 22, 280, 7), fill: "#1a262e", lift: 1.6 }),
      cut({ d: wave(width, height, 920, 18, 240, 9), fill: "#131b21", lift: 1.6 }),
    ].join(""),
  );
}

/** Returns every picture of the game by its path below `public/games/mines/`. */
export const pictures = (): Record<string, string> => ({
  "background.svg": background(),
  ...covers(cover),
});
