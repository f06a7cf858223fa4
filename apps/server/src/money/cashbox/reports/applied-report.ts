import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import type { ProviderReport } from "../providers/provider.ts";
import type { Payment } from "../records/payment.ts";
import { insertCase } from "./cases/case-store.ts";
import { amountText } from "./cases/amount-text.ts";

/** A report that is being applied; the payment and its player's accounts are held. */
export interface AppliedReport {
  readonly house: House;
  readonly tx: Tx;
  readonly payment: Payment;
  readonly report: ProviderReport;
  readonly at: Date;
}

/**
 * Puts on record that a provider takes back a payment that succeeded: a payout that came back, a deposit that was
 * charged back. The books stay as they are until a person has looked.
 */
export const insertLateFailure = ({ tx, payment, report, at }: AppliedReport): Promise<void> =>
  insertCase(tx, {
    kind: "late_failure",
    provider: payment.provider,
    reference: payment.reference,
    detail: `${report.status} after it succeeded: ${amountText(payment.amount, payment.currency)}`,
    at,
  });
