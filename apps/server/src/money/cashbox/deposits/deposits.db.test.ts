import { randomUUID } from "node:crypto";
import {
  createDeposit,
  createWithdrawal,
  currencyConfig,
  getPayment,
  listAccounts,
  listPayments,
  openAccount,
  playRound,
} from "@houselight/contracts";
import {
  brokenInvariants,
  chosenByTwo,
  fund,
  type HttpCaller,
  httpCaller,
  PLAYER_PASSWORD,
  registered,
  signedInPlayer,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CashboxKit, openCashbox, type ReportManner } from "../cashbox.testing.ts";

let kit: CashboxKit;
let player: HttpCaller;
let playerId: bigint;

beforeAll(async () => {
  kit = await openCashbox();
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});
beforeEach(async () => {
  kit.away = false;
  ({ id: playerId, caller: player } = await signedInPlayer(kit.house, kit.url));
});

const deposit = (part: object = {}) =>
  player.call(createDeposit, {
    body: { id: randomUUID(), method: "card", currency: "EUR", amount_cents: 5000, ...part },
  });
const balance = async () => (await player.call(listAccounts, {})).body[0]?.amount_cents;

const report = (
  body: {
    payment_id: string;
    status: string;
    currency?: string;
    amount_cents?: number;
    reason?: string;
  },
  manner: ReportManner = {},
) => kit.report({ amount_cents: 5000, ...body }, manner);

describe("the order of a deposit at its provider", () => {
  it.each([
    ["cards", { method: "card" }],
    ["bank_transfer", { method: "bank" }],
  ])("is of the type %s", async (type, part) => {
    expect((await deposit(part)).status).toBe(201);
    expect(kit.lastOrder("payments").type).toBe(type);
  });

  it("is sent once, however often the deposit is asked for", async () => {
    const id = randomUUID();
    const { body: first } = await deposit({ id });
    const reference = kit.lastOrder("payments").payment_id;
    const { body: again } = await deposit({ id });
    expect(again.redirect_url).toBe(first.redirect_url);
    expect(kit.orders.filter((one) => one.payment_id === reference)).toHaveLength(1);
  });
});

describe("deposits", () => {
  it("are pending on creation and posted by the webhook, once", async () => {
    const { status, body: payment } = await deposit();
    expect({ status, state: payment.state }).toEqual({ status: 201, state: "pending" });
    expect(await balance()).toBe(0);
    const reference = kit.lastOrder("payments").payment_id as string;
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

  it.each([
    ["card", "EUR", "cards"],
    ["sofort", "EUR", "bank_transfer"],
    ["bitcoin", "BTC", "crypto"],
  ])("by %s in %s reach the provider as %s", async (method, currency, type) => {
    if (currency !== "EUR") await player.call(openAccount, { body: { currency } });
    expect((await deposit({ method, currency, amount_cents: 50_000 })).status).toBe(201);
    expect(kit.lastOrder("payments")).toMatchObject({ type, method, currency });
  });

  it("come back to the page's language, and stay the same deposit from another", async () => {
    const id = randomUUID();
    await deposit({ id, locale: "de" });
    const { return_url } = kit.lastOrder("payments") as { return_url: string };
    expect(new URL(return_url).pathname).toBe("/de/cashbox");
    expect((await deposit({ id, locale: "it" })).body.id).toBe(id);
  });

  it("keep their id when the provider is away, and reach it on the next try", async () => {
    const id = randomUUID();
    kit.away = true;
    expect((await deposit({ id })).status).toBe(503);
    kit.away = false;
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
    await report({ payment_id: kit.lastOrder("payments").payment_id as string, status });
    expect((await player.call(getPayment, { params: { id: payment.id } })).body.state).toBe(state);
    expect(await balance()).toBe(cents);
  });

  it("credit a success that comes after a cancel, once, and mark it late", async () => {
    await deposit();
    const payment_id = kit.lastOrder("payments").payment_id as string;
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
    const payment_id = kit.lastOrder("payments").payment_id as string;
    expect((await report({ payment_id, status: "succeeded", ...part }, how)).status).toBe(status);
    expect(await balance()).toBe(0);
  });

  it("that succeed after a decline keep no reason of it", async () => {
    const { body: payment } = await deposit();
    const payment_id = kit.lastOrder("payments").payment_id as string;
    await report({ payment_id, status: "declined", reason: "insufficient_funds" });
    await report({ payment_id, status: "succeeded" });
    expect((await player.call(getPayment, { params: { id: payment.id } })).body).toMatchObject({
      state: "succeeded",
      reason: null,
    });
  });

  it("are credited by no report on a payout", async () => {
    await deposit();
    const payout_id = kit.lastOrder("payments").payment_id;
    const payout = { payout_id, status: "succeeded", amount_cents: 5000 };
    expect((await kit.report(payout)).status).toBe(404);
    expect((await kit.report({ ...payout, payment_id: payout_id })).status).toBe(422);
    expect(await balance()).toBe(0);
  });

  it("are each credited though the provider uses an id of a report again", async () => {
    for (const _ of [1, 2]) {
      await deposit();
      const payment_id = kit.lastOrder("payments").payment_id as string;
      for (const __ of [1, 2])
        await report({ payment_id, status: "succeeded" }, { id: `evt_${playerId}` });
    }
    expect(await balance()).toBe(10_000);
  });

  it("are not taken in a currency that is enabled no more; what is there can leave", async () => {
    await player.call(openAccount, { body: { currency: "USD" } });
    await fund(kit.house, playerId, 50_000n, "USD");
    expect((await deposit({ currency: "USD" })).status).toBe(201);
    const enable = (enabled: string[]) =>
      chosenByTwo(kit.house, kit.url, currencyConfig, { enabled });
    const { enabled } = (await player.call(currencyConfig.read, {})).body;
    await enable(enabled.filter((code) => code !== "USD"));
    kit.clock.advance(10_000);
    expect(JSON.stringify((await deposit({ currency: "USD" })).body)).toContain(
      "method_not_offered",
    );
    const leaving = await player.call(createWithdrawal, {
      body: {
        id: randomUUID(),
        method: "bank",
        currency: "USD",
        amount_cents: 5_000,
        destination: { kind: "bank", holder: "Ada Lovelace", iban: "DE89370400440532013000" },
        password: PLAYER_PASSWORD,
      },
    });
    expect(leaving.status).toBe(201);
    await enable(enabled);
    kit.clock.advance(10_000);
  });

  it("that are paid in part and given up end without money, once for a person to look at", async () => {
    const { body: payment } = await deposit();
    const payment_id = kit.lastOrder("payments").payment_id as string;
    const part = { payment_id, status: "canceled", amount_cents: 1200, reason: "underpaid" };
    for (const _ of [1, 2]) expect((await report(part, { id: "evt_part" })).status).toBe(200);
    expect((await player.call(getPayment, { params: { id: payment.id } })).body).toMatchObject({
      state: "canceled",
      reason: "underpaid",
    });
    expect(await balance()).toBe(0);
    const cases = "select kind from cashbox.cases where reference = $1";
    expect(await kit.house.database.query(cases, [payment_id])).toEqual([
      { kind: "amount_mismatch" },
    ]);
  });

  it("record reports that do not prove themselves", async () => {
    // Those of other tests are one case with it.
    await kit.house.database.query("delete from cashbox.cases where kind = 'bad_signature'");
    await report({ payment_id: randomUUID(), status: "succeeded" }, { sign: false });
    const cases = "select provider, detail from cashbox.cases where kind = 'bad_signature'";
    expect(await kit.house.database.query(cases)).toEqual([
      { provider: "paperpay", detail: "headers_missing" },
    ]);
  });

  it.each([
    ["under the minimum", { amount_cents: 999 }, "amount_under_minimum"],
    ["over the maximum", { amount_cents: 1_000_001 }, "amount_over_maximum"],
    ["of nothing", { amount_cents: 0 }, "VALIDATION.COMMON.MIN_VALUE"],
    ["of a fraction", { amount_cents: 50.5 }, "VALIDATION.COMMON.INTEGER"],
    ["by an unknown method", { method: "cheque" }, "method_not_offered"],
    ["in a currency without an account", { currency: "USD" }, "currency_not_held"],
  ])("refuse an amount %s", async (_, part, code) => {
    const { status, body } = await deposit(part);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(code);
  });

  it("are credited though a round has the same id", async () => {
    const id = randomUUID();
    await fund(kit.house, playerId, 100n);
    await deposit({ id });
    const bet = { kind: "slot", stake_cents: 20 } as const;
    const params = { slug: "lantern-tide" };
    const round = await player.call(playRound, { params, body: { id, currency: "EUR", bet } });
    expect(round.status).toBe(200);
    const payment_id = kit.lastOrder("payments").payment_id as string;
    expect((await report({ payment_id, status: "succeeded" })).status).toBe(200);
    expect(await balance()).toBe(5080 + (round.body.payout_cents ?? 0));
  });

  it("are ten in an hour at most, and a repeat is no other one", async () => {
    const ids = Array.from({ length: 10 }, () => randomUUID());
    for (const id of ids) expect((await deposit({ id, amount_cents: 1000 })).status).toBe(201);
    expect((await deposit({ id: ids[0], amount_cents: 1000 })).status).toBe(201);
    const answer = await deposit({ amount_cents: 1000 });
    expect(answer).toMatchObject({
      status: 429,
      body: { errors: { base: { too_many_deposits: expect.any(String) } } },
    });
    expect(answer.headers.get("retry-after")).toBe("3600");
    kit.clock.advance(25 * 60_000);
    expect((await deposit({ amount_cents: 1000 })).headers.get("retry-after")).toBe("2100");
  });

  it("show a player no payment of another", async () => {
    const { body: payment } = await deposit();
    const other = httpCaller(kit.url);
    other.useSession((await registered(kit.house)).token);
    expect((await other.call(getPayment, { params: { id: payment.id } })).status).toBe(404);
    expect((await other.call(listPayments, {})).body).toEqual([]);
  });
});
