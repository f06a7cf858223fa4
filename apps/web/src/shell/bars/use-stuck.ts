import { useEffect, useRef } from "react";

/**
 * Marks a bar with `data-stuck` once the page is scrolled past its first 100 px (SHELL-14): the mark
 * that covers them has left the window. Nothing is drawn anew for it.
 */
export function useStuck() {
  const mark = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!mark.current) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      bar.current?.toggleAttribute("data-stuck", entry?.isIntersecting === false),
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return { mark, bar };
}
