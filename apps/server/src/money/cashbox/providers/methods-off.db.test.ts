import { randomUUID } from "node:crypto";
import {
  createDeposit,
  createWithdrawal,
  getClientContext,
  getPayment,
  listAccounts,
  listPaymentMethods,
  listPaymentProfiles,
  listPayments,
  listWithdrawals,
  PAYMENT_METHODS,
  rejectWithdrawal,
} from "@houselight/contracts";
import {
  brokenInvariants,
  type HttpCaller,
  httpCaller,
  PLAYER_PASSWORD,
  signedInOperator,
  signedInPlayer,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Operator } from "#platform/http";
import type { House } from "#platform/module";
import { type CashboxKit, openCashbox } from "../cashbox.testing.ts";
import { rejectWithdrawal as rejectWithoutProvider } from "../withdrawals/decide.ts";
import { forgetProfile } from "../withdrawals/forget-profile.ts";
import { payOutReserved } from "../withdrawals/pay-out.ts";

const OFF = { PAPERPAY_URL: "" };
const deposit = (player: HttpCaller, part: object = {}) =>
  player.call(createDeposit, {
    body: { id: randomUUID(), method: "card", currency: "EUR", amount_cents: 5000, ...part },
  });
const withdraw = (player: HttpCaller) =>
  player.call(createWithdrawal, {
    body: {
      id: randomUUID(),
      method: "bank",
      currency: "EUR",
      amount_cents: 10_000,
      destination: { kind: "bank", holder: "Ada Lovelace", iban: "DE89370400440532013000" },
      password: PLAYER_PASSWORD,
    },
  });
const NOT_OFFERED = { errors: { method: { method_not_offered: expect.any(String) } } };
const offeredBy = async (kit: CashboxKit) =>
  (await httpCaller(kit.url).call(getClientContext, {})).body.policy.methods.map(({ id }) => id);

describe("a house without a provider", () => {
  let kit: CashboxKit;
  let player: HttpCaller;
  beforeAll(async () => {
    kit = await openCashbox(OFF);
    ({ caller: player } = await signedInPlayer(kit.house, kit.url, 100_000n));
  });
  afterAll(async () => {
    expect(await brokenInvariants(kit.house)).toEqual([]);
    await kit.close();
  });

  it("offers no way to pay", async () => {
    expect(await offeredBy(kit)).toEqual([]);
  });

  it("refuses a deposit that names a method all the same, and puts none on record", async () => {
    expect(await deposit(player)).toMatchObject({ status: 422, body: NOT_OFFERED });
    expect((await player.call(listPayments, {})).body).toEqual([]);
  });

  it("refuses a withdrawal, and holds no money for it", async () => {
    expect(await withdraw(player)).toMatchObject({ status: 422, body: NOT_OFFERED });
    expect((await player.call(listAccounts, {})).body[0]).toMatchObject({
      amount_cents: 100_000,
      held_cents: 0,
      debt_cents: 0,
    });
  });

  it("tells operators which methods are off, and why", async () => {
    const operator = await signedInOperator(kit.house, kit.url, "cashier");
    const { body } = await operator.call(listPaymentMethods, {});
    expect(body.map(({ id }) => id)).toEqual(PAYMENT_METHODS.map(({ id }) => id));
    expect(body[0]).toEqual({
      id: "card",
      provider: "paperpay",
      missing: "PAPERPAY_URL is not set",
      licences: expect.arrayContaining(["CW"]),
    });
  });
});

describe("a house with BTCPay alone", () => {
  let kit: CashboxKit;
  beforeAll(async () => {
    kit = await openCashbox({
      ...OFF,
      BTCPAY_URL: "http://127.0.0.1:9",
      BTCPAY_STORE_ID: "store",
      BTCPAY_TOKEN: "token",
      BTCPAY_WEBHOOK_SECRET: "a secret of BTCPay's webhook, long enough",
    });
  });
  afterAll(() => kit.close());

  it("offers what BTCPay serves", async () => {
    expect(await offeredBy(kit)).toEqual(["bitcoin"]);
  });

  it("tells operators which provider serves a method now", async () => {
    const operator = await signedInOperator(kit.house, kit.url, "cashier");
    const { body } = await operator.call(listPaymentMethods, {});
    const of = (id: string) => body.find((one) => one.id === id);
    expect(of("bitcoin")).toMatchObject({ provider: "btcpay", missing: null });
    expect(of("litecoin")).toMatchObject({ provider: "paperpay", missing: expect.any(String) });
  });
});

describe("an account that was saved with a provider that is taken away", () => {
  let kit: CashboxKit;
  let player: HttpCaller;
  let playerId: bigint;
  beforeAll(async () => {
    kit = await openCashbox();
    ({ id: playerId, caller: player } = await signedInPlayer(kit.house, kit.url, 100_000n));
  });
  afterAll(async () => {
    expect(await brokenInvariants(kit.house)).toEqual([]);
    await kit.close();
  });

  const saved = async () => (await player.call(listPaymentProfiles, {})).body[0]?.id as string;
  const leaveWith = (id: string, provider: string) =>
    kit.house.database.query("update cashbox.profiles set provider = $2 where id = $1", [
      id,
      provider,
    ]);

  it("is charged by no other, where that one keeps its token", async () => {
    await deposit(player, { save_profile: true });
    const { payment_id } = kit.lastOrder("payments");
    const profile = { token: "tok_1", label: "•••• 1111" };
    await kit.report({ payment_id, status: "succeeded", amount_cents: 5000, profile });
    const id = await saved();
    expect((await deposit(player, { profile_id: id })).status).toBe(201);
    await leaveWith(id, "btcpay");
    expect(await deposit(player, { profile_id: id })).toMatchObject({
      status: 422,
      body: NOT_OFFERED,
    });
  });

  it("is not forgotten while money is owed to it", async () => {
    const config = { ...kit.house.config, PAPERPAY_URL: undefined };
    const forgetting = forgetProfile({ ...kit.house, config }, playerId, await saved());
    await expect(forgetting).rejects.toMatchObject({ code: "profile_owed" });
  });

  it("is paid by the method's provider, where it is known itself", async () => {
    const { id: otherId, caller: other } = await signedInPlayer(kit.house, kit.url, 100_000n);
    const { body: first } = await withdraw(other);
    await kit.house.reactions.settled();
    const { payout_id } = kit.lastOrder("payouts");
    await kit.report({ payout_id, status: "succeeded", amount_cents: 10_000 });
    await kit.house.database.query(
      "update cashbox.profiles set provider = 'btcpay' where player_id = $1",
      [otherId],
    );
    const [profile] = (await other.call(listPaymentProfiles, {})).body;
    expect(profile?.method).toBe("bank");
    const { status, body: second } = await other.call(createWithdrawal, {
      body: {
        id: randomUUID(),
        method: "bank",
        currency: "EUR",
        amount_cents: 10_000,
        profile_id: profile?.id as string,
      },
    });
    expect({ status, differs: second.id !== first.id }).toEqual({ status: 201, differs: true });
    await kit.house.reactions.settled();
    expect(kit.lastOrder("payouts").payout_id).not.toBe(payout_id);
  });
});

describe("a withdrawal whose provider is taken away", () => {
  let kit: CashboxKit;
  let player: HttpCaller;
  beforeAll(async () => {
    kit = await openCashbox();
    ({ caller: player } = await signedInPlayer(kit.house, kit.url, 100_000n));
  });
  afterAll(async () => {
    expect(await brokenInvariants(kit.house)).toEqual([]);
    await kit.close();
  });

  it("waits, stays in sight, and goes once when the provider is back", async () => {
    kit.away = true;
    const { body: payment } = await withdraw(player);
    await kit.house.reactions.settled();
    const config = { ...kit.house.config, PAPERPAY_URL: undefined };
    const without: House = { ...kit.house, config };
    kit.clock.advance(60_000);
    await payOutReserved(without);
    const stands = async () => (await player.call(getPayment, { params: { id: payment.id } })).body;
    expect((await stands()).state).toBe("reserved");
    expect((await player.call(listAccounts, {})).body[0]).toMatchObject({ held_cents: 10_000 });
    const operator = await signedInOperator(kit.house, kit.url, "cashier");
    const { body: queue } = await operator.call(listWithdrawals, { query: { state: "reserved" } });
    expect(queue).toMatchObject([{ method: "bank", state: "reserved", amount_cents: 10_000 }]);
    kit.away = false;
    kit.clock.advance(60_000);
    await payOutReserved(kit.house);
    expect((await stands()).state).toBe("processing");
    expect(kit.orders.filter(({ path }) => path === "/api/payouts")).toHaveLength(1);
  });

  it("is rejected by an operator, and not while its provider may still be asked", async () => {
    kit.away = true;
    await withdraw(player);
    await kit.house.reactions.settled();
    const [before] = (await player.call(listAccounts, {})).body;
    const operator = await signedInOperator(kit.house, kit.url, "cashier");
    const { body: reserved } = await operator.call(listWithdrawals, {
      query: { state: "reserved" },
    });
    expect(reserved).toMatchObject([{ player_id: expect.any(Number), rejectable: false }]);
    const reference = reserved[0]?.reference as string;
    const reject = () =>
      operator.call(rejectWithdrawal, { params: { reference }, body: { reason: "gone for good" } });
    expect(await reject()).toMatchObject({
      status: 422,
      body: { errors: { base: { already_decided: expect.any(String) } } },
    });
    const without: House = {
      ...kit.house,
      config: { ...kit.house.config, PAPERPAY_URL: undefined },
    };
    const [cashier] = await kit.house.database.query<Operator>(
      "select id, email from staff.operators limit 1",
    );
    const rejected = await rejectWithoutProvider(
      without,
      cashier as Operator,
      reference,
      "gone for good",
    );
    expect(rejected).toMatchObject({ state: "rejected", reason: "rejected" });
    const [after] = (await player.call(listAccounts, {})).body;
    expect(after).toMatchObject({
      amount_cents: (before?.amount_cents ?? 0) + 10_000,
      held_cents: (before?.held_cents ?? 0) - 10_000,
    });
    kit.away = false;
    kit.clock.advance(60_000);
    const orders = kit.orders.length;
    await payOutReserved(kit.house);
    expect(kit.orders).toHaveLength(orders);
  });
});
