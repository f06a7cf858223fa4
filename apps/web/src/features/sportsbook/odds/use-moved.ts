import { useEffect, useRef } from "react";
import { onMoved } from "../../../data/engagement/sportsbook/lines/moved-fixtures.ts";

/**
 * Calls `ask` as soon as something of these fixtures has changed, with a pause of `pauseMs` between: what has
 * changed meanwhile is asked for after it.
 */
export function useMoved(ids: readonly number[], pauseMs: number, ask: () => void): void {
  const latest = useRef(ask);
  latest.current = ask;
  const key = [...new Set(ids)].toSorted((one, other) => one - other).join();
  useEffect(() => {
    if (key === "") return undefined;
    const wanted = new Set(key.split(",").map(Number));
    let timer: ReturnType<typeof setTimeout> | null = null;
    let lastMs = Number.NEGATIVE_INFINITY;
    const askNow = () => {
      timer = null;
      lastMs = performance.now();
      latest.current();
    };
    const leave = onMoved((moved) => {
      if (timer !== null || !moved.some((id) => wanted.has(id))) return;
      timer = setTimeout(askNow, Math.max(0, lastMs + pauseMs - performance.now()));
    });
    return () => {
      leave();
      if (timer !== null) clearTimeout(timer);
    };
  }, [key, pauseMs]);
}
