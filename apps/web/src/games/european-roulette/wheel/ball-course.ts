import { WHEEL_ORDER } from "@houselight/game-maths/european-roulette";

/** Angles in degrees, clockwise from the top. */
export interface WheelAngles {
  readonly wheel: number;
  readonly ball: number;
}

const POCKET_DEGREES = 360 / WHEEL_ORDER.length;

/** Returns the angle of a number's pocket on a wheel that is not turned. */
export function pocketAngle(number: number): number {
  return WHEEL_ORDER.indexOf(number) * POCKET_DEGREES;
}

const positive = (degrees: number): number => ((degrees % 360) + 360) % 360;

/**
 * Returns the angles at which wheel and ball come to rest: the wheel some turns on clockwise, the ball the other way
 * round, into the pocket of the number that the server drew.
 */
export function courseTo(
  number: number,
  from: WheelAngles,
  wheelDegrees: number,
  ballTurns: number,
): WheelAngles {
  const wheel = from.wheel + wheelDegrees;
  const goal = wheel + pocketAngle(number);
  const back = positive(from.ball - goal);
  return { wheel, ball: from.ball - back - ballTurns * 360 };
}
