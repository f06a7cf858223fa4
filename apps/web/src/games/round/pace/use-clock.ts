import { useEffect, useState } from "react";

/** Returns whole seconds since a moment of `performance.now()`, and counts on; null without one. */
export function useSecondsSince(startMs: number | null): number | null {
  const [nowMs, setNowMs] = useState<number | null>(null);
  useEffect(() => {
    if (startMs === null) return undefined;
    const show = () => setNowMs(performance.now());
    show();
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [startMs]);
  if (startMs === null || nowMs === null) return null;
  return Math.max(0, Math.floor((nowMs - startMs) / 1000));
}

/** Writes hours, minutes and seconds: `754` gives `0:12:34`. */
export function clockText(seconds: number): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  const minutes = Math.floor(seconds / 60) % 60;
  return `${Math.floor(seconds / 3600)}:${pad(minutes)}:${pad(seconds % 60)}`;
}
