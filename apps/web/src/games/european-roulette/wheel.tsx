import { pocketColour, WHEEL_ORDER } from "@houselight/game-maths/european-roulette";
import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import type { Pace } from "../round/pace.ts";
import { courseTo, pocketAngle, type WheelAngles } from "./ball-course.ts";

export interface WheelHandle {
  /** Sets wheel and ball going, before the number is known. */
  start(pace: Pace): void;
  /** Lets the ball come to rest in a number's pocket; resolves then. */
  settle(number: number, pace: Pace): Promise<void>;
  /** The ball lies in its pocket at once. */
  hurry(): void;
}

const WHEEL_TURN_MS = 6000;
const BALL_TURN_MS = 1100;
const SETTLE_MS = 4200;
const WHEEL_DEGREES = 250;
const BALL_TURNS = 4;
const SETTLE_EASING = "cubic-bezier(0.2, 0.6, 0.3, 1)";
/** Share of the radius at which the ball runs, and at which it lies. */
const TRACK = "translateY(0%)";
const POCKET = "translateY(9.6%)";

const COLOURS = { red: "#a5283a", black: "#161c38", green: "#1f7a55" } as const;

/** The wheel from above, turning; the ball runs against it and comes to rest on the number given. */
export function Wheel({ ref }: { readonly ref: Ref<WheelHandle> }) {
  const wheel = useRef<HTMLDivElement>(null);
  const ball = useRef<HTMLDivElement>(null);
  const angles = useRef<WheelAngles>({ wheel: 0, ball: 0 });
  const running = useRef<Animation[]>([]);

  useEffect(() => () => running.current.forEach((animation) => animation.cancel()), []);

  useImperativeHandle(ref, () => {
    const turn = (
      element: HTMLElement | null,
      from: number,
      to: number,
      options: KeyframeAnimationOptions,
    ) =>
      element?.animate([{ rotate: `${from}deg` }, { rotate: `${to}deg` }], {
        fill: "forwards",
        ...options,
      });
    const run = (...animations: (Animation | undefined)[]) => {
      running.current.forEach((animation) => animation.cancel());
      running.current = animations.filter((animation) => animation !== undefined);
    };
    const marble = () => ball.current?.firstElementChild as HTMLElement | null | undefined;
    let startedMs = 0;
    let rate = { wheel: 0, ball: 0 };
    return {
      start(pace) {
        if (pace.cuts) return;
        const { wheel: wheelFrom, ball: ballFrom } = angles.current;
        const [wheelMs, ballMs] = [pace.ms(WHEEL_TURN_MS), pace.ms(BALL_TURN_MS)];
        startedMs = performance.now();
        rate = { wheel: 360 / wheelMs, ball: -360 / ballMs };
        run(
          turn(wheel.current, wheelFrom, wheelFrom + 360, {
            duration: wheelMs,
            iterations: Number.POSITIVE_INFINITY,
          }),
          turn(ball.current, ballFrom, ballFrom - 360, {
            duration: ballMs,
            iterations: Number.POSITIVE_INFINITY,
          }),
          marble()?.animate([{ transform: TRACK }, { transform: TRACK }], {
            duration: 1,
            fill: "forwards",
          }),
        );
      },
      async settle(number, pace) {
        const ranMs = startedMs === 0 ? 0 : performance.now() - startedMs;
        startedMs = 0;
        const { wheel: wheelAngle, ball: ballAngle } = angles.current;
        const from = {
          wheel: wheelAngle + rate.wheel * ranMs,
          ball: ballAngle + rate.ball * ranMs,
        };
        const duration = pace.cuts ? 1 : pace.ms(SETTLE_MS);
        const to = courseTo(
          number,
          from,
          pace.cuts ? 0 : WHEEL_DEGREES,
          pace.cuts ? 0 : BALL_TURNS,
        );
        angles.current = to;
        run(
          turn(wheel.current, from.wheel, to.wheel, { duration, easing: SETTLE_EASING }),
          turn(ball.current, from.ball, to.ball, { duration, easing: SETTLE_EASING }),
          marble()?.animate(
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
        await Promise.allSettled(running.current.map(({ finished }) => finished));
      },
      hurry() {
        // An endless turn has no end to go to; only the way to the pocket has.
        if (startedMs === 0) running.current.forEach((animation) => animation.finish());
      },
    };
  }, []);

  return (
    <div aria-hidden="true" className="relative aspect-square w-full">
      <div ref={wheel} className="absolute inset-0 will-change-transform">
        <WheelDrawing />
      </div>
      <div ref={ball} className="absolute inset-0 will-change-transform">
        <div className="absolute inset-0" style={{ transform: TRACK }}>
          <span className="absolute top-[5.2%] left-1/2 size-[5%] -translate-x-1/2 rounded-full bg-cream shadow-paper" />
        </div>
      </div>
    </div>
  );
}

/** Point on a circle around the middle of a box of 200 units; angle in degrees from the top. */
const at = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(100 + Math.sin(angle) * radius).toFixed(2)} ${(100 - Math.cos(angle) * radius).toFixed(2)}`;
};

function slice(inner: number, outer: number, from: number, to: number): string {
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

const HALF = 180 / WHEEL_ORDER.length;

function WheelDrawing() {
  return (
    <svg viewBox="0 0 200 200" className="size-full">
      <circle cx="101" cy="103" r="98" opacity="0.35" />
      <circle cx="100" cy="100" r="98" fill="#5d1826" />
      <circle cx="100" cy="100" r="93" fill="#3f0f1a" />
      <circle cx="100" cy="100" r="83" fill="#f1e4c8" />
      {WHEEL_ORDER.map((number) => {
        const middle = pocketAngle(number);
        return (
          <g key={number}>
            <path
              d={slice(52, 82, middle - HALF, middle + HALF)}
              fill={COLOURS[pocketColour(number)]}
              stroke="#f1e4c8"
              strokeWidth="0.5"
            />
            <text
              x="100"
              y="26.5"
              transform={`rotate(${middle.toFixed(2)} 100 100)`}
              textAnchor="middle"
              fill="#f4ecdd"
              fontSize="8"
              fontWeight="600"
            >
              {number}
            </text>
          </g>
        );
      })}
      <circle cx="101" cy="103" r="53" opacity="0.3" />
      <circle cx="100" cy="100" r="52" fill="#6e1c2c" />
      <path
        d={[0, 60, 120, 180, 240, 300].map((angle) => slice(14, 42, angle - 9, angle + 9)).join("")}
        fill="#8c2334"
      />
      <circle cx="101" cy="103" r="17" opacity="0.35" />
      <circle cx="100" cy="100" r="16" fill="#f1e4c8" />
      <circle cx="100" cy="100" r="7" fill="#8c2334" />
    </svg>
  );
}
