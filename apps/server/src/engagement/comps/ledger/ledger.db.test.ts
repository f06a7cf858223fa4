import { randomUUID } from "node:crypto";
import { openTestHouse, registered, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Movement } from "./balance.ts";
import { insertMovements, lockBalances, selectBalance } from "./ledger-store.ts";

let kit: TestHouse;
let playerId: bigint;
beforeAll(async () => {
  kit = await openTestHouse();
  playerId = (await registered(kit.house)).id;
});
afterAll(() => kit.close());

const move = (points: bigint, part: Partial<Movement> = {}) =>
  kit.house.database.tx(async (tx) => {
    await lockBalances(tx, [playerId]);
    const at = kit.clock.now();
    const kind = points > 0n ? "award" : "exchange";
    return insertMovements(tx, [{ playerId, id: randomUUID(), kind, points, at, ...part }]);
  });

it("folds movements into the balance, whose lifetime points never fall", async () => {
  expect(await selectBalance(kit.house.database, playerId)).toMatchObject({ chargeable: 0n });
  await move(70n);
  await move(-30n);
  expect(await selectBalance(kit.house.database, playerId)).toMatchObject({
    chargeable: 40n,
    persistent: 70n,
    version: 2n,
  });
});

it("refuses a balance below zero, a movement that is told twice and sides that do not fit", async () => {
  const id = randomUUID();
  await move(5n, { id });
  await expect(move(5n, { id })).rejects.toThrow(/duplicate key/);
  await expect(move(-1_000n)).rejects.toThrow(/chargeable/);
  await expect(move(-1n, { kind: "award" })).rejects.toThrow(/movements_sides/);
  await expect(move(1n, { kind: "exchange" })).rejects.toThrow(/movements_sides/);
});

it.each([
  "update comps.movements set points = points + 1",
  "delete from comps.movements",
  "truncate comps.movements",
  "update comps.balances set chargeable = chargeable + 1, persistent = persistent + 1",
  "update comps.balances set version = version + 1",
  "delete from comps.balances",
  "insert into comps.balances (player_id, chargeable, persistent) values (1, 5, 5)",
])("the database itself refuses: %s", async (statement) => {
  const before = await selectBalance(kit.house.database, playerId);
  await expect(kit.house.database.query(statement)).rejects.toThrow(
    /kept as it was written|only by a movement|opens empty/,
  );
  expect(await selectBalance(kit.house.database, playerId)).toEqual(before);
});
