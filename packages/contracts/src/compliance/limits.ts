import * as z from "zod/mini";

/** LIMIT-01. */
export const LIMIT_TYPES = [
  "loss",
  "wager",
  "deposit",
  "coolingoff",
  "selfexclusion",
  "session",
] as const;
export type LimitType = (typeof LIMIT_TYPES)[number];

export const LIMIT_PERIODS = [
  "day",
  "day_3",
  "week",
  "month",
  "month_3",
  "month_6",
  "month_9",
  "month_12",
  "forever",
] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Limits on amounts, each in the currencies of its accounts. */
export const MONEY_LIMITS = ["loss", "wager", "deposit"] as const;
export type MoneyLimit = (typeof MONEY_LIMITS)[number];

/** Ends of play for a time: they begin at once and nothing lifts them early. */
export const PAUSES = ["coolingoff", "selfexclusion"] as const;
export type Pause = (typeof PAUSES)[number];

export const isMoneyLimit = (type: LimitType): type is MoneyLimit =>
  (MONEY_LIMITS as readonly LimitType[]).includes(type);
export const isPause = (type: LimitType): type is Pause =>
  (PAUSES as readonly LimitType[]).includes(type);

/** A cooling-off is short; who wants to stay away for longer excludes themselves. */
const COOLING_OFF_PERIODS: readonly LimitPeriod[] = ["day", "day_3", "week", "month"];

export const periodsOf = (type: LimitType): readonly LimitPeriod[] =>
  type === "coolingoff" ? COOLING_OFF_PERIODS : LIMIT_PERIODS;

/** A player's limit in one currency. A net win is a current value of 0. */
const limitAccountView = z.object({
  currency: z.string(),
  amount_cents: z.int(),
  current_value_amount_cents: z.int(),
});

const pendingChangeView = z.object({
  kind: z.enum(["change", "removal"]),
  /** The amounts of a change; those of other currencies stay. */
  accounts: z.array(z.object({ currency: z.string(), amount_cents: z.int() })),
  minutes: z.nullable(z.int()),
  /** The link to confirm it is mailed then. */
  confirm_from: z.string(),
  confirm_until: z.string(),
});

export const userLimitView = z.object({
  id: z.int(),
  type: z.enum(LIMIT_TYPES),
  period: z.enum(LIMIT_PERIODS),
  accounts: z.array(limitAccountView),
  /** Of a session limit: minutes signed in, allowed and used; null for the others. */
  minutes: z.nullable(z.int()),
  used_minutes: z.nullable(z.int()),
  created_at: z.string(),
  /** Start of the window that counts now, or of the pause. */
  starts_at: z.string(),
  /** End of the window, with which the count begins anew, or of the pause; null for never. */
  ends_at: z.nullable(z.string()),
  removed_at: z.nullable(z.string()),
  /** True when its removal can be asked for: a pause stays until its end. */
  removable: z.boolean(),
  /** A change that waits for its time and for the mailed link. */
  pending: z.nullable(pendingChangeView),
});
export type UserLimitView = z.infer<typeof userLimitView>;

/** A limit is reached when nothing of its amount is left, or when it is a pause (LIMIT-04). */
export function isLimitReached(
  limit: Pick<UserLimitView, "type" | "accounts" | "minutes" | "used_minutes">,
): boolean {
  if (isPause(limit.type)) return true;
  if (limit.minutes !== null) return (limit.used_minutes ?? 0) >= limit.minutes;
  return limit.accounts.some(
    (account) => account.amount_cents - Math.abs(account.current_value_amount_cents) <= 0,
  );
}
