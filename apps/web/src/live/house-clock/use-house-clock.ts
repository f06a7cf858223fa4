import { useEffect, useMemo, useReducer, useRef } from "react";
import { type ClockSamples, offsetOf, withSample } from "../../api/sending/clock-samples.ts";

/** The house's time as this browser knows it. */
export interface HouseClock {
  /** Returns the house's time in Unix milliseconds; until the page is alive, that of the state it shows. */
  now(): number;
}

/** Keeps the house's time from the states that it tells: clocks of browsers differ. */
export function useHouseClock(told: string): HouseClock {
  const samples = useRef<ClockSamples>([]);
  const latest = useRef(told);
  latest.current = told;
  useEffect(() => {
    samples.current = withSample(samples.current, told, Date.now());
  }, [told]);
  return useMemo(
    () => ({
      now: () =>
        samples.current.length === 0
          ? Date.parse(latest.current)
          : Date.now() + offsetOf(samples.current),
    }),
    [],
  );
}

/** The longest time that a timer can wait, milliseconds. */
const TIMER_MOST_MS = 2 ** 31 - 1;

/** Draws the component anew when the house's time reaches one of some moments. */
export function useMoments(clock: HouseClock, moments: readonly number[]): void {
  const [turn, drawAnew] = useReducer((count: number) => count + 1, 0);
  const key = moments.join();
  useEffect(() => {
    const nowMs = clock.now();
    const waits = key.split(",").map((moment) => Number(moment) - nowMs);
    const next = Math.min(...waits.filter((ms) => ms > 0));
    if (!(next < TIMER_MOST_MS)) return undefined;
    // A timer may be early by a moment.
    const timer = setTimeout(drawAnew, next + 1);
    return () => clearTimeout(timer);
  }, [clock, key, turn]);
}

const SECOND_MS = 1_000;

/**
 * Returns the whole seconds until a moment of the house's time, rounded up and never below 0; null without one.
 * Draws its component anew with each second.
 */
export function useSecondsUntil(clock: HouseClock, iso: string | null): number | null {
  const [turn, drawAnew] = useReducer((count: number) => count + 1, 0);
  const leftMs = iso === null ? null : Math.max(0, Date.parse(iso) - clock.now());
  useEffect(() => {
    if (iso === null) return undefined;
    const left = Date.parse(iso) - clock.now();
    if (left <= 0) return undefined;
    // The next full second, and a moment: a timer may be early.
    const timer = setTimeout(drawAnew, (left % SECOND_MS) + 5);
    return () => clearTimeout(timer);
  }, [clock, iso, turn]);
  return leftMs === null ? null : Math.ceil(leftMs / SECOND_MS);
}
