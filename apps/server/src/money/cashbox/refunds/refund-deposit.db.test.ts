import { randomUUID } from "node:crypto";
import {
  approveWithdrawal,
  createDeposit,
  getPayment,
  getPaymentFile,
  getStatement,
  listAccounts,
  listPaymentSources,
  listTrailEntries,
  openAccount,
  recallPayment,
  refundDeposit,
  rejectWithdrawal,
} from "@houselight/contracts";
import {
  brokenInvariants,
  fund,
  type HttpCaller,
  operatorGoes,
  signedInOperator,
  signedInPlayer,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { postTransfers } from "#core/wallet";
import { type CashboxKit, openCashbox } from "../cashbox.testing.ts";
import { payOutReserved } from "../withdrawals/pay-out.ts";

let kit: CashboxKit;
let player: HttpCaller;
let playerId: bigint;
let cashier: HttpCaller;
beforeAll(async () => {
  kit = await openCashbox({ WITHDRAWAL_FOUR_EYES_EUR: "300" });
  cashier = await signedInOperator(kit.house, kit.url, "cashier");
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});
beforeEach(async () => {
  kit.away = false;
  ({ id: playerId, caller: player } = await signedInPlayer(kit.house, kit.url));
});

/** Returns the deposit's reference. */
async function deposited(
  amount_cents = 10_000,
  status = "succeeded",
  currency = "EUR",
): Promise<string> {
  const body = { id: randomUUID(), method: "card", currency, amount_cents };
  expect((await player.call(createDeposit, { body })).status).toBe(201);
  const reference = kit.lastOrder("payments").payment_id as string;
  const profile = { token: "tok_1", label: "•••• 1111" };
  const told = { payment_id: reference, status, amount_cents, currency, profile };
  expect((await kit.report(told)).status).toBe(200);
  return reference;
}
const refund = (reference: string, part: object = {}, operator = cashier) =>
  operator.call(refundDeposit, {
    params: { reference },
    body: { id: randomUUID(), reason: "paid twice by mistake", ...part },
  });
const spend = (amount: bigint) =>
  kit.house.database.tx((tx) =>
    postTransfers(tx, [
      {
        playerId,
        groupId: randomUUID(),
        leg: 0,
        kind: "correction",
        currency: "EUR",
        debit: "cash",
        credit: "house:adjustments",
        amount,
      },
    ]),
  );
const account = async () => (await player.call(listAccounts, {})).body[0];
const outstanding = async () =>
  (await player.call(listPaymentSources, {})).body[0]?.outstanding_cents ?? 0;
const sent = async () => {
  await kit.house.reactions.settled();
  await payOutReserved(kit.house);
};
const reported = (reference: string, status: string, amount_cents = 10_000) =>
  kit.report({ payout_id: reference, status, amount_cents });

describe("a refund", () => {
  it("holds the money, goes back by the deposit's provider, and is paid once", async () => {
    const deposit = await deposited();
    const { status, body } = await refund(deposit);
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: "reserved", refund_of: deposit, amount_cents: 10_000 });
    expect(await account()).toMatchObject({ amount_cents: 0, held_cents: 10_000 });
    expect(await outstanding()).toBe(0);
    await sent();
    const orders = kit.orders.filter(({ payout_id }) => payout_id === body.reference);
    expect(orders).toEqual([
      expect.objectContaining({
        path: "/api/refunds",
        payment_id: deposit,
        amount_cents: 10_000,
        currency: "EUR",
      }),
    ]);
    await Promise.all([1, 2, 3].map(() => reported(body.reference, "succeeded")));
    expect(await account()).toMatchObject({ amount_cents: 0, held_cents: 0 });
    const { rows } = (await player.call(getStatement, { query: {} })).body;
    expect(rows.map(({ kind, refund: isRefund }) => [kind, isRefund])).toEqual([
      ["withdrawal_paid", true],
      ["withdrawal_reserved", true],
      ["deposit", false],
    ]);
    const { body: known } = await cashier.call(getPaymentFile, { params: { reference: deposit } });
    expect(known).toMatchObject({
      payment: { state: "succeeded" },
      refunded_cents: 10_000,
      refunds: [{ reference: body.reference, state: "succeeded", refund_of: deposit }],
    });
  });

  it("is told as a refund, with its licence and the moment of its end, as its deposit was without", async () => {
    const { body } = await refund(await deposited());
    await sent();
    await reported(body.reference, "succeeded");
    const told = await kit.house.database.query<{ payload: object }>(
      `select payload from outbox.events
       where name = 'payment.changed' and player_id = $1 and payload->>'state' = 'succeeded' order by txid, id`,
      [playerId],
    );
    expect(told.map(({ payload }) => payload)).toMatchObject([
      { action: "deposit", refund: false, licence: "CW", at: expect.any(String) },
      { action: "cashout", refund: true, licence: "CW", at: expect.any(String) },
    ]);
  });

  it("goes back in its own currency, whatever came by the same card in another", async () => {
    for (const currency of ["USD", "CAD"]) await player.call(openAccount, { body: { currency } });
    const sources = async () => (await player.call(listPaymentSources, {})).body;
    await deposited(5_000);
    await deposited(4_000, "succeeded", "CAD");
    const dollars = await deposited(10_000, "succeeded", "USD");
    expect((await refund(dollars)).status).toBe(201);
    const left = (await sources()).map(({ currency, outstanding_cents }) => [
      currency,
      outstanding_cents,
    ]);
    expect(Object.fromEntries(left)).toEqual({ EUR: 5_000, CAD: 4_000 });
  });

  it("is shown to the player as what it is, and is not the player's to recall", async () => {
    const id = randomUUID();
    await refund(await deposited(40_000), { id });
    const params = { id };
    expect((await player.call(getPayment, { params })).body).toMatchObject({
      action: "cashout",
      state: "pending",
      refund: true,
      recallable: false,
    });
    expect((await player.call(recallPayment, { params })).status).toBe(422);
  });

  it("of a part leaves the rest, and never more than was paid goes back", async () => {
    const deposit = await deposited();
    await fund(kit.house, playerId, 50_000n);
    expect((await refund(deposit, { amount_cents: 4_000 })).status).toBe(201);
    expect(JSON.stringify((await refund(deposit, { amount_cents: 6_001 })).body)).toContain(
      "amount_over_rest",
    );
    expect((await refund(deposit)).body.amount_cents).toBe(6_000);
    expect(JSON.stringify((await refund(deposit)).body)).toContain("amount_over_rest");
  });

  it("counts against the rest while it waits for a second operator", async () => {
    const deposit = await deposited(40_000);
    await fund(kit.house, playerId, 100_000n);
    const { body } = await refund(deposit, { amount_cents: 35_000 });
    expect(body.state).toBe("pending");
    expect(JSON.stringify((await refund(deposit, { amount_cents: 5_001 })).body)).toContain(
      "amount_over_rest",
    );
    expect((await refund(deposit, { amount_cents: 5_000 })).status).toBe(201);
  });

  it("asked for many times at once never sends more than was paid", async () => {
    const deposit = await deposited();
    await fund(kit.house, playerId, 50_000n);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => refund(deposit, { amount_cents: 4_000 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(await account()).toMatchObject({ held_cents: 8_000 });
  });

  it("is the same for the same id, and not for another amount", async () => {
    const deposit = await deposited();
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => refund(deposit, { id })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await account()).toMatchObject({ held_cents: 10_000 });
    expect((await refund(deposit, { id, amount_cents: 5 })).status).toBe(409);
  });

  it.each(["declined", "canceled"])("that ends %s gives the money back, once", async (state) => {
    const deposit = await deposited();
    const { body } = await refund(deposit);
    await sent();
    await Promise.all([1, 2].map(() => reported(body.reference, state)));
    expect(await account()).toMatchObject({ amount_cents: 10_000, held_cents: 0 });
    expect(await outstanding()).toBe(10_000);
    expect((await refund(deposit)).status).toBe(201);
  });

  it("waits for a provider that is away, and goes under the same reference", async () => {
    const deposit = await deposited();
    kit.away = true;
    const { status, body } = await refund(deposit);
    expect(status).toBe(201);
    await sent();
    kit.away = false;
    kit.clock.advance(31_000);
    await payOutReserved(kit.house);
    expect(kit.orders.filter(({ payout_id }) => payout_id === body.reference)).toHaveLength(1);
  });

  it.each([
    ["the player has spent it", "not_enough_money"],
    ["the deposit never came", "not_refundable"],
    ["there is no such deposit", "deposit_not_found"],
    ["it is a withdrawal", "deposit_not_found"],
    ["it is of nothing", "VALIDATION.COMMON.MIN_VALUE"],
    ["it gives no reason", "VALIDATION"],
  ])("is refused when %s", async (why, code) => {
    const deposit = await deposited(10_000, why.includes("never") ? "processing" : "succeeded");
    if (why.includes("spent")) await spend(1n);
    const isCashout = why.includes("withdrawal");
    const cashout = isCashout ? (await refund(deposit)).body.reference : null;
    const reference = why.includes("no such") ? randomUUID() : (cashout ?? deposit);
    const part = why.includes("nothing")
      ? { amount_cents: 0 }
      : why.includes("reason")
        ? { reason: "" }
        : {};
    const { status, body } = await refund(reference, part);
    expect(status).toBe(code === "deposit_not_found" ? 404 : 422);
    expect(JSON.stringify(body)).toContain(code);
    expect((await account())?.held_cents).toBe(isCashout ? 10_000 : 0);
  });
});

describe("a large refund", () => {
  it("needs a second operator; who asked is the first", async () => {
    const { body } = await refund(await deposited(40_000));
    expect(body).toMatchObject({ state: "pending", approvals_needed: 2 });
    expect(body.approvals).toHaveLength(1);
    const params = { reference: body.reference };
    const own = await cashier.call(approveWithdrawal, { params });
    expect(JSON.stringify(own.body)).toContain("second_operator_needed");
    const manager = await signedInOperator(kit.house, kit.url, "manager");
    expect((await manager.call(approveWithdrawal, { params })).body.state).toBe("reserved");
    await sent();
    // The other replica may be sending it: then it is there a moment later.
    await expect
      .poll(() => kit.orders.map(({ payout_id }) => payout_id), { timeout: 5_000 })
      .toContain(body.reference);
  });

  it("needs two who are there: who asked and has left is none of them", async () => {
    const gone = await signedInOperator(kit.house, kit.url, "cashier");
    const { body } = await gone.call(refundDeposit, {
      params: { reference: await deposited(40_000) },
      body: { id: randomUUID(), reason: "asked for by the player" },
    });
    await operatorGoes(kit.house, body.approvals[0]?.operator as string);
    const params = { reference: body.reference };
    const manager = await signedInOperator(kit.house, kit.url, "manager");
    expect((await manager.call(approveWithdrawal, { params })).body.state).toBe("pending");
    expect((await cashier.call(approveWithdrawal, { params })).body.state).toBe("reserved");
  });

  it("needs one too where it is cut into parts", async () => {
    const deposit = await deposited(40_000);
    expect((await refund(deposit, { amount_cents: 20_000 })).body.state).toBe("reserved");
    const { body } = await refund(deposit, { amount_cents: 20_000 });
    expect(body).toMatchObject({ state: "pending", approvals_needed: 2 });
  });

  it("can be rejected by the second, and the money is the player's again", async () => {
    const { body } = await refund(await deposited(40_000));
    const manager = await signedInOperator(kit.house, kit.url, "manager");
    await manager.call(rejectWithdrawal, {
      params: { reference: body.reference },
      body: { reason: "the player wants to keep it" },
    });
    expect(await account()).toMatchObject({ amount_cents: 40_000, held_cents: 0 });
  });
});

describe("the back office", () => {
  it("puts a refund on the audit trail, and lets support look only", async () => {
    const deposit = await deposited();
    const support = await signedInOperator(kit.house, kit.url, "support");
    expect((await refund(deposit, {}, support)).status).toBe(403);
    expect((await refund(deposit)).status).toBe(201);
    const manager = await signedInOperator(kit.house, kit.url, "manager");
    const query = { subject: `deposit ${deposit}` };
    const [entry] = (await manager.call(listTrailEntries, { query })).body;
    expect(entry).toMatchObject({
      action: "deposit.refund",
      detail: { why: "paid twice by mistake", amount: 10_000 },
    });
  });
});
