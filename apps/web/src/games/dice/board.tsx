import { type DiceChoice, type DiceOutcome, ROLLS } from "@houselight/game-maths/dice";
import { clsx } from "clsx";
import { useRef } from "react";
import type { BoardProps } from "../originals/original.ts";
import { useFrames } from "../originals/use-frames.ts";
import { targetsOf } from "./choices.tsx";
import { goneOnWay, placeOnWay } from "./course.ts";
import { rollText } from "./odds.ts";
import { useWords } from "./words.ts";

const MARKS = [0, 25, 50, 75, 100];
/** A die of the scale turns once in so many hundredths. */
const TURN = 1_600;
/** The slider goes in halves; the field beside it knows every hundredth. */
const SLIDER_STEP = 50;

/** The roll in large figures, and the scale that the die runs along: what wins is light, what loses is hatched. */
export function DiceBoard({
  choice,
  shown,
  disabled,
  onChoose,
}: BoardProps<DiceChoice, DiceOutcome>) {
  const words = useWords();
  const die = useRef<HTMLDivElement>(null);
  const figures = useRef<HTMLParagraphElement>(null);
  const lay = useRef(Math.floor(ROLLS / 2));
  useFrames(shown, (progress) => {
    const roll = shown?.outcome.roll ?? 0;
    const place = progress === 1 ? roll : placeOnWay(lay.current, roll, progress);
    const turned = goneOnWay(lay.current, roll, progress) / TURN;
    if (die.current) {
      die.current.style.left = `${(place / ROLLS) * 100}%`;
      die.current.style.rotate = `${progress === 1 ? 0 : turned * 360}deg`;
    }
    if (figures.current) figures.current.textContent = rollText(Math.round(place));
    if (progress === 1) lay.current = roll;
  });
  const { side, target } = shown?.moving ? shown.choice : choice;
  const cut = (target / ROLLS) * 100;
  const [from, to] = side === "under" ? [0, cut] : [cut, 100];
  const over = shown !== null && !shown.moving;
  return (
    <div
      data-drawing
      className="mx-auto flex w-full max-w-4xl grow flex-col items-center justify-center gap-8 [container-type:size] low:gap-4"
    >
      <p
        ref={figures}
        aria-hidden="true"
        className={clsx(
          "money rounded-tile bg-[#e9dcc0] px-[0.35em] font-bold font-display text-[min(34cqh,22cqw,9rem)] leading-[1.15] shadow-paper",
          over && !shown.outcome.won ? "text-[#7d2a1f]" : "text-[#16323f]",
        )}
      >
        {"––.––"}
      </p>
      <div className="w-full rounded-tile bg-[#16323f] px-6 pt-7 pb-3 shadow-paper low:px-4 low:pt-5 low:pb-1.5">
        <div className="relative h-14 low:h-11">
          <div className="absolute inset-y-3 inset-x-0 overflow-hidden rounded-control bg-[#8f3424] [background-image:repeating-linear-gradient(45deg,#6f2418_0_6px,transparent_6px_14px)]">
            <div
              className="absolute inset-y-0 bg-[#e0a63c]"
              style={{ left: `${from}%`, width: `${to - from}%` }}
            />
          </div>
          <input
            type="range"
            aria-label={words(`targetOf.${side}`)}
            aria-valuetext={rollText(target)}
            min={0}
            max={ROLLS}
            step={SLIDER_STEP}
            value={target}
            disabled={disabled}
            onChange={(event) => {
              const { least, most } = targetsOf(side);
              const wanted = Number(event.target.value);
              onChoose({ side, target: Math.min(most, Math.max(least, wanted)) });
            }}
            className="-left-3.5 absolute inset-y-0 z-20 m-0 h-full w-[calc(100%+1.75rem)] cursor-pointer appearance-none bg-transparent disabled:cursor-default [&::-moz-range-thumb]:h-11 [&::-moz-range-thumb]:w-7 [&::-moz-range-thumb]:rounded-control [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-[#f4ecdd] [&::-webkit-slider-thumb]:h-11 [&::-webkit-slider-thumb]:w-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-control [&::-webkit-slider-thumb]:bg-[#f4ecdd] [&::-webkit-slider-thumb]:shadow-paper"
          />
          <div
            ref={die}
            aria-hidden="true"
            style={{ left: "50%" }}
            className={clsx(
              "-top-6 -ml-5 pointer-events-none absolute z-30 size-10 low:-top-5 low:-ml-4 low:size-8",
              shown === null && "opacity-40",
            )}
          >
            <TinDie />
          </div>
        </div>
        <div aria-hidden="true" className="relative mt-1 h-6">
          {MARKS.map((mark) => (
            <span
              key={mark}
              style={{ left: `${mark}%` }}
              className="-translate-x-1/2 money absolute text-cream/80 text-xs"
            >
              {mark}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

const PIPS = [
  [10, 10],
  [30, 10],
  [20, 20],
  [10, 30],
  [30, 30],
] as const;

/** A die of tin with a rolled edge. */
function TinDie() {
  return (
    <svg viewBox="0 0 40 40" className="size-full drop-shadow-[2px_4px_3px_#05081c88]">
      <rect x="1" y="1" width="38" height="38" rx="8" fill="#b53a28" />
      <rect x="4" y="4" width="32" height="32" rx="6" fill="#d9573f" />
      {PIPS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.6" fill="#f4ecdd" />
      ))}
    </svg>
  );
}
