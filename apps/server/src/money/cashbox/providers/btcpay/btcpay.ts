import { decimalAmount, parseAmount } from "@houselight/contracts";
import type { Config } from "#platform/config";
import { agreed } from "../ask-provider.ts";
import {
  type DepositOrder,
  type OpenedPayment,
  type PaymentProvider,
  type PayoutOrder,
  PayoutRefused,
  ProviderUnavailable,
  type RefundOrder,
} from "../provider.ts";
import {
  firstPayout,
  type Greenfield,
  greenfield,
  type GreenfieldAccess,
  type Payout,
  payout,
  pullPayment,
} from "./greenfield.ts";
import { refundName, standingRefund } from "./refunds.ts";
import { btcpayReports, type Warned } from "./reports.ts";
import { btcpayFault } from "./signature.ts";

export const BTCPAY = "btcpay";

export interface BtcpaySettings extends GreenfieldAccess {
  readonly webhookSecret: string;
  /** The secret before it, by which reports are proven too while it is changed. */
  readonly formerWebhookSecret?: string | undefined;
  /** Ids of the payment methods it serves. */
  readonly methods: readonly string[];
  readonly approveWithinMs?: number;
}

/** Whoever takes longer approves no payout: the house may have let another process send it, which must find it first. */
const APPROVE_WITHIN_MS = 7_000;

/** BTCPay's names of chains, by our currency. Our other coins are called differently there, or missing. */
const CHAINS: Readonly<Record<string, string>> = { BTC: "BTC-CHAIN", LTC: "LTC-CHAIN" };
/** An invoice settles with two confirmations: BTCPay calls that speed LowMediumSpeed. */
const CONFIRMATIONS_NEEDED = 2;
const SPEED_POLICY = "LowMediumSpeed";

/** Null when BTCPay is not configured. */
export function btcpaySettings(config: Config): BtcpaySettings | null {
  const { BTCPAY_URL, BTCPAY_STORE_ID, BTCPAY_TOKEN, BTCPAY_WEBHOOK_SECRET } = config;
  if (!BTCPAY_URL || !BTCPAY_STORE_ID || !BTCPAY_TOKEN || !BTCPAY_WEBHOOK_SECRET) return null;
  return {
    url: BTCPAY_URL.replace(/\/+$/, ""),
    storeId: BTCPAY_STORE_ID,
    token: BTCPAY_TOKEN,
    webhookSecret: BTCPAY_WEBHOOK_SECRET,
    formerWebhookSecret: config.BTCPAY_FORMER_WEBHOOK_SECRET,
    methods: config.BTCPAY_METHODS,
  };
}

/** BTCPay Server 2.0 or later, through its Greenfield API. */
export function btcpay(settings: BtcpaySettings, log: Warned): PaymentProvider {
  const api = greenfield(settings);
  const reports = btcpayReports(api, settings.storeId, log);
  const { webhookSecret, formerWebhookSecret: former } = settings;
  const secrets = former === undefined ? [webhookSecret] : [webhookSecret, former];
  return {
    name: BTCPAY,
    open: (order) => open(api, order),
    payOut: (order) => payOut(api, order, settings.approveWithinMs ?? APPROVE_WITHIN_MS),
    refund: (order) => refund(api, order),
    status: (payment, direction) =>
      direction === "deposit" ? reports.ofDeposit(payment) : reports.ofPayout(payment),
    fault: (report) => btcpayFault(secrets, report),
    read: (report) => reports.read(report),
  };
}

const chainOf = (currency: string): string => {
  const chain = CHAINS[currency];
  if (chain === undefined) throw new ProviderUnavailable(`BTCPay is not asked for ${currency}`);
  return chain;
};

/** Greenfield knows no idempotency key: an invoice is looked for by our reference before one is made. */
async function open(api: Greenfield, order: DepositOrder): Promise<OpenedPayment> {
  const chain = chainOf(order.currency);
  const earlier = (await api.invoices(order.reference)).find(
    ({ metadata, archived, currency, amount }) =>
      metadata?.orderId === order.reference &&
      !archived &&
      currency === order.currency &&
      parseAmount(amount, currency) === order.amount,
  );
  const invoice =
    earlier ??
    (await api.createInvoice({
      amount: decimalAmount(order.amount, order.currency),
      currency: order.currency,
      metadata: { orderId: order.reference },
      checkout: {
        paymentMethods: [chain],
        speedPolicy: SPEED_POLICY,
        paymentTolerance: 0,
        lazyPaymentMethods: false,
        redirectURL: order.returnUrl,
        redirectAutomatically: true,
      },
    }));
  const methods = await api.invoiceMethods(invoice.id);
  const method = methods.find(({ paymentMethodId }) => paymentMethodId === chain);
  const instructions: OpenedPayment["instructions"] =
    method?.destination && method.paymentLink
      ? {
          kind: "crypto",
          address: method.destination,
          amount: method.due,
          uri: method.paymentLink,
          confirmations: 0,
          confirmations_needed: CONFIRMATIONS_NEEDED,
        }
      : null;
  return { providerReference: invoice.id, redirectUrl: invoice.checkoutLink, instructions };
}

/**
 * Looked for by our reference first, as invoices are. BTCPay may still be making one that it was not in
 * time to answer for: so a payout is made first, which pays nothing, and the first one is approved.
 */
async function payOut(
  api: Greenfield,
  order: PayoutOrder,
  withinMs: number,
): Promise<{ providerReference: string }> {
  const late = AbortSignal.timeout(withinMs);
  const { reference } = order;
  const one = firstPayout(await api.payouts(), reference) ?? (await makePayout(api, order));
  if (one.state === "AwaitingApproval") {
    if (late.aborted) throw new ProviderUnavailable("BTCPay answers too late to approve a payout");
    await api.approvePayout(one);
  }
  return { providerReference: one.id };
}

async function makePayout(api: Greenfield, order: PayoutOrder): Promise<Payout> {
  const { destination, reference, currency } = order;
  if (destination.kind !== "crypto") throw new PayoutRefused("payout_refused");
  const answer = await api.createPayout({
    destination: destination.address,
    amount: decimalAmount(order.amount, currency),
    payoutMethodId: chainOf(currency),
    approved: false,
    metadata: { reference },
  });
  if (isRefusal(answer.status)) throw new PayoutRefused("payout_refused");
  return agreed(payout, answer);
}

/**
 * A refund is a pull payment that the payer claims; its payout reports under the refund's name. It is looked for by
 * that first; one that BTCPay makes too late is archived at the next look, as nobody was given its address.
 */
async function refund(api: Greenfield, order: RefundOrder): Promise<{ providerReference: string }> {
  const { reference, currency } = order;
  const earlier = await standingRefund(api, reference);
  if (earlier) return { providerReference: earlier.pullPayment.id };
  const answer = await api.refundInvoice(order.depositProviderReference, {
    name: refundName(reference),
    payoutMethodId: chainOf(currency),
    refundVariant: "Custom",
    customAmount: decimalAmount(order.amount, currency),
    customCurrency: currency,
  });
  if (isRefusal(answer.status)) throw new PayoutRefused("payout_refused");
  return { providerReference: agreed(pullPayment, answer).id };
}

/** Returns true for a refusal that a retry does not change, such as a wrong address or an unpaid invoice. A rejected API key is a fault of our configuration. */
const isRefusal = (status: number): boolean => status === 400 || status === 404 || status === 422;
