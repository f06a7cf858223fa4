import { parseAmount } from "@houselight/contracts";
import { type PaidPart, ProviderUnavailable, type ReportedStatus } from "../provider.ts";
import type { Invoice, InvoiceMethod, Payout, PullPayment } from "./greenfield.ts";

/** State of a payment in our terms; `amount` is the sum received where it differs from the sum asked for. */
export interface Standing {
  readonly status: ReportedStatus;
  readonly amount: bigint;
  readonly reason: string | null;
  readonly part?: PaidPart | null;
}

/** An amount as BTCPay writes it. Throws ProviderUnavailable when it is none. */
function readAmount(text: string, code: string): bigint {
  const amount = parseAmount(text, code);
  if (amount === null) throw new ProviderUnavailable(`${text} is no amount of ${code}`);
  return amount;
}

/**
 * Returns the state of an invoice; null while nothing relevant has happened. Reports success only for what
 * was paid in full and confirmed; less is told with the sum that came, which is not what the house
 * asked for, so that people look at it.
 */
export function invoiceStanding(
  invoice: Invoice,
  methods: readonly InvoiceMethod[],
): Standing | null {
  const { currency } = invoice;
  const asked = readAmount(invoice.amount, currency);
  const confirmed = sumOf(methods, currency, ["Settled"]);
  const seen = sumOf(methods, currency, ["Settled", "Processing"]);
  const short = invoice.additionalStatus === "PaidPartial" && confirmed < asked;
  switch (invoice.status) {
    case "New":
      if (seen === 0n || seen >= asked) return null;
      return { status: "pending", amount: asked, reason: null, part: partOf(seen, methods) };
    case "Processing":
      return { status: "processing", amount: asked, reason: null };
    case "Settled":
      // PaidOver credits what was asked for: the rest is refunded in BTCPay. Marked is a person's word.
      return short
        ? { status: "canceled", amount: confirmed || asked, reason: "underpaid" }
        : { status: "succeeded", amount: asked, reason: null };
    case "Invalid":
      return { status: "declined", amount: asked, reason: "not_confirmed" };
    case "Expired":
      // BTCPay leaves an invoice that was paid late expired, and says nothing of its confirmations.
      if (confirmed >= asked) return { status: "succeeded", amount: asked, reason: null };
      if (seen >= asked) return { status: "processing", amount: asked, reason: null };
      return seen > 0n
        ? { status: "canceled", amount: seen, reason: "underpaid" }
        : { status: "canceled", amount: asked, reason: "expired" };
  }
}

/** Returns what is still to be sent of an invoice, by the one method that it has; null where BTCPay does not say. */
function partOf(received: bigint, [method]: readonly InvoiceMethod[]): PaidPart | null {
  if (!method?.paymentLink) return null;
  return { received, due: method.due, uri: method.paymentLink };
}

type PaymentStatus = InvoiceMethod["payments"][number]["status"];

const sumOf = (
  methods: readonly InvoiceMethod[],
  currency: string,
  statuses: readonly PaymentStatus[],
): bigint =>
  methods
    .flatMap(({ payments }) => payments)
    .filter(({ status }) => statuses.includes(status))
    .reduce((sum, { value }) => sum + readAmount(value, currency), 0n);

const PAYOUT_STATUS = {
  AwaitingApproval: "processing",
  AwaitingPayment: "processing",
  InProgress: "processing",
  Completed: "succeeded",
  Cancelled: "canceled",
} as const satisfies Record<Payout["state"], ReportedStatus>;

export const payoutStanding = (payout: Payout): Standing => ({
  status: PAYOUT_STATUS[payout.state],
  amount: readAmount(payout.originalAmount, payout.originalCurrency),
  reason: null,
});

/** Returns the state of a refund whose pull payment somebody archived before it was claimed. */
export const archivedStanding = ({ amount, currency }: PullPayment): Standing => ({
  status: "canceled",
  amount: readAmount(amount, currency),
  reason: null,
});
