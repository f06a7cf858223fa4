import { randomUUID } from "node:crypto";
import { getPlayerTransfer, listPlayerAccounts, listPlayerMovements } from "@houselight/contracts";
import {
  fund,
  type HttpCaller,
  openTestHouse,
  plansOf,
  registered,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccount, postTransfers } from "../../public.ts";
import { selectBooked, selectBookedPayments } from "./movement-page-store.ts";

let kit: TestHouse;
let url: string;
let support: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
  support = await signedInOperator(kit.house, url, "support");
});
afterAll(() => kit.close());

const NOBODY = 9_999_999;
const HUGE = 9_007_199_254_740_000n;

async function player() {
  const { id } = await registered(kit.house);
  return { id, params: { id: Number(id) } };
}

const hold = (playerId: bigint, groupId: string, amount: bigint) =>
  kit.house.database.tx((tx) =>
    postTransfers(tx, [
      {
        playerId,
        groupId,
        leg: 10,
        kind: "hold",
        currency: "EUR",
        debit: "cash",
        credit: "held",
        amount,
      },
    ]),
  );

const stake = (playerId: bigint, groupId: string, amount: bigint) =>
  kit.house.database.tx((tx) =>
    postTransfers(tx, [
      {
        playerId,
        groupId,
        leg: 0,
        kind: "stake",
        currency: "EUR",
        debit: "cash",
        credit: "stakes",
        amount,
      },
      {
        playerId,
        groupId,
        leg: 4,
        kind: "stake",
        currency: "EUR",
        debit: "house:free-rounds",
        credit: "house:gaming",
        amount: 5n,
      },
    ]),
  );

describe("a player's accounts, for operators", () => {
  it("are told by their buckets, to the last unit", async () => {
    const { id, params } = await player();
    await kit.house.database.tx((tx) => openAccount(tx, { playerId: id, currency: "BTC" }));
    await fund(kit.house, id, 1000n);
    await fund(kit.house, id, HUGE, "BTC");
    await hold(id, randomUUID(), 300n);
    await stake(id, randomUUID(), 200n);
    const none = { bonus_cents: 0, held_cents: 0, stakes_cents: 0, debt_cents: 0 };
    expect((await support.call(listPlayerAccounts, { params })).body).toEqual([
      { ...none, currency: "BTC", active: false, cash_cents: Number(HUGE), version: 1 },
      {
        ...none,
        currency: "EUR",
        active: true,
        cash_cents: 500,
        held_cents: 300,
        stakes_cents: 200,
        version: 5,
      },
    ]);
  });

  it("are not there of a player who is not", async () => {
    const params = { id: NOBODY };
    expect((await support.call(listPlayerAccounts, { params })).status).toBe(404);
    expect((await support.call(listPlayerMovements, { params, query: {} })).status).toBe(404);
  });
});

describe("a player's movements, for operators", () => {
  it("are listed with what they did and what caused them, the latest first", async () => {
    const { id, params } = await player();
    expect((await support.call(listPlayerMovements, { params, query: {} })).body).toEqual([]);
    await fund(kit.house, id, 1000n);
    const [payment, wager] = [randomUUID(), randomUUID()];
    await hold(id, payment, 300n);
    await stake(id, wager, 200n);
    const { body } = await support.call(listPlayerMovements, { params, query: {} });
    expect(body).toMatchObject([
      { kind: "stake", leg: 4, changes: [], cause: { of: "wager", id: wager } },
      {
        kind: "stake",
        debit: "cash",
        credit: "stakes",
        amount_cents: 200,
        changes: [
          { bucket: "cash", amount_cents: -200 },
          { bucket: "stakes", amount_cents: 200 },
        ],
        cause: { of: "wager", id: wager },
      },
      { kind: "hold", cause: { of: "payment", id: payment } },
      {
        kind: "correction",
        debit: "house:adjustments",
        changes: [{ bucket: "cash", amount_cents: 1000 }],
      },
    ]);
    const payments = await support.call(listPlayerMovements, { params, query: { of: "payments" } });
    expect(payments.body).toEqual(body.slice(2));
  });

  it("add up to the account", async () => {
    const { id, params } = await player();
    await fund(kit.house, id, 1000n);
    await hold(id, randomUUID(), 300n);
    await stake(id, randomUUID(), 200n);
    const { body } = await support.call(listPlayerMovements, { params, query: {} });
    const sums = new Map<string, number>();
    for (const { bucket, amount_cents } of body.flatMap(({ changes }) => changes))
      sums.set(bucket, (sums.get(bucket) ?? 0) + amount_cents);
    const [account] = (await support.call(listPlayerAccounts, { params })).body;
    expect(Object.fromEntries(sums)).toEqual({
      cash: account?.cash_cents,
      held: account?.held_cents,
      stakes: account?.stakes_cents,
    });
  });

  it("go on page by page over all accounts, and of one", async () => {
    const { id, params } = await player();
    const other = await player();
    await kit.house.database.tx((tx) => openAccount(tx, { playerId: id, currency: "USD" }));
    for (let n = 1n; n <= 5n; n += 1n) {
      await fund(kit.house, id, n, n % 2n === 0n ? "USD" : "EUR");
      await fund(kit.house, other.id, 100n);
    }
    const amounts = async (query: Record<string, unknown>) =>
      (await support.call(listPlayerMovements, { params, query })).body.map((one) => [
        one.id,
        one.amount_cents,
      ]);
    const all = await amounts({});
    expect(all.map(([, amount]) => amount)).toEqual([5, 4, 3, 2, 1]);
    expect(await amounts({ limit: 2, before: all[1]?.[0] })).toEqual(all.slice(2, 4));
    expect((await amounts({ currency: "USD" })).map(([, amount]) => amount)).toEqual([4, 2]);
    expect((await amounts({ currency: "USD", of: "payments", limit: 1 }))[0]?.[1]).toBe(4);
    expect(await amounts({ of: "payments", before: all[3]?.[0] })).toEqual(all.slice(4));
    expect(await amounts({ currency: "CAD" })).toEqual([]);
  });

  it("read a page by an index, however long the history", async () => {
    const { id } = await player();
    const { database } = kit.house;
    for (const select of [selectBooked, selectBookedPayments]) {
      const page = { playerId: id, currency: null, before: 7n, limit: 10 };
      const plan = await plansOf(database, (tx) => select(tx, page), { sorts: false });
      expect(plan).toMatch(/transfers_of_account|transfers_statement/);
      expect(plan).not.toContain("Seq Scan");
    }
  });
});

describe("one transfer, for operators", () => {
  it("is told with all its legs", async () => {
    const { id } = await player();
    await fund(kit.house, id, 1000n);
    const wager = randomUUID();
    await stake(id, wager, 200n);
    const params = { player_id: Number(id), id: wager.toUpperCase() };
    const { body } = await support.call(getPlayerTransfer, { params });
    expect(body).toMatchObject([
      { transfer_id: wager, leg: 0, debit: "cash", credit: "stakes", amount_cents: 200 },
      { leg: 4, debit: "house:free-rounds", credit: "house:gaming", amount_cents: 5 },
    ]);
  });

  it("is a player's own: another's under the same id is not there", async () => {
    const [one, other] = [await player(), await player()];
    await fund(kit.house, one.id, 1000n);
    const id = randomUUID();
    await stake(one.id, id, 1n);
    const ask = (player_id: number, whose: string = id) =>
      support.call(getPlayerTransfer, { params: { player_id, id: whose } });
    expect((await ask(other.params.id)).status).toBe(404);
    expect((await ask(NOBODY)).status).toBe(404);
    expect((await ask(one.params.id, randomUUID())).status).toBe(404);
    expect((await ask(one.params.id, "7")).status).toBe(422);
  });

  it("is for operators who may read players", async () => {
    const { id, caller } = await signedInPlayer(kit.house, url, 100n);
    const cashier = await signedInOperator(kit.house, url, "cashier");
    const params = { id: Number(id) };
    for (const [by, status] of [
      [caller, 401],
      [cashier, 403],
    ] as const) {
      expect((await by.call(listPlayerAccounts, { params })).status).toBe(status);
      expect((await by.call(listPlayerMovements, { params, query: {} })).status).toBe(status);
      const transfer = { player_id: Number(id), id: randomUUID() };
      expect((await by.call(getPlayerTransfer, { params: transfer })).status).toBe(status);
    }
  });
});
