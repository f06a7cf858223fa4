import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type PaymentProvider, ProviderUnavailable } from "../provider.ts";
import { btcpay } from "./btcpay.ts";
import { openStandIn, type StandIn, STORE_ID, TOKEN, WEBHOOK_SECRET } from "./stand-in.testing.ts";

const REFERENCE = "0b0f6a4e-6f0e-4a45-9b63-2a6f6f3f3a11";
const REFUND = {
  reference: REFERENCE,
  depositReference: "another",
  depositProviderReference: "invoice-1",
  currency: "BTC",
  amount: 120_000n,
  webhookUrl: "",
};
let standIn: StandIn;
let provider: PaymentProvider;

beforeEach(async () => {
  standIn = await openStandIn();
  provider = connect();
});
afterEach(() => standIn.close());

const connect = (part: { timeoutMs?: number } = {}): PaymentProvider =>
  btcpay(
    {
      url: standIn.url,
      storeId: STORE_ID,
      token: TOKEN,
      webhookSecret: WEBHOOK_SECRET,
      methods: ["bitcoin"],
      ...part,
    },
    { warn: () => undefined },
  );

/** Lets a payer's claim stand like this. */
const claim = (state: string, pullPaymentId = "pull-1", id = "payout-1") =>
  standIn.payouts.set(id, {
    id,
    pullPaymentId,
    date: 1_790_000_100,
    originalAmount: "0.0012",
    originalCurrency: "BTC",
    state,
    metadata: {},
  });
const told = (payoutId = "payout-1") =>
  provider.read({
    body: JSON.stringify({
      deliveryId: `delivery of ${payoutId}`,
      type: "PayoutUpdated",
      storeId: STORE_ID,
      payoutId,
    }),
    header: () => undefined,
  });
const status = (providerReference: string | null) =>
  provider.status({ reference: REFERENCE, providerReference }, "payout");
const archived = () => [...standIn.pullPayments.values()].map((one) => one["archived"]);

describe("a refund", () => {
  it("is asked for once", async () => {
    expect(await provider.refund(REFUND)).toEqual({ providerReference: "pull-1" });
    expect(await provider.refund(REFUND)).toEqual({ providerReference: "pull-1" });
    expect(standIn.asked).toEqual([
      {
        name: `Refund ${REFERENCE}`,
        payoutMethodId: "BTC-CHAIN",
        refundVariant: "Custom",
        customAmount: "0.00120000",
        customCurrency: "BTC",
      },
    ]);
  });

  it("is reported under its reference, and asked about without all payouts of the store", async () => {
    await provider.refund(REFUND);
    expect(await status("pull-1")).toBeNull();
    claim("AwaitingPayment");
    expect(await told()).toMatchObject([{ reference: REFERENCE, status: "processing" }]);
    claim("Completed");
    expect(await told()).toMatchObject([
      { reference: REFERENCE, amount: 120_000n, status: "succeeded" },
    ]);
    // A report has made the claim's id that of the payment.
    for (const known of ["pull-1", "payout-1"])
      expect(await status(known)).toMatchObject({ reference: REFERENCE, status: "succeeded" });
    expect(standIn.listings).toBe(0);
    expect(await status(null)).toMatchObject({ status: "succeeded" });
  });

  it("is claimed once when BTCPay makes it later than it is waited for", async () => {
    standIn.holdsRefunds = true;
    await expect(connect({ timeoutMs: 1_000 }).refund(REFUND)).rejects.toThrow(ProviderUnavailable);
    standIn.holdsRefunds = false;
    expect(await provider.refund(REFUND)).toEqual({ providerReference: "pull-1" });
    standIn.letGo();
    expect(standIn.pullPayments.size).toBe(2);
    expect(await provider.refund(REFUND)).toEqual({ providerReference: "pull-1" });
    expect(archived()).toEqual([false, true]);
  });

  it("stands as it was claimed, and the claim of another one is taken back untold", async () => {
    await provider.refund(REFUND);
    const first = standIn.pullPayments.get("pull-1") ?? {};
    standIn.pullPayments.set("pull-2", { ...first, id: "pull-2", startsAt: 1_790_000_009 });
    claim("Completed", "pull-2", "payout-2");
    claim("AwaitingPayment", "pull-1", "payout-1");
    expect(await told("payout-2")).toMatchObject([{ status: "succeeded" }]);
    expect(archived()).toEqual([true, false]);
    expect(standIn.payouts.get("payout-1")).toMatchObject({ state: "Cancelled" });
    expect(await told("payout-1")).toMatchObject([{ status: "succeeded" }]);
  });

  it("that somebody made in BTCPay is told as it is, and others of its name stay", async () => {
    await provider.refund({ ...REFUND, reference: "invoice-1" });
    const first = standIn.pullPayments.get("pull-1") ?? {};
    standIn.pullPayments.set("pull-2", { ...first, id: "pull-2" });
    claim("Completed", "pull-2", "payout-2");
    expect(await told("payout-2")).toMatchObject([
      { reference: "invoice-1", providerReference: "payout-2", status: "succeeded" },
    ]);
    expect(archived()).toEqual([false, false]);
  });

  it("can be claimed again after a claim was canceled, so its money does not come back", async () => {
    await provider.refund(REFUND);
    claim("Cancelled");
    expect(await told()).toEqual([]);
    expect(await status("payout-1")).toBeNull();
    expect(await provider.refund(REFUND)).toEqual({ providerReference: "pull-1" });
  });

  it("is over once somebody archives it in BTCPay, and is not made again", async () => {
    await provider.refund(REFUND);
    claim("Cancelled");
    standIn.pullPayments.set("pull-1", {
      ...standIn.pullPayments.get("pull-1"),
      archived: true,
    });
    expect(await told()).toMatchObject([{ status: "canceled", amount: 120_000n }]);
    expect(await status("pull-1")).toMatchObject({ status: "canceled", reference: REFERENCE });
    expect(await provider.refund(REFUND)).toEqual({ providerReference: "pull-1" });
    expect(standIn.pullPayments.size).toBe(1);
  });
});
