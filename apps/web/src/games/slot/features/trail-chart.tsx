import type { RoundView } from "@houselight/contracts/house-games";
import type { SlotRules } from "@houselight/game-maths/slot";
import { clsx } from "clsx";
import { useRef } from "react";
import { useFormatter, useTranslations } from "use-intl/react";
import { frameStyle } from "../board/board-frame.ts";
import { useBoardGeometry } from "../board/use-board-geometry.ts";
import { pictureOf, type SlotLook } from "../slot-look.ts";
import type { Show } from "../stage/director.ts";
import { stepsOf } from "./feature-words.ts";
import { shapeOf } from "../slot-rules.ts";
import { harbourAt, prizeAt, sharesOf } from "./trail-state.ts";

interface TrailProps {
  readonly look: SlotLook;
  readonly rules: SlotRules;
  readonly show: Show;
  readonly round: RoundView;
}

interface Course {
  /** Harbour at which the ship lies, from 1. */
  readonly at: number;
  /** Harbour -> what it paid in stakes; 0 where the crossing ended. */
  readonly told: ReadonlyMap<number, number>;
}

/** Returns where the crossing of a show has come to; null when it shows none. */
function courseOf({ show: { beat, step }, round }: TrailProps): Course | null {
  if (step?.kind !== "pick" || !("step" in beat)) return null;
  const untold = beat.kind === "feature" || (beat.kind === "pick" && !beat.told);
  const picks = stepsOf(round)
    .slice(0, beat.step + (untold ? 0 : 1))
    .filter(({ kind }) => kind === "pick");
  const told = new Map(
    picks.map((pick) => [harbourAt(pick), prizeAt(pick, round.stake_cents)] as const),
  );
  return { at: harbourAt(step), told };
}

/** Harbours side by side before the course turns back. */
const ACROSS = 4;

/** Returns the middle of a harbour on the chart, in per cent: row by row, each in the other direction. */
function placeOf(harbour: number, count: number): { left: number; top: number } {
  const rows = Math.ceil(count / ACROSS);
  const row = Math.floor((harbour - 1) / ACROSS);
  const along = (harbour - 1) % ACROSS;
  const column = row % 2 === 0 ? along : ACROSS - 1 - along;
  return {
    left: ((column + 0.5) / ACROSS) * 100,
    top: ((row + 0.5) / rows) * 100,
  };
}

/** Lies over the reels during a crossing: the harbours, the ship, and the odds of where it lies. */
export function TrailChart(props: TrailProps) {
  const { look, rules } = props;
  const box = useRef<HTMLDivElement>(null);
  const at = useBoardGeometry(box, shapeOf(rules));
  const course = courseOf(props);
  const harbours = rules.mechanics.trail?.harbours ?? [];
  if (!course) return null;
  return (
    <div ref={box} aria-hidden="true" className="absolute inset-0" data-scene="trail">
      {at ? (
        <div style={frameStyle(look, at)} className="animate-fade motion-reduce:animate-none">
          <div
            className="absolute inset-0 flex flex-col bg-center bg-cover p-2"
            style={{ backgroundImage: `url(${pictureOf(look, "chart")})` }}
          >
            <div className="relative min-h-0 grow">
              <CourseLine count={harbours.length} />
              {harbours.map((_, index) => (
                <Fog key={index} harbour={index + 1} count={harbours.length} at={course.at} />
              ))}
              {harbours.map((_, index) => (
                <Harbour key={index} harbour={index + 1} count={harbours.length} course={course} />
              ))}
              <Ship look={look} harbour={course.at} count={harbours.length} />
            </div>
            <HarbourOdds
              weights={harbours[course.at - 1] ?? {}}
              paid={course.told.get(course.at)}
            />
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** The course from harbour to harbour, as a dashed thread. */
function CourseLine({ count }: { readonly count: number }) {
  const points = Array.from({ length: count }, (_, index) => placeOf(index + 1, count));
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
      <polyline
        points={points.map(({ left, top }) => `${left},${top}`).join(" ")}
        className="fill-none stroke-cream/50"
        strokeWidth="2.5"
        strokeDasharray="7 6"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** A harbour: in fog before the ship comes, then with what it paid. */
function Harbour({
  harbour,
  count,
  course: { at, told },
}: {
  readonly harbour: number;
  readonly count: number;
  readonly course: Course;
}) {
  const t = useTranslations("games.slotRules");
  const { left, top } = placeOf(harbour, count);
  const paid = told.get(harbour);
  const text =
    paid === undefined ? String(harbour) : paid > 0 ? t("prize", { prize: paid }) : t("trailEnd");
  return (
    <span
      data-harbour={harbour}
      className={clsx(
        "money -translate-1/2 absolute grid h-8 min-w-8 place-items-center rounded-full px-2 font-bold text-sm shadow-lifted transition-colors duration-300 motion-reduce:transition-none sm:h-14 sm:min-w-14 sm:text-xl low:h-9 low:min-w-9 low:text-sm",
        paid === undefined && harbour !== at && "bg-ink/60 text-cream",
        paid === undefined && harbour === at && "bg-cream text-ink ring-4 ring-amber",
        paid !== undefined && paid > 0 && "bg-amber text-ink",
        paid === 0 && "bg-ink text-cream",
      )}
      style={{ left: `${left}%`, top: `${top}%` }}
    >
      {text}
    </span>
  );
}

/** A bank of fog, in a box of 120 by 60. */
const FOG =
  "M14 46C0 46 0 30 14 30C12 14 34 10 40 20C48 6 74 6 78 20C92 12 106 20 102 32C118 32 118 46 104 46Z";

/** The fog around a harbour, which lifts when the ship comes; over the last one it lies thickest. */
function Fog({
  harbour,
  count,
  at,
}: {
  readonly harbour: number;
  readonly count: number;
  readonly at: number;
}) {
  const { left, top } = placeOf(harbour, count);
  const isLast = harbour === count;
  const lifted = harbour <= at;
  return (
    <svg
      data-fog={lifted ? "lifted" : "lies"}
      viewBox="0 0 120 60"
      className={clsx(
        "absolute transition-[opacity,translate] duration-1000 ease-out motion-reduce:transition-none",
        isLast ? "w-36 sm:w-72 low:w-32" : "w-18 sm:w-32 low:w-18",
        lifted ? "-translate-x-1/2 -translate-y-[170%] opacity-0" : "-translate-1/2",
      )}
      style={{ left: `${left}%`, top: `${top}%` }}
    >
      <path d={FOG} fill="#05081c" opacity=".25" transform="translate(2 4)" />
      <path d={FOG} fill="#dfe9e6" opacity={isLast ? 0.85 : 0.4} />
    </svg>
  );
}

/** The ship above the harbour at which it lies. */
function Ship({
  look,
  harbour,
  count,
}: {
  readonly look: SlotLook;
  readonly harbour: number;
  readonly count: number;
}) {
  const { left, top } = placeOf(harbour, count);
  return (
    <img
      src={pictureOf(look, "ship")}
      alt=""
      className="-translate-x-1/2 absolute size-11 -translate-y-[105%] transition-[left,top] duration-500 motion-reduce:transition-none sm:size-20 low:size-11"
      style={{ left: `${left}%`, top: `${top}%` }}
    />
  );
}

/** Lists what a harbour holds, each with its odds; what was drawn is lit. */
function HarbourOdds({
  weights,
  paid,
}: {
  readonly weights: Readonly<Record<string, number>>;
  readonly paid: number | undefined;
}) {
  const t = useTranslations("games.slotRules");
  const format = useFormatter();
  return (
    <ul className="flex shrink-0 flex-wrap justify-center gap-1.5 rounded-tile bg-ink/85 p-1.5">
      {sharesOf(weights).map(({ entry, share }) => {
        const drawn = paid !== undefined && (entry === "end" ? paid === 0 : Number(entry) === paid);
        return (
          <li
            key={entry}
            className={clsx(
              "money flex items-baseline gap-1.5 rounded-control px-2 text-sm",
              drawn ? "bg-amber text-ink" : "text-cream",
            )}
          >
            <span className="font-bold">
              {entry === "end" ? t("trailEnd") : t("prize", { prize: entry })}
            </span>
            <span className={drawn ? "" : "text-dim"}>
              {format.number(share, { style: "percent", maximumFractionDigits: 1 })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Shows above the chart what the crossing has paid until now. */
export function TrailCounter(props: TrailProps) {
  const t = useTranslations("games.slotRules");
  const course = courseOf(props);
  if (!course) return null;
  const sum = [...course.told.values()].reduce((total, prize) => total + prize, 0);
  return (
    <p
      data-harbours={course.told.size}
      className="money rounded-tile bg-ink/85 px-4 py-1.5 font-semibold text-sm low:py-1"
    >
      {t("holdSum", { sum })}
    </p>
  );
}
