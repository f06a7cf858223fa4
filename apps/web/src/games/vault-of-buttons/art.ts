import { dot, edges, hole } from "../../../art/outlines.ts";
import { beside, covers } from "../../../art/covers.ts";
import { cut, ringSlice, type View, viewNow } from "../../../art/paper.ts";
import { aboveAndBelow, sceneries } from "../../../art/sceneries.ts";
import { motif, symbolTiles, type Tile } from "../../../art/slot-tiles.ts";

const STEEL = "#39424f";
const PLATE = "#9aa7b0";
const DARK = "#222934";
const CHERRY = "#c23b3b";
const BRASS = "#e0aa45";

/** A button with four holes and a rim; its middle is left for what it is worth. */
const BUTTON =
  dot(256, 256, 230) +
  hole(256, 256, 196) +
  dot(256, 256, 178) +
  hole(196, 116, 24) +
  hole(316, 116, 24) +
  hole(196, 396, 24) +
  hole(316, 396, 24);

/** A horseshoe of tin with two tips cut off. */
const MAGNET =
  "M66 250A190 190 0 0 1 446 250L446 320L330 320L330 250A74 74 0 0 0 182 250L182 320L66 320Z" +
  edges([66, 346], [182, 346], [182, 446], [66, 446]) +
  edges([330, 346], [446, 346], [446, 446], [330, 446]);

/** A rivet from the side: a round head on its shaft. */
const RIVET =
  "M40 250C48 130 140 84 256 84S464 130 472 250Z" +
  edges([150, 276], [362, 276], [362, 392], [330, 424], [182, 424], [150, 392]);

/** Thread on a reel, two flanges and the windings between them. */
const SPOOL =
  edges([90, 50], [422, 50], [422, 112], [90, 112]) +
  edges([90, 400], [422, 400], [422, 462], [90, 462]) +
  [136, 190, 244, 298, 352]
    .map((y) => edges([142, y + 12], [370, y - 10], [370, y + 20], [142, y + 42]))
    .join("");

/** A thimble with its dimples. */
const THIMBLE =
  "M150 96C160 50 352 50 362 96L410 380L102 380Z" +
  edges([76, 402], [436, 402], [446, 462], [66, 462]) +
  [
    [206, 130],
    [256, 130],
    [306, 130],
    [190, 196],
    [256, 196],
    [322, 196],
    [176, 262],
    [229, 262],
    [283, 262],
    [336, 262],
  ]
    .map(([x = 0, y = 0]) => hole(x, y, 15))
    .join("");

/** A spring that widens downwards, from one bend to the next. */
const COIL = [0, 1, 2, 3, 4, 5]
  .map((bend) => {
    const [y, reach, next] = [52 + bend * 66, 84 + bend * 20, 84 + (bend + 1) * 20];
    const side = bend % 2 === 0 ? -1 : 1;
    const [from, to] = [256 + side * reach, 256 - side * next];
    return side < 0
      ? edges([from, y], [to, y + 52], [to, y + 96], [from, y + 44])
      : edges([from, y], [from, y + 44], [to, y + 96], [to, y + 52]);
  })
  .join("");

/** Steel, cherry and brass on dark tin; toys are bright, small wares are plain. */
const TILES: Readonly<Record<string, Tile>> = {
  button: { icon: BUTTON, paper: "#e0aa45", motif: "#8c1f2b", size: 0.86 },
  magnet: { icon: MAGNET, paper: "#26303c", motif: "#e0564a", size: 0.64 },
  robot: { icon: "vintage-robot", paper: "#8a2f36", motif: "#f3dfb4", size: 0.68 },
  drum: { icon: "drum", paper: "#efe3c6", motif: "#a63a34", size: 0.66 },
  train: { icon: "steam-locomotive", paper: "#23585c", motif: "#f6d58d", size: 0.7 },
  spring: { icon: COIL, paper: "#4a3a6a", motif: "#d8cdf2", size: 0.6 },
  cog: { icon: "cog", paper: "#a8692c", motif: "#fbe3b0", size: 0.62 },
  rivet: { icon: RIVET, paper: "#55616d", motif: "#dde5ea", size: 0.56 },
  spool: { icon: SPOOL, paper: "#dfe6e2", motif: "#2f6a57", size: 0.58 },
  thimble: { icon: THIMBLE, paper: "#36475c", motif: "#c3d3df", size: 0.58 },
};

const RIVET_STEP = 64;

/** Sheets of steel, riveted along their seams. */
function wall(width: number, height: number, tall: number): string {
  const { left, top, width: shown } = viewNow();
  const wide = Math.max(width, shown);
  const from = Math.floor(top / tall);
  const rowsOf = Math.ceil((height - top) / tall) - from;
  const seams = Array.from({ length: rowsOf }, (_, row) => (from + row) * tall);
  const sheets = seams
    .map(
      (y) =>
        `<path fill="${(y / tall) % 2 ? "#333c48" : STEEL}" d="M${left} ${y}h${wide}v${tall}H${left}z"/>`,
    )
    .join("");
  // Each dash is a point with a round cap: a row of rivets is one line.
  const rows = seams.map((y) => `M${left + 26} ${y + 12}H${left + wide}`).join("");
  const rivets = (stroke: string, by: string) =>
    `<path d="${rows}" fill="none" stroke="${stroke}" stroke-width="11" stroke-linecap="round" stroke-dasharray=".1 ${RIVET_STEP}"${by}/>`;
  return sheets + rivets("#1b212a", ' transform="translate(2 3)"') + rivets("#5b6876", "");
}

const DISC = dot(256, 256, 256);

/** The round door of the vault: rim, bolts, wheel. */
function door(x: number, y: number, radius: number): string {
  const bolts = Array.from({ length: 12 }, (_, bolt) => {
    const at = (bolt * Math.PI) / 6;
    return ringSlice(x, y, radius * 0.86, radius * 1.06, at - 0.1, at + 0.1);
  }).join("");
  const spokes = [0, 1, 2, 3, 4, 5]
    .map((spoke) => {
      const at = (spoke * Math.PI) / 3;
      return ringSlice(x, y, radius * 0.08, radius * 0.5, at - 0.11, at + 0.11);
    })
    .join("");
  return (
    cut({ d: bolts, fill: "#5b6876", lift: 1 }) +
    motif(DISC, x, y, radius * 1.9, PLATE, 1.6) +
    motif(DISC, x, y, radius * 1.52, DARK, 0.8) +
    motif(DISC, x, y, radius * 1.16, BRASS, 1) +
    motif(DISC, x, y, radius * 0.92, DARK, 0.4) +
    cut({ d: spokes, fill: BRASS, lift: 1 }) +
    motif(DISC, x, y, radius * 0.34, CHERRY, 1)
  );
}

function background(view: View): string {
  const [width, height] = [1600, 1000];
  const shelf = cut({ d: `M-20 ${height - 110}h${width + 40}v160H-20z`, fill: DARK, lift: 2 });
  return (
    wall(width, height, 200) +
    door(90, 420, 210) +
    door(1530, 560, 180) +
    shelf +
    aboveAndBelow(view, () => [
      cut({ d: "M480 164h640v26h-640z", fill: DARK, lift: 1.6 }),
      motif(SPOOL, 588, 118, 96, CHERRY, 1.2),
      motif("vintage-robot", 724, 98, 132, "#8fa0ac", 1.2),
      motif(BUTTON, 866, 122, 86, BRASS),
      motif("steam-locomotive", 1002, 108, 124, "#5aa39a", 1.2),
      motif("drum", 592, 838, 116, "#d8cdb0", 1.2),
      motif(BUTTON, 726, 854, 88, CHERRY),
      motif(SPOOL, 842, 848, 94, "#5aa39a", 1.2),
      motif(BUTTON, 944, 856, 84, "#e9dfc4"),
      motif(SPOOL, 1042, 848, 96, BRASS, 1.2),
    ]) +
    motif(SPOOL, 330, 862, 96, CHERRY, 1.2) +
    motif(BUTTON, 1290, 872, 92, BRASS, 1) +
    motif(BUTTON, 1374, 890, 62, "#5aa39a", 1) +
    motif(SPOOL, 1180, 868, 84, "#d8cdb0", 1)
  );
}

function cover(view: View): string {
  const [width, height] = [300, 400];
  const floor = cut({
    d: `M${view.left - 20} 318h${view.width + 40}v220H${view.left - 20}z`,
    fill: DARK,
    lift: 1.4,
  });
  const spill = [
    [60, 336, 84, BRASS],
    [126, 356, 66, "#5aa39a"],
    [190, 338, 76, CHERRY],
    [250, 360, 62, "#e9dfc4"],
  ] as const;
  return (
    wall(width, height, 110) +
    beside(view, () => [door(-112, 176, 74), door(418, 176, 74)]) +
    door(150, 154, 132) +
    floor +
    beside(view, () => [
      motif(SPOOL, -142, 338, 72, CHERRY, 1.2),
      motif(BUTTON, -52, 362, 58, "#e9dfc4", 1.2),
      motif(BUTTON, 338, 348, 70, "#5aa39a", 1.2),
      motif(SPOOL, 432, 340, 66, "#d8cdb0", 1.2),
    ]) +
    spill.map(([x, y, size, fill]) => motif(BUTTON, x, y, size, fill, 1.2)).join("")
  );
}

/** Returns every picture of the game by its path below `public/games/vault-of-buttons/`. */
export const pictures = (): Record<string, string> => ({
  ...sceneries("background", background),
  ...covers(cover),
  ...symbolTiles("tin", TILES),
});
