import { Fragment, useLayoutEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import type { Pace } from "../../round/pace/pace.ts";
import { frameStyle } from "../board/board-frame.ts";
import { cellCentre } from "../board/board-geometry.ts";
import { useBoardGeometry } from "../board/use-board-geometry.ts";
import { shapeOf } from "../slot-rules.ts";
import { type FeatureProps, stepsOf } from "./feature-words.ts";
import { umbrellasAt } from "./umbrella-state.ts";

/** Lies over the reels at rest: each umbrella's factor. */
export function UmbrellaBadges({
  look,
  rules,
  show: { beat, step: shown },
  round,
  pace,
}: FeatureProps & { readonly pace: Pace }) {
  const t = useTranslations("games");
  const box = useRef<HTMLDivElement>(null);
  const at = useBoardGeometry(box, shapeOf(rules));
  const { umbrellas } = rules.mechanics;
  const step = "step" in beat && beat.kind !== "spin" ? beat.step : null;
  const state = umbrellas && step !== null ? umbrellasAt(stepsOf(round), step, umbrellas) : null;
  // All that have come into sight open at the same moment.
  const opening = new Set(
    beat.kind === "open"
      ? shown?.marks.flatMap(({ kind, positions: [place] }) =>
          kind === "umbrella" && place ? [place.join(":")] : [],
        )
      : [],
  );
  return (
    <div ref={box} aria-hidden="true" className="absolute inset-0">
      {at && state ? (
        <div style={{ ...frameStyle(look, at), background: "none", boxShadow: "none" }}>
          {[...state.factors].map(([cell, factor]) => {
            const [reel = 0, row = 0] = cell.split(":").map(Number);
            const { x, y } = cellCentre(at, reel, row);
            return (
              <Fragment key={cell}>
                {opening.has(cell) ? <Canopy x={x} y={y} side={at.symbol} pace={pace} /> : null}
                <span
                  data-umbrella={factor}
                  className="money absolute grid -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-amber px-2 font-bold font-display text-ink leading-tight shadow-lifted"
                  style={{
                    left: x,
                    top: y + at.symbol * 0.3,
                    fontSize: Math.max(13, Math.round(at.symbol / 5)),
                  }}
                >
                  {t("times", { multiplier: factor })}
                </span>
              </Fragment>
            );
          })}
        </div>
      ) : null}
    </div>
  );
}

const OPEN_MS = 420;
/** Gores of an umbrella, seen from above. */
const GORES = 8;
const TINTS = ["#b3344f", "#e0c15a"] as const;

/** An umbrella over its cell, seen from above as it springs open. */
function Canopy({
  x,
  y,
  side,
  pace,
}: {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly pace: Pace;
}) {
  const canopy = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (pace.cuts) return undefined;
    const moved = canopy.current?.animate(
      [
        { transform: "scale(0.12) rotate(-70deg)", easing: "cubic-bezier(0.2, 0.8, 0.25, 1)" },
        { transform: "scale(1.14) rotate(6deg)", offset: 0.7 },
        { transform: "none" },
      ],
      { duration: pace.ms(OPEN_MS) },
    );
    return () => moved?.cancel();
  }, [pace]);
  const size = side * 1.16;
  return (
    <svg
      ref={canopy}
      data-canopy
      viewBox="-50 -50 100 100"
      width={size}
      height={size}
      className="absolute"
      style={{ left: x - size / 2, top: y - size / 2 }}
    >
      <path
        d={goresFrom(0) + goresFrom(1)}
        fill="#05081c"
        opacity=".3"
        transform="translate(2 4)"
      />
      {TINTS.map((tint, index) => (
        <path key={tint} d={goresFrom(index)} fill={tint} />
      ))}
      <circle r="4" fill="#f4ecdd" />
    </svg>
  );
}

/** Returns every other gore of an umbrella: a slice whose edge hangs in a bow. */
function goresFrom(first: number): string {
  const at = (gore: number, reach: number) => {
    const angle = (gore * 2 * Math.PI) / GORES;
    return `${(Math.sin(angle) * reach).toFixed(1)} ${(-Math.cos(angle) * reach).toFixed(1)}`;
  };
  return Array.from({ length: GORES / 2 }, (_, pair) => {
    const gore = pair * 2 + first;
    return `M0 0L${at(gore, 46)}Q${at(gore + 0.5, 38)} ${at(gore + 1, 46)}Z`;
  }).join("");
}
