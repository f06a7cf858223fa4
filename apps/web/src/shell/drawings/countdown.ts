import { countdownTo, type PromoStatus, promoStatus } from "@houselight/contracts/configuration";

/** The rest of a time, each part with a leading zero. */
export interface Countdown {
  readonly status: PromoStatus;
  readonly days: string;
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}

interface Span {
  readonly start_at: string;
  readonly end_at: string;
}

const two = (count: number): string => String(count).padStart(2, "0");

/** Returns the rest until a span begins or ends; zeros once it is over. */
export function countdownAt(span: Span, nowMs: number): Countdown {
  const to = countdownTo(span, nowMs);
  const seconds = to === null ? 0 : Math.ceil((to - nowMs) / 1000);
  return {
    status: promoStatus(span, nowMs),
    days: two(Math.floor(seconds / 86_400)),
    hours: two(Math.floor(seconds / 3600) % 24),
    minutes: two(Math.floor(seconds / 60) % 60),
    seconds: two(seconds % 60),
  };
}

const TICK_MS = 1000;

/**
 * Tells the rest each second, and each time it reaches zero: when the span begins, and when it
 * is over (BANNER-13). Returns what stops it.
 */
export function followCountdown(
  span: Span,
  nowMs: () => number,
  { onTick, onEnd }: { readonly onTick: (rest: Countdown) => void; readonly onEnd?: () => void },
): () => void {
  let status = promoStatus(span, nowMs());
  const tick = () => {
    const rest = countdownAt(span, nowMs());
    onTick(rest);
    if (rest.status === "archive") clearInterval(timer);
    if (rest.status !== status) onEnd?.();
    status = rest.status;
  };
  const timer = setInterval(tick, TICK_MS);
  tick();
  return () => clearInterval(timer);
}
