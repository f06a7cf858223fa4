import { wagerSettled } from "#events/wagers";
import { openTestHouse, registered, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditBroken, failed } from "../audit.testing.ts";
import { auditHouse } from "../audit-house.ts";
import { appendEvents } from "#platform/outbox";

let test: TestHouse;
beforeAll(async () => {
  test = await openTestHouse({ env: { DEMO: "yes" } });
  const { id } = await registered(test.house);
  const [jackpot] = await test.house.database.query<{ games: string[] }>(
    "select games from jackpots.jackpots where identifier = 'midnight-kites'",
  );
  const settled = (wagerId: string, stakeCash: bigint) =>
    wagerSettled(id, {
      wagerId,
      owner: "house-games",
      subject: jackpot?.games[0] as string,
      licence: "CW",
      currency: "EUR",
      cash: 0n,
      bonus: 0n,
      version: 1n,
      stakeCash,
      stakeBonus: 0n,
      payout: 0n,
    });
  // The first is of odd millionths; the second lifts the smallest pot over its limit.
  await test.house.database.tx((tx) =>
    appendEvents(tx, [
      settled("0198f2c6-0000-7000-8000-000000000001", 333n),
      settled("0198f2c6-0000-7000-8000-000000000002", 20_000_000n),
    ]),
  );
  await test.house.reactions.settled();
});
afterAll(() => test.close());

it("passes a house whose pots were fed and dropped", async () => {
  const results = await auditHouse(test.house.database);
  expect(failed(results)).toEqual([]);
  expect(results.find(({ id }) => id === "I13")?.checked).toBe("3 pots");
});

it.each([
  [
    "a pot that holds a millionth too much",
    "update jackpots.pots set micros = micros + 1 where level = 1",
  ],
  ["a round that gave nothing on record", "delete from jackpots.contributions where stake = 333"],
  [
    "a start that is not on record",
    "delete from jackpots.fundings where id = (select max(id) from jackpots.fundings)",
  ],
  [
    "a drop that was not paid",
    "delete from wallet.transfers where kind = 'jackpot' and credit = 'cash'",
  ],
  ["a payment without a drop", "delete from jackpots.drops"],
  ["a drop that says another sum", "update jackpots.drops set paid = paid + 1"],
])("finds %s", async (_what, statement) => {
  const results = await auditBroken(test.house.database, (tx) => tx.query(statement));
  expect(failed(results)).toContain("I13");
});

it("finds an account that holds other than its pots", async () => {
  const results = await auditBroken(test.house.database, (tx) =>
    tx.query(
      "insert into wallet.house_movements (account, currency, amount) values ('jackpot:midnight-kites', 'EUR', 1)",
    ),
  );
  expect(results.find(({ id }) => id === "I13")?.findings).toMatchObject([
    { subject: "jackpot midnight-kites" },
  ]);
});
