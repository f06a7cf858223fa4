import { KENO, type KenoChoice, type KenoOutcome } from "@houselight/game-maths/keno";
import { clsx } from "clsx";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { BoardProps } from "../originals/original.ts";
import { useFrames } from "../originals/use-frames.ts";
import { numberTowards, withPick } from "./ticket.ts";
import { useWords } from "./words.ts";

const NUMBERS = Array.from({ length: KENO.numbers }, (_, index) => index + 1);

/** The ticket: own numbers are floats of cork, drawn ones rings of glass, and hits are both. */
export function KenoBoard({
  choice,
  shown,
  disabled,
  onChoose,
}: BoardProps<KenoChoice, KenoOutcome>) {
  const words = useWords();
  const ticket = useRef<HTMLFieldSetElement>(null);
  const [focused, setFocused] = useState(1);
  const isOther = shown && shown.choice.picks.join() !== choice.picks.join();
  const visible = shown && (shown.moving || !isOther) ? shown : null;
  const drawnShown = (count: number) => {
    const drawn = visible?.outcome.drawn.slice(0, count) ?? [];
    for (const button of ticket.current?.querySelectorAll<HTMLElement>("[data-number]") ?? [])
      button.toggleAttribute("data-drawn", drawn.includes(Number(button.dataset["number"])));
  };
  useFrames(visible, (progress) => drawnShown(Math.floor(progress * KENO.drawn + 1e-9)));
  const clear = useRef(drawnShown);
  clear.current = drawnShown;
  useEffect(() => {
    if (!visible) clear.current(0);
  }, [visible]);
  const { picks } = visible?.choice ?? choice;
  const over = visible && !visible.moving ? visible.outcome : null;

  function onKeyDown(event: KeyboardEvent) {
    const columns = ticket.current
      ? getComputedStyle(ticket.current).gridTemplateColumns.split(" ").length
      : 1;
    const next = numberTowards(focused, event.key, columns);
    if (next === null) return;
    event.preventDefault();
    setFocused(next);
    ticket.current?.querySelector<HTMLElement>(`[data-number="${next}"]`)?.focus();
  }

  return (
    <fieldset
      ref={ticket}
      data-drawing
      aria-label={words("ticket")}
      onKeyDown={onKeyDown}
      className="m-0 mx-auto grid w-full min-w-0 max-w-3xl grow auto-rows-fr grid-cols-8 gap-1 rounded-tile border-0 bg-[#0d2b3a]/80 p-1.5 shadow-paper low:grid-cols-10 low:gap-0.5 sm:grid-cols-10 sm:gap-1.5 sm:p-3 low:p-1"
    >
      {NUMBERS.map((number) => {
        const picked = picks.includes(number);
        const name = picked && over?.drawn.includes(number) ? "hitNumber" : null;
        return (
          <button
            key={number}
            type="button"
            data-number={number}
            aria-pressed={picked}
            aria-label={
              name
                ? words(name, { number })
                : over?.drawn.includes(number)
                  ? words("drawnNumber", { number })
                  : String(number)
            }
            tabIndex={number === focused ? 0 : -1}
            // A disabled one would lose the focus, and with it the place on the ticket.
            aria-disabled={disabled || undefined}
            onFocus={() => setFocused(number)}
            onClick={() => {
              if (!disabled) onChoose({ picks: withPick(choice.picks, number) });
            }}
            className={clsx(
              "money relative grid min-h-7 cursor-pointer place-items-center rounded-control font-semibold text-sm aria-disabled:cursor-default sm:text-md",
              "data-drawn:outline-3 data-drawn:-outline-offset-3",
              picked
                ? "bg-[#d98f4e] text-[#1a1208] data-drawn:bg-[#bff0d8] data-drawn:text-[#08261d] data-drawn:outline-[#08261d] data-drawn:after:absolute data-drawn:after:top-0 data-drawn:after:right-1 data-drawn:after:text-xs data-drawn:after:content-['✓']"
                : "bg-[#1d4a5c] text-cream hover:bg-[#28607a] data-drawn:bg-[#12384a] data-drawn:outline-[#7fc8b4]",
            )}
          >
            {number}
          </button>
        );
      })}
    </fieldset>
  );
}
