import { dot, edges } from "../../../art/outlines.ts";
import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, picture, unevenness, type View, viewNow, wave } from "../../../art/paper.ts";
import { aboveAndBelow, sceneries } from "../../../art/sceneries.ts";
import { motif, symbolTiles, type Tile } from "../../../art/slot-tiles.ts";

const SLATE = "#3d5264";
const GLOOM = "#222d38";
const EARTH = "#4a3323";
const PLANK = "#8a6340";
const FLASH = "#f7d774";

/** One bolt, as a child would cut it. */
const BOLT = edges(
  [300, 16],
  [120, 286],
  [236, 286],
  [176, 496],
  [404, 206],
  [272, 206],
  [372, 16],
);

/** A storm cloud with its rain. */
const STORM =
  "M120 300C40 300 30 196 110 184C110 96 226 66 268 138C318 96 402 126 402 196C480 196 486 300 408 300Z" +
  [130, 216, 302, 388]
    .map((x) => edges([x, 330], [x + 26, 330], [x - 14, 430], [x - 40, 430]))
    .join("");

/** Two leaves of a door in the ground, a ring on each. */
const HATCH =
  edges([40, 120], [246, 70], [246, 420], [40, 470]) +
  edges([266, 70], [472, 120], [472, 470], [266, 420]) +
  "M196 262a24 24 0 1 0 .1 0ZM316 262a24 24 0 1 0 .1 0Z";

/** Rope in a coil, seen from above. */
const COIL =
  "M256 56a200 200 0 1 1-.1 0ZM256 104a152 152 0 1 0 .1 0Z" +
  "M256 136a120 120 0 1 1-.1 0ZM256 178a78 78 0 1 0 .1 0Z" +
  `${dot(256, 256, 44)}M404 380L476 452L444 484L372 412Z`;

/** Three lumps of coal with their faces. */
const COAL =
  edges([40, 400], [70, 276], [170, 236], [250, 300], [240, 420], [130, 450]) +
  edges([262, 440], [276, 310], [372, 262], [470, 322], [476, 420], [370, 466]) +
  edges([160, 220], [196, 106], [300, 70], [376, 140], [356, 244], [268, 292]);

/** Slate, earth and lamplight: what one keeps in a cellar, and what is outside of it. */
const TILES: Readonly<Record<string, Tile>> = {
  storm: { icon: STORM, paper: "#27414f", motif: "#d7e6ea", size: 0.74 },
  door: { icon: HATCH, paper: "#3d2a1c", motif: "#e8a95a", size: 0.72 },
  lightning: { icon: BOLT, paper: "#4a3f78", motif: FLASH, size: 0.74 },
  bell: { icon: "ringing-bell", paper: "#7a2f2a", motif: "#f6d48c", size: 0.7 },
  barrel: { icon: "barrel", paper: "#d9c39a", motif: "#6b3d1f", size: 0.66 },
  lantern: { icon: "old-lantern", paper: "#1f4a45", motif: "#ffcf70", size: 0.7 },
  boot: { icon: "rubber-boot", paper: "#c08a2e", motif: "#33251a", size: 0.66 },
  key: { icon: "skeleton-key", paper: "#56616b", motif: "#f0e2bf", size: 0.64 },
  rope: { icon: COIL, paper: "#5f4a36", motif: "#e6cd9c", size: 0.62 },
  coal: { icon: COAL, paper: "#b9c2c4", motif: "#262c33", size: 0.64 },
};

/** Rain, all of it slanting one way: one path. */
function rain(width: number, height: number, count: number): string {
  const off = unevenness(7);
  const { left, top, width: shown } = viewNow();
  const wide = Math.max(width, shown);
  const more = Math.round((count * wide * (height - top)) / (width * height));
  const drops = Array.from({ length: more }, (_, drop) => {
    const x = left + Math.round(((off(drop) + 1) / 2) * (wide + 100));
    const y = top + Math.round(((off(drop + 300) + 1) / 2) * (height - top));
    return `M${x} ${y}l-12 40`;
  }).join("");
  return `<path d="${drops}" fill="none" stroke="#c9dbe2" stroke-width="3" stroke-linecap="round" opacity=".4"/>`;
}

const clouds = (width: number, height: number, from: number): string =>
  ["#1b242e", GLOOM, "#2c3a47"]
    .map((fill, index) =>
      cut({
        // A wave that hangs from the top: drawn upside down.
        d: wave(
          width,
          height,
          height - from + index * height * 0.07,
          height * 0.03,
          width * (0.16 + 0.03 * index),
          index + 3,
        ),
        fill,
        lift: -1.2,
      }),
    )
    .map((sheet) => `<g transform="translate(0 ${height}) scale(1 -1)">${sheet}</g>`)
    .join("");

function background(view: View): string {
  const [width, height] = [1600, 1000];
  const field = ["#46593c", "#374830"].map((fill, index) =>
    cut({ d: wave(width, height, 660 + index * 60, 12, 330, index + 4), fill, lift: 1.4 }),
  );
  const soil = cut({ d: wave(width, height, 800, 8, 260, 9), fill: EARTH, lift: 1.8 });
  return (
    backing(SLATE) +
    clouds(width, height, 300) +
    motif(BOLT, 120, 400, 330, FLASH, 1.2) +
    aboveAndBelow(view, () => [
      motif(BOLT, 968, 214, 210, FLASH, 1.2),
      motif(BOLT, 600, 212, 124, FLASH),
    ]) +
    rain(width, 660, 70) +
    field.join("") +
    motif("windmill", 1470, 560, 280, "#22303a", 1.2) +
    soil +
    motif("barrel", 1500, 900, 130, "#8a5a30", 1) +
    motif("barrel", 96, 900, 130, "#8a5a30", 1) +
    aboveAndBelow(view, () => [
      cut({ d: edges([676, 780], [924, 780], [978, 930], [622, 930]), fill: "#2a1d14" }),
      cut({ d: edges([700, 796], [900, 796], [942, 916], [658, 916]), fill: "#f2b94f", lift: 0.2 }),
      motif("old-lantern", 800, 862, 96, "#5a2f14", 0.6),
      motif("barrel", 562, 842, 136, "#8a5a30"),
      motif("barrel", 1036, 842, 136, "#8a5a30"),
    ])
  );
}

/** Below the door: planks, a lantern, and the storm only in its cracks. */
function freeSpins(view: View): string {
  const [width, height] = [1600, 1000];
  const planks = Array.from({ length: 9 }, (_, index) => {
    const off = unevenness(index + 2);
    return `M${index * 180 + 6} ${Math.round(off(1) * 8) - 10}h168v${height + 20}h-168z`;
  }).join("");
  const floor = cut({ d: wave(width, height, 850, 6, 360, 3), fill: "#241710", lift: 1.8 });
  return (
    backing("#d8b65a") +
    `<path fill="#4b3322" d="${planks}"/>` +
    cut({ d: dot(150, 330, 190), fill: "#6e4a2a", lift: 1 }) +
    motif("old-lantern", 150, 330, 200, "#ffd27a", 1.4) +
    motif("rope-coil", 1480, 380, 170, "#c9a56a", 1.2) +
    aboveAndBelow(view, () => [
      cut({ d: dot(612, 150, 120), fill: "#6e4a2a", lift: 1 }),
      motif("old-lantern", 612, 150, 136, "#ffd27a", 1.4),
      motif("rope-coil", 990, 146, 128, "#c9a56a", 1.2),
    ]) +
    floor +
    aboveAndBelow(view, () => [
      motif("cellar-barrels", 626, 836, 190, "#8a5a30", 1.4),
      motif("barrel", 1000, 852, 132, "#8a5a30", 1.2),
    ]) +
    motif("cellar-barrels", 1450, 770, 260, "#8a5a30", 1.4)
  );
}

function cover(view: View): string {
  const [width, height] = [300, 400];
  const light = cut({ d: edges([150, 250], [-40, 60], [340, 60]), fill: "#4f6678", lift: 0.1 });
  const hill = cut({ d: wave(width, height, 262, 7, 90, 4), fill: "#46593c", lift: 1.3 });
  const soil = cut({ d: wave(width, height, 300, 6, 70, 8), fill: EARTH, lift: 1.3 });
  const frame = cut({
    d: edges([62, 268], [238, 268], [268, 392], [32, 392]),
    fill: "#2a1d14",
    lift: 1.4,
  });
  const glow = cut({
    d: edges([78, 282], [222, 282], [244, 380], [56, 380]),
    fill: "#f2b94f",
    lift: 0.2,
  });
  const leaf = cut({
    d: edges([80, 280], [150, 262], [148, 372], [52, 388]),
    fill: PLANK,
    lift: 1.5,
  });
  const open = cut({
    d: edges([222, 282], [290, 236], [300, 330], [244, 382]),
    fill: "#6d4a2c",
    lift: 1.6,
  });
  return (
    backing(SLATE) +
    light +
    clouds(width, height, 120) +
    motif(BOLT, 112, 158, 190, FLASH, 1.6) +
    beside(view, () => [motif(BOLT, 404, 150, 128, FLASH, 1.3)]) +
    rain(width, 260, 36) +
    motif("windmill", 244, 226, 84, "#22303a", 0.9) +
    hill +
    beside(view, () => [motif("windmill", -118, 222, 104, "#22303a", 0.9)]) +
    soil +
    beside(view, () => [
      motif("barrel", -96, 316, 92, "#8a5a30"),
      motif("barrel", 402, 314, 98, "#8a5a30"),
      motif("barrel", 466, 342, 72, "#7a4c28"),
    ]) +
    frame +
    glow +
    leaf +
    open +
    motif("old-lantern", 196, 330, 62, "#5a2f14", 0.6)
  );
}

/** A leaf of the cellar door, as wide as half of the stage: planks, two bands of iron, a ring. */
const leaf = (isLeft: boolean): string =>
  picture(1600, 1000, () => {
    const at = (x: number) => (isLeft ? x : 1600 - x);
    const plank = (index: number) => {
      const [a, b] = [at(800 - index * 134), at(800 - (index + 1) * 134 + 6)];
      const fill = index % 2 === 0 ? PLANK : "#7d5837";
      return cut({ d: edges([a, -20], [b, -20], [b, 1020], [a, 1020]), fill, lift: 1.2 });
    };
    const band = (y: number) =>
      cut({
        d: edges([at(-20), y], [at(760), y + 14], [at(760), y + 66], [at(-20), y + 80]),
        fill: "#2b2f36",
      });
    const ring = `<circle cx="${at(700)}" cy="500" r="52" fill="none" stroke="${FLASH}" stroke-width="18"/>`;
    const planks = Array.from({ length: 6 }, (_, index) => plank(5 - index)).join("");
    return planks + band(210) + band(720) + ring;
  });

/** Returns every picture of the game by its path below `public/games/storm-cellar/`. */
export const pictures = (): Record<string, string> => ({
  ...sceneries("background", background),
  ...sceneries("free-spins", freeSpins),
  "door-left.svg": leaf(true),
  "door-right.svg": leaf(false),
  ...covers(cover),
  ...symbolTiles("paper", TILES),
});
