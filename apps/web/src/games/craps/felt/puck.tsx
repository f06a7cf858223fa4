import { clsx } from "clsx";
import { useWords } from "../words.ts";

/** The puck: white and ON at the point, dark and OFF before a come-out roll. */
export function Puck({ on }: { readonly on: boolean }) {
  const words = useWords();
  return (
    <span
      aria-hidden="true"
      data-puck={on ? "on" : "off"}
      className={clsx(
        "grid size-6 shrink-0 place-items-center rounded-full border-2 font-bold font-text text-[0.5rem] leading-none shadow-paper low:size-5.5 low:text-[0.4375rem] sm:size-8 sm:text-[0.625rem]",
        on ? "border-ink bg-cream text-ink" : "border-cream/70 bg-ink text-cream",
      )}
    >
      {words(on ? "puck.on" : "puck.off")}
    </span>
  );
}
