import { type RefObject, useLayoutEffect, useState } from "react";
import { type BoardGeometry, type BoardShape, fitBoard } from "./board-geometry.ts";

/** Fits a board into an element and follows its size; null before it is measured. */
export function useBoardGeometry(
  box: RefObject<HTMLElement | null>,
  { reels, rows, leastRows }: BoardShape,
): BoardGeometry | null {
  const [at, setAt] = useState<BoardGeometry | null>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const shape = { reels, rows, leastRows };
    const fit = () => setAt(fitBoard(shape, current.clientWidth, current.clientHeight));
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(current);
    return () => observer.disconnect();
  }, [box, reels, rows, leastRows]);
  return at;
}
