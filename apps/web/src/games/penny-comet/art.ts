import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, picture, ringSlice, type View, wave } from "../../../art/paper.ts";
import { aboveAndBelow, sceneries } from "../../../art/sceneries.ts";
import { bulbs, motif, rays, stars, symbolTiles, type Tile } from "../../../art/slot-tiles.ts";

const INK = "#1c1424";
const WALL = ["#4a1d22", "#571f24"] as const;
const TIN = "#b3322b";
const BRASS = "#d69a3a";
const CREAM = "#f3e2bd";

/** Tin red, brass and cream on ink; the rarer a toy, the brighter its plate. */
const TILES: Readonly<Record<string, Tile>> = {
  comet: { icon: "comet-spark", paper: "#e0a53d", motif: "#7a1d1b", size: 0.76 },
  rocket: { icon: "rocket", paper: "#a82c28", motif: "#f6dfa9", size: 0.68 },
  bell: { icon: "ringing-bell", paper: "#26506b", motif: "#f2c164", size: 0.66 },
  drum: { icon: "drum", paper: "#efdcb4", motif: "#9a2a26", size: 0.66 },
  top: { icon: "spinning-top", paper: "#2d6a5c", motif: "#f5d9a0", size: 0.66 },
  key: { icon: "key", paper: "#4a3564", motif: "#e8b75a", size: 0.62 },
  bolt: { icon: "hexagonal-nut", paper: "#4d5563", motif: "#cdd5dc", size: 0.58 },
};

/** Pressed panels of the wall, wider than high, every other one a shade lighter. */
function panels(width: number, height: number): string {
  const wide = 160;
  const lighter = Array.from({ length: Math.ceil(width / wide / 2) }, (_, panel) => {
    return `M${panel * 2 * wide} 0h${wide}v${height}h${-wide}z`;
  }).join("");
  return `${backing(WALL[0])}<path fill="${WALL[1]}" d="${lighter}"/>`;
}

/** The striped roof of a stall, its lower edge in bows. */
function awning(width: number, drop: number, stripes: number): string {
  const wide = width / stripes;
  const half = wide / 2;
  const stripe = (index: number) =>
    `M${index * wide} -20h${wide}v${drop + 20}a${half} ${half * 0.8} 0 0 1 ${-wide} 0z`;
  const of = (rest: number) =>
    Array.from({ length: stripes }, (_, index) => (index % 2 === rest ? stripe(index) : "")).join(
      "",
    );
  return cut({ d: of(0) + of(1), fill: CREAM, lift: 2.4 }) + `<path fill="${TIN}" d="${of(0)}"/>`;
}

/** A cog wheel: square teeth around a disc, and a hole. */
function cog(
  x: number,
  y: number,
  radius: number,
  teeth: number,
  fill: string,
  hole: string,
): string {
  const step = (2 * Math.PI) / teeth;
  const point = (turn: number, reach: number) =>
    `${Math.round(x + Math.cos(turn * step) * reach)} ${Math.round(y + Math.sin(turn * step) * reach)}`;
  const edge = Array.from({ length: teeth }, (_, tooth) => {
    const [foot, head] = [radius * 0.82, radius];
    return [
      point(tooth, foot),
      point(tooth + 0.08, head),
      point(tooth + 0.42, head),
      point(tooth + 0.5, foot),
    ].join("L");
  });
  return (
    cut({ d: `M${edge.join("L")}Z`, fill, lift: 1.4 }) +
    cut({ d: disc(x, y, Math.round(radius * 0.3), teeth + 2), fill: hole, lift: 0.4 })
  );
}

const cogs = (height: number): string =>
  cog(96, height - 170, 210, 14, "#7c3a26", WALL[0]) +
  cog(330, height - 40, 130, 10, "#6a2f24", WALL[0]) +
  cog(1500, height - 150, 240, 16, "#8a4a28", WALL[0]) +
  cog(1236, height - 30, 140, 10, "#7c3a26", WALL[1]);

function background(view: View): string {
  const [width, height] = [1600, 1000];
  const shelf = cut({
    d: `M-20 ${height - 70}h${width + 40}v120H-20z`,
    fill: "#33151b",
    lift: 2,
  });
  const toys =
    motif("rocket", 90, 470, 170, "#6f2a29") + motif("spinning-top", 1512, 450, 180, "#6f2a29");
  return (
    panels(width, height) +
    toys +
    cogs(height) +
    aboveAndBelow(view, () => [
      cog(566, 856, 96, 12, "#8a4a28", WALL[1]),
      cog(712, 900, 64, 9, "#7c3a26", WALL[1]),
      cog(1036, 850, 112, 13, "#7c3a26", WALL[0]),
    ]) +
    shelf +
    awning(width, 92, 20) +
    bulbs(60, width - 60, 176, 17, "#f7cf7a")
  );
}

function cover(view: View): string {
  const [width, height] = [300, 400];
  const sky = `${backing(INK)}<g fill="${CREAM}" opacity=".5">${stars(width, 380, 24)}</g>`;
  const ring = cut({ d: disc(150, 168, 124, 4), fill: BRASS, lift: 1.6 });
  const inside = cut({ d: disc(150, 168, 110, 6), fill: TIN });
  const rivets = Array.from({ length: 16 }, (_, rivet) => {
    const angle = (rivet * Math.PI) / 8;
    const [x, y] = [150 + Math.cos(angle) * 117, 168 + Math.sin(angle) * 117];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3.6" fill="#7a4a16"/>`;
  }).join("");
  const hills = [
    cut({ d: wave(width, height, 306, 8, 80, 3), fill: "#5c1f22", lift: 1.2 }),
    cut({ d: wave(width, height, 346, 8, 70, 6), fill: "#431820", lift: 1.2 }),
  ].join("");
  return (
    sky +
    ring +
    inside +
    `<g opacity=".22">${rays(150, 168, 108, 18, CREAM)}</g>` +
    rivets +
    `<path fill="#7a1d1b" opacity=".35" d="${ringSlice(150, 168, 84, 96, 0, Math.PI * 2 - 0.01)}"/>` +
    motif("comet-spark", 150, 166, 168, CREAM, 1.4) +
    beside(view, () => [
      motif("rocket", -104, 176, 132, "#6f2a29"),
      motif("spinning-top", 410, 182, 128, "#6f2a29"),
    ]) +
    hills +
    beside(view, () => [
      cog(-128, 346, 74, 12, "#8a4a28", "#431820"),
      cog(-18, 366, 44, 9, BRASS, "#431820"),
      cog(418, 352, 66, 11, "#8a4a28", "#431820"),
    ]) +
    motif("key", 70, 332, 74, BRASS, 1) +
    cog(236, 344, 50, 10, "#c07f2c", "#431820")
  );
}

/** The comet as a wheel of tin: what rolls has rivets all around, so that one sees it turn. */
const comet = (): string =>
  picture(400, 400, () => {
    const rivets = Array.from({ length: 12 }, (_, rivet) => {
      const angle = (rivet * Math.PI) / 6;
      const [x, y] = [200 + Math.cos(angle) * 168, 200 + Math.sin(angle) * 168];
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="8" fill="#7a4a16"/>`;
    }).join("");
    return (
      cut({ d: disc(200, 200, 188, 4), fill: BRASS, lift: 2 }) +
      cut({ d: disc(200, 200, 150, 6), fill: TIN, lift: 1.2 }) +
      `<g opacity=".22">${rays(200, 200, 146, 18, CREAM)}</g>` +
      rivets +
      motif("comet-spark", 200, 200, 232, CREAM, 1.4)
    );
  });

/** Returns every picture of the game by its path below `public/games/penny-comet/`. */
export const pictures = (): Record<string, string> => ({
  ...sceneries("background", background),
  "comet.svg": comet(),
  ...covers(cover),
  ...symbolTiles("tin", TILES),
});
