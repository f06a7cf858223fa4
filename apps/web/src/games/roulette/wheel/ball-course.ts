/** Angles in degrees, clockwise from the top. */
export interface WheelAngles {
  readonly wheel: number;
  readonly ball: number;
}

/** Returns the angle of a number's pocket on a wheel that is not turned. */
export function pocketAngle(order: readonly number[], number: number): number {
  return (order.indexOf(number) * 360) / order.length;
}

const positive = (degrees: number): number => ((degrees % 360) + 360) % 360;

/**
 * Returns the angles at which wheel and ball come to rest: the wheel some turns on clockwise, the ball the other way
 * round, into the pocket of the number that the server drew.
 */
export function courseTo(
  order: readonly number[],
  number: number,
  from: WheelAngles,
  wheelDegrees: number,
  ballTurns: number,
): WheelAngles {
  const wheel = from.wheel + wheelDegrees;
  const goal = wheel + pocketAngle(order, number);
  const back = positive(from.ball - goal);
  return { wheel, ball: from.ball - back - ballTurns * 360 };
}
