import { randomUUID } from "node:crypto";
import { activateGift, spinWheel } from "@houselight/contracts";
import { openTestHouse, signedInPlayer, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { giveReward, type Reward } from "#core/rewards";
import { lockAccounts } from "#core/wallet";
import { auditBroken, failed } from "../../audit.testing.ts";
import { auditHouse } from "../../audit-house.ts";

const REWARDS: readonly Reward[] = [
  { kind: "cash", currency: "EUR", amount: 1_000n },
  { kind: "cashback", currency: "EUR", amount: 500n, wagering: 3 },
  { kind: "giftspin" },
  { kind: "xp", points: 5 },
];

let test: TestHouse;
beforeAll(async () => {
  test = await openTestHouse({ env: { DEMO: "yes" }, serve: {} });
  const { id: playerId, caller } = await signedInPlayer(test.house, test.served?.url as string);
  for (const reward of REWARDS) {
    const id = randomUUID();
    const named = { id, playerId, reward, title: "A gift", groupKey: "gift", source: "test" };
    await test.house.database.tx(async (tx) => {
      await lockAccounts(tx, [playerId]);
      await giveReward(test.house, tx, named);
    });
    expect((await caller.call(activateGift, { params: { id } })).status).toBe(200);
  }
  for (const id of [randomUUID(), randomUUID()])
    expect((await caller.call(spinWheel, { body: { id } })).status).toBe(200);
  await test.house.reactions.settled();
});
afterAll(() => test.close());

it("passes a house whose gifts brought what they say", async () => {
  const results = await auditHouse(test.house.database);
  expect(failed(results)).toEqual([]);
  // Three of them wait for a player of the demonstration.
  expect(results.find(({ id }) => id === "I25")?.checked).toBe("7 gifts");
});

it.each([
  ["cash that did not move", "delete from wallet.transfers where kind = 'gift'"],
  [
    "more cash than the gift says",
    "update wallet.transfers set amount = amount + 1 where kind = 'gift'",
  ],
  [
    "money of no gift",
    "update gifts.gifts set stage = 'canceled' where type = 'cash' and stage = 'finished'",
  ],
  [
    "money of another kind from its account",
    "update wallet.transfers set kind = 'prize' where kind = 'gift'",
  ],
  ["a bonus that is not there", "update gifts.gifts set bonus_id = id where bonus_id is not null"],
  ["a bonus of another amount", "update bonuses.bonuses set requirement = requirement + 1"],
  ["points that do not count", "delete from vip.points"],
  ["points of no gift", "update vip.points set id = gen_random_uuid()"],
  ["a turn that was not given", "delete from wheel.turns"],
  ["a turn that was not used", "update wheel.turns set spin_id = null"],
])("finds %s", async (_what, statement) => {
  const results = await auditBroken(test.house.database, (tx) => tx.query(statement));
  expect(failed(results)).toContain("I25");
});
