import { useEffect, useRef, useState } from "react";

/** Returns whether an element is in the window's view, and the ref that names it. */
export function useInView<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!part.current) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, []);
  return { part, isInView };
}
