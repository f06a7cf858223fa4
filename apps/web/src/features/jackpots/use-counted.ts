import { useEffect, useRef, useState } from "react";

const COUNT_MS = 900;

const isStill = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Returns an amount on its way from the last one that was told to the one that is told now: between two
 * real amounts, and nowhere else. It cuts for those who ask for less motion, and where an amount falls.
 */
export function useCounted(amount: number): number {
  const [shown, setShown] = useState(amount);
  const last = useRef(amount);
  useEffect(() => {
    const from = last.current;
    last.current = amount;
    if (amount <= from || isStill()) {
      setShown(amount);
      return undefined;
    }
    let frame = 0;
    const start = performance.now();
    const count = (now: number) => {
      const part = Math.min(1, (now - start) / COUNT_MS);
      setShown(Math.floor(from + (amount - from) * part));
      if (part < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return shown;
}
