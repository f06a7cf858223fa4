import type { RoundView } from "@houselight/contracts/house-games";
import type { SlotRules } from "@houselight/game-maths/slot";
import { clsx } from "clsx";
import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import { frameStyle } from "../board/board-frame.ts";
import { type BoardGeometry, cellCentre, tilt } from "../board/board-geometry.ts";
import { useBoardGeometry } from "../board/use-board-geometry.ts";
import { type SlotLook, symbolPicture } from "../slot-look.ts";
import type { Show } from "../stage/director.ts";
import { stepsOf } from "./feature-words.ts";
import { shapeOf } from "../slot-rules.ts";
import { type HoldState, holdStateAt } from "./hold-state.ts";

interface HoldProps {
  readonly look: SlotLook;
  readonly rules: SlotRules;
  readonly show: Show;
  readonly round: RoundView;
}

/** Returns the state of the tries that a show is at; null when it shows none. */
function stateOf({ rules, show: { beat, step }, round }: HoldProps): HoldState | null {
  const { hold } = rules.mechanics;
  if (!hold || step?.kind !== "hold" || !("step" in beat)) return null;
  return holdStateAt(stepsOf(round), beat.step, hold, beat.kind === "feature");
}

/** Lies over the reels while only some of their cells stay: each with its worth, and the empty places. */
export function HoldBoard(props: HoldProps) {
  const { look, rules } = props;
  const box = useRef<HTMLDivElement>(null);
  const shape = shapeOf(rules);
  const at = useBoardGeometry(box, shape);
  const state = stateOf(props);
  if (!state) return null;
  const cells = Array.from({ length: shape.reels * shape.rows }, (_, cell) => {
    return [Math.floor(cell / shape.rows), cell % shape.rows] as const;
  });
  return (
    <div ref={box} aria-hidden="true" className="absolute inset-0" data-scene="hold">
      {at ? (
        <div style={frameStyle(look, at)} className="animate-fade motion-reduce:animate-none">
          {cells.map(([reel, row]) => (
            <Place
              key={`${reel}:${row}`}
              {...{ look, at, reel, row, state }}
              symbol={symbolOf(rules)}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}

const symbolOf = ({ mechanics }: SlotRules): string => mechanics.hold?.symbol ?? "";

/** From this worth on a coin is one of the pots. */
const POT = 20;

function Place({
  look,
  at,
  reel,
  row,
  state,
  symbol,
}: {
  readonly look: SlotLook;
  readonly at: BoardGeometry;
  readonly reel: number;
  readonly row: number;
  readonly state: HoldState;
  readonly symbol: string;
}) {
  const t = useTranslations("games.slotRules");
  const { x, y } = cellCentre(at, reel, row);
  const side = at.symbol;
  const isLast = state.isLastPlace;
  const key = `${reel}:${row}`;
  const value = state.coins.get(key);
  const style = { left: x - side / 2, top: y - side / 2, width: side, height: side };
  if (value === undefined)
    return (
      <span className="absolute grid place-items-center" style={style}>
        <span
          data-last-place={isLast || undefined}
          className={clsx(
            "block rounded-full border-4 border-dashed bg-black/35 transition-[rotate,width,height,border-color,box-shadow] ease-out motion-reduce:transition-none",
            isLast
              ? "size-full border-amber shadow-[0_0_0_6px_rgb(242_179_61/0.28)] duration-1200"
              : "size-3/5 border-white/15 duration-500",
          )}
          style={{ rotate: `${state.tries * (isLast ? 180 : 90)}deg` }}
        />
      </span>
    );
  return (
    <span
      className={clsx(
        "absolute grid place-items-center",
        state.fresh.has(key) && "animate-rise motion-reduce:animate-none",
        // Everything else steps back for the last empty place.
        isLast && "opacity-45",
      )}
      style={{ ...style, rotate: `${tilt(reel, row)}rad` }}
    >
      <img src={symbolPicture(look, symbol)} alt="" className="absolute inset-0 size-full" />
      <span
        className={clsx(
          "money relative rounded-full px-2 py-0.5 font-bold font-display leading-tight shadow-lifted",
          value >= POT ? "bg-amber text-ink" : "bg-ink text-cream",
          state.fresh.has(key) && "ring-2 ring-amber",
        )}
        style={{ fontSize: Math.max(13, Math.round(side / 5)) }}
      >
        {t("prize", { prize: value })}
      </span>
    </span>
  );
}

/** Shows how many tries are left, what the coins come to, and what a full board adds. */
export function HoldCounter(props: HoldProps) {
  const t = useTranslations("games.slotRules");
  const { hold } = props.rules.mechanics;
  const state = stateOf(props);
  if (!hold || !state) return null;
  const cells = props.rules.reels.length * props.rules.rows;
  return (
    <div
      data-tries={state.triesLeft}
      className="mx-2 flex flex-col items-center gap-1.5 rounded-tile bg-ink/85 px-4 py-1.5 low:gap-0.5 low:py-1"
    >
      <p className="money flex flex-wrap justify-center gap-x-3 font-semibold text-sm">
        <span>{t("triesLeft", { left: state.triesLeft })}</span>
        <span>{t("holdSum", { sum: state.sum })}</span>
        <span className="text-amber">{t("holdPot", { cells, full: hold.full })}</span>
      </p>
      <div aria-hidden="true" className="flex w-full gap-1">
        {Array.from({ length: hold.spins }, (_, left) => (
          <span
            key={left}
            className={clsx(
              "h-2 grow rounded-full",
              left < state.triesLeft ? "bg-amber" : "bg-line-strong",
            )}
          />
        ))}
      </div>
    </div>
  );
}
