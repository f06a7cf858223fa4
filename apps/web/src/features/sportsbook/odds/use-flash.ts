import { type RefObject, useEffect, useRef } from "react";

/** A price that has moved shows it for this long, milliseconds. */
const FLASH_MS = 2_400;

/**
 * Marks an element for a moment when its odds have moved, as `data-moved`, and lets its colour come and go once;
 * those who ask for less motion see the mark alone. Nothing happens as the odds are shown first, where other odds
 * than before are shown (`of` names which), or while they are not to be seen (null).
 */
export function useFlash<Shown extends HTMLElement>(
  of: string,
  odds: number | null,
): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  const last = useRef({ of, odds });
  useEffect(() => {
    const before = last.current;
    last.current = { of, odds };
    const shown = element.current;
    if (!shown || before.of !== of || before.odds === odds) return undefined;
    if (odds === null || before.odds === null) return undefined;
    const isUp = odds > before.odds;
    shown.dataset["moved"] = isUp ? "up" : "down";
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const colour = getComputedStyle(shown).getPropertyValue(isUp ? "--mint" : "--brick-text");
    const glow = `inset 0 -2px 0 ${colour}`;
    const end = "inset 0 -2px 0 transparent";
    const running = isStill
      ? null
      : shown.animate([{ boxShadow: glow }, { boxShadow: glow, offset: 0.4 }, { boxShadow: end }], {
          duration: FLASH_MS,
          easing: "ease-out",
        });
    const timer = setTimeout(() => delete shown.dataset["moved"], FLASH_MS);
    return () => {
      clearTimeout(timer);
      running?.cancel();
      delete shown.dataset["moved"];
    };
  }, [of, odds]);
  return element;
}
