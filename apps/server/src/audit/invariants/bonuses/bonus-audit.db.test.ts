import { activateBonus, redeemCoupon } from "@houselight/contracts";
import {
  happen,
  openTestHouse,
  settled,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditBroken, failed } from "../../audit.testing.ts";
import { auditHouse } from "../../audit-house.ts";

let test: TestHouse;
beforeAll(async () => {
  test = await openTestHouse({ env: { DEMO: "yes" }, serve: {} });
  // One is wagered in full, one is begun.
  for (const rounds of [60, 1]) {
    const { id, caller } = await signedInPlayer(test.house, test.served?.url as string);
    const { body } = await caller.call(redeemCoupon, { body: { coupon_code: "LANTERN5" } });
    await caller.call(activateBonus, { params: { id: body.bonus?.id as string } });
    await happen(test, ...Array.from({ length: rounds }, () => settled(id, 200n)));
  }
});
afterAll(() => test.close());

it("passes a house whose bonuses were given and became cash", async () => {
  const results = await auditHouse(test.house.database);
  expect(failed(results)).toEqual([]);
  expect(results.find(({ id }) => id === "I17")?.checked).toBe("2 bonuses");
});

it.each([
  ["a bonus that was not given", "delete from wallet.transfers where kind = 'bonus'"],
  ["cash that did not move", "delete from wallet.transfers where kind = 'conversion'"],
  ["money of no bonus", "delete from bonuses.bonuses where stage = 'finished'"],
  [
    "a bonus that is finished too early",
    "update bonuses.bonuses set requirement = 999999 where stage = 'finished'",
  ],
  ["more cash than its bound", "update bonuses.bonuses set max_win = 1 where stage = 'finished'"],
])("finds %s", async (_what, statement) => {
  const results = await auditBroken(test.house.database, (tx) => tx.query(statement));
  expect(failed(results)).toContain("I17");
});
