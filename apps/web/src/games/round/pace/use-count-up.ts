import { useEffect, useState } from "react";

/** Counts from 0 to `target` in `ms`; at once when `ms` is 0. */
export function useCountUp(target: number, ms: number): number {
  const [shown, setShown] = useState(ms > 0 ? 0 : target);
  useEffect(() => {
    if (ms <= 0) {
      setShown(target);
      return;
    }
    let request = 0;
    let startMs: number | null = null;
    const tick = (nowMs: number) => {
      startMs ??= nowMs;
      const t = Math.min(1, (nowMs - startMs) / ms);
      setShown(Math.round(target * (1 - (1 - t) ** 3)));
      if (t < 1) request = requestAnimationFrame(tick);
    };
    request = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(request);
  }, [target, ms]);
  return shown;
}
