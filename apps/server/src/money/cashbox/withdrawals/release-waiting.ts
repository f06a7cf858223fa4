import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { selectApprovals } from "../records/approval-store.ts";
import { changedEvent, holdPayment } from "../records/change.ts";
import type { Payment } from "../records/payment.ts";
import { selectDueWithdrawals } from "../records/payment-list-store.ts";
import { updateState } from "../records/payment-store.ts";

const AT_ONCE = 100;

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
  for (const reference of await selectDueWithdrawals(house.database, at, AT_ONCE))
    await house.database
      .tx((tx) => release(tx, reference, at))
      // One that cannot be let go must not keep the rest.
      .catch((err: unknown) =>
        house.log.error({ err, reference }, "a withdrawal cannot be let go"),
      );
}

async function release(tx: Tx, reference: string, at: Date): Promise<void> {
  const payment = await holdPayment(tx, reference);
  if (payment?.state !== "pending") return;
  if (!isDue(payment, (await selectApprovals(tx, [reference])).length, at)) return;
  await updateState(tx, reference, { state: "reserved", finishedAt: null });
  await appendEvents(tx, [changedEvent({ ...payment, state: "reserved" })]);
}
