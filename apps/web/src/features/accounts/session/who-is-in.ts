/** Ways to find out who is signed in in this browser, and what follows. */
interface Looking {
  /** Asks the house; null for nobody. */
  ask(): Promise<number | null>;
  signedOut(): void;
  /** Somebody else is signed in. */
  changed(): void;
}

/**
 * Looks whether the player whom a page shows is still the one whose money it would stake: another tab may have
 * signed in somebody else. A house that does not answer changes nothing.
 */
export async function lookWhoIsIn(shown: number, { ask, signedOut, changed }: Looking) {
  const now = await ask().catch(() => shown);
  if (now === null) signedOut();
  else if (now !== shown) changed();
}

/** Calls `look` each time that somebody comes back to this page from another tab or window, until it is ended. */
export function onReturn(look: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  window.addEventListener("focus", look, { signal });
  document.addEventListener("visibilitychange", () => document.hidden || look(), { signal });
  return () => ending.abort();
}
