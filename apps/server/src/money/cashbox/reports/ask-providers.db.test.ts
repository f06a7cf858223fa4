import { randomUUID } from "node:crypto";
import {
  createDeposit,
  createUserLimit,
  createWithdrawal,
  getPayment,
  listPaymentCases,
} from "@houselight/contracts";
import {
  brokenInvariants,
  type HttpCaller,
  PLAYER_PASSWORD,
  signedInOperator,
  signedInPlayer,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CashboxKit, openCashbox } from "../cashbox.testing.ts";
import { claimPayments } from "../records/payment-store.ts";
import { payOutReserved } from "../withdrawals/pay-out.ts";
import { askProviders } from "./ask-providers.ts";

const MINUTE_MS = 60_000;
let kit: CashboxKit;
let player: HttpCaller;
beforeAll(async () => {
  kit = await openCashbox();
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});
beforeEach(async () => {
  kit.away = false;
  ({ caller: player } = await signedInPlayer(kit.house, kit.url, 100_000n));
});

/** Asks for a withdrawal that is sent by itself; returns its id. */
async function withdraw(): Promise<string> {
  const id = randomUUID();
  await player.call(createWithdrawal, {
    body: {
      id,
      method: "bank",
      currency: "EUR",
      amount_cents: 10_000,
      destination: { kind: "bank", holder: "Ada Lovelace", iban: "DE89370400440532013000" },
      password: PLAYER_PASSWORD,
    },
  });
  await kit.house.reactions.settled();
  return id;
}

/** A withdrawal on its way. Returns what the provider knows it by. */
async function onItsWay(): Promise<{ id: string; payout_id: string }> {
  const id = await withdraw();
  await payOutReserved(kit.house);
  const payout_id = kit.lastOrder("payouts").payout_id as string;
  return { id, payout_id };
}
const ordersOf = (reference: string) => kit.orders.filter((one) => one.payout_id === reference);

describe("a payout that its provider has lost", () => {
  it("is sent again under the same reference, and paid once", async () => {
    const { id, payout_id } = await onItsWay();
    await askProviders(kit.house);
    expect(ordersOf(payout_id)).toHaveLength(1);
    kit.clock.advance(11 * MINUTE_MS);
    await askProviders(kit.house);
    expect(ordersOf(payout_id)).toHaveLength(2);
    await askProviders(kit.house);
    expect(ordersOf(payout_id)).toHaveLength(2);
    const paid = { payout_id, status: "succeeded", amount_cents: 10_000 };
    await Promise.all([kit.report(paid), kit.report(paid)]);
    const { body } = await player.call(getPayment, { params: { id } });
    expect(body.state).toBe("succeeded");
  });

  it("is for a person to look at after a day, once", async () => {
    const { payout_id } = await onItsWay();
    for (let ask = 0; ask < 3; ask++) {
      kit.clock.advance(24 * 60 * MINUTE_MS);
      await askProviders(kit.house);
    }
    const operator = await signedInOperator(kit.house, kit.url, "support");
    const { body: cases } = await operator.call(listPaymentCases, { query: { kind: "overdue" } });
    expect(cases.filter((one) => one.reference === payout_id)).toHaveLength(1);
  });
});

describe("a payout that its provider does not take", () => {
  it("is for a person to look at after hours of trying, once", async () => {
    kit.away = true;
    const id = await withdraw();
    const support = await signedInOperator(kit.house, kit.url, "support");
    const cases = async () => {
      const [{ reference = "" } = {}] = await kit.house.database.query<{ reference: string }>(
        "select reference from cashbox.payments where id = $1",
        [id],
      );
      const { body } = await support.call(listPaymentCases, { query: { kind: "overdue" } });
      return body.filter((one) => one.reference === reference);
    };
    // Four hours in pauses of 15 s are a thousand times.
    const tried = (times: number) =>
      kit.house.database.query("update cashbox.payments set sendings = $2 where id = $1", [
        id,
        times,
      ]);
    const again = async () => {
      kit.clock.advance(MINUTE_MS / 4);
      await payOutReserved(kit.house);
    };
    await tried(998);
    await again();
    expect(await cases()).toEqual([]);
    await again();
    await again();
    expect(await cases()).toHaveLength(1);
    kit.away = false;
    await again();
    const { body } = await player.call(getPayment, { params: { id } });
    expect(body.state).toBe("processing");
  });
});

describe("a deposit that its provider never heard of", () => {
  it("is canceled once the provider answers, and frees its room under a limit", async () => {
    const wish = { method: "card", currency: "EUR", amount_cents: 6_000 };
    const send = async () => {
      const id = randomUUID();
      const { status } = await player.call(createDeposit, { body: { id, ...wish } });
      return { id, status };
    };
    const stateOf = async (id: string) => (await player.call(getPayment, { params: { id } })).body;
    const accounts = [{ currency: "EUR", amount_cents: 10_000 }];
    await player.call(createUserLimit, { body: { type: "deposit", period: "day", accounts } });
    kit.away = true;
    const lost = await send();
    expect(lost.status).toBe(503);
    kit.clock.advance(3 * MINUTE_MS);
    await askProviders(kit.house);
    expect((await stateOf(lost.id)).state).toBe("pending");
    kit.away = false;
    kit.clock.advance(11 * MINUTE_MS);
    await askProviders(kit.house);
    expect(await stateOf(lost.id)).toMatchObject({ state: "canceled", reason: "not_opened" });
    const next = await send();
    expect(next.status).toBe(201);
    // One that was opened waits for its player.
    kit.clock.advance(11 * MINUTE_MS);
    await askProviders(kit.house);
    expect((await stateOf(next.id)).state).toBe("pending");
  });
});

describe("a deposit that nobody pays", () => {
  it("is canceled after a day, and its owner is told so", async () => {
    const id = randomUUID();
    const wish = { id, method: "card", currency: "EUR", amount_cents: 5000 };
    expect((await player.call(createDeposit, { body: wish })).status).toBe(201);
    // Others wait before it: one look asks about all of them.
    for (let others = 0; others < 2; others++) await asked();
    kit.clock.advance(24 * 60 * MINUTE_MS);
    await askProviders(kit.house, 1);
    const left = await kit.house.database.query(
      "select 1 from cashbox.payments where action = 'deposit' and state = 'pending'",
    );
    expect(left).toEqual([]);
    const [payment] = await kit.house.database.query(
      "select state, reason from cashbox.payments where id = $1",
      [id],
    );
    expect(payment).toEqual({ state: "canceled", reason: "expired" });
    const told = await kit.house.database.query<{ state: string }>(
      `select payload ->> 'state' as state from outbox.events
       where name = 'payment.changed' and payload ->> 'paymentId' = $1 order by id`,
      [id],
    );
    expect(told.map(({ state }) => state)).toEqual(["pending", "canceled"]);
  });
});

/** A deposit that has not been paid. Returns what the provider knows it by. */
async function asked(): Promise<string> {
  const wish = { id: randomUUID(), method: "card", currency: "EUR", amount_cents: 5000 };
  expect((await player.call(createDeposit, { body: wish })).status).toBe(201);
  return kit.lastOrder("payments").payment_id as string;
}

describe("payments that wait for a report", () => {
  it("are asked about whatever becomes of one before them", async () => {
    const [broken, paid] = [await asked(), await asked()];
    await kit.house.database.query(
      "update cashbox.payments set currency = 'USD' where reference = $1",
      [broken],
    );
    for (const [payment_id, currency] of [
      [broken, "USD"],
      [paid, "EUR"],
    ] as const) {
      const report = { payment_id, provider_reference: "pp_1", status: "succeeded", currency };
      kit.told.set(payment_id, { ...report, amount_cents: 5000 });
    }
    kit.clock.advance(3 * MINUTE_MS);
    await askProviders(kit.house);
    const states = await kit.house.database.query<{ state: string }>(
      "select state from cashbox.payments where reference = any($1::uuid[]) order by seq",
      [[broken, paid]],
    );
    expect(states.map(({ state }) => state)).toEqual(["pending", "succeeded"]);
    await kit.house.database.query("delete from cashbox.payments where reference = $1", [broken]);
  });

  it("are asked about by turns, however many there are", async () => {
    const references = [await asked(), await asked(), await asked()];
    const claimed = async () => {
      kit.clock.advance(11 * MINUTE_MS);
      const at = kit.clock.now();
      const wanted = { action: "deposit", states: ["pending"], createdBefore: at, at } as const;
      const askedBefore = new Date(at.getTime() - 10 * MINUTE_MS);
      const taken = await claimPayments(kit.house.database, { ...wanted, askedBefore, limit: 2 });
      return taken.map(({ reference }) => references.indexOf(reference));
    };
    const turns = [await claimed(), await claimed()].flat();
    expect(new Set(turns)).toEqual(new Set([0, 1, 2]));
  });
});
