import { useEffect, useLayoutEffect, useRef } from "react";

/** A number that runs is written so often for those who ask for less motion, milliseconds. */
const STILL_EVERY_MS = 250;

const useBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect;

/**
 * Calls `tick` once a frame while something moves, and once after each render; four times a second for those
 * who ask for less motion, and not at all while nobody looks. Ticks change the page by themselves, not by a
 * render.
 */
export function useTicks(isMoving: boolean, tick: (isStill: boolean) => void): void {
  const latest = useRef(tick);
  latest.current = tick;
  useBeforePaint(() => latest.current(stillness().matches));
  useEffect(() => {
    if (!isMoving) return undefined;
    const still = stillness();
    let frame = 0;
    let timer = 0;
    const stop = () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
    };
    const run = () => {
      latest.current(false);
      frame = requestAnimationFrame(run);
    };
    const start = () => {
      stop();
      if (document.hidden) return;
      if (still.matches) timer = window.setInterval(() => latest.current(true), STILL_EVERY_MS);
      else frame = requestAnimationFrame(run);
    };
    start();
    still.addEventListener("change", start);
    document.addEventListener("visibilitychange", start);
    return () => {
      stop();
      still.removeEventListener("change", start);
      document.removeEventListener("visibilitychange", start);
    };
  }, [isMoving]);
}

const stillness = (): MediaQueryList => window.matchMedia("(prefers-reduced-motion: reduce)");
