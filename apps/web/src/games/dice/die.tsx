import { DIE_PATH } from "./die-path.ts";

/** Middles of the pips in a box of 100 units, by the face of a die. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

/** A die of cut paper: red pips on one and four, dark ones on the others. */
export function Die({ face, className }: { readonly face: number; readonly className?: string }) {
  const fill = face === 1 || face === 4 ? "#a5283a" : "#161c38";
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
      <path d={DIE_PATH} fill="#f7efdc" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={face === 1 ? 15 : 10.5} fill={fill} />
      ))}
    </svg>
  );
}
