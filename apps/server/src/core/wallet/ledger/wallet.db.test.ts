import { randomUUID } from "node:crypto";
import { openTestDatabase } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#platform/database";
import {
  lockAccounts,
  openAccount,
  postTransfers,
  selectAccounts,
  type Transfer,
  TransferMismatch,
} from "../public.ts";
import { foldHouseMovements } from "../wallet-store.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let nextPlayer = 1n;
async function player(): Promise<bigint> {
  const playerId = nextPlayer++;
  await database.tx((tx) => openAccount(tx, { playerId, currency: "EUR" }));
  return playerId;
}

const transfer = (playerId: bigint, part: Partial<Transfer>): Transfer => ({
  playerId,
  groupId: randomUUID(),
  leg: 0,
  kind: "correction",
  currency: "EUR",
  debit: "house:adjustments",
  credit: "cash",
  amount: 1000n,
  ...part,
});

const post = (...transfers: Transfer[]) => database.tx((tx) => postTransfers(tx, transfers));
const accountOf = async (playerId: bigint) => (await selectAccounts(database, playerId))[0];

describe("ledger", () => {
  it("folds a transfer into the balance in the same statement and counts the change", async () => {
    const id = await player();
    await post(transfer(id, {}), transfer(id, { debit: "cash", credit: "held", amount: 300n }));
    expect(await accountOf(id)).toMatchObject({
      cash: 700n,
      held: 300n,
      bonus: 0n,
      version: 3n,
      active: true,
    });
  });

  it("gives no second effect to the same name, and refuses it with another body", async () => {
    const id = await player();
    const first = transfer(id, {});
    await post(first);
    await post(first);
    expect(await accountOf(id)).toMatchObject({ cash: 1000n, version: 1n });
    await expect(post({ ...first, amount: 999n })).rejects.toThrow(TransferMismatch);
    await expect(post({ ...first, credit: "bonus" }, transfer(id, {}))).rejects.toThrow(
      TransferMismatch,
    );
    expect(await accountOf(id)).toMatchObject({ cash: 1000n, bonus: 0n });
  });

  it("refuses what would bring a bucket under zero, whole", async () => {
    const id = await player();
    const over = transfer(id, { debit: "cash", credit: "house:gaming", amount: 1001n });
    await expect(post(transfer(id, { credit: "bonus" }), over)).rejects.toThrow(
      /accounts_not_negative/,
    );
    expect(await accountOf(id)).toMatchObject({ cash: 0n, bonus: 0n, version: 0n });
  });

  it.each([
    ["an amount of nothing", { amount: 0n }],
    ["a negative amount", { amount: -5n }],
    ["one side twice", { debit: "cash" as const, credit: "cash" as const }],
  ])("asserts against %s", async (_, part) => {
    const id = await player();
    await expect(post(transfer(id, part))).rejects.toThrow(/a transfer/);
  });

  it("refuses a transfer to an account that does not exist", async () => {
    const id = await player();
    await expect(post(transfer(id, { currency: "USD" }))).rejects.toThrow(/does not exist/);
  });

  it.each([
    ["update wallet.transfers set amount = amount + 1", /append-only/],
    ["delete from wallet.transfers", /append-only/],
    ["truncate wallet.transfers", /append-only/],
    ["update wallet.accounts set cash = cash + 1", /only by a transfer/],
    ["delete from wallet.accounts", /append-only/],
    [
      "insert into wallet.accounts (player_id, currency, cash) values (999999, 'EUR', 5)",
      /opens empty/,
    ],
    [
      "insert into wallet.transfers (player_id, group_id, leg, kind, currency, debit, credit, amount) values (1, gen_random_uuid(), 0, 'x', 'EUR', 'cash', 'nowhere', 1)",
      /transfers_known_sides/,
    ],
  ])("is defended by the database: %s", async (statement, refusal) => {
    await expect(database.query(statement)).rejects.toThrow(refusal);
  });

  it("keeps the house's side of every movement, folded or not", async () => {
    const gaming = async () => {
      const [row] = await database.query<{ balance: bigint }>(
        `select coalesce(sum(amount), 0)::bigint as balance from (
           select account, currency, balance as amount from wallet.house_balances
           union all
           select account, currency, amount from wallet.house_movements
         ) parts where account = 'house:gaming' and currency = 'EUR'`,
      );
      return row?.balance;
    };
    const before = (await gaming()) ?? 0n;
    const id = await player();
    await post(
      transfer(id, { debit: "clearing:test", amount: 500n }),
      transfer(id, { debit: "cash", credit: "house:gaming", amount: 200n }),
    );
    expect(await gaming()).toBe(before + 200n);
    await database.tx((tx) => foldHouseMovements(tx, 1000));
    expect(await gaming()).toBe(before + 200n);
    const [left] = await database.query<{ n: bigint }>(
      "select count(*) as n from wallet.house_movements",
    );
    expect(left?.n).toBe(0n);
  });

  it("locks each account once, however often its player is named", async () => {
    const id = await player();
    await database.tx((tx) => openAccount(tx, { playerId: id, currency: "USD" }));
    const locked = await database.tx((tx) => lockAccounts(tx, [id, id]));
    expect(locked.map((account) => account.currency)).toEqual(["EUR", "USD"]);
  });
});
