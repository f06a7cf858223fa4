import { useEffect, useState } from "react";

/** Seconds since the component appeared: how long this game has been open. */
export function useOpenSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const openedMs = performance.now();
    const timer = setInterval(
      () => setSeconds(Math.floor((performance.now() - openedMs) / 1000)),
      1000,
    );
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

/** `754` gives `12:34`, `3754` gives `1:02:34`. */
export function clockText(seconds: number): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0
    ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}`
    : `${minutes}:${pad(seconds % 60)}`;
}
