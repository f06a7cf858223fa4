import type { UserLimitView } from "./limit-views.ts";
import { isPause } from "./limits.ts";

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
