import { WHEEL_SEGMENTS } from "@houselight/game-maths/money-wheel";
import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import type { SceneHandle } from "../table/table-look.ts";
import { SYMBOLS } from "./symbols.ts";
import { angleTo, SEGMENT_DEGREES } from "./wheel-angle.ts";

const TURN_MS = 2600;
const SETTLE_MS = 4200;
const SETTLE_TURNS = 2;
const SETTLE_EASING = "cubic-bezier(0.15, 0.65, 0.25, 1)";

/** The wheel, upright under its mark: it turns until a segment is drawn, and runs out on it. */
export function WheelScene({ ref }: { readonly ref: Ref<SceneHandle<number>> }) {
  const wheel = useRef<HTMLDivElement>(null);
  const motion = useRef({ degrees: 0, startedMs: 0, rate: 0, running: null as Animation | null });
  useEffect(() => {
    const { current } = motion;
    return () => current.running?.cancel();
  }, []);
  useImperativeHandle(ref, () => {
    const { current } = motion;
    const now = () =>
      current.degrees +
      (current.startedMs === 0 ? 0 : (performance.now() - current.startedMs) * current.rate);
    const turn = (from: number, to: number, options: KeyframeAnimationOptions) => {
      const before = current.running;
      current.running =
        wheel.current?.animate([{ rotate: `${from}deg` }, { rotate: `${to}deg` }], {
          fill: "forwards",
          ...options,
        }) ?? null;
      before?.cancel();
    };
    return {
      start(pace) {
        if (pace.cuts) return;
        const duration = pace.ms(TURN_MS);
        const from = now();
        Object.assign(current, {
          degrees: from,
          startedMs: performance.now(),
          rate: 360 / duration,
        });
        turn(from, from + 360, { duration, iterations: Number.POSITIVE_INFINITY });
      },
      async settle(segment, pace) {
        const from = now();
        const to = angleTo(segment, from, pace.cuts ? 0 : SETTLE_TURNS);
        Object.assign(current, { degrees: to, startedMs: 0 });
        turn(from, to, { duration: pace.cuts ? 1 : pace.ms(SETTLE_MS), easing: SETTLE_EASING });
        await Promise.allSettled([current.running?.finished]);
      },
      rest() {
        if (current.startedMs === 0) return;
        const at = now();
        Object.assign(current, { degrees: at, startedMs: 0 });
        turn(at, at, { duration: 1 });
      },
      hurry() {
        if (current.startedMs === 0) current.running?.finish();
      },
    };
  }, []);
  return (
    <div aria-hidden="true" className="relative aspect-square w-full">
      <div ref={wheel} className="absolute inset-0 will-change-transform">
        <WheelDrawing />
      </div>
      <svg viewBox="0 0 200 200" className="absolute inset-0 size-full">
        <path d="M93 4L109 4L102 25Z" opacity="0.35" />
        <path d="M92 1L108 1L100 22Z" fill="#f2b33d" />
      </svg>
    </div>
  );
}

/** Point on a circle around the middle of a box of 200 units; angle in degrees from the top. */
function at(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(100 + Math.sin(angle) * radius).toFixed(2)} ${(100 - Math.cos(angle) * radius).toFixed(2)}`;
}

function WheelDrawing() {
  const half = SEGMENT_DEGREES / 2;
  return (
    <svg viewBox="0 0 200 200" className="size-full">
      <circle cx="101" cy="103" r="98" opacity="0.35" />
      <circle cx="100" cy="100" r="97" fill="#51301d" />
      {WHEEL_SEGMENTS.map((symbol, segment) => {
        const middle = segment * SEGMENT_DEGREES;
        const { d, paper, ink } = SYMBOLS[symbol];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place on the wheel
          <g key={segment}>
            <path
              d={`M${at(92, middle - half)}A92 92 0 0 1 ${at(92, middle + half)}L${at(50, middle + half)}A50 50 0 0 0 ${at(50, middle - half)}Z`}
              fill={paper}
              stroke="#f1e4c8"
              strokeWidth="0.5"
            />
            <path
              d={d}
              fill={ink}
              transform={`rotate(${middle.toFixed(2)} 100 100) translate(95.6 12) scale(.088)`}
            />
            <circle
              cx="100"
              cy="5.5"
              r="1"
              fill="#f1e4c8"
              transform={`rotate(${(middle + half).toFixed(2)} 100 100)`}
            />
          </g>
        );
      })}
      <circle cx="101" cy="103" r="51" opacity="0.3" />
      <circle cx="100" cy="100" r="50" fill="#6d1a28" />
      <path d={SYMBOLS.star.d} fill="#8f2232" transform="translate(60 59) scale(.8)" />
      <circle cx="100" cy="100" r="12" fill="#f1e4c8" />
      <circle cx="100" cy="100" r="5" fill="#8f2232" />
    </svg>
  );
}
