import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, picture, type View, wave } from "../../../art/paper.ts";
import { DIE_PATH } from "../dice/die-path.ts";
import { chip } from "../table/chip-art.ts";

const FELT = ["#261640", "#331f57", "#41286d"] as const;
const RED = "#a5283a";
const INK = "#161c38";

type Pips = readonly (readonly [x: number, y: number])[];

const ONE: Pips = [[50, 50]];
const THREE: Pips = [
  [26, 26],
  [50, 50],
  [74, 74],
];
const FIVE: Pips = [...THREE, [74, 26], [26, 74]];

/** A die with its pips, turned a little about its middle. */
function die(
  {
    x,
    y,
    size,
    degrees,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly degrees: number },
  pips: Pips,
  fill: string,
): string {
  const scale = size / 100;
  const radius = pips.length === 1 ? 16 : 11;
  const dots = pips
    .map(([px, py]) => `<circle cx="${px}" cy="${py}" r="${radius}" fill="${fill}"/>`)
    .join("");
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${scale})`;
  return `<g transform="rotate(${degrees} ${x} ${y})">${cut({
    d: DIE_PATH,
    fill: "#f4ead2",
    place: { x: x - size / 2, y: y - size / 2, scale },
    lift: 1.6,
  })}<g transform="${place}">${dots}</g></g>`;
}

/** Three dice that have just come to lie. */
function cover(view: View): string {
  const felt = backing(FELT[0]);
  return (
    felt +
    cut({ d: disc(150, 176, 160, 4), fill: FELT[1], lift: 1.6 }) +
    die({ x: 166, y: 92, size: 104, degrees: -9 }, ONE, RED) +
    die({ x: 92, y: 206, size: 116, degrees: 11 }, FIVE, INK) +
    die({ x: 214, y: 226, size: 110, degrees: -15 }, THREE, INK) +
    cut({ d: wave(300, 400, 336, 11, 120, 6), fill: FELT[2], lift: 1.4 }) +
    chip(72, 352, 32, RED, 4) +
    chip(240, 360, 28, "#d8913a", 9) +
    beside(view, () => [
      chip(-116, 322, 42, "#d8913a", 6),
      chip(-58, 360, 34, "#23508f", 11),
      chip(366, 350, 36, "#23508f", 3),
      chip(428, 316, 42, RED, 12),
    ])
  );
}

function background(): string {
  const [width, height] = [1600, 1000];
  return picture(width, height, () => {
    const felt = backing(FELT[0]);
    return (
      felt +
      cut({ d: disc(420, 200, 560, 3), fill: "#2c1a4b", lift: 1.6 }) +
      cut({ d: disc(420, 200, 400, 5), fill: FELT[1], lift: 1.6 }) +
      cut({ d: wave(width, height, 890, 22, 330, 5), fill: "#1c1030", lift: 1.6 })
    );
  });
}

/** Returns every picture of the game by its path below `public/games/sic-bo/`. */
export function pictures(): Record<string, string> {
  return { "background.svg": background(), ...covers(cover) };
}
