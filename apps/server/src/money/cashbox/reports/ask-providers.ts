import type { PaymentState } from "@houselight/contracts";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { PayoutRefused, ProviderUnavailable } from "../providers/provider.ts";
import { providers } from "../providers/providers.ts";
import { holdPayment } from "../records/change.ts";
import type { Payment } from "../records/payment.ts";
import { claimPayments } from "../records/payment-store.ts";
import { insertCase } from "./cases/case-store.ts";
import { sendPayout } from "../withdrawals/pay-out.ts";
import { applyReport } from "./apply-report.ts";
import { endDeposit } from "./end-deposit.ts";
import { amountText } from "./cases/amount-text.ts";

const MINUTE_MS = 60_000;
const AT_ONCE = 50;
/** A report that has not come by then may be lost. */
const ASK_AFTER_MS = 2 * MINUTE_MS;
const ASK_AGAIN_MS = 10 * MINUTE_MS;
/** A deposit that nobody paid by then is over; should it be paid later, it is credited all the same. */
const LIFETIME_MS = 24 * 60 * MINUTE_MS;

const WAITING: readonly {
  readonly action: Payment["action"];
  readonly states: readonly PaymentState[];
}[] = [
  { action: "deposit", states: ["pending", "processing"] },
  { action: "cashout", states: ["processing"] },
];

/** Asks providers about payments whose reports may be lost, and ends deposits nobody paid. */
export async function askProviders(house: House, atOnce = AT_ONCE): Promise<void> {
  const begun = house.clock.now().getTime();
  const askedBefore = new Date(begun - ASK_AGAIN_MS);
  const createdBefore = new Date(begun - ASK_AFTER_MS);
  for (const { action, states } of WAITING) {
    let claimed: readonly Payment[];
    do {
      const at = house.clock.now();
      const wanted = { action, states, askedBefore, createdBefore, at, limit: atOnce };
      // What is claimed was asked about now, and comes no second time.
      claimed = await claimPayments(house.database, wanted);
      for (const payment of claimed) await ask(house, payment, at);
    } while (claimed.length === atOnce);
  }
}

async function ask(house: House, payment: Payment, at: Date): Promise<void> {
  const provider = providers(house).byName(payment.provider);
  const direction = payment.action === "deposit" ? "deposit" : "payout";
  try {
    const report = await provider?.status(payment, direction);
    if (report) await applyReport(house, payment.provider, report);
    // It may have lost what it was sent: the same reference again is paid once.
    else if (provider && direction === "payout") await sendPayout(house, provider, payment);
    // Its player was told that nothing is charged, and may ask for another: it keeps no room under the limits.
    else if (provider && payment.providerReference === null && payment.state === "pending")
      await expire(house, payment.reference, at, "not_opened");
  } catch (error) {
    // Refused is on record as a case; a provider that is away or refuses is asked again.
    if (![ProviderUnavailable, Refused, PayoutRefused].some((known) => error instanceof known))
      // The payments behind this one are asked about all the same: it would be in their way each time.
      house.log.error(
        { err: error, reference: payment.reference },
        "a payment cannot be asked about",
      );
  }
  if (at.getTime() - payment.createdAt.getTime() >= LIFETIME_MS) await giveUp(house, payment, at);
}

/** Closes a deposit that was never paid. A payment under way stays open and becomes a case for a person. */
async function giveUp(house: House, payment: Payment, at: Date): Promise<void> {
  if (payment.action === "deposit" && payment.state === "pending")
    return expire(house, payment.reference, at, "expired");
  const { provider, reference, action } = payment;
  const detail = `${action} is ${payment.state} for a day: ${amountText(payment.amount, payment.currency)}`;
  await insertCase(house.database, { kind: "overdue", provider, reference, detail, at });
}

/** Ends a deposit that nobody paid, whose room under the player's limits is free again. Should it be paid later, it is credited. */
async function expire(
  house: House,
  reference: string,
  at: Date,
  reason: "expired" | "not_opened",
): Promise<void> {
  await house.database.tx(async (tx) => {
    const payment = await holdPayment(tx, reference);
    if (payment?.state !== "pending") return;
    await endDeposit(house, tx, payment, { reason, at });
  });
}
