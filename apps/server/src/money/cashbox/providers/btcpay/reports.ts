import * as z from "zod/mini";
import { isUuid } from "#platform/ids";
import { type ProviderReport, type RawReport, ReportMalformed } from "../provider.ts";
import { firstPayout, type Greenfield, type Invoice, type Payout } from "./greenfield.ts";
import {
  archivedStanding,
  invoiceStanding,
  payoutStanding,
  type Standing,
} from "./invoice-state.ts";
import { referenceOf, refundReference, standingRefund } from "./refunds.ts";

/** A delivery names what changed; how it stands is asked for, so that no event's own word moves money. */
const delivery = z.object({
  deliveryId: z.string(),
  /** Id of the first delivery, when this is a repeat. */
  originalDeliveryId: z.nullish(z.string()),
  type: z.string(),
  storeId: z.nullish(z.string()),
  invoiceId: z.nullish(z.string()),
  payoutId: z.nullish(z.string()),
});

/** Receiver of warnings that need a person's attention. */
export interface Warned {
  warn(facts: object, message: string): void;
}

interface Named {
  readonly reference: string;
  readonly providerReference: string | null;
}

/** Reads BTCPay's deliveries, and how one payment stands. All but malformed ones throw ProviderUnavailable. */
export function btcpayReports(api: Greenfield, storeId: string, log: Warned) {
  const ofInvoice = async (id: string | null, invoice: Invoice): Promise<ProviderReport | null> => {
    const reference = invoice.metadata?.orderId;
    if (!reference || (invoice.storeId ?? storeId) !== storeId) return null;
    if (invoice.additionalStatus === "PaidOver")
      log.warn({ invoice: invoice.id }, "an invoice was paid over: refund the rest in BTCPay");
    const standing = invoiceStanding(invoice, await api.invoiceMethods(invoice.id));
    const { id: providerReference, currency } = invoice;
    const named = { direction: "deposit", reference, providerReference, currency } as const;
    return standing && report(id, { ...named, standing });
  };
  const ofOnePayout = async (id: string | null, one: Payout): Promise<ProviderReport | null> => {
    const reference = one.metadata?.reference;
    if (!reference) {
      const refunded = await refundReference(api, one);
      // BTCPay calls a refund that somebody makes there by the invoice: the house puts it on record, and leaves it alone.
      const isOwn = refunded === null || isUuid(refunded);
      return isOwn ? refundReport(api, id, refunded) : payoutReport(id, refunded, one);
    }
    // Made, but not approved: it is as if it was not sent, so that it is sent again.
    return one.state === "AwaitingApproval" ? null : payoutReport(id, reference, one);
  };
  return {
    async read({ body }: RawReport): Promise<readonly ProviderReport[]> {
      const parsed = delivery.safeParse(parseJson(body));
      if (!parsed.success) throw new ReportMalformed("the delivery is not understood");
      const { invoiceId, payoutId, deliveryId, originalDeliveryId } = parsed.data;
      // A key of another store signs with another secret; this is for one that shares it.
      if (parsed.data.storeId && parsed.data.storeId !== storeId) return [];
      const id = originalDeliveryId ?? deliveryId;
      if (parsed.data.type.startsWith("Invoice") && invoiceId) {
        const invoice = await api.invoice(invoiceId);
        return present(invoice && (await ofInvoice(id, invoice)));
      }
      if (parsed.data.type.startsWith("Payout") && payoutId) {
        const one = await api.payout(payoutId);
        return present(one && !(await isLeftOver(api, one)) ? await ofOnePayout(id, one) : null);
      }
      return [];
    },
    async ofDeposit({ reference, providerReference }: Named): Promise<ProviderReport | null> {
      const invoice = providerReference
        ? await api.invoice(providerReference)
        : (await api.invoices(reference)).find(({ metadata }) => metadata?.orderId === reference);
      return invoice?.metadata?.orderId === reference ? ofInvoice(null, invoice) : null;
    },
    async ofPayout({ reference, providerReference }: Named): Promise<ProviderReport | null> {
      // By its id first: BTCPay lists all that a store ever paid, and no part of them.
      const named = providerReference === null ? null : await api.payout(providerReference);
      if (named?.metadata?.reference === reference) return ofOnePayout(null, named);
      if (
        providerReference !== null &&
        (await isOfRefund(api, { reference, providerReference }, named))
      )
        return refundReport(api, null, reference);
      const one = firstPayout(await api.payouts(), reference);
      return one ? ofOnePayout(null, one) : refundReport(api, null, reference);
    },
  };
}

/** Tells how a refund stands: by its claim, or as taken back. Null while nobody claims it, and for no refund. */
async function refundReport(
  api: Greenfield,
  id: string | null,
  reference: string | null,
): Promise<ProviderReport | null> {
  const refund = reference === null ? null : await standingRefund(api, reference);
  if (reference === null || refund === null) return null;
  if (refund.claim) return payoutReport(id, reference, refund.claim);
  // A claim that was canceled can be made again: the refund is over when it is archived, and not before.
  if (!refund.pullPayment.archived) return null;
  const { id: providerReference, currency } = refund.pullPayment;
  const named = { direction: "payout", reference, providerReference, currency } as const;
  return report(id, { ...named, standing: archivedStanding(refund.pullPayment) });
}

/** Tells whether a refund is known by this id: that of its pull payment, or of the claim that a report told. */
async function isOfRefund(
  api: Greenfield,
  {
    reference,
    providerReference,
  }: { readonly reference: string; readonly providerReference: string },
  known: Payout | null,
): Promise<boolean> {
  const found = known
    ? await refundReference(api, known)
    : referenceOf(await api.pullPayment(providerReference));
  return found === reference;
}

/** Tells whether a payout was given up and stands behind another one of the same reference. */
async function isLeftOver(api: Greenfield, one: Payout): Promise<boolean> {
  const reference = one.metadata?.reference;
  if (!reference || one.state !== "Cancelled") return false;
  return firstPayout(await api.payouts(), reference)?.id !== one.id;
}

function payoutReport(id: string | null, reference: string, one: Payout): ProviderReport {
  const { id: providerReference, originalCurrency: currency } = one;
  const named = { direction: "payout", reference, providerReference, currency } as const;
  return report(id, { ...named, standing: payoutStanding(one) });
}

/** Builds a report. Without a delivery the id is derived from the content, so that a repeat has the same id. */
function report(
  id: string | null,
  facts: Pick<ProviderReport, "direction" | "reference" | "providerReference" | "currency"> & {
    readonly standing: Standing;
  },
): ProviderReport {
  const { standing, ...named } = facts;
  const { status, amount, reason, part = null } = standing;
  const told = part ? `${status}:${part.received}` : `${status}:${amount}`;
  return {
    id: id ?? `asked:${named.providerReference}:${told}`,
    ...named,
    status,
    amount,
    reason,
    profile: null,
    part,
    confirmations: null,
    cardStep: null,
  };
}

const present = (one: ProviderReport | null): readonly ProviderReport[] => (one ? [one] : []);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ReportMalformed("the delivery is not JSON");
  }
}
