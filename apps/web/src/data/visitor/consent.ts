import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  CONSENT_TO_ALL,
  CONSENT_TO_NECESSARY,
  type CookieConsent,
} from "@houselight/contracts/tracking";
import { useSyncExternalStore } from "react";
import { keepCookie, keptCookie } from "./kept-cookie.ts";

const listeners = new Set<() => void>();

function consent(): CookieConsent | null {
  const said = keptCookie(document.cookie, CONSENT_COOKIE);
  return said === CONSENT_TO_ALL || said === CONSENT_TO_NECESSARY ? said : null;
}

/** Keeps what the visitor says to cookies for a year, where the server reads it too (MODAL-09). */
export function sayConsent(said: CookieConsent): void {
  keepCookie(CONSENT_COOKIE, said, CONSENT_SECONDS);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns what the visitor said to cookies; null while nothing was said, and on the server. */
export const useConsent = (): CookieConsent | null =>
  useSyncExternalStore(subscribe, consent, () => null);
