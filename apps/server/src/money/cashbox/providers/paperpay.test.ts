import { openSimulators, PAPERPAY_PATH, type RunningSimulators } from "@houselight/simulators";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "#platform/config";
import { paperpay } from "./paperpay.ts";
import {
  type DepositOrder,
  type PaymentProvider,
  PayoutRefused,
  type PayoutOrder,
  ProviderUnavailable,
  type RawReport,
  ReportMalformed,
} from "./provider.ts";
import { signWebhook } from "./webhook-signature.ts";

const SECRET = "a secret that house and simulator share";
const REFERENCE = "0b0f6a4e-6f0e-4a45-9b63-2a6f6f3f3a11";
const CARD = { number: "4242424242424242", expiry: "12/99", cvc: "123", name: "Ada Paper" };

/** The simulator behind the adapter, and a house that notes what it is told. */
let outside: RunningSimulators;
let house: FastifyInstance;
let provider: PaymentProvider;
let webhookUrl: string;
let told: RawReport[];

beforeEach(async () => {
  told = [];
  outside = await openSimulators({
    host: "127.0.0.1",
    port: 0,
    publicUrl: "http://outside.test",
    paperpaySecret: SECRET,
  });
  house = Fastify();
  house.removeAllContentTypeParsers();
  house.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  house.post("/told", async ({ headers, body }) => {
    told.push({ body: String(body), header: (name) => headers[name] as string | undefined });
    return {};
  });
  webhookUrl = `${await house.listen({ host: "127.0.0.1", port: 0 })}/told`;
  provider = connect({ PAPERPAY_URL: `${outside.url}${PAPERPAY_PATH}` });
});
afterEach(async () => {
  await outside.close();
  await house.close();
});

const connect = (env: Record<string, string>): PaymentProvider =>
  paperpay({ config: readConfig({ PAPERPAY_SECRET: SECRET, ...env }), key: () => SECRET });

const deposit = (part: Partial<DepositOrder> = {}): DepositOrder => ({
  reference: REFERENCE,
  type: "cards",
  method: "card",
  currency: "EUR",
  amount: 5000n,
  returnUrl: "http://127.0.0.1/back",
  webhookUrl,
  saveProfile: true,
  token: null,
  ...part,
});

const payout = (part: Partial<PayoutOrder> = {}): PayoutOrder => ({
  reference: REFERENCE,
  type: "bank_transfer",
  method: "bank",
  currency: "EUR",
  amount: 7000n,
  webhookUrl,
  destination: { kind: "bank", holder: "Ada Paper", iban: "DE66000000000000000042" },
  ...part,
});

/** Reads all reports once so many came. */
async function reports(count: number) {
  while (told.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
  return (await Promise.all(told.map((one) => provider.read(one)))).flat();
}

async function payByCard(): Promise<void> {
  const { redirectUrl } = await provider.open(deposit());
  await fetch((redirectUrl ?? "").replace("http://outside.test", outside.url), {
    method: "POST",
    body: new URLSearchParams({ ...CARD, outcome: "succeeded" }),
    redirect: "manual",
  });
}

const raw = (body: string, headers: Record<string, string> = {}): RawReport => ({
  body,
  header: (name) => headers[name],
});

describe("paperpay and its simulator", () => {
  it("agree on a deposit by a card, from the order to the signed reports", async () => {
    await payByCard();
    const [, last] = await reports(2);
    expect(last).toEqual({
      id: told[1]?.header("webhook-id"),
      direction: "deposit",
      reference: REFERENCE,
      providerReference: "pp_0b0f6a4e",
      status: "succeeded",
      currency: "EUR",
      amount: 5000n,
      reason: null,
      profile: { token: expect.any(String), label: "•••• 4242" },
      part: null,
      confirmations: null,
      cardStep: null,
    });
    expect(told.map((one) => provider.fault(one, new Date()))).toEqual([null, null]);
    const late = new Date(Date.now() + 400_000);
    expect(provider.fault(told[0] as RawReport, late)).toBe("out_of_time");
  });

  it("agree on what was told last, under the id it was told with", async () => {
    const payment = { reference: REFERENCE, providerReference: "pp_0b0f6a4e" };
    expect(await provider.status(payment, "deposit")).toBeNull();
    await payByCard();
    const [, last] = await reports(2);
    expect(await provider.status(payment, "deposit")).toEqual(last);
    expect(await provider.status(payment, "payout")).toBeNull();
  });

  it("agree on a saved card, which needs no page", async () => {
    await payByCard();
    const token = (await reports(2))[1]?.profile?.token ?? null;
    const reference = "5a3c4a56-93a9-4b3e-9f57-4a3c1c2f8b90";
    expect(await provider.open(deposit({ reference, token }))).toEqual({
      providerReference: "pp_5a3c4a56",
      redirectUrl: null,
      instructions: null,
    });
    expect((await reports(4))[3]).toMatchObject({ reference, status: "succeeded" });
  });

  it("agree on the instructions of coins and of a bank", async () => {
    const coin = deposit({ type: "crypto", method: "bitcoin", currency: "BTC", amount: 120_000n });
    expect((await provider.open(coin)).instructions).toMatchObject({
      kind: "crypto",
      amount: "0.00120000",
      confirmations_needed: 2,
    });
    const bank = deposit({ type: "bank_transfer", method: "bank" });
    expect((await provider.open(bank)).instructions).toMatchObject({ kind: "bank" });
  });

  it("agree on a payout and on a refund", async () => {
    expect(await provider.payOut(payout())).toEqual({ providerReference: "po_0b0f6a4e" });
    expect(await reports(2)).toMatchObject([
      { direction: "payout", reference: REFERENCE, status: "processing", amount: 7000n },
      { reference: REFERENCE, status: "succeeded", amount: 7000n },
    ]);
    const reference = "5a3c4a56-93a9-4b3e-9f57-4a3c1c2f8b90";
    const refund = {
      reference,
      depositReference: REFERENCE,
      depositProviderReference: "pp_0b0f6a4e",
      currency: "EUR",
      amount: 5000n,
      webhookUrl,
    };
    expect(await provider.refund(refund)).toEqual({ providerReference: "po_5a3c4a56" });
    expect((await reports(4))[3]).toMatchObject({ reference, status: "succeeded" });
  });

  it("agree on what is never paid out", async () => {
    const foreign = payout({ destination: { kind: "token", token: "of another" } });
    const refused = await provider.payOut(foreign).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PayoutRefused);
    expect(refused).toMatchObject({ reason: "payout_refused" });
  });
});

describe("paperpay", () => {
  it.each([
    ["nobody listens", { PAPERPAY_URL: "http://127.0.0.1:9" }],
    ["no address is set", {}],
  ])("is unavailable when %s", async (_, env) => {
    const away = connect(env);
    await expect(away.open(deposit())).rejects.toBeInstanceOf(ProviderUnavailable);
    await expect(away.payOut(payout())).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it("is unavailable when the secrets differ", async () => {
    const other = paperpay({
      config: readConfig({
        PAPERPAY_URL: `${outside.url}${PAPERPAY_PATH}`,
        PAPERPAY_SECRET: "another secret, of 32 characters or more",
      }),
      key: () => SECRET,
    });
    await expect(other.open(deposit())).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  const minimal = {
    payment_id: REFERENCE,
    provider_reference: "pp_1",
    status: "success",
    currency: "EUR",
    amount_cents: 5000,
  };

  const profile = (length: number) => ({ token: "t".repeat(length), label: "card" });

  it("reads a token up to its greatest length", async () => {
    const body = JSON.stringify({ ...minimal, profile: profile(500) });
    const [read] = await provider.read(raw(body, { "webhook-id": "evt_1" }));
    expect(read?.profile?.token).toHaveLength(500);
  });

  it("is proven by the former secret too while that is named, and by no other", () => {
    const former = "f".repeat(32);
    const [now, id, seconds] = [new Date(1_700_000_000_000), "evt_1", "1700000000"];
    const signed = (secret: string): RawReport =>
      raw("{}", {
        "webhook-id": id,
        "webhook-timestamp": seconds,
        "webhook-signature": signWebhook(secret, id, seconds, "{}"),
      });
    const changing = connect({ PAPERPAY_FORMER_SECRET: former });
    expect(changing.fault(signed(SECRET), now)).toBeNull();
    expect(changing.fault(signed(former), now)).toBeNull();
    expect(changing.fault(signed("another secret of this length...."), now)).toBe(
      "wrong_signature",
    );
    expect(connect({}).fault(signed(former), now)).toBe("wrong_signature");
  });

  it("reads a report without the parts that may be missing, and success as succeeded", async () => {
    const [read] = await provider.read(raw(JSON.stringify(minimal), { "webhook-id": "evt_1" }));
    expect(read).toMatchObject({ id: "evt_1", status: "succeeded", amount: 5000n, profile: null });
  });

  it.each([
    ["no JSON", "{"],
    ["no object", "null"],
    ["no reference", JSON.stringify({ ...minimal, payment_id: undefined })],
    ["a status of no provider", JSON.stringify({ ...minimal, status: "reserved" })],
    ["a status of nobody", JSON.stringify({ ...minimal, status: "paid" })],
    ["a fraction of a cent", JSON.stringify({ ...minimal, amount_cents: 0.5 })],
    ["a reason in prose", JSON.stringify({ ...minimal, reason: "<b>No</b>" })],
    ["a token without end", JSON.stringify({ ...minimal, profile: profile(501) })],
  ])("does not understand %s", async (_, body) => {
    await expect(provider.read(raw(body))).rejects.toBeInstanceOf(ReportMalformed);
  });
});
