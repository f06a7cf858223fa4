/** The place of a spot on the felt, its middle and size in cells. */
export interface SpotPlace {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The spot lies on a line between cells, over them. */
  readonly onLine?: boolean;
  /** Height at which its chips lie, as a share of its own: 0.5 where none is said. */
  readonly chipAt?: number;
  /** The same from the left, as a share of its width. */
  readonly chipFromLeft?: number;
}

/** A felt in one position: its size in cells, and every spot with its place, those on lines last. */
export interface FeltLayout {
  readonly across: number;
  readonly down: number;
  readonly places: readonly SpotPlace[];
  /** The spot that the keyboard reaches first. */
  readonly first: string;
}

/** Returns a layout turned upright for narrow screens: what lay on the left is on top. */
export const upright = ({ across, down, places, first }: FeltLayout): FeltLayout => ({
  across: down,
  down: across,
  first,
  places: places.map((place) => ({
    ...place,
    x: down - place.y,
    y: place.x,
    width: place.height,
    height: place.width,
  })),
});

/** Returns cells side by side from a corner on, each of one size. */
export function cellRow(
  keys: readonly string[],
  corner: { readonly left: number; readonly top: number },
  cell: Omit<SpotPlace, "key" | "x" | "y" | "onLine">,
): readonly SpotPlace[] {
  return keys.map((key, index) => ({
    key,
    x: corner.left + (index + 0.5) * cell.width,
    y: corner.top + cell.height / 2,
    ...cell,
  }));
}

export type Direction = "left" | "right" | "up" | "down";

const AXES: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The spot an arrow key leads to: the nearest in its direction, straight ahead before aside. */
export function spotTowards(
  places: readonly SpotPlace[],
  fromKey: string,
  direction: Direction,
): string {
  const from = places.find(({ key }) => key === fromKey);
  if (!from) return fromKey;
  const [alongX, alongY] = AXES[direction];
  let best = fromKey;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const { key, x, y } of places) {
    const ahead = (x - from.x) * alongX + (y - from.y) * alongY;
    const aside = Math.abs((x - from.x) * alongY) + Math.abs((y - from.y) * alongX);
    const cost = ahead + aside * 3;
    if (ahead > 0.05 && cost < bestCost) {
      best = key;
      bestCost = cost;
    }
  }
  return best;
}
