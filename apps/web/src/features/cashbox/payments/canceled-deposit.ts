import type { PaymentView } from "@houselight/contracts/cashbox";
import { RECENT_MS } from "@houselight/contracts/money";

const SHOWN_KEY = "canceled-deposits-shown";
/** Older ids can be forgotten: their payments are no news any more. */
const SHOWN_MAX = 20;

type Ended = Pick<PaymentView, "id" | "action" | "state" | "finished_at">;

/** Reasons of a deposit for which money came, though not what was asked for. */
const PAID_OTHERWISE: readonly (string | null)[] = ["underpaid", "other_amount"];

/** Tells a deposit that has ended though money came: it waits for somebody of the house. */
export const isPaidOtherwise = ({
  action,
  state,
  reason,
}: Pick<PaymentView, "action" | "state" | "reason">): boolean =>
  action === "deposit" && state === "canceled" && PAID_OTHERWISE.includes(reason);

/** Returns deposits that were canceled just now and not told yet (CASHBOX-10). */
export function canceledNews<Payment extends Ended>(
  payments: readonly Payment[],
  shown: ReadonlySet<string>,
  nowMs: number,
): Payment[] {
  return payments.filter(({ id, action, state, finished_at }) => {
    if (action !== "deposit" || state !== "canceled" || finished_at === null) return false;
    const ageMs = nowMs - Date.parse(finished_at);
    return ageMs <= RECENT_MS && !shown.has(id);
  });
}

export function readShown(storage: Pick<Storage, "getItem">): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(storage.getItem(SHOWN_KEY) ?? "[]");
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : []);
  } catch {
    return new Set();
  }
}

export function markShown(
  storage: Pick<Storage, "getItem" | "setItem">,
  ids: readonly string[],
): void {
  const all = [...readShown(storage), ...ids].slice(-SHOWN_MAX);
  storage.setItem(SHOWN_KEY, JSON.stringify(all));
}
