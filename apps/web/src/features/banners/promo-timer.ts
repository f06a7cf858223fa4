/** The cookie of the promo tooltip holds the moment at which it goes, and lives for a day (BANNER-14). */
export const PROMO_COOKIE = "promo_tooltip";
export const PROMO_COOKIE_SECONDS = 86_400;

const MINUTE_MS = 60_000;

/** Returns until when the tooltip stands, and whether that is to be kept: the first visit of a day decides. */
export function promoEnd(
  kept: string | null,
  nowMs: number,
  minutes: number,
): { readonly untilMs: number; readonly isNew: boolean } {
  if (kept === null) return { untilMs: nowMs + minutes * MINUTE_MS, isNew: true };
  // What is no moment has passed.
  return { untilMs: /^\d{1,15}$/.test(kept) ? Number(kept) : 0, isNew: false };
}
