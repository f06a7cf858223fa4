import { useSyncExternalStore } from "react";
import { pageCookies } from "../../api/transport.ts";
import { keepCookie, keptCookie } from "../../data/visitor/kept-cookie.ts";

const listeners = new Set<() => void>();

/** Each has a cookie of its own, so that each comes back in its own time. */
const cookieOf = (id: string): string => `closed_banner_${id}`;

/** Keeps a banner away from this browser for so many minutes (OPEN-11). */
export function closeBanner(id: string, minutes: number): void {
  keepCookie(cookieOf(id), "yes", minutes * 60);
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Returns a check whether this browser has closed a banner; the server asks the same cookies. */
export function useIsClosed(): (id: string) => boolean {
  const cookies = useSyncExternalStore(subscribe, pageCookies, pageCookies);
  return (id) => keptCookie(cookies, cookieOf(id)) !== null;
}
