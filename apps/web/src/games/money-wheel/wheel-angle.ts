import { WHEEL_SEGMENTS } from "@houselight/game-maths/money-wheel";

/** Degrees of one segment. */
export const SEGMENT_DEGREES = 360 / WHEEL_SEGMENTS.length;

/** Returns the angle, at least some whole turns on, at which a segment lies under the mark on top. */
export function angleTo(segment: number, fromDegrees: number, turns: number): number {
  const goal = -segment * SEGMENT_DEGREES;
  const ahead = (((goal - fromDegrees) % 360) + 360) % 360;
  return fromDegrees + ahead + turns * 360;
}
