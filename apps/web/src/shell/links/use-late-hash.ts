import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";

const RETRY_MS = 200;
const GIVE_UP_MS = 5_000;

/** Scrolls to the element that the hash names when it appears later than the page (ROUTE-45). */
export function useLateHash(): void {
  const hash = useLocation({ select: (location) => location.hash });
  const path = useLocation({ select: (location) => location.pathname });
  useEffect(() => {
    if (hash === "" || document.getElementById(hash)) return undefined;
    let waitedMs = 0;
    const timer = setInterval(() => {
      waitedMs += RETRY_MS;
      const element = document.getElementById(hash);
      element?.scrollIntoView({ behavior: "smooth" });
      if (element || waitedMs >= GIVE_UP_MS) clearInterval(timer);
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [hash, path]);
}
