import { randomUUID } from "node:crypto";
import { openTestDatabase } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#platform/database";
import {
  openAccount,
  placeHolds,
  postTransfers,
  repayDebts,
  resolveHolds,
  selectAccounts,
} from "../public.ts";

const AT = new Date("2026-05-01T12:00:00Z");
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let nextPlayer = 1n;
/** A player who has this much cash and owes this much. */
async function player(cash: bigint, debt: bigint): Promise<bigint> {
  const playerId = nextPlayer++;
  const shared = { playerId, groupId: randomUUID(), currency: "EUR" } as const;
  await database.tx(async (tx) => {
    await openAccount(tx, { playerId, currency: "EUR" });
    const moves = [
      {
        ...shared,
        leg: 0,
        kind: "correction",
        debit: "house:adjustments",
        credit: "cash",
        amount: cash,
      },
      { ...shared, leg: 1, kind: "debt", debit: "house:receivables", credit: "debt", amount: debt },
    ] as const;
    await postTransfers(
      tx,
      moves.filter(({ amount }) => amount > 0n),
    );
  });
  return playerId;
}
const accountOf = async (playerId: bigint) => (await selectAccounts(database, playerId))[0];
const arrival = (playerId: bigint) => ({ playerId, currency: "EUR", groupId: randomUUID() });

describe("a debt", () => {
  it.each([
    // cash, debt, cash after, debt after
    [100n, 30n, 70n, 0n],
    [30n, 100n, 0n, 70n],
    [0n, 50n, 0n, 50n],
    [50n, 0n, 50n, 0n],
  ])(
    "from cash %d, of %d, is repaid as far as it goes",
    async (cash, debt, cashAfter, debtAfter) => {
      const id = await player(cash, debt);
      await database.tx((tx) => repayDebts(tx, [arrival(id)]));
      expect(await accountOf(id)).toMatchObject({ cash: cashAfter, debt: debtAfter });
    },
  );

  it("is repaid once, however many amounts arrive together", async () => {
    const [one, two] = [await player(100n, 60n), await player(10n, 60n)];
    await database.tx((tx) => repayDebts(tx, [one, two, one, two].map(arrival)));
    expect(await accountOf(one)).toMatchObject({ cash: 40n, debt: 0n });
    expect(await accountOf(two)).toMatchObject({ cash: 0n, debt: 50n });
  });

  it("is repaid first from a hold that is given back", async () => {
    const id = await player(100n, 80n);
    const hold = { playerId: id, id: randomUUID() };
    await database.tx((tx) =>
      placeHolds(tx, [{ ...hold, currency: "EUR", amount: 100n, expiresAt: null }], AT),
    );
    await database.tx((tx) => resolveHolds(tx, [{ ...hold, outcome: "voided" }], AT));
    expect(await accountOf(id)).toMatchObject({ cash: 20n, held: 0n, debt: 0n });
  });

  it("never goes below zero, whoever asks for it", async () => {
    const id = await player(100n, 10n);
    const shared = { playerId: id, groupId: randomUUID(), leg: 0, currency: "EUR" } as const;
    const move = {
      ...shared,
      kind: "repayment",
      debit: "debt",
      credit: "house:receivables",
    } as const;
    await expect(
      database.tx((tx) => postTransfers(tx, [{ ...move, amount: 11n }])),
    ).rejects.toThrow(/accounts_not_negative/);
  });
});
