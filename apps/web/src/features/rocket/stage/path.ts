/** Size of a stage in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place on the stage, in pixels from its top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A rocket on the stage: its middle, and its heading in degrees, clockwise from upright. */
export interface Pose extends Place {
  readonly turn: number;
}

/** Places of the rocket on its ramp and in its flight, as parts of the stage. */
const PAD = { x: 0.2, y: 0.735 } as const;
const CRUISE = { x: 0.66, y: 0.42 } as const;
/** The rocket has left its pad for the middle of the stage after about this time, seconds. */
const CATCH_UP_S = 3.2;
/** A flight bends upwards in its first seconds. */
const BEND_S = 2.2;
/** Part of the climb that is missing at the start of a flight: the ramp is not quite level. */
const RAMP = 0.62;
/** Sky that the rocket crosses in a second, as parts of the stage. */
const SPEED = { x: 0.12, y: 0.24 } as const;

/** Returns how far a rocket has got in the world after some seconds, in parts of the stage: right, and up. */
function worldAt(s: number): Place {
  const t = Math.max(0, s);
  return { x: SPEED.x * t, y: SPEED.y * (t - RAMP * BEND_S * (1 - Math.exp(-t / BEND_S))) };
}

/** Returns the part of the way from the pad to the middle of the stage that a rocket has made. */
const caughtUp = (s: number): number => 1 - Math.exp(-Math.max(0, s) / CATCH_UP_S);

/** Returns by how much the world has moved under the stage after some seconds, in pixels: left, and down. */
export function driftAt(s: number, { width, height }: Size): Place {
  const world = worldAt(s);
  const part = caughtUp(s);
  return {
    x: Math.max(0, world.x - (CRUISE.x - PAD.x) * part) * width,
    y: Math.max(0, world.y - (PAD.y - CRUISE.y) * part) * height,
  };
}

/** Returns where a point of the flight lies on the stage at a moment: `s` of the flight, seen `nowS` into it. */
export function placeAt(s: number, nowS: number, size: Size): Place {
  const world = worldAt(s);
  const drift = driftAt(nowS, size);
  return {
    x: (PAD.x + world.x) * size.width - drift.x,
    y: (PAD.y - world.y) * size.height + drift.y,
  };
}

/** Half of the time over which a heading is measured, seconds. */
const NEAR_S = 0.05;

/** Returns where the rocket is some seconds into its flight, and where it heads: along its trail. */
export function poseAt(s: number, size: Size): Pose {
  const t = Math.max(0, s);
  const before = placeAt(Math.max(0, t - NEAR_S), t, size);
  const after = placeAt(Math.max(0, t - NEAR_S) + 2 * NEAR_S, t, size);
  const turn = (Math.atan2(after.x - before.x, before.y - after.y) * 180) / Math.PI;
  return { ...placeAt(t, t, size), turn };
}

/** The trail is a strip of paper in folds, each so long, in seconds of the flight. */
const FOLD_S = 0.24;
/** A trail is so long, seconds. */
const TRAIL_S = 6;

/** Outlines of a trail as the data of two SVG paths: its folds in the light, and those in the shade. */
export interface Trail {
  readonly light: string;
  readonly shade: string;
}

/** Returns the trail of a flight, `wide` pixels wide at the rocket and pointed at its end. */
export function trailAt(nowS: number, size: Size, wide: number): Trail {
  const paths = { light: "", shade: "" };
  if (nowS <= 0) return paths;
  const from = Math.max(0, nowS - TRAIL_S);
  const first = Math.floor(from / FOLD_S);
  for (let fold = first; fold * FOLD_S < nowS; fold += 1) {
    const begin = edgeAt(Math.max(from, fold * FOLD_S), fold, nowS);
    const end = edgeAt(Math.min(nowS, (fold + 1) * FOLD_S), fold + 1, nowS);
    paths[fold % 2 === 0 ? "light" : "shade"] += `M${begin[0]}L${end[0]}L${end[1]}L${begin[1]}Z`;
  }
  return paths;

  /** The two ends of a crease. Every second one is pushed to a side, as folded paper is. */
  function edgeAt(s: number, crease: number, seenS: number): readonly [string, string] {
    const at = placeAt(s, seenS, size);
    const next = placeAt(s + NEAR_S, seenS, size);
    const length = Math.hypot(next.x - at.x, next.y - at.y) || 1;
    const across = { x: -(next.y - at.y) / length, y: (next.x - at.x) / length };
    const half = (wide / 2) * Math.min(1, (s - seenS + TRAIL_S) / TRAIL_S);
    const push = crease % 2 === 0 ? half * 0.16 : -half * 0.16;
    const pointAt = (side: number) =>
      `${(at.x + across.x * side).toFixed(1)} ${(at.y + across.y * side).toFixed(1)}`;
    return [pointAt(half + push), pointAt(push - half)];
  }
}

/** Multipliers that are marked along the way, in hundredths. */
const MARKS = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000].flatMap((power) =>
  [150, 200, 300, 500, 1_000].map((step) => step * power),
);

/** Returns the marks that are in sight at a moment of a flight, with their moments in seconds. */
export function marksAt(
  nowS: number,
  secondsOf: (multiplier: number) => number,
): readonly { readonly multiplier: number; readonly s: number }[] {
  return MARKS.map((multiplier) => ({ multiplier, s: secondsOf(multiplier) })).filter(
    ({ s }) => s > nowS - TRAIL_S && s < nowS + 5,
  );
}
