import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import type { ProviderReport } from "../providers/provider.ts";
import type { Payment } from "../records/payment.ts";

/** A report that is being applied; the payment and its player's accounts are held. */
export interface AppliedReport {
  readonly house: House;
  readonly tx: Tx;
  readonly payment: Payment;
  readonly report: ProviderReport;
  readonly at: Date;
}
