type Listener = () => void;
const listeners = new Set<Listener>();

/** Hears of every 401 in the browser: the session ended somewhere else (API-04). */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let signIns = 0;

/** Notes that somebody has signed in. */
export function noteSignedIn(): void {
  signIns += 1;
}

/** Returns how often somebody has signed in on this page. */
export const signInsSoFar = (): number => signIns;

/**
 * Tells that the session is gone, unless somebody has signed in since it was asked for: a late answer says no of
 * the session before.
 */
export function announceSignedOut(askedAfter = signIns): void {
  if (askedAfter !== signIns) return;
  for (const listener of listeners) listener();
}
