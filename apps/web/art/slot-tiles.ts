import { cut, picture, ringSlice, silhouette, unevenness, unevenSquare, viewNow } from "./paper.ts";

/** A symbol of a slot: a silhouette on a tile. */
export interface Tile {
  /** Name of a silhouette of game-icons, or an outline of our own in a box of 512 units. */
  readonly icon: string;
  /** Colour of the tile. */
  readonly paper: string;
  /** Colour of the silhouette. */
  readonly motif: string;
  /** Share of the tile that the silhouette takes. */
  readonly size: number;
}

/** Names what the tiles of a studio are made of: cut paper, or stamped tin with rivets. */
export type TileMaterial = "paper" | "tin";

const TILE = 200;
const MARGIN = 14;
const SIDE = TILE - 2 * MARGIN;

/** Returns the picture of a symbol. */
function symbolTile(material: TileMaterial, tile: Tile, seed: number): string {
  const { icon, motif, size } = tile;
  return picture(TILE, TILE, () => {
    const scale = Number(((SIDE * size) / 512).toFixed(4));
    const edge = TILE / 2 - (512 * scale) / 2;
    const place = { x: edge, y: edge - 2, scale };
    return (
      GROUNDS[material](tile, seed) + cut({ d: silhouette(icon), fill: motif, place, lift: 0.7 })
    );
  });
}

/** Returns the pictures of all symbols of a slot by their path below its folder. */
export const symbolTiles = (
  material: TileMaterial,
  tiles: Readonly<Record<string, Tile>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tiles).map(([symbol, tile], index) => [
      `symbols/${symbol}.svg`,
      symbolTile(material, tile, index + 1),
    ]),
  );

const GROUNDS: Readonly<Record<TileMaterial, (tile: Tile, seed: number) => string>> = {
  paper: ({ paper, motif }, seed) =>
    cut({ d: unevenSquare(MARGIN, MARGIN - 3, SIDE, seed, 3.2), fill: paper, lift: 1.1 }) +
    `<path d="${unevenSquare(MARGIN + 13, MARGIN + 10, SIDE - 26, seed + 5, 1.6)}" fill="none" stroke="${motif}" stroke-opacity=".26" stroke-width="2.2"/>`,
  // A pressed plate: a darker rim, a lit upper edge, and a rivet in each corner.
  tin: ({ paper, motif }) => {
    const plate = (inset: number) =>
      roundedSquare(MARGIN + inset, MARGIN - 3 + inset, SIDE - 2 * inset, 30 - inset);
    const rivets = [0, 1, 2, 3]
      .map((corner) => {
        const x = MARGIN + (corner % 2 === 0 ? 21 : SIDE - 21);
        const y = MARGIN - 3 + (corner < 2 ? 21 : SIDE - 21);
        return `<circle cx="${x}" cy="${y + 1.5}" r="5.5" fill="#05081c" opacity=".35"/><circle cx="${x}" cy="${y}" r="5" fill="${motif}" opacity=".75"/>`;
      })
      .join("");
    return (
      cut({ d: plate(0), fill: paper, lift: 1.1 }) +
      `<path d="${plate(7)}" fill="none" stroke="#05081c" stroke-opacity=".3" stroke-width="4"/>` +
      `<path d="${plate(10)}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="2.4"/>` +
      rivets
    );
  },
};

function roundedSquare(left: number, top: number, side: number, radius: number): string {
  const straight = side - 2 * radius;
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return `M${left + radius} ${top}h${straight}${arc(radius, radius)}v${straight}${arc(-radius, radius)}h${-straight}${arc(-radius, -radius)}v${-straight}${arc(radius, -radius)}z`;
}

/**
 * Returns a sky of small stars, always the same for the same size and count. Where the picture shows more
 * sky, there are more of them.
 */
export function stars(width: number, height: number, count: number): string {
  const off = unevenness(3);
  const { left, top, width: shown } = viewNow();
  const [wide, high] = [Math.max(width, shown), height - top];
  const more = Math.round((count * wide * high) / (width * height));
  return Array.from({ length: more }, (_, index) => {
    const x = left + ((off(index) + 1) / 2) * wide;
    const y = top + ((off(index + 300) + 1) / 2) * high;
    const r = 0.8 + (off(index + 600) + 1) * 0.7;
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}"/>`;
  }).join("");
}

/** Returns a silhouette with its middle at a point, `size` wide. */
export function motif(
  icon: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  lift = 1,
): string {
  const scale = Number((size / 512).toFixed(4));
  return cut({
    d: silhouette(icon),
    fill,
    place: { x: x - size / 2, y: y - size / 2, scale },
    lift,
  });
}

/** Returns rays around a point, every other one cut out. */
export function rays(x: number, y: number, radius: number, count: number, fill: string): string {
  const step = (2 * Math.PI) / count;
  const d = Array.from({ length: count }, (_, ray) =>
    ringSlice(x, y, 1, radius, ray * step, (ray + 0.5) * step),
  ).join("");
  return `<path fill="${fill}" d="${d}"/>`;
}

/** Returns a row of round bulbs along a straight line, as one sheet. */
export function bulbs(fromX: number, toX: number, y: number, count: number, fill: string): string {
  const radius = 11;
  const d = Array.from({ length: count }, (_, bulb) => {
    const x = Math.round(fromX + ((toX - fromX) * bulb) / Math.max(1, count - 1));
    return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
  }).join("");
  return cut({ d, fill, lift: 0.5 });
}
