import type { Licence } from "#core/configuration";
import type { Restriction } from "../restriction-store.ts";

const MINUTE_MS = 60_000;

export type RealityRefusal = "reality_check_due" | "reality_check_break";

type LicenceRule = Pick<Licence, "realityCheckMinutes" | "realityBreakMinutes">;
type Standing = Pick<Restriction, "realityMinutes" | "realityAnsweredAt">;

/** The times of a reality check; null where there is none. */
interface RealityTimes {
  /** Minutes that hold: the player's own or the licence's, the fewer. */
  readonly minutes: number | null;
  readonly dueAt: Date | null;
  /** No stakes until then: the licence asks for a break after each answer. */
  readonly breakUntil: Date | null;
}

/** Returns when a reality check is due. It counts from the session's begin, or from the last answer and its break. */
export function realityTimes(
  standing: Standing | undefined,
  { realityCheckMinutes, realityBreakMinutes }: LicenceRule,
  sessionBeganAt: Date,
): RealityTimes {
  const own = standing?.realityMinutes ?? null;
  const minutes =
    own === null || realityCheckMinutes === null
      ? (own ?? realityCheckMinutes)
      : Math.min(own, realityCheckMinutes);
  if (minutes === null) return { minutes, dueAt: null, breakUntil: null };
  const answeredAt = standing?.realityAnsweredAt ?? null;
  // The break belongs to the licence's check: where the player alone asked for one there is none.
  const breakMs = realityCheckMinutes === null ? 0 : realityBreakMinutes * MINUTE_MS;
  const breakUntil = answeredAt && breakMs > 0 ? new Date(answeredAt.getTime() + breakMs) : null;
  const goneOnAt = breakUntil ?? answeredAt;
  const since = goneOnAt && goneOnAt > sessionBeganAt ? goneOnAt : sessionBeganAt;
  return { minutes, dueAt: new Date(since.getTime() + minutes * MINUTE_MS), breakUntil };
}

/** Returns what keeps a player from a new wager until they have looked at time and money; null when nothing does. */
export function realityRefusal(
  standing: Standing | undefined,
  licence: LicenceRule,
  sessionBeganAt: Date | null,
  at: Date,
): RealityRefusal | null {
  if (sessionBeganAt === null) return null;
  if (licence.realityCheckMinutes === null && (standing?.realityMinutes ?? null) === null)
    return null;
  const { dueAt, breakUntil } = realityTimes(standing, licence, sessionBeganAt);
  if (breakUntil && at < breakUntil) return "reality_check_break";
  return dueAt && at >= dueAt ? "reality_check_due" : null;
}
