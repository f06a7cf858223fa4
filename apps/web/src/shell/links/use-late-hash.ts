import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";

const RETRY_MS = 200;
const GIVE_UP_MS = 5_000;

/**
 * Shows what the hash names: scrolls to it when it appears later than the page (ROUTE-45), and checks
 * a checkbox of a page of words, which opens what follows it (MODAL-19).
 */
export function useLateHash(): void {
  const hash = useLocation({ select: (location) => location.hash });
  const path = useLocation({ select: (location) => location.pathname });
  useEffect(() => {
    if (hash === "") return undefined;
    // What is there already the router scrolls to.
    const present = document.getElementById(hash);
    if (present) {
      check(present);
      return undefined;
    }
    let waitedMs = 0;
    const timer = setInterval(() => {
      waitedMs += RETRY_MS;
      const element = document.getElementById(hash);
      if (element) check(element);
      element?.scrollIntoView({ behavior: isStill() ? "auto" : "smooth" });
      if (element || waitedMs >= GIVE_UP_MS) clearInterval(timer);
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [hash, path]);
}

/** Tells whether the visitor asked for a page without motion. */
const isStill = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

function check(element: HTMLElement): void {
  const isOfWords = element.closest("article") !== null;
  if (isOfWords && element instanceof HTMLInputElement && element.type === "checkbox")
    element.checked = true;
}
