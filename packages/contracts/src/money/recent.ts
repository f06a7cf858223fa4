/** A cancelled deposit is recent for so long, and so is a tournament that was finished or left (OPEN-35). */
export const RECENT_MS = 5 * 60_000;
