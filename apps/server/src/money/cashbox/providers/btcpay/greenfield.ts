import * as z from "zod/mini";
import { type Answer, agreed, askProvider, type Question } from "../ask-provider.ts";

/** Address and credentials of a BTCPay Server, 2.0 or later. */
export interface GreenfieldAccess {
  /** Address of the server, without a slash at the end. */
  readonly url: string;
  readonly storeId: string;
  readonly token: string;
  readonly timeoutMs?: number;
}

const metadata = z.nullish(
  z.looseObject({ orderId: z.nullish(z.string()), reference: z.nullish(z.string()) }),
);

const invoice = z.object({
  id: z.string(),
  storeId: z.optional(z.string()),
  amount: z.string(),
  currency: z.string(),
  checkoutLink: z.url(),
  status: z.enum(["New", "Processing", "Expired", "Invalid", "Settled"]),
  additionalStatus: z.enum(["None", "PaidLate", "PaidPartial", "Marked", "Invalid", "PaidOver"]),
  archived: z.optional(z.boolean()),
  metadata,
});
export type Invoice = z.infer<typeof invoice>;

const invoiceMethod = z.object({
  paymentMethodId: z.string(),
  destination: z.nullish(z.string()),
  paymentLink: z.nullish(z.string()),
  due: z.string(),
  payments: z.array(
    z.object({ value: z.string(), status: z.enum(["Invalid", "Processing", "Settled"]) }),
  ),
});
export type InvoiceMethod = z.infer<typeof invoiceMethod>;

export const payout = z.object({
  id: z.string(),
  revision: z.optional(z.number()),
  /** Unix time. */
  date: z.nullish(z.union([z.number(), z.string()])),
  pullPaymentId: z.nullish(z.string()),
  originalAmount: z.string(),
  originalCurrency: z.string(),
  state: z.enum(["AwaitingApproval", "AwaitingPayment", "InProgress", "Completed", "Cancelled"]),
  metadata,
});
export type Payout = z.infer<typeof payout>;

/**
 * Returns the payout that counts of those under a reference: the one that goes on, else the first. One that
 * BTCPay made after we had given its answer up, and asked again, stands behind it; nobody approves that.
 */
export function firstPayout(payouts: readonly Payout[], reference: string): Payout | undefined {
  const named = payouts.filter(({ metadata: told }) => told?.reference === reference);
  return named.toSorted(
    // Two may be made within the second that a date is told in.
    (one, other) =>
      standing(one) - standing(other) || Number(one.date ?? 0) - Number(other.date ?? 0),
  )[0];
}

const standing = ({ state }: Payout): number =>
  state === "AwaitingApproval" ? 2 : state === "Cancelled" ? 1 : 0;

export const pullPayment = z.object({
  id: z.string(),
  name: z.nullish(z.string()),
  amount: z.string(),
  currency: z.string(),
  /** Unix time. */
  startsAt: z.nullish(z.union([z.number(), z.string()])),
  archived: z.optional(z.boolean()),
});
export type PullPayment = z.infer<typeof pullPayment>;

/**
 * Returns a reading that those share who ask while an earlier one is under way. None is given what began before it
 * asked, which may lack what was made since.
 */
function sharedReading<T>(read: () => Promise<T>): () => Promise<T> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  const begin = (): Promise<T> => {
    next = null;
    const reading = read();
    current = reading.catch(() => undefined);
    return reading;
  };
  return () => (next ??= current.then(begin));
}

/** The parts of BTCPay's Greenfield API (v1) that payments need. All throw ProviderUnavailable. */
export function greenfield({ url, storeId, token, timeoutMs }: GreenfieldAccess) {
  const ask = (path: string, part: Pick<Question, "body" | "method"> = {}): Promise<Answer> =>
    askProvider({
      url: `${url}/api/v1${path}`,
      authorization: `token ${token}`,
      ...part,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
  const store = `/stores/${encodeURIComponent(storeId)}`;
  const invoicePath = (id: string) => `${store}/invoices/${encodeURIComponent(id)}`;
  const orNull = <T>(schema: z.ZodMiniType<T>, answer: Answer): T | null =>
    answer.status === 404 ? null : agreed(schema, answer);
  return {
    invoices: async (orderId: string) =>
      agreed(
        z.array(invoice),
        await ask(`${store}/invoices?orderId=${encodeURIComponent(orderId)}`),
      ),
    invoice: async (id: string) => orNull(invoice, await ask(invoicePath(id))),
    createInvoice: async (body: object) =>
      agreed(invoice, await ask(`${store}/invoices`, { body })),
    invoiceMethods: async (id: string) =>
      agreed(z.array(invoiceMethod), await ask(`${invoicePath(id)}/payment-methods`)),
    /** The answer as it is: a refusal tells why. */
    refundInvoice: (id: string, body: object) => ask(`${invoicePath(id)}/refund`, { body }),
    /** All of the store, as BTCPay knows no part of them: those who wait share one reading. */
    payouts: sharedReading(async () =>
      agreed(z.array(payout), await ask(`${store}/payouts?includeCancelled=true`)),
    ),
    payout: async (id: string) =>
      orNull(payout, await ask(`${store}/payouts/${encodeURIComponent(id)}`)),
    /** The answer as it is: a refusal tells why. */
    createPayout: (body: object) => ask(`${store}/payouts`, { body }),
    approvePayout: async ({ id, revision = 0 }: Payout) =>
      agreed(
        payout,
        await ask(`${store}/payouts/${encodeURIComponent(id)}`, { body: { revision } }),
      ),
    /** Archived ones too: a refund that somebody took back is not made anew. */
    pullPayments: async () =>
      agreed(z.array(pullPayment), await ask(`${store}/pull-payments?includeArchived=true`)),
    pullPayment: async (id: string) =>
      orNull(pullPayment, await ask(`/pull-payments/${encodeURIComponent(id)}`)),
    archivePullPayment: async (id: string) =>
      void agreed(
        z.unknown(),
        await ask(`${store}/pull-payments/${encodeURIComponent(id)}`, { method: "DELETE" }),
      ),
    /** Payouts of one pull payment that are not canceled. */
    claims: async (id: string) =>
      agreed(z.array(payout), await ask(`/pull-payments/${encodeURIComponent(id)}/payouts`)),
  };
}
export type Greenfield = ReturnType<typeof greenfield>;
