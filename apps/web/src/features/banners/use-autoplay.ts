import { type RefObject, useEffect, useState } from "react";

/** A carousel rests on a banner for so long (BANNER-09). */
const AUTOPLAY_MS = 10_000;

export interface Autoplay {
  /** False while everything is in view: there is nothing to move. */
  readonly overflows: boolean;
  readonly playing: boolean;
  toggle(): void;
  move(direction: 1 | -1): void;
}

const reducesMotion = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Moves a line of banners on by itself. It rests while it is pointed at or holds the focus, while the
 * page is hidden, where less motion is wanted, and for good once it was stopped.
 */
export function useAutoplay(list: RefObject<HTMLElement | null>): Autoplay {
  const [overflows, setOverflows] = useState(false);
  const [playing, setPlaying] = useState(true);

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth + 4),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);

  useEffect(() => {
    const element = list.current;
    if (!element || !overflows || !playing) return undefined;
    const timer = setInterval(() => {
      const held = element.matches(":hover") || element.contains(document.activeElement);
      if (!held && !document.hidden && !reducesMotion()) turn(element, 1);
    }, AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [list, overflows, playing]);

  return {
    overflows,
    playing,
    toggle: () => setPlaying((was) => !was),
    move: (direction) => {
      if (list.current) turn(list.current, direction);
    },
  };
}

/** Scrolls by one banner; past an end to the other. */
function turn(element: HTMLElement, direction: 1 | -1): void {
  const step = element.firstElementChild?.getBoundingClientRect().width ?? element.clientWidth;
  const last = element.scrollWidth - element.clientWidth;
  const wanted = element.scrollLeft + direction * step;
  const atEnd = direction === 1 && element.scrollLeft >= last - 4;
  const atStart = direction === -1 && element.scrollLeft <= 4;
  const left = atEnd ? 0 : atStart ? last : wanted;
  element.scrollTo({ left, behavior: reducesMotion() ? "auto" : "smooth" });
}
