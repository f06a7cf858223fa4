import type { OwnRocketBetView, RocketView } from "@houselight/contracts/rocket";
import { timeOf } from "@houselight/game-maths/rocket";
import { clsx } from "clsx";
import { memo, type ReactNode, type RefObject, useCallback, useEffect, useRef } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { flownMs, ON_PAD, shownMultiplier } from "../../../data/engagement/rocket/flight.ts";
import { multiplierText } from "../../../data/engagement/rocket/multiplier-text.ts";
import { type HouseClock, useMoments } from "../../../live/house-clock/use-house-clock.ts";
import { useTicks } from "../use-ticks.ts";
import { drawScene, type Moment, type SceneParts } from "./draw-scene.ts";
import { PaperRocket } from "./paper-rocket.tsx";
import type { Size } from "./path.ts";
import { Cloud, FarHills, Moon, NearHills, Sea, Shore, Sky, Stars } from "./scenery.tsx";
import { nextStatus, type Status, statusOf } from "./status.ts";

export interface RocketStageProps {
  readonly view: RocketView;
  readonly clock: HouseClock;
  /** The player's bet on the round. */
  readonly bet: OwnRocketBetView | null;
  /** Says what became of the player's bet. */
  readonly children: ReactNode;
}

/** The stage that all look at: the multiplier, how the round stands, and the rocket over hills and sea. */
export function RocketStage({ view, clock, bet, children }: RocketStageProps) {
  const { round } = view;
  const locale = useLocale();
  const t = useTranslations("rocket");
  const statusText = useStatusText();
  const number = useRef<HTMLParagraphElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const { draw, bind } = useScene(view, clock, bet);
  const phase = round?.phase ?? "betting";
  const texts = () => {
    const houseMs = clock.now();
    const next = nextStatus(view, houseMs);
    return {
      number: t("times", {
        multiplier: multiplierText(round ? shownMultiplier(round, houseMs) : ON_PAD, locale),
      }),
      status: statusText(statusOf(round, houseMs)),
      note: next ? statusText(next) : t("bets.count", { count: round?.bets ?? 0 }),
    };
  };
  useTicks(round !== null, (isStill) => {
    const now = texts();
    write(number, now.number);
    write(status, now.status);
    write(note, now.note);
    draw(isStill);
  });
  // A rocket that leaves the stage is drawn until it is out of sight, on a page that is still too.
  useMoments(clock, round?.over_at ? [Date.parse(round.over_at) + 600] : []);
  const first = texts();
  return (
    <div
      data-phase={phase}
      data-round={round?.number}
      className="absolute inset-0 isolate overflow-hidden rounded-tile bg-[#11163c] shadow-paper [container-type:size]"
    >
      <Scenery bind={bind} />
      <div className="absolute inset-x-0 top-0 flex flex-col items-start gap-[1cqh] p-[clamp(0.75rem,4cqw,2rem)]">
        <p
          ref={number}
          className={clsx(
            "money font-bold font-display text-[min(23cqh,14cqw,7rem)] leading-none [text-shadow:3px_5px_4px_rgb(3_4_21/0.45)]",
            phase === "over" ? "text-brick-text" : "text-cream",
          )}
        >
          {first.number}
        </p>
        <div className="flex flex-col gap-[1cqh] low:flex-row low:items-baseline low:gap-3">
          <p
            ref={status}
            className="money font-semibold text-[clamp(1rem,5cqh,1.375rem)] text-cream"
          >
            {first.status}
          </p>
          <p ref={note} className="money text-dim text-sm">
            {first.note}
          </p>
        </div>
      </div>
      {children}
    </div>
  );
}

/** Writes a text where it is another one than stands there. */
function write({ current }: RefObject<HTMLElement | null>, text: string): void {
  if (current && current.textContent !== text) current.textContent = text;
}

/** Returns the words of what the stage says. */
function useStatusText(): (status: Status) => string {
  const t = useTranslations("rocket.stage");
  const locale = useLocale();
  return (status) => {
    if ("seconds" in status) return t(status.kind, { seconds: status.seconds });
    if ("multiplier" in status)
      return t(status.kind, { multiplier: multiplierText(status.multiplier, locale) });
    return t(status.kind);
  };
}

/** The world falls back to the ground within this time when a round opens, milliseconds. */
const FALL_MS = 700;
/** So much of a flight is fallen through at most, seconds. */
const FALL_FROM_S = 6;
const MARKS = 6;
const CLOUDS = ["w-[34%]", "w-[46%]", "w-[26%]"] as const;

const noParts = (): SceneParts => ({
  stars: null,
  moon: null,
  farHills: null,
  nearHills: null,
  sea: null,
  shore: null,
  ramp: null,
  clouds: [],
  trailShadow: null,
  trailLight: null,
  trailShade: null,
  shadow: null,
  body: null,
  flame: null,
  marks: [],
});

/** Returns what draws the scene as it is now, with the elements that it moves. */
function useScene(view: RocketView, clock: HouseClock, bet: OwnRocketBetView | null) {
  const parts = useRef<SceneParts>(noParts());
  const size = useRef<Size>({ width: 0, height: 0 });
  const locale = useLocale();
  const t = useTranslations("rocket");
  const { round } = view;
  /** The round that was seen first at a moment, and how far the one before had got. */
  const opened = useRef({ number: round?.number, atMs: Number.NEGATIVE_INFINITY, fromS: 0 });
  const lastS = useRef(0);
  const momentAt = (houseMs: number, isStill: boolean): Moment => {
    if (!round || round.phase === "betting") {
      if (opened.current.number !== round?.number)
        opened.current = {
          number: round?.number,
          atMs: houseMs,
          fromS: Math.min(FALL_FROM_S, lastS.current),
        };
      const { atMs, fromS } = opened.current;
      const rest = Math.max(0, 1 - (houseMs - atMs) / FALL_MS);
      return { s: fromS * rest ** 3, goneS: null, isFlying: false, isStill };
    }
    const s = flownMs(round, houseMs) / 1_000;
    lastS.current = s;
    const goneS = round.over_at ? (houseMs - Date.parse(round.over_at)) / 1_000 : null;
    return { s, goneS, isFlying: true, isStill };
  };
  const draw = (isStill: boolean) => {
    const { shore } = parts.current;
    if (shore && size.current.width === 0)
      size.current = { width: shore.clientWidth, height: shore.clientHeight };
    if (size.current.width === 0) return;
    drawScene(parts.current, size.current, momentAt(clock.now(), isStill), {
      secondsOf: (multiplier) => timeOf(multiplier) / 1_000,
      textOf: (multiplier) => t("times", { multiplier: multiplierText(multiplier, locale) }),
      own: bet?.target ?? null,
    });
  };
  const latest = useRef(draw);
  latest.current = draw;
  useEffect(() => {
    const { shore } = parts.current;
    if (!shore) return undefined;
    const watch = new ResizeObserver(() => {
      size.current = { width: shore.clientWidth, height: shore.clientHeight };
    });
    watch.observe(shore);
    return () => watch.disconnect();
  }, []);
  const bind = useCallback<Bind>((put) => (it) => put(parts.current, it), []);
  return { draw: (isStill: boolean) => latest.current(isStill), bind };
}

/** Returns the ref that puts an element among the parts of the scene. */
type Bind = <It extends Element>(
  put: (parts: SceneParts, it: It | null) => void,
) => (it: It | null) => void;

/** The drawing itself, back to front: drawn once, and moved from then on. */
const Scenery = memo(function Scenery({ bind }: { readonly bind: Bind }) {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10">
      <Sky />
      <Stars ref={bind((parts, it) => void (parts.stars = it))} />
      <Moon ref={bind((parts, it) => void (parts.moon = it))} />
      {CLOUDS.map((width, at) => (
        <Cloud
          key={width}
          ref={bind((parts, it) => void (parts.clouds[at] = it))}
          className={width}
        />
      ))}
      <FarHills ref={bind((parts, it) => void (parts.farHills = it))} />
      <NearHills ref={bind((parts, it) => void (parts.nearHills = it))} />
      <Sea ref={bind((parts, it) => void (parts.sea = it))} />
      <Shore
        ref={bind((parts, it) => void (parts.shore = it))}
        ramp={bind((parts, it) => void (parts.ramp = it))}
      />
      <svg className="absolute inset-0 size-full overflow-visible">
        <path
          ref={bind((parts, it) => void (parts.trailShadow = it))}
          transform="translate(3 6)"
          fill="#030415"
          fillOpacity="0.36"
        />
        <path ref={bind((parts, it) => void (parts.trailShade = it))} fill="#d29526" />
        <path ref={bind((parts, it) => void (parts.trailLight = it))} fill="#f7c65f" />
        <svg x="20%" y="73.5%" overflow="visible">
          <PaperRocket
            shadow={bind((parts, it) => void (parts.shadow = it))}
            body={bind((parts, it) => void (parts.body = it))}
            flame={bind((parts, it) => void (parts.flame = it))}
          />
        </svg>
      </svg>
      {Array.from({ length: MARKS }, (_, at) => (
        <span
          key={at}
          ref={bind((parts, it) => void (parts.marks[at] = it))}
          className="money invisible absolute top-2 left-9 rounded-control bg-[#f4ecdd] px-2 py-0.5 font-semibold text-[#171c42] text-xs shadow-paper data-[own=true]:bg-mint data-[passed=true]:opacity-60"
        />
      ))}
    </div>
  );
});
