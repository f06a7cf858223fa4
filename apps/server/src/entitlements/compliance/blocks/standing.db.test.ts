import { openTestHouse, registered, TestClock, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { lockAccounts } from "#core/wallet";
import { freezeChanged } from "#events/verification";
import type { Operator } from "#platform/http";
import { selectRestrictions } from "../restriction-store.ts";
import { holdFrozen } from "./hold-frozen.ts";
import { blockPlayer } from "./standing.ts";

const clock = new TestClock();
let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ clock });
});
afterAll(() => kit.close());

it("a block begins when nobody else has the accounts any more: a stake decided before is before it", async () => {
  const { id } = await registered(kit.house);
  const operator = { id: 1n, email: "risk@example.org" } as Operator;
  const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const staking = kit.house.database.tx(async (tx) => {
    await lockAccounts(tx, [id]);
    held.resolve();
    await free.promise;
  });
  await held.promise;
  const wish = { playerId: id, until: "forever", reason: "asked by letter" };
  const blocking = blockPlayer(kit.house, operator, wish);
  clock.advance(1_000);
  const decided = clock.now();
  free.resolve();
  await staking;
  await blocking;
  const [block] = await kit.house.database.query<{ at: Date }>(
    "select starts_at as at from compliance.blocks where player_id = $1",
    [id],
  );
  expect(block?.at.getTime()).toBeGreaterThanOrEqual(decided.getTime());
});

it("a freeze is written behind the lock of the accounts, as everything that restricts players", async () => {
  const players = [await registered(kit.house), await registered(kit.house)].map(({ id }) => id);
  const statements: string[] = [];
  const told = players.map((playerId, at) => ({
    id: BigInt(at + 1),
    ...freezeChanged(playerId, {}),
  }));
  await kit.house.database.tx((tx) => {
    const noting: typeof tx = {
      transaction: true,
      announce: (topic) => tx.announce(topic),
      query: (text, parameters) => {
        statements.push(text);
        return tx.query(text, parameters);
      },
    };
    return holdFrozen().handle(noting, told as never);
  });
  expect(statements[0]).toMatch(/from wallet\.accounts[^]*for update/);
  const restrictions = await selectRestrictions(kit.house.database, players);
  expect(players.map((one) => restrictions.get(one)?.frozen)).toEqual([false, false]);
});
