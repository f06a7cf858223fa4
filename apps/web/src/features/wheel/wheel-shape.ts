/** A slice of the wheel, in degrees clockwise from the top. */
export interface Slice {
  readonly from: number;
  readonly size: number;
  readonly middle: number;
}

const FULL = 360;
/** Whole turns before the wheel stands. */
const TURNS = 5;
/** Parts of a slice between which the pointer lands: never on an edge. */
const LANDING = { from: 0.2, size: 0.6 };

/** Returns the slices of prizes with these chances, each as wide as its chance. */
export function slicesOf(odds: readonly number[]): readonly Slice[] {
  let from = 0;
  return odds.map((chance) => {
    const size = chance * FULL;
    const slice = { from, size, middle: from + size / 2 };
    from += size;
    return slice;
  });
}

/** Returns how far the wheel is turned when it rests on a slice. */
export const restOn = (slices: readonly Slice[], index: number): number =>
  -(slices[index]?.middle ?? 0);

/** Returns how far the wheel turns on from where it is until it stands on a slice; `part` from 0 to 1 says where on it. */
export function turnTo(
  slices: readonly Slice[],
  { from, index, part }: { readonly from: number; readonly index: number; readonly part: number },
): number {
  const slice = slices[index] ?? { from: 0, size: 0 };
  const target = -(slice.from + slice.size * (LANDING.from + LANDING.size * part));
  const rest = (((target - from) % FULL) + FULL) % FULL;
  return from + TURNS * FULL + rest;
}

/** Returns a point on a circle around the middle of a box of 200 units; angle in degrees from the top. */
export function pointAt(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(100 + Math.sin(angle) * radius).toFixed(2)} ${(100 - Math.cos(angle) * radius).toFixed(2)}`;
}

/** Returns the outline of a slice between two radii. */
export function slicePath({ from, size }: Slice, inner: number, outer: number): string {
  // A whole circle has no outline: a hair of it is left out.
  const to = from + Math.min(size, FULL - 0.01);
  const large = size > FULL / 2 ? 1 : 0;
  return `M${pointAt(outer, from)}A${outer} ${outer} 0 ${large} 1 ${pointAt(outer, to)}L${pointAt(inner, to)}A${inner} ${inner} 0 ${large} 0 ${pointAt(inner, from)}Z`;
}
