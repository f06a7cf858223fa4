import { isCryptoAddress, isIban } from "@houselight/contracts/destinations";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { REFUSING_ADDRESSES, REFUSING_IBAN } from "./families/payouts.ts";
import { openShop, PAYMENT_ID, SECRET, type Shop, statuses } from "./shop.testing.ts";

const BACK = "http://shop.test/back";
let shop: Shop;

beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const page = async (part: object) => String((await shop.order(part)).body["redirect_url"]);

describe("a crypto payment", () => {
  const BITCOIN = { type: "crypto", method: "bitcoin", currency: "BTC", amount_cents: 120_000 };

  it.each([
    ["BTC", 120_000, "0.00120000", "bitcoin:ADDRESS?amount=0.00120000"],
    ["BCH", 120_000, "0.00120000", "bitcoincash:ADDRESS?amount=0.00120000"],
    ["LTC", 5, "0.00000005", "litecoin:ADDRESS?amount=0.00000005"],
    ["ETH", 12, "0.000000012", "ethereum:ADDRESS?value=12000000000"],
    ["DOG", 100_000_000, "1.00000000", "dogecoin:ADDRESS?amount=1.00000000"],
    ["USDT", 20_000_000, "20.000000", "tron:ADDRESS?amount=20.000000"],
  ])("has an address of %s, the same for the same order", async (currency, cents, amount, uri) => {
    const order = { type: "crypto", method: "coin", currency, amount_cents: cents };
    const { instructions } = (await shop.order(order)).body as {
      instructions: Record<string, unknown>;
    };
    const address = String(instructions["address"]);
    // Letters of one case hold no checksum in Ethereum.
    expect(isCryptoAddress(address, currency)).toBe(currency === "ETH");
    expect(instructions).toEqual({
      kind: "crypto",
      address,
      amount,
      uri: uri.replace("ADDRESS", address),
      confirmations: 0,
      confirmations_needed: 2,
    });
    expect((await shop.order(order)).body["instructions"]).toEqual(instructions);
    expect((await shop.order({ ...order, currency: "EUR" })).status).toBe(400);
  });

  it("is confirmed block by block after the person is back", async () => {
    expect((await shop.send(await page(BITCOIN), { outcome: "succeeded" })).to).toBe(BACK);
    const told = await shop.until(3);
    expect(told.map(({ content }) => [content["status"], content["confirmations"]])).toEqual([
      ["processing", { seen: 0, needed: 2 }],
      ["processing", { seen: 1, needed: 2 }],
      ["succeeded", { seen: 2, needed: 2 }],
    ]);
  });

  it("tells what came when it is too little", async () => {
    await shop.send(await page(BITCOIN), { outcome: "underpaid" });
    expect((await shop.until(1))[0]?.content).toMatchObject({ amount_cents: 60_000 });
  });

  it("expires when nothing is sent", async () => {
    await shop.send(await page(BITCOIN), { outcome: "canceled" });
    expect((await shop.until(1))[0]?.content).toMatchObject({
      status: "canceled",
      reason: "expired",
    });
  });
});

describe("a voucher", () => {
  const VOUCHER = { type: "vouchers", method: "voucher" };
  const actionOf = (html: string) => /action="([^"]+)"/.exec(html)?.[1] ?? "";

  it("pays with a code of the right form, however it is typed", async () => {
    const url = await page(VOUCHER);
    await shop.send(url, { outcome: "succeeded", code: " paper-boat2026 " });
    expect(statuses(shop.told)).toEqual(["processing", "succeeded"]);
  });

  it("may be mistyped twice; a third time it is declined", async () => {
    const wrong = { outcome: "succeeded", code: "PAPER-123" };
    const first = await shop.send(await page(VOUCHER), wrong);
    expect(first.html).toContain("2 tries are left");
    const second = await shop.send(actionOf(first.html), wrong);
    expect(second.html).toContain("1 try is left");
    expect(shop.told).toEqual([]);
    expect((await shop.send(actionOf(second.html), wrong)).to).toBe(BACK);
    expect(shop.told.at(-1)?.content).toMatchObject({
      status: "declined",
      reason: "voucher_invalid",
    });
  });

  it("is canceled without a code", async () => {
    await shop.send(await page(VOUCHER), { outcome: "canceled" });
    expect(statuses(shop.told)).toEqual(["canceled"]);
  });
});

describe("a bank transfer", () => {
  it.each([
    ["succeeded", ["processing", "succeeded"]],
    ["declined", ["processing", "declined"]],
    ["canceled", ["canceled"]],
  ])("at the person's own bank ends as %s", async (outcome, expected) => {
    const { body } = await shop.order({ type: "bank_transfer", method: "sofort" });
    expect(body["instructions"]).toBeNull();
    const url = String(body["redirect_url"]);
    expect((await shop.show(url)).html).toContain("Refuse");
    await shop.send(url, { outcome });
    expect(statuses(shop.told)).toEqual(expected);
  });

  it("by hand comes with instructions and is sent on a page", async () => {
    const { body } = await shop.order({ type: "bank_transfer", method: "bank" });
    const instructions = body["instructions"] as Record<string, string>;
    expect(instructions).toMatchObject({
      kind: "bank",
      reference: "PAPER-0B0F6A4E",
      amount: "50.00",
    });
    expect(isIban(instructions["iban"] ?? "")).toBe(true);
    await shop.send(String(body["redirect_url"]), { outcome: "succeeded" });
    expect(statuses(shop.told)).toEqual(["processing", "succeeded"]);
  });
});

describe("a payout", () => {
  const payout = (destination: object) => ({
    payout_id: PAYMENT_ID,
    type: "bank_transfer",
    method: "bank",
    currency: "EUR",
    amount_cents: 7000,
    destination,
  });
  const ACCOUNT = { kind: "bank", holder: "Ada Paper", iban: "DE66000000000000000042" };

  it("arrives, once for one id", async () => {
    const first = await shop.post("/api/payouts", payout(ACCOUNT));
    expect(await shop.post("/api/payouts", payout(ACCOUNT))).toEqual(first);
    const told = await shop.until(2);
    expect(statuses(told)).toEqual(["processing", "succeeded"]);
    expect(told[1]?.content).toMatchObject({
      payout_id: PAYMENT_ID,
      kind: "payout",
      amount_cents: 7000,
      provider_reference: first.body["id"],
    });
    const answer = await shop.app.inject({
      url: `/api/payouts/${PAYMENT_ID}`,
      headers: { authorization: `Bearer ${SECRET}` },
    });
    expect(answer.json()).toMatchObject({ report: { status: "succeeded" } });
  });

  it.each([
    { ...ACCOUNT, iban: REFUSING_IBAN },
    ...Object.values(REFUSING_ADDRESSES).map((address) => ({ kind: "crypto", address })),
  ])("to %j comes back", async (destination) => {
    await shop.post("/api/payouts", payout(destination));
    expect((await shop.until(2))[1]?.content).toMatchObject({
      status: "declined",
      reason: "payout_refused",
    });
  });

  it("to a token that is not one of ours is refused at once", async () => {
    const { status, body } = await shop.post("/api/payouts", payout({ kind: "token", token: "x" }));
    expect({ status, body }).toEqual({ status: 422, body: { reason: "payout_refused" } });
  });

  it("gives money of an earlier payment back", async () => {
    const refund = {
      payout_id: PAYMENT_ID,
      payment_id: PAYMENT_ID,
      currency: "EUR",
      amount_cents: 5,
    };
    await shop.post("/api/refunds", refund);
    expect(statuses(await shop.until(2))).toEqual(["processing", "succeeded"]);
  });
});

describe("the documented destinations", () => {
  it("are valid, so that a shop sends to them", () => {
    expect(isIban(REFUSING_IBAN)).toBe(true);
    const coins = Object.entries(REFUSING_ADDRESSES);
    expect(coins.map(([coin]) => coin)).toEqual(["BTC", "BCH", "LTC", "ETH", "DOG", "USDT"]);
    for (const [coin, address] of coins) expect(isCryptoAddress(address, coin), address).toBe(true);
  });
});

describe("a call without the shared secret", () => {
  it.each(["/api/payments", "/api/payouts", "/api/refunds"])("to %s is refused", async (path) => {
    expect((await shop.post(path, {}, "another")).status).toBe(401);
    expect((await shop.post(path, {})).status).toBe(400);
  });

  it("learns nothing of a payment", async () => {
    expect((await shop.app.inject({ url: `/api/payments/${PAYMENT_ID}` })).statusCode).toBe(401);
  });
});
