import { PAYMENT_METHODS, type PaymentMethod } from "@houselight/contracts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig, StartError } from "#platform/config";
import {
  type DepositOrder,
  type PaymentProvider,
  PayoutRefused,
  ProviderUnavailable,
  type RawReport,
  ReportMalformed,
} from "../provider.ts";
import { adaptersOf } from "../providers.ts";
import { btcpay, btcpaySettings, type BtcpaySettings } from "./btcpay.ts";
import { signBtcpay } from "./signature.ts";
import { openStandIn, type StandIn, STORE_ID, TOKEN, WEBHOOK_SECRET } from "./stand-in.testing.ts";

const REFERENCE = "0b0f6a4e-6f0e-4a45-9b63-2a6f6f3f3a11";
const quiet = { warn: () => undefined };
let standIn: StandIn;
let provider: PaymentProvider;

beforeEach(async () => {
  standIn = await openStandIn();
  provider = connect();
});
afterEach(() => standIn.close());

const connect = (
  part: { timeoutMs?: number; approveWithinMs?: number; token?: string } = {},
): PaymentProvider =>
  btcpay(
    {
      url: standIn.url,
      storeId: STORE_ID,
      token: TOKEN,
      webhookSecret: WEBHOOK_SECRET,
      methods: ["bitcoin"],
      ...part,
    },
    quiet,
  );

const order = (part: Partial<DepositOrder> = {}): DepositOrder => ({
  reference: REFERENCE,
  type: "crypto",
  method: "bitcoin",
  currency: "BTC",
  amount: 120_000n,
  returnUrl: "https://house.test/cashbox",
  webhookUrl: "https://house.test/api/webhooks/payments/btcpay",
  saveProfile: false,
  token: null,
  ...part,
});

const payout = (part: object = {}) => ({
  reference: REFERENCE,
  type: "crypto" as const,
  method: "bitcoin",
  currency: "BTC",
  amount: 90_000n,
  webhookUrl: "",
  destination: { kind: "crypto" as const, address: "bc1qplayer" },
  ...part,
});

const delivery = (part: object = {}): RawReport => ({
  body: JSON.stringify({
    deliveryId: "delivery-2",
    originalDeliveryId: "delivery-1",
    webhookId: "webhook-1",
    isRedelivery: true,
    type: "InvoiceSettled",
    timestamp: 1_790_000_100,
    storeId: STORE_ID,
    invoiceId: "invoice-1",
    ...part,
  }),
  header: () => undefined,
});

/** Opens a deposit and lets its invoice stand like this. */
async function stands(status: string, additionalStatus = "None", paid: [string, string][] = []) {
  await provider.open(order());
  const invoice = standIn.invoices.get("invoice-1") ?? {};
  standIn.invoices.set("invoice-1", { ...invoice, status, additionalStatus });
  standIn.payments.set(
    "invoice-1",
    paid.map(([value, state], index) => ({ id: `tx-${index}`, value, fee: "0", status: state })),
  );
}

describe("opening a deposit", () => {
  it("makes an invoice that settles only when paid in full and confirmed twice", async () => {
    expect(await provider.open(order())).toEqual({
      providerReference: "invoice-1",
      redirectUrl: "https://btcpay.test/i/invoice-1",
      instructions: {
        kind: "crypto",
        address: "bc1qpaper",
        amount: "0.0012",
        uri: "bitcoin:bc1qpaper?amount=0.0012",
        confirmations: 0,
        confirmations_needed: 2,
      },
    });
    expect(standIn.asked).toEqual([
      {
        amount: "0.00120000",
        currency: "BTC",
        metadata: { orderId: REFERENCE },
        checkout: {
          paymentMethods: ["BTC-CHAIN"],
          speedPolicy: "LowMediumSpeed",
          paymentTolerance: 0,
          lazyPaymentMethods: false,
          redirectURL: "https://house.test/cashbox",
          redirectAutomatically: true,
        },
      },
    ]);
  });

  it("again finds the same invoice", async () => {
    const first = await provider.open(order());
    expect(await provider.open(order())).toEqual(first);
    expect(standIn.invoices.size).toBe(1);
  });

  it.each([
    ["another amount", { amount: "0.00110000" }],
    ["another currency", { currency: "LTC" }],
    ["another order", { metadata: { orderId: "another" } }],
    ["an archived invoice", { archived: true }],
  ])("does not take one of %s for its own", async (_, part) => {
    await provider.open(order());
    const invoice = standIn.invoices.get("invoice-1") ?? {};
    standIn.invoices.set("invoice-1", { ...invoice, ...part });
    expect((await provider.open(order())).providerReference).toBe("invoice-2");
  });

  it("is refused for a coin that BTCPay calls otherwise", async () => {
    await expect(provider.open(order({ currency: "DOG" }))).rejects.toThrow(ProviderUnavailable);
    expect(standIn.asked).toEqual([]);
  });
});

describe("a delivery", () => {
  it.each([
    ["InvoiceProcessing", "Processing", "None", [], "processing", 120_000n, null],
    ["InvoiceSettled", "Settled", "None", [], "succeeded", 120_000n, null],
    ["InvoiceSettled", "Settled", "PaidOver", [["0.002", "Settled"]], "succeeded", 120_000n, null],
    ["InvoiceSettled", "Settled", "Marked", [], "succeeded", 120_000n, null],
    [
      "InvoiceSettled",
      "Settled",
      "PaidPartial",
      [["0.001", "Settled"]],
      "canceled",
      100_000n,
      "underpaid",
    ],
    ["InvoiceInvalid", "Invalid", "None", [], "declined", 120_000n, "not_confirmed"],
    ["InvoiceExpired", "Expired", "None", [], "canceled", 120_000n, "expired"],
    [
      "InvoiceExpired",
      "Expired",
      "PaidPartial",
      [["0.001", "Settled"]],
      "canceled",
      100_000n,
      "underpaid",
    ],
    [
      "InvoiceReceivedPayment",
      "Expired",
      "PaidLate",
      [["0.0012", "Processing"]],
      "processing",
      120_000n,
      null,
    ],
    [
      "InvoicePaymentSettled",
      "Expired",
      "PaidLate",
      [["0.0012", "Settled"]],
      "succeeded",
      120_000n,
      null,
    ],
    [
      "InvoicePaymentSettled",
      "Expired",
      "PaidLate",
      [["0.0012", "Invalid"]],
      "canceled",
      120_000n,
      "expired",
    ],
  ] as [string, string, string, [string, string][], string, bigint, string | null][])(
    "%s of an invoice %s %s is told as it stands",
    async (type, status, additional, paid, told, amount, reason) => {
      await stands(status, additional, paid);
      expect(await provider.read(delivery({ type }))).toEqual([
        {
          id: "delivery-1",
          direction: "deposit",
          reference: REFERENCE,
          providerReference: "invoice-1",
          status: told,
          currency: "BTC",
          amount,
          reason,
          profile: null,
          part: null,
          confirmations: null,
          cardStep: null,
        },
      ]);
    },
  );

  it.each([
    ["InvoiceCreated", "None", []],
    ["InvoiceReceivedPayment", "PaidPartial", [["0.001", "Invalid"]]],
    ["InvoiceReceivedPayment", "None", [["0.0012", "Processing"]]],
  ] as [string, string, [string, string][]][])(
    "%s of a new invoice %s tells nothing before there is something",
    async (type, additional, paid) => {
      await stands("New", additional, paid);
      expect(await provider.read(delivery({ type }))).toEqual([]);
    },
  );

  it("of an invoice of which a part has come tells how much, and the rest", async () => {
    await stands("New", "PaidPartial", [["0.0009", "Processing"]]);
    const part = { received: 90_000n, due: "0.0003", uri: "bitcoin:bc1qpaper?amount=0.0003" };
    const told = { status: "pending", amount: 120_000n, reason: null, part };
    expect(await provider.read(delivery({ type: "InvoiceReceivedPayment" }))).toMatchObject([told]);
    const asked = { reference: REFERENCE, providerReference: "invoice-1" };
    const first = await provider.status(asked, "deposit");
    expect(first).toMatchObject(told);
    await stands("New", "PaidPartial", [
      ["0.0009", "Processing"],
      ["0.0002", "Processing"],
    ]);
    // More that came is another report.
    expect((await provider.status(asked, "deposit"))?.id).not.toBe(first?.id);
  });

  it("moves no money by its own word", async () => {
    await stands("Expired");
    expect(await provider.read(delivery({ type: "InvoiceSettled" }))).toMatchObject([
      { status: "canceled" },
    ]);
  });

  it.each([
    ["of another store", { storeId: "another" }],
    ["of an invoice that is gone", { invoiceId: "invoice-9" }],
    ["of something else", { type: "PaymentRequestCreated", invoiceId: undefined }],
  ])("%s is about nothing of ours", async (_, part) => {
    await stands("Settled");
    expect(await provider.read(delivery(part))).toEqual([]);
  });

  it("of an invoice that somebody made by hand is about nothing of ours", async () => {
    await stands("Settled");
    const invoice = standIn.invoices.get("invoice-1") ?? {};
    standIn.invoices.set("invoice-1", { ...invoice, metadata: {} });
    expect(await provider.read(delivery())).toEqual([]);
  });

  it.each(["{", "null", '{"type":"InvoiceSettled"}'])("is malformed as %s", async (body) => {
    await expect(provider.read({ ...delivery(), body })).rejects.toThrow(ReportMalformed);
  });

  it("proves itself over its bytes", () => {
    const { body } = delivery();
    const fault = (signature: string | undefined, text = body) =>
      provider.fault(
        { body: text, header: (name) => (name === "btcpay-sig" ? signature : undefined) },
        new Date(0),
      );
    const right = signBtcpay(WEBHOOK_SECRET, body);
    expect(fault(right)).toBeNull();
    expect(fault(right, `${body} `)).toBe("wrong_signature");
    expect(fault(signBtcpay("another", body))).toBe("wrong_signature");
    expect(fault(right.slice(0, -1))).toBe("wrong_signature");
    expect(fault(undefined)).toBe("headers_missing");
  });

  it("is proven by the former secret too while that is named", () => {
    const settings = btcpaySettings(
      readConfig({
        BTCPAY_URL: standIn.url,
        BTCPAY_STORE_ID: STORE_ID,
        BTCPAY_TOKEN: TOKEN,
        BTCPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
        BTCPAY_FORMER_WEBHOOK_SECRET: "the one before",
      }),
    ) as BtcpaySettings;
    const { body } = delivery();
    const fault = (secret: string, by = btcpay(settings, quiet)) =>
      by.fault({ body, header: () => signBtcpay(secret, body) }, new Date(0));
    expect(fault(WEBHOOK_SECRET)).toBeNull();
    expect(fault("the one before")).toBeNull();
    expect(fault("another")).toBe("wrong_signature");
    expect(fault("the one before", provider)).toBe("wrong_signature");
  });
});

describe("the status of a deposit", () => {
  it("is found by the invoice or by our reference, and told under one id", async () => {
    await stands("Settled");
    const known = { reference: REFERENCE, providerReference: "invoice-1" };
    const found = await provider.status(known, "deposit");
    expect(found).toMatchObject({ status: "succeeded", id: "asked:invoice-1:succeeded:120000" });
    const unknown = { reference: REFERENCE, providerReference: null };
    expect(await provider.status(unknown, "deposit")).toEqual(found);
  });

  it("is nothing for one that BTCPay does not know, or knows under another name", async () => {
    await stands("Settled");
    const other = { reference: "another", providerReference: "invoice-1" };
    expect(await provider.status(other, "deposit")).toBeNull();
    expect(await provider.status({ ...other, providerReference: null }, "deposit")).toBeNull();
  });
});

describe("a payout", () => {
  const told = (state: string, payoutId = "payout-1") => {
    const made = standIn.payouts.get(payoutId) ?? {};
    standIn.payouts.set(payoutId, { ...made, state });
    const event = { type: "PayoutUpdated", invoiceId: undefined, payoutId };
    return provider.read(delivery(event));
  };

  it("is not what an event of something else is about", async () => {
    await provider.payOut(payout());
    const event = { type: "PaymentRequestCreated", invoiceId: undefined, payoutId: "payout-1" };
    expect(await provider.read(delivery(event))).toEqual([]);
    expect(await told("Completed")).toHaveLength(1);
  });

  it("is asked for once, and reported until it is done", async () => {
    expect(await provider.payOut(payout())).toEqual({ providerReference: "payout-1" });
    expect(await provider.payOut(payout())).toEqual({ providerReference: "payout-1" });
    expect(standIn.asked).toEqual([
      {
        destination: "bc1qplayer",
        amount: "0.00090000",
        payoutMethodId: "BTC-CHAIN",
        approved: false,
        metadata: { reference: REFERENCE },
      },
      { revision: 0 },
    ]);
    expect(standIn.payouts.get("payout-1")).toMatchObject({ state: "AwaitingPayment" });
    expect(await told("AwaitingApproval")).toEqual([]);
    expect(await told("AwaitingPayment")).toMatchObject([{ status: "processing" }]);
    expect(await told("InProgress")).toMatchObject([
      { reference: REFERENCE, status: "processing", amount: 90_000n },
    ]);
    expect(await told("Completed")).toMatchObject([{ status: "succeeded", currency: "BTC" }]);
    expect(await told("Cancelled")).toMatchObject([{ status: "canceled" }]);
    const named = { reference: REFERENCE, providerReference: null };
    expect(await provider.status(named, "payout")).toMatchObject({ status: "canceled" });
  });

  it("is paid once when BTCPay makes it later than it is waited for", async () => {
    const hasty = connect({ timeoutMs: 200 });
    standIn.holdsPayouts = true;
    await expect(hasty.payOut(payout())).rejects.toThrow(ProviderUnavailable);
    standIn.holdsPayouts = false;
    expect(await provider.payOut(payout())).toEqual({ providerReference: "payout-1" });
    standIn.letGo();
    expect(await provider.payOut(payout())).toEqual({ providerReference: "payout-1" });
    const states = [...standIn.payouts.values()].map(({ state }) => state);
    expect(states).toEqual(["AwaitingPayment", "AwaitingApproval"]);
    // Somebody clears away the one that nobody approved: that tells nothing about the payout.
    expect(await told("Cancelled", "payout-2")).toEqual([]);
    standIn.payouts = new Map([...standIn.payouts].toReversed());
    const named = { reference: REFERENCE, providerReference: null };
    expect(await provider.status(named, "payout")).toMatchObject({ status: "processing" });
    expect(await told("Completed")).toMatchObject([{ status: "succeeded" }]);
  });

  it("is asked about by its own id, however many the store has made", async () => {
    const { providerReference } = await provider.payOut(payout());
    standIn.listings = 0;
    const named = { reference: REFERENCE, providerReference };
    expect(await provider.status(named, "payout")).toMatchObject({ status: "processing" });
    expect(standIn.listings).toBe(0);
    const other = { reference: "another", providerReference };
    expect(await provider.status(other, "payout")).toBeNull();
  });

  it("is approved by nobody who took so long that another may send it by now", async () => {
    const late = connect({ approveWithinMs: 0 });
    await expect(late.payOut(payout())).rejects.toThrow(ProviderUnavailable);
    expect(standIn.payouts.get("payout-1")).toMatchObject({ state: "AwaitingApproval" });
    expect(await provider.payOut(payout())).toEqual({ providerReference: "payout-1" });
    expect(standIn.payouts.get("payout-1")).toMatchObject({ state: "AwaitingPayment" });
  });

  it("is looked for together with all that are sent at once", async () => {
    const references = Array.from({ length: 8 }, (_, index) => `payout ${index}`);
    await Promise.all(references.map((reference) => provider.payOut(payout({ reference }))));
    expect(standIn.listings).toBeLessThanOrEqual(2);
    await Promise.all(references.map((reference) => provider.payOut(payout({ reference }))));
    expect(standIn.payouts.size).toBe(8);
  });

  it("is approved in the end when that was not answered", async () => {
    standIn.holdsPayouts = true;
    await expect(connect({ timeoutMs: 200 }).payOut(payout())).rejects.toThrow(ProviderUnavailable);
    standIn.letGo();
    expect(await provider.payOut(payout())).toEqual({ providerReference: "payout-1" });
    expect(await told("AwaitingPayment")).toMatchObject([{ status: "processing" }]);
    expect(standIn.asked).toHaveLength(2);
  });

  it.each([
    ["an address that BTCPay does not take", { kind: "crypto", address: "refused" }],
    ["a card", { kind: "token", token: "of a card" }],
  ])("to %s is refused", async (_, destination) => {
    await expect(provider.payOut(payout({ destination }))).rejects.toThrow(PayoutRefused);
    expect(standIn.payouts.size).toBe(0);
  });

  it("of a refund is reported under the refund's reference", async () => {
    await stands("Settled");
    const refund = {
      reference: REFERENCE,
      depositReference: "another",
      depositProviderReference: "invoice-1",
      currency: "BTC",
      amount: 120_000n,
      webhookUrl: "",
    };
    expect(await provider.refund(refund)).toEqual({ providerReference: "pull-1" });
    expect(await provider.refund(refund)).toEqual({ providerReference: "pull-1" });
    expect(standIn.asked.at(-1)).toEqual({
      name: `Refund ${REFERENCE}`,
      payoutMethodId: "BTC-CHAIN",
      refundVariant: "Custom",
      customAmount: "0.00120000",
      customCurrency: "BTC",
    });
    standIn.payouts.set("payout-1", {
      id: "payout-1",
      pullPaymentId: "pull-1",
      originalAmount: "0.0012",
      originalCurrency: "BTC",
      metadata: {},
    });
    expect(await told("Completed")).toMatchObject([{ reference: REFERENCE, amount: 120_000n }]);
    const named = { reference: REFERENCE, providerReference: "pull-1" };
    expect(await provider.status(named, "payout")).toMatchObject({ status: "succeeded" });
  });
});

describe("BTCPay is unavailable", () => {
  it.each([
    ["fails", { status: 500, body: "{}" }],
    ["answers in another form", { status: 200, body: '{"invoices":1}' }],
    ["answers no JSON", { status: 200, body: "<html>" }],
    ["does not answer", "silent"],
  ] as [string, StandIn["fault"]][])("when it %s", async (_, fault) => {
    const hasty = connect({ timeoutMs: 200 });
    standIn.fault = fault;
    await expect(hasty.open(order())).rejects.toThrow(ProviderUnavailable);
    await expect(hasty.payOut(payout())).rejects.toThrow(ProviderUnavailable);
    await expect(hasty.read(delivery())).rejects.toThrow(ProviderUnavailable);
  });

  it("when it does not take our key", async () => {
    await expect(connect({ token: "old" }).open(order())).rejects.toThrow(ProviderUnavailable);
  });
});

describe("the choice of an adapter", () => {
  const BTCPAY = {
    BTCPAY_URL: "https://btcpay.test/",
    BTCPAY_STORE_ID: STORE_ID,
    BTCPAY_TOKEN: TOKEN,
    BTCPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
  };
  const chosen = (env: Record<string, string>) => {
    const all = { PAPERPAY_URL: "https://paperpay.test", ...env };
    const { forMethod } = adaptersOf({ config: readConfig(all), key: () => "key", log: quiet });
    const byId = (id: string) => PAYMENT_METHODS.find((one) => one.id === id) as PaymentMethod;
    return ["card", "bitcoin", "litecoin", "dogecoin"].map((id) => forMethod(byId(id))?.name);
  };

  it("is paperpay for everything until BTCPay is configured", () => {
    expect(chosen({})).toEqual(["paperpay", "paperpay", "paperpay", "paperpay"]);
    expect(chosen(BTCPAY)).toEqual(["paperpay", "btcpay", "paperpay", "paperpay"]);
    expect(chosen({ ...BTCPAY, BTCPAY_METHODS: "bitcoin, litecoin" })).toEqual([
      "paperpay",
      "btcpay",
      "btcpay",
      "paperpay",
    ]);
  });

  it("wants all of BTCPay's variables or none, and coins it knows", () => {
    expect(() => readConfig({ BTCPAY_URL: "https://btcpay.test" })).toThrow(StartError);
    expect(() => readConfig({ ...BTCPAY, BTCPAY_METHODS: "dogecoin" })).toThrow(/BTCPAY_METHODS/);
  });
});
