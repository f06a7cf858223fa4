import { randomUUID } from "node:crypto";
import { createDeposit, getPayment, listAccounts, listPayments } from "@houselight/contracts";
import {
  type HttpCaller,
  httpCaller,
  openTestHouse,
  registered,
  type TestHouse,
} from "@houselight/test-kit";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { paperpaySecret } from "./paperpay.ts";
import { signWebhook } from "./webhook-signature.ts";

/** A provider that notes its orders and reports nothing by itself. */
const orders: { payment_id: string; amount_cents: number; currency: string }[] = [];
let provider: FastifyInstance;
let away = false;
let kit: TestHouse;
let player: HttpCaller;

beforeAll(async () => {
  provider = Fastify();
  provider.post("/api/payments", async (request, reply) => {
    if (away) return reply.code(500).send({});
    const order = request.body as (typeof orders)[number];
    orders.push(order);
    return {
      id: `pp_${order.payment_id.slice(0, 8)}`,
      redirect_url: `http://127.0.0.1/pay/${order.payment_id}`,
    };
  });
  const address = await provider.listen({ host: "127.0.0.1", port: 0 });
  kit = await openTestHouse({ serve: {}, env: { PAPERPAY_URL: address } });
});
afterAll(async () => {
  await kit.close();
  await provider.close();
});
beforeEach(async () => {
  away = false;
  player = httpCaller(kit.served?.url as string);
  player.useSession((await registered(kit.house)).token);
});

const deposit = (part: object = {}) =>
  player.call(createDeposit, {
    body: { id: randomUUID(), method: "card", currency: "EUR", amount_cents: 5000, ...part },
  });
const balance = async () => (await player.call(listAccounts, {})).body[0]?.amount_cents;

interface Report {
  payment_id: string;
  status: string;
  currency?: string;
  amount_cents?: number;
}

async function report(
  { status, ...rest }: Report,
  how: { id?: string; secret?: string; ageSeconds?: number; sign?: boolean } = {},
) {
  const body = JSON.stringify({
    provider_reference: "pp_1",
    status,
    currency: "EUR",
    amount_cents: 5000,
    ...rest,
  });
  const id = how.id ?? randomUUID();
  const timestamp = String(Math.floor(kit.clock.now().getTime() / 1000) - (how.ageSeconds ?? 0));
  const signature = signWebhook(how.secret ?? paperpaySecret(kit.house), id, timestamp, body);
  const headers: Record<string, string> =
    how.sign === false
      ? {}
      : { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signature };
  return player.send("POST", "/api/webhooks/payments/paperpay", body, {
    "x-requested-with": "",
    ...headers,
  });
}

describe("deposits", () => {
  it("are pending on creation and posted by the webhook, once", async () => {
    const { status, body: payment } = await deposit();
    expect({ status, state: payment.state }).toEqual({ status: 201, state: "pending" });
    expect(await balance()).toBe(0);
    const reference = orders.at(-1)?.payment_id as string;
    expect((await report({ payment_id: reference, status: "processing" })).status).toBe(200);
    const paid = { payment_id: reference, status: "succeeded" };
    await Promise.all([
      report(paid, { id: "evt_same" }),
      report(paid, { id: "evt_same" }),
      report(paid),
      report(paid),
    ]);
    expect(await balance()).toBe(5000);
    expect((await player.call(getPayment, { params: { id: payment.id } })).body).toMatchObject({
      state: "succeeded",
      redirect_url: null,
      finished_at: expect.any(String),
    });
  });

  it("stand once for one id, are found again, and refuse the id for another amount", async () => {
    const id = randomUUID();
    const first = await deposit({ id });
    const again = await deposit({ id });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("idempotency-hit")).toBe("true");
    expect((await deposit({ id, amount_cents: 6000 })).status).toBe(409);
    expect((await player.call(listPayments, {})).body).toHaveLength(1);
  });

  it("come back to the page's language, and stay the same deposit from another", async () => {
    const id = randomUUID();
    await deposit({ id, locale: "de" });
    const { return_url } = orders.at(-1) as unknown as { return_url: string };
    expect(new URL(return_url).pathname).toBe("/de/cashbox");
    expect((await deposit({ id, locale: "it" })).body.id).toBe(id);
  });

  it("keep their id when the provider is away, and reach it on the next try", async () => {
    const id = randomUUID();
    away = true;
    expect((await deposit({ id })).status).toBe(503);
    away = false;
    expect((await deposit({ id })).body).toMatchObject({
      id,
      state: "pending",
      redirect_url: expect.any(String),
    });
  });

  it.each([
    ["declined", "declined", 0],
    ["canceled", "canceled", 0],
  ])("end as %s without money", async (status, state, cents) => {
    const { body: payment } = await deposit();
    await report({ payment_id: orders.at(-1)?.payment_id as string, status });
    expect((await player.call(getPayment, { params: { id: payment.id } })).body.state).toBe(state);
    expect(await balance()).toBe(cents);
  });

  it("credit a success that comes after a cancel, once, and mark it late", async () => {
    await deposit();
    const payment_id = orders.at(-1)?.payment_id as string;
    await report({ payment_id, status: "canceled" });
    await report({ payment_id, status: "succeeded" });
    await report({ payment_id, status: "succeeded" });
    expect(await balance()).toBe(5000);
    const [row] = await kit.house.database.query<{ late: boolean }>(
      "select late from cashbox.payments where reference = $1",
      [payment_id],
    );
    expect(row?.late).toBe(true);
  });

  it.each([
    ["unsigned", {}, { sign: false }, 401],
    ["signed with another secret", {}, { secret: "x".repeat(40) }, 401],
    ["older than 300 s", {}, { ageSeconds: 301 }, 401],
    ["for an unknown payment", { payment_id: randomUUID() }, {}, 404],
    ["for another amount", { amount_cents: 5001 }, {}, 409],
    ["in another currency", { currency: "USD" }, {}, 409],
    ["of another form", { status: "paid" }, {}, 422],
  ])("refuse a report %s, and move nothing", async (_, part, how, status) => {
    await deposit();
    const payment_id = orders.at(-1)?.payment_id as string;
    expect((await report({ payment_id, status: "succeeded", ...part }, how)).status).toBe(status);
    expect(await balance()).toBe(0);
  });

  it("record reports that do not prove themselves", async () => {
    const countRefused = async () =>
      (await kit.house.database.query("select 1 from cashbox.refused_webhooks")).length;
    const before = await countRefused();
    await report({ payment_id: randomUUID(), status: "succeeded" }, { sign: false });
    expect(await countRefused()).toBe(before + 1);
  });

  it.each([
    ["under the minimum", { amount_cents: 999 }, "amount_under_minimum"],
    ["over the maximum", { amount_cents: 1_000_001 }, "amount_over_maximum"],
    ["of nothing", { amount_cents: 0 }, "VALIDATION.COMMON.MIN_VALUE"],
    ["of a fraction", { amount_cents: 50.5 }, "VALIDATION.COMMON.INVALID_FIELD"],
    ["by an unknown method", { method: "cheque" }, "method_not_offered"],
    ["in a currency without an account", { currency: "USD" }, "currency_not_held"],
  ])("refuse an amount %s", async (_, part, code) => {
    const { status, body } = await deposit(part);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(code);
  });

  it("show a player no payment of another", async () => {
    const { body: payment } = await deposit();
    const other = httpCaller(kit.served?.url as string);
    other.useSession((await registered(kit.house)).token);
    expect((await other.call(getPayment, { params: { id: payment.id } })).status).toBe(404);
    expect((await other.call(listPayments, {})).body).toEqual([]);
  });
});
