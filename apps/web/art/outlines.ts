/** Returns a round outline. */
export const dot = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** Returns a round hole in the outline before it: it runs the other way round. */
export const hole = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** Returns an outline of straight edges. */
export const edges = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`;

/**
 * Returns an outline of curves, drawn about its middle in units of `size` and turned; each curve has
 * two handles and an end.
 */
export function bent(
  [x, y]: readonly [number, number],
  size: number,
  degrees: number,
  from: readonly [number, number],
  ...points: readonly (readonly [number, number])[]
): string {
  const turn = (degrees * Math.PI) / 180;
  const at = ([dx, dy]: readonly [number, number]) => {
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    return `${Math.round(x + (dx * cos - dy * sin) * size)} ${Math.round(y + (dx * sin + dy * cos) * size)}`;
  };
  const curves = Array.from({ length: points.length / 3 }, (_, curve) =>
    points
      .slice(curve * 3, curve * 3 + 3)
      .map(at)
      .join(" "),
  );
  return `M${at(from)}C${curves.join("C")}Z`;
}
