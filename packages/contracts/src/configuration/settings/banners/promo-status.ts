import type { PromoStatus } from "./promo-data.ts";

interface Span {
  readonly start_at: string;
  readonly end_at: string;
}

/** Returns the status of a span at a moment: it begins with its start and is over with its end. */
export function promoStatus({ start_at, end_at }: Span, nowMs: number): PromoStatus {
  if (nowMs >= Date.parse(end_at)) return "archive";
  return nowMs < Date.parse(start_at) ? "future" : "active";
}

/** Returns the moment that is counted down to, in milliseconds; null when it is over. */
export function countdownTo(span: Span, nowMs: number): number | null {
  const status = promoStatus(span, nowMs);
  if (status === "archive") return null;
  return Date.parse(status === "future" ? span.start_at : span.end_at);
}
