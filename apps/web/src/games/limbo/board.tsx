import type { LimboChoice, LimboOutcome } from "@houselight/game-maths/limbo";
import { clsx } from "clsx";
import { useRef } from "react";
import type { BoardProps } from "../originals/original.ts";
import { useFrames } from "../originals/use-frames.ts";
import { heightAt, heightText, placeOf } from "./heights.ts";
import { useWords } from "./words.ts";

/** The drawing reaches so far above the higher one of target and kite. */
const ABOVE = 1.8;
/** Lowest and highest place of kite and line, in per cent of the drawing from below. */
const [GROUND, SKY] = [12, 88];

const percentUp = (hundredths: number, top: number): number =>
  GROUND + (SKY - GROUND) * placeOf(hundredths, top);

/** A kite that rises as high as the draw says, past the line of the target or not; each doubling is as high as the last. */
export function LimboBoard({ choice, shown }: BoardProps<LimboChoice, LimboOutcome>) {
  const words = useWords();
  const kite = useRef<HTMLDivElement>(null);
  const figures = useRef<HTMLParagraphElement>(null);
  const { target } = shown?.moving ? shown.choice : choice;
  const reached = shown?.outcome.height ?? target;
  const top = Math.max(target, reached) * ABOVE;
  useFrames(shown, (progress) => {
    const height = heightAt(reached, progress);
    if (kite.current) kite.current.style.bottom = `${percentUp(height, top)}%`;
    if (figures.current)
      figures.current.textContent = words("short", { height: heightText(height) });
  });
  const over = shown !== null && !shown.moving;
  const won = over && shown.outcome.won;
  return (
    <div
      data-drawing
      className="relative mx-auto w-full max-w-4xl grow overflow-hidden rounded-tile bg-[#2a1a3d]/70 shadow-paper [container-type:size]"
    >
      <div
        className="absolute inset-x-0 border-[#f0c06a] border-t-2 border-dashed transition-[bottom] duration-200 motion-reduce:transition-none"
        style={{ bottom: `${percentUp(target, top)}%` }}
      >
        <span className="money absolute right-2 bottom-1 rounded-control bg-[#f0c06a] px-2 font-semibold text-[#2a1a3d] text-sm">
          {words("short", { height: heightText(target) })}
        </span>
      </div>
      <div
        ref={kite}
        aria-hidden="true"
        style={{ bottom: `${GROUND}%` }}
        className={clsx(
          "-translate-x-1/2 absolute left-[24%] w-[min(22cqh,22cqw)] translate-y-1/2",
          over && !won && "opacity-80",
        )}
      >
        <PaperKite />
      </div>
      <div className="absolute inset-0 grid place-items-center pl-[18%]">
        <p
          ref={figures}
          aria-hidden="true"
          className={clsx(
            "money rounded-tile bg-[#1d1130]/80 px-[0.3em] font-bold font-display text-[min(24cqh,13cqw,7rem)] leading-[1.2]",
            won ? "text-mint" : "text-cream",
          )}
        >
          {words("short", { height: "–" })}
        </p>
      </div>
    </div>
  );
}

/** A kite of four folded sheets and its tail. */
function PaperKite() {
  return (
    <svg viewBox="0 0 100 150" className="w-full overflow-visible">
      <path d="M50 96C30 112 74 122 48 148" fill="none" stroke="#f4ecdd" strokeWidth="2.5" />
      <path d="M54 6L92 46L54 106L14 46Z" fill="#05081c" opacity="0.35" />
      <path d="M50 0L50 100L10 40Z" fill="#e7724f" />
      <path d="M50 0L90 40L50 100Z" fill="#c9543a" />
      <path d="M50 0L50 40L10 40Z" fill="#f0c06a" />
      <path d="M50 40L90 40L50 100Z" fill="#a83f2c" />
      <path d="M44 118l-12-7v14zM44 118l12-7v14z" fill="#f0c06a" />
      <path d="M56 136l-12-6v12zM56 136l12-6v12z" fill="#e7724f" />
    </svg>
  );
}
