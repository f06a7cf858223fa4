type Listener = () => void;
const listeners = new Set<Listener>();

/** Hears of every 401 in the browser: the session ended somewhere else (API-04). */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceSignedOut(): void {
  for (const listener of listeners) listener();
}
