import { decimalAmount, parseAmount } from "@houselight/contracts";
import { cardStepped, paymentProgressed } from "#events/cashbox";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import { isUuid } from "#platform/ids";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import type { PaidPart, ProviderReport } from "../providers/provider.ts";
import { holdPayment } from "../records/change.ts";
import type { Payment } from "../records/payment.ts";
import { updateInstructions } from "../records/payment-store.ts";
import { insertCase, type PaymentCase } from "./cases/case-store.ts";
import type { AppliedReport } from "./applied-report.ts";
import { noteWebhook } from "../records/report-store.ts";
import { applyDepositReport } from "./deposit-report.ts";
import { endDeposit } from "./end-deposit.ts";
import { applyPayoutReport } from "./payout-report.ts";
import { amountText } from "./cases/amount-text.ts";

/**
 * Takes a provider's report into the books, once: the state, the money and the note of the report
 * commit together. A report that was taken before, or that comes too late to matter, changes
 * nothing. Throws Refused("payment_unknown") and Refused("payment_mismatch"), both put on record.
 */
export async function applyReport(
  house: House,
  provider: string,
  report: ProviderReport,
): Promise<void> {
  const fault = await house.database.tx((tx) => apply(house, tx, provider, report));
  if (fault) {
    const at = house.clock.now();
    await insertCase(house.database, faultCase(provider, report, fault, at));
    throw new Refused(fault);
  }
}

type Fault = "payment_unknown" | "payment_mismatch";

async function apply(
  house: House,
  tx: Tx,
  provider: string,
  report: ProviderReport,
): Promise<Fault | null> {
  const payment = isUuid(report.reference) ? await holdPayment(tx, report.reference) : undefined;
  const direction = payment?.action === "deposit" ? "deposit" : "payout";
  if (payment?.provider !== provider || report.direction !== direction) return "payment_unknown";
  const at = house.clock.now();
  if (payment.currency !== report.currency || payment.amount !== report.amount) {
    // Paid in part and given up: nothing to credit, so the payment ends; a person looks at the part.
    const isOver = payment.action === "deposit" && report.status === "canceled";
    if (!isOver) {
      await endPaidOtherwise({ house, tx, payment, report, at });
      return "payment_mismatch";
    }
    await insertCase(tx, faultCase(provider, report, "payment_mismatch", at));
  }
  const noted = { provider, webhookId: report.id, reference: report.reference, at };
  if (!(await noteWebhook(tx, { ...noted, status: report.status }))) return null;
  await noteSteps(tx, payment, report);
  const change = { house, tx, payment, report, at };
  if (payment.action === "deposit") await applyDepositReport(change);
  else await applyPayoutReport(change);
  return null;
}

/**
 * Ends a deposit that was paid with another amount or currency: nothing is credited until a person has looked, and
 * its player is not asked to pay any more.
 */
async function endPaidOtherwise({ house, tx, payment, report, at }: AppliedReport): Promise<void> {
  const isOpen = payment.state === "pending" || payment.state === "processing";
  if (payment.action !== "deposit" || report.status !== "succeeded" || !isOpen) return;
  const isLess = payment.currency === report.currency && report.amount < payment.amount;
  await endDeposit(house, tx, payment, { reason: isLess ? "underpaid" : "other_amount", at });
}

/**
 * Notes that a part of a deposit has come: its player is asked for the rest. Reports overtake each other: one
 * that knows of less changes nothing.
 */
async function notePart(
  tx: Tx,
  { id, playerId, state, reference, currency, instructions }: Payment,
  { received, due: amount, uri }: PaidPart,
): Promise<void> {
  if (state !== "pending" || instructions?.kind !== "crypto") return;
  if (received <= (parseAmount(instructions.received ?? "0", currency) ?? 0n)) return;
  await updateInstructions(tx, reference, {
    ...instructions,
    received: decimalAmount(received, currency),
    amount,
    uri,
  });
  await appendEvents(tx, [paymentProgressed(playerId, { paymentId: id, event: "received" })]);
}

/** Confirmations and the card's security step, as they are told. */
async function noteSteps(tx: Tx, payment: Payment, report: ProviderReport): Promise<void> {
  const { part, confirmations, cardStep } = report;
  if (part) await notePart(tx, payment, part);
  if (cardStep) {
    const stepped = { paymentId: payment.id, step: cardStep };
    await appendEvents(tx, [cardStepped(payment.playerId, stepped)]);
  }
  if (!confirmations || payment.instructions?.kind !== "crypto") return;
  if (confirmations.seen <= payment.instructions.confirmations) return;
  await updateInstructions(tx, payment.reference, {
    ...payment.instructions,
    confirmations: confirmations.seen,
    confirmations_needed: confirmations.needed,
  });
  const progressed = {
    paymentId: payment.id,
    event: "confirmation",
    confirmations: confirmations.seen,
    confirmationsNeeded: confirmations.needed,
  } as const;
  await appendEvents(tx, [paymentProgressed(payment.playerId, progressed)]);
}

const faultCase = (
  provider: string,
  report: ProviderReport,
  fault: Fault,
  at: Date,
): PaymentCase => ({
  kind: fault === "payment_unknown" ? "unknown_payment" : "amount_mismatch",
  provider,
  reference: report.reference.slice(0, 100),
  detail: `${report.status}, ${amountText(report.amount, report.currency)}, report ${report.id.slice(0, 100)}`,
  at,
});
