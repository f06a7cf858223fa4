import type { RefObject } from "react";
import type { Pace } from "../../round/pace/pace.ts";
import type { SceneHandle } from "../../table/table-look.ts";
import { courseTo, type WheelAngles } from "./ball-course.ts";

const WHEEL_TURN_MS = 6000;
const BALL_TURN_MS = 1100;
const SETTLE_MS = 4200;
const WHEEL_DEGREES = 250;
const BALL_TURNS = 4;
const SETTLE_EASING = "cubic-bezier(0.2, 0.6, 0.3, 1)";
/** Share of the radius at which the ball runs, and at which it lies. */
export const TRACK = "translateY(0%)";
const POCKET = "translateY(9.6%)";

/** A turning element, its angle at rest, and its current animation. */
export interface WheelParts {
  readonly wheel: RefObject<HTMLElement | null>;
  readonly ball: RefObject<HTMLElement | null>;
  readonly angles: RefObject<WheelAngles>;
  readonly running: RefObject<Animation[]>;
  /** Numbers clockwise from the zero. */
  readonly order: readonly number[];
}

interface WheelMotion extends WheelParts {
  /** Start of the endless turn; 0 while there is none. */
  startedMs: number;
  /** Degrees a millisecond of the endless turn. */
  rate: WheelAngles;
}

/** The handle by which a stage moves the wheel and its ball. */
export function createWheelHandle(parts: WheelParts): SceneHandle<number> {
  const motion: WheelMotion = { ...parts, startedMs: 0, rate: { wheel: 0, ball: 0 } };
  return {
    start(pace) {
      if (!pace.cuts) turnEndlessly(motion, pace);
    },
    async settle(number, pace) {
      settleOn(motion, number, pace);
      await Promise.allSettled(motion.running.current.map(({ finished }) => finished));
    },
    rest() {
      if (motion.startedMs === 0) return;
      motion.angles.current = anglesNow(motion);
      motion.startedMs = 0;
      replaceRunning(
        motion,
        turn(motion.wheel.current, motion.angles.current.wheel, motion.angles.current.wheel, STILL),
        turn(motion.ball.current, motion.angles.current.ball, motion.angles.current.ball, STILL),
      );
    },
    hurry() {
      // An endless turn has no end to go to; only the way to the pocket has.
      if (motion.startedMs === 0) motion.running.current.forEach((animation) => animation.finish());
    },
  };
}

function turnEndlessly(motion: WheelMotion, pace: Pace): void {
  const { wheel, ball, angles } = motion;
  const { wheel: wheelFrom, ball: ballFrom } = angles.current;
  const [wheelMs, ballMs] = [pace.ms(WHEEL_TURN_MS), pace.ms(BALL_TURN_MS)];
  motion.startedMs = performance.now();
  motion.rate = { wheel: 360 / wheelMs, ball: -360 / ballMs };
  const iterations = Number.POSITIVE_INFINITY;
  replaceRunning(
    motion,
    turn(wheel.current, wheelFrom, wheelFrom + 360, { duration: wheelMs, iterations }),
    turn(ball.current, ballFrom, ballFrom - 360, { duration: ballMs, iterations }),
    marbleOf(motion)?.animate([{ transform: TRACK }, { transform: TRACK }], {
      duration: 1,
      fill: "forwards",
    }),
  );
}

function settleOn(motion: WheelMotion, number: number, pace: Pace): void {
  const { wheel, ball, angles, order } = motion;
  const from = anglesNow(motion);
  motion.startedMs = 0;
  const duration = pace.cuts ? 1 : pace.ms(SETTLE_MS);
  const to = courseTo(
    order,
    number,
    from,
    pace.cuts ? 0 : WHEEL_DEGREES,
    pace.cuts ? 0 : BALL_TURNS,
  );
  angles.current = to;
  replaceRunning(
    motion,
    turn(wheel.current, from.wheel, to.wheel, { duration, easing: SETTLE_EASING }),
    turn(ball.current, from.ball, to.ball, { duration, easing: SETTLE_EASING }),
    marbleOf(motion)?.animate(
      [
        { transform: TRACK, offset: 0 },
        { transform: TRACK, offset: 0.62, easing: "ease-in" },
        { transform: "translateY(11%)", offset: 0.8 },
        { transform: "translateY(6%)", offset: 0.87 },
        { transform: POCKET, offset: 1 },
      ],
      { duration, fill: "forwards" },
    ),
  );
}

const STILL = { duration: 1 };

function anglesNow({ angles: { current }, rate, startedMs }: WheelMotion): WheelAngles {
  const ranMs = startedMs === 0 ? 0 : performance.now() - startedMs;
  return { wheel: current.wheel + rate.wheel * ranMs, ball: current.ball + rate.ball * ranMs };
}

function turn(
  element: HTMLElement | null,
  from: number,
  to: number,
  options: KeyframeAnimationOptions,
): Animation | undefined {
  return element?.animate([{ rotate: `${from}deg` }, { rotate: `${to}deg` }], {
    fill: "forwards",
    ...options,
  });
}

/** The old animations end when the new ones have begun, so that nothing jumps in between. */
function replaceRunning({ running }: WheelMotion, ...next: (Animation | undefined)[]): void {
  running.current.forEach((animation) => animation.cancel());
  running.current = next.filter((animation) => animation !== undefined);
}

const marbleOf = ({ ball }: WheelMotion) =>
  ball.current?.firstElementChild as HTMLElement | null | undefined;
