import { randomUUID } from "node:crypto";
import { proposeCashbackRule, publishCashbackRule } from "@houselight/contracts";
import {
  fund,
  openTestHouse,
  registered,
  signedInOperator,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditBroken, failed, playedRound } from "../../audit.testing.ts";
import { auditHouse } from "../../audit-house.ts";
import { cashback } from "../../../engagement/cashback/module.ts";

const clock = new TestClock("2027-02-10T12:00:00Z");
let test: TestHouse;
beforeAll(async () => {
  test = await openTestHouse({ serve: {}, clock });
  const url = test.served?.url as string;
  const one = await signedInOperator(test.house, url, "manager");
  const other = await signedInOperator(test.house, url, "manager");
  const body = {
    id: randomUUID(),
    key: "all",
    licence: "CW",
    title: { en: "A tenth" },
    period: "day" as const,
    share_bp: 1_000,
    least: { EUR: 100 },
    most: { EUR: 5_000 },
    form: "cash" as const,
    reason: "a test",
  };
  await one.call(proposeCashbackRule, { body });
  const params = { id: body.id };
  const { status } = await other.call(publishCashbackRule, { params, body: { reason: "a test" } });
  expect(status).toBe(200);
  for (const payout of [0n, 90_000n]) {
    const { id } = await registered(test.house);
    await fund(test.house, id, 100_000n);
    await playedRound(test.house, id, { stake: 30_000n, payout });
  }
  await test.house.reactions.settled();
  await test.house.reactions.settled();
  clock.advance(24 * 3_600_000);
  await cashback.loops?.(test.house)[0]?.run();
});
afterAll(() => test.close());

it("passes a house that gave what its rule says", async () => {
  const results = await auditHouse(test.house.database);
  expect(failed(results)).toEqual([]);
  expect(results.find(({ id }) => id === "I26")?.checked).toBe("2 periods of a player");
});

it.each([
  ["more than the rule says", "update cashback.sums set amount = amount + 1 where state = 'given'"],
  ["a win that was paid for", "update cashback.sums set amount = 100 where state = 'nothing'"],
  ["a loss that nobody had", "update cashback.sums set net_loss = net_loss + 1000"],
  ["a loss that was not counted", "delete from cashback.sums where state = 'nothing'"],
  ["a gift that was not given", "delete from gifts.gifts"],
  ["a gift of another amount", "update gifts.gifts set amount = amount + 1"],
  [
    "a gift of no period",
    "update cashback.sums set gift_id = null, state = 'refused' where state = 'given'",
  ],
  ["a wager that is no loss", "update wagers.wagers set paid_cash = paid_cash + 1"],
])("finds %s", async (_what, statement) => {
  const results = await auditBroken(test.house.database, (tx) => tx.query(statement));
  expect(failed(results)).toContain("I26");
});
