import type { Tx } from "#platform/database";
import { untilNoneIsLeft } from "#platform/batching";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { changedEvent, holdPayment } from "../records/change.ts";
import type { Payment } from "../records/payment.ts";
import { selectDueWithdrawal } from "../records/payment-list-store.ts";
import { updateState } from "../records/payment-store.ts";
import { standingApprovals } from "./standing-approvals.ts";

/** Returns true when a pending withdrawal may leave: its waiting time is over and enough operators agreed. */
export const isDue = (
  { waitsUntil, approvalsNeeded }: Pick<Payment, "waitsUntil" | "approvalsNeeded">,
  approvals: number,
  at: Date,
): boolean =>
  approvals >= approvalsNeeded && (waitsUntil === null || waitsUntil.getTime() <= at.getTime());

/** Lets go of withdrawals that have waited long enough; what sends reserved ones sends them. */
export async function releaseWaiting(house: House): Promise<void> {
  const at = house.clock.now();
  // Those that lack an approval, because who gave it has left.
  const kept: string[] = [];
  await untilNoneIsLeft(
    async (failed, hold) => {
      const reference = await selectDueWithdrawal(house.database, at, [...failed, ...kept]);
      if (reference === undefined) return false;
      hold(reference);
      if (!(await house.database.tx((tx) => release(tx, reference, at)))) kept.push(reference);
      return true;
    },
    (reference, err) => house.log.error({ err, reference }, "a withdrawal cannot be let go"),
  );
}

/** Lets a withdrawal go that is due; returns false where it is not. */
async function release(tx: Tx, reference: string, at: Date): Promise<boolean> {
  const payment = await holdPayment(tx, reference);
  if (payment?.state !== "pending") return false;
  if (!isDue(payment, (await standingApprovals(tx, [payment])).length, at)) return false;
  await updateState(tx, reference, { state: "reserved", finishedAt: null });
  await appendEvents(tx, [changedEvent({ ...payment, state: "reserved" })]);
  return true;
}
