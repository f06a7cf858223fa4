import type { PaymentFileView } from "@houselight/contracts";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { sumRefunds } from "../records/payment-list-store.ts";
import { selectByReference } from "../records/payment-store.ts";
import { operatorPaymentView, withdrawalView } from "../records/payment-views.ts";
import { selectReports } from "../records/report-store.ts";
import { selectCasesOf } from "../reports/cases/case-store.ts";
import { caseView } from "../reports/cases/staff-routes.ts";
import { isRejectable } from "../withdrawals/decide.ts";
import { standingApprovals } from "../withdrawals/standing-approvals.ts";
import { selectRefundsOf } from "./search-store.ts";

/** Reads all that is on record of a payment. Throws Refused("payment_not_found"). */
export async function readPaymentFile(house: House, reference: string): Promise<PaymentFileView> {
  const { database } = house;
  const payment = await selectByReference(database, reference);
  if (!payment) throw new Refused("payment_not_found");
  const [approvals, sums, refunds, reports, cases] = await Promise.all([
    standingApprovals(database, [payment]),
    sumRefunds(database, [reference]),
    selectRefundsOf(database, reference),
    selectReports(database, reference),
    selectCasesOf(database, reference),
  ]);
  return {
    payment: operatorPaymentView(payment),
    withdrawal:
      payment.action === "cashout"
        ? withdrawalView(payment, approvals, {
            now: house.clock.now(),
            rejectable: isRejectable(house, payment),
          })
        : null,
    refunded_cents: Number(sums.get(reference) ?? 0n),
    refunds: refunds.map(operatorPaymentView),
    reports: reports.map(({ id, status, at }) => ({ id, status, at: at.toISOString() })),
    cases: cases.map(caseView),
  };
}
