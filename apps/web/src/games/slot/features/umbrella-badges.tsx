import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import { frameStyle } from "../board/board-frame.ts";
import { cellCentre } from "../board/board-geometry.ts";
import { useBoardGeometry } from "../board/use-board-geometry.ts";
import { shapeOf } from "../slot-rules.ts";
import { type FeatureProps, stepsOf } from "./feature-words.ts";
import { umbrellasAt } from "./umbrella-state.ts";

/** Lies over the reels at rest: each umbrella's factor. */
export function UmbrellaBadges({ look, rules, show: { beat }, round }: FeatureProps) {
  const t = useTranslations("games");
  const box = useRef<HTMLDivElement>(null);
  const at = useBoardGeometry(box, shapeOf(rules));
  const { umbrellas } = rules.mechanics;
  const step = "step" in beat && beat.kind !== "spin" ? beat.step : null;
  const state = umbrellas && step !== null ? umbrellasAt(stepsOf(round), step, umbrellas) : null;
  return (
    <div ref={box} aria-hidden="true" className="absolute inset-0">
      {at && state ? (
        <div style={{ ...frameStyle(look, at), background: "none", boxShadow: "none" }}>
          {[...state.factors].map(([cell, factor]) => {
            const [reel = 0, row = 0] = cell.split(":").map(Number);
            const { x, y } = cellCentre(at, reel, row);
            return (
              <span
                key={cell}
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
            );
          })}
        </div>
      ) : null}
    </div>
  );
}
