import { cut, disc, picture, ringSlice, wave } from "../../../art/paper.ts";
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

function cover(): string {
  return picture(300, 400, () => {
    const sky = `<path fill="${SKY[0]}" d="M0 0h300v400H0z"/>`;
    return (
      sky +
      cut({ d: wave(300, 400, 236, 18, 130, 3), fill: SKY[1] }) +
      cut({ d: "M138 190L162 190L186 380L114 380Z", fill: "#6b3d12", lift: 1.4 }) +
      wheel(150, 170, 128) +
      cut({ d: wave(300, 400, 346, 12, 110, 6), fill: SKY[2], lift: 1.4 })
    );
  });
}

function background(): string {
  const [width, height] = [1600, 1000];
  return picture(width, height, () => {
    const sky = `<path fill="${SKY[0]}" d="M0 0h${width}v${height}H0z"/>`;
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
  return { "background.svg": background(), "cover.svg": cover() };
}
