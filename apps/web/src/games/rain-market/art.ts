import { dot, edges } from "../../../art/outlines.ts";
import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, unevenness, type View, viewNow, wave } from "../../../art/paper.ts";
import { aboveAndBelow, sceneries } from "../../../art/sceneries.ts";
import { motif, symbolTiles, type Tile } from "../../../art/slot-tiles.ts";

const NIGHT = "#1d3547";
const WALL = "#28475a";
const CORAL = "#c9634a";
const CREAM = "#f4e2bd";
const LAMP = "#ffc766";

/** A root of ginger: three fingers and the marks of its rings. */
const GINGER =
  "M60 300C40 230 110 190 170 214C160 140 190 60 258 66C320 72 316 150 292 200C340 170 420 130 458 186C494 246 420 292 350 300C400 340 420 420 356 440C292 456 270 390 252 340C200 380 90 392 60 300Z" +
  "M206 118L286 130L284 144L204 132ZM376 172L404 240L390 246L362 178ZM108 224L130 316L116 320L94 228Z";

/** A lime cut through, and its wedges. */
const LIME =
  dot(256, 256, 214) +
  [0, 1, 2, 3, 4, 5]
    .map((wedge) => {
      const at = (radius: number, turn: number) =>
        `${Math.round(256 + Math.sin(turn) * radius)} ${Math.round(256 - Math.cos(turn) * radius)}`;
      const middle = (wedge * Math.PI) / 3;
      return `M${at(40, middle)}L${at(174, middle + 0.4)}A174 174 0 0 0 ${at(174, middle - 0.4)}Z`;
    })
    .join("");

/** A clog on its two blocks, with the strap for a foot. */
const CLOG =
  edges([20, 300], [40, 262], [480, 262], [496, 300], [480, 330], [36, 330]) +
  edges([96, 338], [196, 338], [184, 440], [108, 440]) +
  edges([316, 338], [416, 338], [404, 440], [328, 440]) +
  "M120 254C130 150 220 96 330 116C390 128 424 190 430 254L384 254C376 204 352 172 312 164C238 150 178 186 168 254Z";

/** Two plums on one stalk. */
const PLUMS =
  "M150 208C70 206 24 270 32 344C42 418 104 462 164 452C232 456 282 404 276 332C270 258 222 208 162 216C130 276 134 340 158 400C110 340 112 268 150 208Z" +
  "M362 176C296 178 262 216 262 240C290 268 300 306 296 350C292 380 284 398 274 414C300 436 340 446 374 436C440 440 490 384 482 312C476 240 432 180 374 184C348 240 352 300 374 356C330 300 330 234 362 176Z" +
  "M146 202C160 120 220 66 306 44L316 60C244 90 190 136 170 204ZM356 172C352 120 334 84 300 58L310 44C352 74 374 116 380 172Z";

/** An umbrella that is open: its cloth in scallops, its stick with a hook. */
const UMBRELLA =
  "M256 40L264 76C390 84 480 176 492 290C462 262 424 262 400 290C374 256 332 256 310 290C292 268 274 262 264 262L264 420C264 478 172 478 172 416L198 416C198 446 238 446 238 418L238 264C226 266 214 274 202 290C180 256 138 256 112 290C88 262 50 262 20 290C32 176 122 84 248 76Z";

/** Wet colours under lamps: what a stall sells, and what one holds over it. */
const TILES: Readonly<Record<string, Tile>> = {
  umbrella: { icon: UMBRELLA, paper: "#7d2440", motif: "#ffe3a6", size: 0.8 },
  bell: { icon: "ringing-bell", paper: "#23304f", motif: "#f2c14e", size: 0.72 },
  pearl: { icon: "oyster-pearl", paper: "#355f6b", motif: "#f6ece2", size: 0.74 },
  teapot: { icon: "teapot", paper: "#e9dcc0", motif: "#23566b", size: 0.74 },
  fan: { icon: "handheld-fan", paper: "#5b3a6e", motif: "#f4c9b8", size: 0.72 },
  clog: { icon: CLOG, paper: "#d9b077", motif: "#5a2f1d", size: 0.72 },
  plum: { icon: PLUMS, paper: "#cfd6b4", motif: "#5b2a5e", size: 0.68 },
  lime: { icon: LIME, paper: "#2f5d3a", motif: "#cfe27c", size: 0.66 },
  ginger: { icon: GINGER, paper: "#8a4f2a", motif: "#f1cf96", size: 0.72 },
  chilli: { icon: "chili-pepper", paper: "#f0d9cb", motif: "#b3261e", size: 0.68 },
};

/** Rain, straight and fine: one path. */
function rain(width: number, height: number, count: number, long: number): string {
  const off = unevenness(11);
  const { left, top, width: shown } = viewNow();
  const wide = Math.max(width, shown);
  const more = Math.round((count * wide * (height - top)) / (width * height));
  const drops = Array.from({ length: more }, (_, drop) => {
    const x = left + Math.round(((off(drop) + 1) / 2) * wide);
    const y = top + Math.round(((off(drop + 300) + 1) / 2) * (height - top));
    return `M${x} ${y}v${long}`;
  }).join("");
  return `<path d="${drops}" fill="none" stroke="#bcd8df" stroke-width="2.4" stroke-linecap="round" opacity=".4"/>`;
}

/** The roof of a stall: stripes with a scalloped edge, every other one of cream. */
function awning(x: number, y: number, stripe: number, count: number, drop: number): string {
  const strip = (index: number) => {
    const left = x + index * stripe;
    return `M${left} ${y}h${stripe}v${drop}a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0z`;
  };
  const every = (from: number) =>
    Array.from({ length: count }, (_, index) => index)
      .filter((index) => index % 2 === from)
      .map(strip)
      .join("");
  return (
    cut({ d: every(0) + every(1), fill: CREAM, lift: 1.4 }) +
    `<path fill="${CORAL}" d="${every(0)}"/>`
  );
}

/** Lamps on a line, as one sheet. */
function lamps(fromX: number, toX: number, y: number, count: number, radius: number): string {
  const d = Array.from({ length: count }, (_, lamp) => {
    const share = count === 1 ? 0.5 : lamp / (count - 1);
    const sag = Math.sin(Math.PI * share) * radius * 2;
    return dot(Math.round(fromX + (toX - fromX) * share), Math.round(y + sag), radius);
  }).join("");
  return cut({ d, fill: LAMP, lift: 0.9 });
}

/** A wet street: sheets that shine, with what the lamps leave on them. */
function street(width: number, height: number, from: number): string {
  const sheets = ["#33556a", "#274457", "#1b3242"]
    .map((fill, index) =>
      cut({
        d: wave(
          width,
          height,
          from + index * height * 0.075,
          height * 0.006,
          width * 0.3,
          index + 2,
        ),
        fill,
        lift: 1.2,
      }),
    )
    .join("");
  const pools = [0.1, 0.88]
    .map(
      (share, index) =>
        `<ellipse cx="${Math.round(width * share)}" cy="${Math.round(from + height * (0.07 + 0.06 * index))}" rx="${Math.round(width * 0.07)}" ry="${Math.round(height * 0.009)}"/>`,
    )
    .join("");
  return `${sheets}<g fill="${LAMP}" opacity=".35">${pools}</g>`;
}

const houses = (width: number, height: number, tops: readonly number[], left = 0): string => {
  const wide = width / tops.length;
  const d = tops
    .map((top, index) =>
      edges(
        [left + index * wide, height],
        [left + index * wide, top],
        [left + (index + 1) * wide + 2, top + wide * 0.08],
        [left + (index + 1) * wide + 2, height],
      ),
    )
    .join("");
  return cut({ d, fill: WALL, lift: 1.2 });
};

function background(view: View): string {
  const [width, height] = [1600, 1000];
  return (
    backing(NIGHT) +
    houses(width, 820, [180, 90, 240, 150, 60, 210, 120]) +
    rain(width, 760, 90, 46) +
    awning(-40, 330, 60, 7, 90) +
    awning(1260, 300, 60, 7, 90) +
    lamps(40, 420, 200, 5, 24) +
    lamps(1180, 1570, 170, 5, 24) +
    street(width, height, 770) +
    motif(UMBRELLA, 118, 660, 260, "#a63a4e", 1.5) +
    motif(UMBRELLA, 1490, 690, 220, "#2f7d83", 1.5) +
    aboveAndBelow(view, () => [
      lamps(530, 1070, 120, 7, 16),
      motif(UMBRELLA, 632, 838, 196, "#a63a4e", 1.5),
      motif(UMBRELLA, 812, 876, 138, "#d98e3c", 1.3),
      motif(UMBRELLA, 992, 842, 176, "#2f7d83", 1.5),
    ])
  );
}

/** The market from above when all umbrellas open. */
function freeSpins(view: View): string {
  const [width, height] = [1600, 1000];
  const top = (x: number, y: number, radius: number, fill: string): string => {
    const at = (turn: number, r: number) =>
      `${Math.round(x + Math.cos(turn) * r)} ${Math.round(y + Math.sin(turn) * r)}`;
    const corners = Array.from({ length: 8 }, (_, corner) => (corner * Math.PI) / 4 + radius / 97);
    const d = `M${corners.map((turn) => at(turn, radius)).join("L")}Z`;
    const ribs = corners.map((turn) => `M${x} ${y}L${at(turn, radius)}`).join("");
    return (
      cut({ d, fill, lift: 2 }) +
      `<path d="${ribs}" stroke="#05081c" stroke-opacity=".28" stroke-width="4"/>`
    );
  };
  const wet = `<g fill="${LAMP}" opacity=".25">${[260, 720, 1330].map((x) => `<ellipse cx="${x}" cy="${x % 700}" rx="150" ry="34"/>`).join("")}</g>`;
  return (
    backing("#16303f") +
    wet +
    top(120, 190, 190, "#a63a4e") +
    top(330, 520, 150, "#d98e3c") +
    top(90, 830, 210, "#2f7d83") +
    top(1490, 150, 210, "#d8b65a") +
    top(1270, 480, 150, "#7c5190") +
    top(1520, 800, 230, "#c9634a") +
    top(800, 40, 150, "#3f6a86") +
    top(760, 960, 170, "#8a9a4c") +
    aboveAndBelow(view, () => [
      top(560, 150, 120, "#a63a4e"),
      top(1050, 170, 130, "#d8b65a"),
      top(566, 842, 132, "#2f7d83"),
      top(1044, 846, 138, "#c9634a"),
    ]) +
    rain(width, height, 60, 60)
  );
}

function cover(view: View): string {
  const [width, height] = [300, 400];
  return (
    backing(NIGHT) +
    houses(width, 330, [70, 40, 96, 58]) +
    (view.left < 0
      ? houses(206, 330, [96, 30, 84], -206) + houses(206, 330, [44, 92, 66], 300)
      : "") +
    awning(-16, 116, 26, 5, 34) +
    awning(200, 104, 26, 5, 34) +
    beside(view, () => [awning(-206, 130, 26, 5, 34), awning(388, 124, 26, 5, 34)]) +
    lamps(20, 284, 44, 6, 10) +
    beside(view, () => [lamps(-190, -24, 50, 4, 10), lamps(326, 492, 50, 4, 10)]) +
    rain(width, 320, 46, 22) +
    street(width, height, 304) +
    beside(view, () => [
      motif(UMBRELLA, -108, 250, 132, "#7c5190", 1.4),
      motif(UMBRELLA, 410, 246, 150, "#2f7d83", 1.4),
    ]) +
    motif(UMBRELLA, 70, 226, 104, "#2f7d83", 1.2) +
    motif(UMBRELLA, 240, 232, 92, "#d98e3c", 1.2) +
    motif(UMBRELLA, 152, 236, 216, "#a63a4e", 1.8)
  );
}

/** Returns every picture of the game by its path below `public/games/rain-market/`. */
export const pictures = (): Record<string, string> => ({
  ...sceneries("background", background),
  ...sceneries("free-spins", freeSpins),
  ...covers(cover),
  ...symbolTiles("paper", TILES),
});
