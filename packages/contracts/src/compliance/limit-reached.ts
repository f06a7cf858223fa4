import type { UserLimitView } from "./limit-views.ts";
import { isPause } from "./limits.ts";

type AccountOfLimit = UserLimitView["accounts"][number];

/** Returns what an account of a limit leaves, in smallest units; nothing of what went beyond it. */
export const leftOfLimit = ({ amount_cents, current_value_amount_cents }: AccountOfLimit): number =>
  Math.max(0, amount_cents - Math.abs(current_value_amount_cents));

/** A limit is reached when nothing of its amount is left, or when it is a pause (LIMIT-04). */
export function isLimitReached(
  limit: Pick<UserLimitView, "type" | "accounts" | "minutes" | "used_minutes">,
): boolean {
  if (isPause(limit.type)) return true;
  if (limit.minutes !== null) return (limit.used_minutes ?? 0) >= limit.minutes;
  return limit.accounts.some((account) => leftOfLimit(account) === 0);
}
