import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, picture, ringSlice, type View, wave } from "../../../art/paper.ts";
import { SYMBOLS } from "./symbols.ts";

const SKY = ["#12304a", "#183f60", "#1f5078"] as const;
const CREAM = "#f1e4c8";
const AMBER = "#f2b33d";

/** Segments of the drawn wheel: fewer than of the real one, each large enough to be seen. */
const SHOWN = [
  "rocket",
  "lantern",
  "kite",
  "lantern",
  "boat",
  "lantern",
  "moon",
  "lantern",
  "star",
  "kite",
] as const;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The wheel on its post, its symbols upright towards the rim, the mark on top. */
function wheel(x: number, y: number, radius: number): string {
  const step = (2 * Math.PI) / SHOWN.length;
  const segments = SHOWN.map((symbol, index) => {
    const { d, paper, ink } = SYMBOLS[symbol];
    const [from, to] = [(index - 0.5) * step, (index + 0.5) * step];
    const slice = ringSlice(x, y, radius * 0.34, radius * 0.92, from, to);
    const size = radius * 0.32;
    const turn = `rotate(${round((index * 360) / SHOWN.length)} ${x} ${y})`;
    const place = `translate(${round(x - size / 2)} ${round(y - radius * 0.86)}) scale(${round(size) / 100})`;
    return `<path fill="${paper}" d="${slice}"/><path fill="${ink}" transform="${turn} ${place}" d="${d}"/>`;
  });
  return [
    cut({ d: disc(x, y, radius, 3), fill: "#51301d", lift: 2 }),
    cut({ d: disc(x, y, radius * 0.94, 5), fill: CREAM, lift: 0.6 }),
    segments.join(""),
    cut({ d: disc(x, y, radius * 0.34, 7), fill: "#6d1a28" }),
    cut({ d: disc(x, y, radius * 0.13, 8), fill: CREAM, lift: 0.8 }),
    cut({ d: `M${x - 14} ${y - radius - 12}H${x + 14}L${x} ${y - radius + 22}Z`, fill: AMBER }),
  ].join("");
}

/** A round stall: a roof in strips over a wall in strips, and a ball on top. */
function kiosk(x: number, y: number, size: number, fill: string): string {
  const half = size / 2;
  const strip = (at: number): string => {
    const [from, to] = [x - half + (at * size) / 5, x - half + ((at + 1) * size) / 5];
    return `M${round(from)} ${y}L${x} ${y - half}L${round(to)} ${y}ZM${round(x + (from - x) * 0.8)} ${y + 10}H${round(x + (to - x) * 0.8)}V${y + size}H${round(x + (from - x) * 0.8)}Z`;
  };
  const strips = (list: readonly number[]): string => list.map(strip).join("");
  return [
    cut({ d: strips([0, 1, 2, 3, 4]), fill: CREAM, lift: 1.4 }),
    `<path fill="${fill}" d="${strips([0, 2, 4])}"/>`,
    cut({ d: disc(x, y - half, 7, 3), fill: AMBER, lift: 0.6 }),
  ].join("");
}

function cover(view: View): string {
  const sky = backing(SKY[0]);
  return (
    sky +
    cut({ d: wave(300, 400, 236, 18, 130, 3), fill: SKY[1] }) +
    cut({ d: "M138 190L162 190L186 380L114 380Z", fill: "#6b3d12", lift: 1.4 }) +
    beside(view, () => [kiosk(-104, 268, 104, "#8f2232"), kiosk(404, 262, 116, "#b0384a")]) +
    wheel(150, 170, 128) +
    cut({ d: wave(300, 400, 346, 12, 110, 6), fill: SKY[2], lift: 1.4 })
  );
}

function background(): string {
  const [width, height] = [1600, 1000];
  return picture(width, height, () => {
    const sky = backing(SKY[0]);
    return (
      sky +
      cut({ d: disc(330, 240, 520, 3), fill: "#153753", lift: 1.6 }) +
      cut({ d: disc(330, 240, 380, 5), fill: SKY[1], lift: 1.6 }) +
      cut({ d: wave(width, height, 890, 22, 330, 5), fill: "#0d2438", lift: 1.6 })
    );
  });
}

/** Returns every picture of the game by its path below `public/games/money-wheel/`. */
export function pictures(): Record<string, string> {
  return { "background.svg": background(), ...covers(cover) };
}
