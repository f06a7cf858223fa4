import { useLayoutEffect, useRef } from "react";
import type { Shown } from "./original.ts";

/**
 * Moves a drawing while its round is shown: calls `frame` with 0 to 1, once for each frame, and with 1 when
 * the round is over or motion is not wished for. Frames change the page by themselves, not by a render.
 */
export function useFrames(
  shown: Pick<Shown<unknown, unknown>, "id" | "moving" | "ms"> | null,
  frame: (progress: number) => void,
): void {
  const latest = useRef(frame);
  latest.current = frame;
  const { id, moving, ms } = shown ?? { id: null, moving: false, ms: 0 };
  useLayoutEffect(() => {
    if (id === null) return undefined;
    if (!moving || ms <= 0) {
      latest.current(1);
      return undefined;
    }
    let request = 0;
    let startMs: number | null = null;
    const tick = (nowMs: number) => {
      startMs ??= nowMs;
      const progress = Math.min(1, (nowMs - startMs) / ms);
      latest.current(progress);
      if (progress < 1) request = requestAnimationFrame(tick);
    };
    latest.current(0);
    request = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(request);
  }, [id, moving, ms]);
}
