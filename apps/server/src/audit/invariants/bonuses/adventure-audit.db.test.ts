import { completeAdventureStep, GROUPS } from "@houselight/contracts";
import { openTestHouse, signedInPlayer, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertGroups } from "#core/accounts";
import { auditBroken, failed } from "../../audit.testing.ts";
import { auditHouse } from "../../audit-house.ts";

let test: TestHouse;
beforeAll(async () => {
  test = await openTestHouse({ env: { DEMO: "yes" }, serve: {} });
  const { id, caller } = await signedInPlayer(test.house, test.served?.url as string);
  await test.house.database.tx((tx) => insertGroups(tx, id, [GROUPS.adventures]));
  const { status } = await caller.call(completeAdventureStep, { params: { step: "1" } });
  expect(status).toBe(200);
});
afterAll(() => test.close());

it("passes a house whose adventures gave what they say", async () => {
  const results = await auditHouse(test.house.database);
  expect(failed(results)).toEqual([]);
  expect(results.find(({ id }) => id === "I21")?.checked).toBe("1 completed steps");
});

it.each([
  ["a reward that is not there", "update adventures.completions set reward_id = gen_random_uuid()"],
  ["one of another kind", "update adventures.completions set reward_kind = 'bonus'"],
  ["one of another player", "update adventures.completions set player_id = player_id + 1"],
])("finds %s", async (_what, statement) => {
  const results = await auditBroken(test.house.database, (tx) => tx.query(statement));
  expect(failed(results)).toContain("I21");
});
