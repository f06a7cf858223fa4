import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, picture, silhouette, type View, wave } from "../../../art/paper.ts";
import { aboveAndBelow, sceneries } from "../../../art/sceneries.ts";
import { motif, stars, symbolTiles, type Tile } from "../../../art/slot-tiles.ts";

const NIGHT = "#12304a";
const TIDE = ["#17506a", "#1a6178", "#1c6d7c", "#175463"] as const;
const LANTERN = "#b3382a";
const GLOW = "#ffd9a0";
const MOON = "#f4e3b5";

/** Night blue, tide and lantern red with their tints; each symbol is told apart by light and shape. */
const TILES: Readonly<Record<string, Tile>> = {
  lantern: { icon: "asian-lantern", paper: "#b9362a", motif: GLOW, size: 0.74 },
  kite: { icon: "kite", paper: "#1c6650", motif: "#f7bd45", size: 0.68 },
  whale: { icon: "whale-tail", paper: "#14697a", motif: "#eaf4ea", size: 0.66 },
  moon: { icon: "moon", paper: "#2a3780", motif: MOON, size: 0.64 },
  crane: { icon: "paper-crane", paper: "#efdfc2", motif: "#b3382a", size: 0.72 },
  sun: { icon: "sunrise", paper: "#a9551d", motif: "#ffd374", size: 0.64 },
  lily: { icon: "lotus", paper: "#6a2348", motif: "#f7b39c", size: 0.6 },
  wave: { icon: "big-wave", paper: "#1d4a86", motif: "#9cd8dc", size: 0.6 },
  star: { icon: "polar-star", paper: "#3d2f68", motif: "#f3c66b", size: 0.62 },
  shell: { icon: "spiral-shell", paper: "#7c4b45", motif: "#f6d9c2", size: 0.58 },
  fish: { icon: "tropical-fish", paper: "#0e5f5a", motif: "#ffb48a", size: 0.6 },
};

function background(view: View): string {
  const [width, height] = [1600, 1000];
  const sky = `${backing(NIGHT)}<g fill="${MOON}" opacity=".55">${stars(width, 520, 70)}</g>`;
  const moon = cut({ d: disc(1290, 150, 74, 4), fill: MOON });
  const lantern = (x: number, y: number, size: number) =>
    cut({ d: disc(x, y, size * 0.62, 8), fill: "#1d4560" }) +
    motif("asian-lantern", x, y, size, GLOW);
  const sea = TIDE.map((fill, index) =>
    cut({
      d: wave(width, height, 545 + index * 118, 26, 270 + index * 34, index + 2),
      fill,
      lift: 1.6,
    }),
  ).join("");
  return (
    sky +
    moon +
    aboveAndBelow(view, () => [
      lantern(606, 132, 116),
      lantern(982, 92, 92),
      lantern(800, 176, 58),
    ]) +
    sea +
    aboveAndBelow(view, () => [
      motif("lotus", 622, 772, 128, "#f4a48b"),
      motif("lotus", 972, 842, 156, LANTERN),
      motif("lotus", 700, 906, 96, "#f7c3ad"),
    ])
  );
}

/** Night of the lanterns: the sea has darkened, and lanterns rise over it. */
function freeSpins(view: View): string {
  const [width, height] = [1600, 1000];
  const lantern = (x: number, y: number, size: number) => {
    const scale = Number((size / 512).toFixed(3));
    const glow = cut({ d: disc(x, y, size * 0.62, Math.round(x)), fill: "#4a2350" });
    const place = { x: x - size / 2, y: y - size / 2, scale };
    return glow + cut({ d: silhouette("asian-lantern"), fill: GLOW, place, lift: 1.2 });
  };
  const sky = `${backing("#2a1238")}<g fill="${MOON}" opacity=".7">${stars(width, 640, 44)}</g>`;
  const sea = ["#4a1f3f", "#3b1838", "#2b1230"].map((fill, index) =>
    cut({
      d: wave(width, height, 640 + index * 120, 26, 280 + index * 34, index + 4),
      fill,
      lift: 1.6,
    }),
  );
  const low = lantern(600, 790, 150) + lantern(1010, 850, 130);
  const high =
    lantern(130, 230, 190) +
    lantern(1470, 260, 200) +
    aboveAndBelow(view, () => [
      lantern(612, 140, 132),
      lantern(984, 96, 104),
      lantern(806, 190, 64),
    ]);
  return sky + high + sea[0] + sea[1] + low + sea[2];
}

/** Water that rises over the stage: its upper edge lies near the top. */
const tide = (): string =>
  picture(1600, 1000, () =>
    TIDE.map((fill, index) =>
      cut({
        d: wave(1600, 1000, 90 + index * 150, 24, 250 + index * 30, index + 5),
        fill,
        lift: 2,
      }),
    ).join(""),
  );

/** Every lantern that the water lifts, close enough that a phone held upright shows some. */
const lanterns = (): string =>
  picture(1600, 1000, () =>
    Array.from({ length: 19 }, (_, index) => {
      const x = 44 + index * 84;
      const y = 110 + ((index * 5) % 7) * 74;
      const size = 84 + ((index * 3) % 5) * 16;
      return (
        cut({ d: disc(x, y, Math.round(size * 0.6), 8), fill: "#4a2350", lift: 1.4 }) +
        motif("asian-lantern", x, y, size, GLOW, 1.2)
      );
    }).join(""),
  );

function cover(view: View): string {
  const [width, height] = [300, 400];
  const sky = `${backing(NIGHT)}<g fill="${MOON}" opacity=".6">${stars(width, 200, 26)}</g>`;
  const sea = (index: number) =>
    cut({
      d: wave(width, height, 214 + index * 50, 10, 62 + index * 8, index + 7),
      fill: TIDE[index] as string,
      lift: 1.2,
    });
  const halo = cut({ d: disc(150, 134, 112, 8), fill: "#1d4560" });
  const scale = 0.36;
  const place = { x: 150 - 256 * scale, y: 132 - 256 * scale, scale };
  const lantern = cut({ d: silhouette("asian-lantern"), fill: GLOW, place, lift: 1.2 });
  const far = (x: number, y: number, size: number) => {
    const at = { x: x - size / 2, y: y - size / 2, scale: Number((size / 512).toFixed(3)) };
    return (
      cut({ d: disc(x, y, size * 0.62, 8), fill: "#1d4560" }) +
      cut({ d: silhouette("asian-lantern"), fill: GLOW, place: at })
    );
  };
  const lily = (x: number, y: number, s: number, fill: string) =>
    cut({ d: silhouette("lotus"), fill, place: { x, y, scale: s }, lift: 1 });
  return (
    sky +
    halo +
    beside(view, () => [far(-112, 118, 96), far(424, 92, 74), far(362, 186, 52)]) +
    sea(0) +
    lantern +
    sea(1) +
    lily(196, 262, 0.15, "#f4a48b") +
    beside(view, () => [lily(-152, 268, 0.17, "#f4a48b"), lily(388, 256, 0.2, LANTERN)]) +
    sea(2) +
    lily(34, 300, 0.19, LANTERN) +
    sea(3)
  );
}

/** Returns every picture of the game by its path below `public/games/lantern-tide/`. */
export function pictures(): Record<string, string> {
  return {
    ...sceneries("background", background),
    ...sceneries("free-spins", freeSpins),
    "tide.svg": tide(),
    "lanterns.svg": lanterns(),
    ...covers(cover),
    ...symbolTiles("paper", TILES),
  };
}
