const KEY = "session-timer";

/** Returns the seconds that this tab keeps of a player's session; none of another player's. */
export function keptSeconds(playerId: number): number {
  try {
    const [id, seconds] = (window.sessionStorage.getItem(KEY) ?? "").split(":");
    const kept = Number(seconds);
    return id === String(playerId) && Number.isSafeInteger(kept) && kept > 0 ? kept : 0;
  } catch {
    return 0;
  }
}

/** Keeps the seconds for the next page of this tab. Without storage the count begins anew. */
export function keepSeconds(playerId: number, seconds: number): void {
  try {
    window.sessionStorage.setItem(KEY, `${playerId}:${seconds}`);
  } catch {
    // Storage is switched off in this browser.
  }
}

/** Forgets the count: the next session begins at nothing. */
export function forgetSeconds(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}

/** `3754` gives `01:02:34`. */
export function timerText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
