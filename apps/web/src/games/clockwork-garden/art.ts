import { bent, dot, edges, hole } from "../../../art/outlines.ts";
import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, type View, wave } from "../../../art/paper.ts";
import { aboveAndBelow, sceneries } from "../../../art/sceneries.ts";
import { motif, symbolTiles, type Tile } from "../../../art/slot-tiles.ts";

const LAWN = "#2f5a4c";
const BRASS = "#c79a4b";
const PALE = "#f0dfae";

/** A wheel with teeth and a hole in its middle. */
function wheel(x: number, y: number, radius: number, teeth: number, open: number): string {
  const step = (2 * Math.PI) / teeth;
  const corners = Array.from({ length: teeth }, (_, tooth) =>
    (
      [
        [0.06, 0.82],
        [0.16, 1],
        [0.4, 1],
        [0.5, 0.82],
      ] as const
    ).map(([turn, reach]): readonly [number, number] => {
      const angle = (tooth + turn) * step;
      return [x + Math.sin(angle) * radius * reach, y - Math.cos(angle) * radius * reach];
    }),
  ).flat();
  return edges(...corners) + hole(x, y, Math.round(radius * open));
}

const leaf = (x: number, y: number, size: number, degrees: number): string =>
  bent(
    [x, y],
    size,
    degrees,
    [0, 1],
    [-0.75, 0.4],
    [-0.55, -0.6],
    [0, -1],
    [0.55, -0.6],
    [0.75, 0.4],
    [0, 1],
  );

/** A rose from above: five leaves around a curl. */
const ROSE =
  [0, 72, 144, 216, 288]
    .map((turn) => {
      const angle = (turn * Math.PI) / 180;
      return dot(
        Math.round(256 + Math.sin(angle) * 128),
        Math.round(256 - Math.cos(angle) * 128),
        104,
      );
    })
    .join("") + "M256 168a88 88 0 1 0 88 88h-30a58 58 0 1 1-58-58z";

/** A tulip with its two leaves. */
const TULIP =
  "M146 60L206 120L256 40L306 120L366 60C396 200 360 290 270 300L270 480L242 480L242 300C152 290 116 200 146 60Z" +
  leaf(170, 400, 96, -30) +
  leaf(342, 400, 96, 30);

/** A lily: six narrow petals and three threads. */
const LILY =
  [0, 60, 120, 180, 240, 300]
    .map((turn) => {
      const angle = (turn * Math.PI) / 180;
      return leaf(
        Math.round(256 + Math.sin(angle) * 126),
        Math.round(256 - Math.cos(angle) * 126),
        112,
        turn,
      );
    })
    .join("") + dot(256, 256, 40);

/** A spring between two plates, wound tight. */
const SPRING =
  edges([96, 40], [416, 40], [416, 92], [96, 92]) +
  [112, 190, 268, 346]
    .map((y) => edges([120, y + 46], [120, y + 12], [392, y], [392, y + 34]))
    .join("") +
  [150, 228, 306]
    .map((y) => edges([378, y - 8], [404, y - 2], [134, y + 48], [108, y + 42]))
    .join("") +
  edges([96, 420], [416, 420], [416, 472], [96, 472]);

/** A key to wind things up: two ears and a square end. */
const KEY =
  "M256 214C196 250 70 250 70 150C70 50 196 50 256 112C316 50 442 50 442 150C442 250 316 250 256 214Z" +
  hole(154, 150, 46) +
  hole(358, 150, 46) +
  edges([230, 200], [282, 200], [282, 400], [352, 400], [352, 456], [230, 456]);

/** Enamel, brass and leaves: what grows is round or pointed, what ticks has edges. */
const TILES: Readonly<Record<string, Tile>> = {
  spring: { icon: SPRING, paper: "#b8452f", motif: "#ffe6b0", size: 0.68 },
  rose: { icon: ROSE, paper: "#f1dcd2", motif: "#b02a4a", size: 0.7 },
  tulip: { icon: TULIP, paper: "#5b3a74", motif: "#f6c453", size: 0.74 },
  lily: { icon: LILY, paper: "#2a6a72", motif: "#fbf1de", size: 0.74 },
  fern: { icon: "fern", paper: "#d9e0b4", motif: "#2c6b40", size: 0.74 },
  cog: { icon: wheel(256, 256, 236, 9, 0.36), paper: "#4a5560", motif: "#e3b04f", size: 0.68 },
  key: { icon: KEY, paper: "#8a5a30", motif: "#f6e3b8", size: 0.68 },
  beetle: { icon: "scarab-beetle", paper: "#cfd6d8", motif: "#26405c", size: 0.74 },
};

/** A flower of tin on a stalk with two leaves. */
function flower(x: number, y: number, size: number, tall: number, outline: string, fill: string) {
  const stalk = `M${x - 5} ${y}h10v${tall}h-10z`;
  const leaves =
    leaf(x - size * 0.32, y + tall * 0.62, size * 0.3, -52) +
    leaf(x + size * 0.32, y + tall * 0.72, size * 0.3, 52);
  return (
    cut({ d: stalk + leaves, fill: "#1f4a3a", lift: 1 }) + motif(outline, x, y, size, fill, 1.3)
  );
}

const beds = (width: number, height: number, from: number): string =>
  ["#3f7358", "#2a5446", "#1d3d36"]
    .map((fill, index) =>
      cut({
        d: wave(
          width,
          height,
          from + index * height * 0.08,
          height * 0.012,
          width * 0.2,
          index + 4,
        ),
        fill,
        lift: 1.3,
      }),
    )
    .join("");

function background(view: View): string {
  const [width, height] = [1600, 1000];
  const wheels =
    cut({ d: wheel(110, 200, 210, 16, 0.5), fill: "#3d6d5c", lift: 1 }) +
    cut({ d: wheel(1500, 330, 260, 18, 0.55), fill: "#3d6d5c", lift: 1 }) +
    cut({ d: wheel(1290, 110, 130, 12, 0.4), fill: "#47796a", lift: 1 });
  return (
    backing(LAWN) +
    wheels +
    beds(width, height, 760) +
    flower(90, 600, 150, 260, ROSE, "#b02a4a") +
    flower(230, 720, 110, 180, LILY, "#fbf1de") +
    flower(1530, 590, 150, 270, TULIP, "#f6c453") +
    flower(1400, 740, 110, 170, ROSE, "#d9705a") +
    aboveAndBelow(view, () => [
      flower(574, 852, 104, 150, TULIP, "#f6c453"),
      flower(696, 882, 84, 120, ROSE, "#d9705a"),
      flower(804, 868, 92, 130, LILY, "#fbf1de"),
      flower(914, 886, 82, 120, TULIP, "#f3a65a"),
      flower(1026, 850, 108, 150, ROSE, "#b02a4a"),
    ])
  );
}

function cover(view: View): string {
  const [width, height] = [300, 400];
  return (
    backing(LAWN) +
    cut({ d: wheel(234, 84, 110, 14, 0.5), fill: "#3d6d5c", lift: 1 }) +
    cut({ d: wheel(56, 130, 84, 12, 0.45), fill: "#47796a", lift: 1 }) +
    cut({ d: wheel(152, 166, 92, 12, 0.3), fill: BRASS, lift: 1.6 }) +
    cut({ d: dot(152, 166, 22), fill: PALE, lift: 0.8 }) +
    beside(view, () => [
      cut({ d: wheel(-124, 96, 92, 13, 0.48), fill: "#3d6d5c", lift: 1 }),
      cut({ d: wheel(424, 128, 96, 13, 0.5), fill: "#47796a", lift: 1 }),
    ]) +
    beds(width, height, 316) +
    flower(64, 244, 84, 120, ROSE, "#b02a4a") +
    flower(240, 232, 84, 130, TULIP, "#f6c453") +
    flower(152, 292, 66, 84, LILY, "#fbf1de") +
    beside(view, () => [
      flower(-136, 250, 88, 130, TULIP, "#f6c453"),
      flower(-46, 290, 64, 90, ROSE, "#d9705a"),
      flower(352, 286, 68, 96, LILY, "#fbf1de"),
      flower(436, 240, 92, 140, ROSE, "#b02a4a"),
    ]) +
    motif("scarab-beetle", 206, 368, 38, "#cfd6d8", 0.8)
  );
}

/** Returns every picture of the game by its path below `public/games/clockwork-garden/`. */
export const pictures = (): Record<string, string> => ({
  ...sceneries("background", background),
  ...covers(cover),
  ...symbolTiles("tin", TILES),
});
