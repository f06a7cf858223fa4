import { type RefObject, useLayoutEffect, useState } from "react";

/** In a box narrower than this, and not much wider than high, a felt stands upright. */
const STANDING_BELOW_PX = 620;
const STANDING_BELOW_RATIO = 1.15;

/** Tells whether the felt stands upright: known before the first frame, so that nothing moves. */
export function useStanding(box: RefObject<HTMLElement | null>): boolean {
  const [standing, setStanding] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setStanding(width < STANDING_BELOW_PX && width < height * STANDING_BELOW_RATIO);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return standing;
}
