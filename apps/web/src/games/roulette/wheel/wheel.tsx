import { pocketColour, pocketName } from "@houselight/game-maths/roulette";
import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { pocketAngle, type WheelAngles } from "./ball-course.ts";
import { createWheelHandle, TRACK } from "./wheel-motion.ts";
import type { SceneHandle } from "../../table/table-look.ts";

const COLOURS = { red: "#a5283a", black: "#161c38", green: "#1f7a55" } as const;

/** The wheel from above, turning; the ball runs against it and comes to rest on the number given. */
export function Wheel({
  ref,
  order,
}: {
  readonly ref: Ref<SceneHandle<number>>;
  /** Numbers clockwise from the zero. */
  readonly order: readonly number[];
}) {
  const wheel = useRef<HTMLDivElement>(null);
  const ball = useRef<HTMLDivElement>(null);
  const angles = useRef<WheelAngles>({ wheel: 0, ball: 0 });
  const running = useRef<Animation[]>([]);

  useEffect(() => () => running.current.forEach((animation) => animation.cancel()), []);

  useImperativeHandle(ref, () => createWheelHandle({ wheel, ball, angles, running, order }), [
    order,
  ]);

  return (
    <div aria-hidden="true" className="relative aspect-square w-full">
      <div ref={wheel} className="absolute inset-0 will-change-transform">
        <WheelDrawing order={order} />
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

function WheelDrawing({ order }: { readonly order: readonly number[] }) {
  const half = 180 / order.length;
  return (
    <svg viewBox="0 0 200 200" className="size-full">
      <circle cx="101" cy="103" r="98" opacity="0.35" />
      <circle cx="100" cy="100" r="98" fill="#5d1826" />
      <circle cx="100" cy="100" r="93" fill="#3f0f1a" />
      <circle cx="100" cy="100" r="83" fill="#f1e4c8" />
      {order.map((number) => {
        const middle = pocketAngle(order, number);
        return (
          <g key={number}>
            <path
              d={slice(52, 82, middle - half, middle + half)}
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
              {pocketName(number)}
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
