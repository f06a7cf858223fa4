import { fund, openTestHouse, registered, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditBroken, failed, playedRound } from "../audit.testing.ts";
import { auditHouse } from "../audit-house.ts";

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse();
  const { id } = await registered(kit.house);
  await fund(kit.house, id, 10_000n);
  for (const payout of [0n, 360n, 20n]) await playedRound(kit.house, id, { stake: 100n, payout });
});
afterAll(() => kit.close());

it("passes a house whose reports have not heard of rounds yet, and one where they have", async () => {
  expect(failed(await auditHouse(kit.house.database))).toEqual([]);
  await kit.house.reactions.settled();
  const results = await auditHouse(kit.house.database);
  expect(failed(results)).toEqual([]);
  expect(results.find(({ id }) => id === "I24")?.checked).toBe("1 days of a product in a currency");
});

it.each([
  ["a stake that was counted twice", "update reports.daily set stake_cash = stake_cash + 100"],
  ["a win that was not counted", "update reports.daily set win_cash = win_cash - 20"],
  ["a win counted as bonus money", "update reports.daily set win_bonus = win_bonus + 1"],
  ["a free round out of nowhere", "update reports.daily set stake_free = 5"],
  ["a day that is lost", "delete from reports.daily"],
  ["rounds of another licence", "update reports.daily set licence = 'MGA'"],
  ["rounds of another product", "update reports.daily set product = 'rocket'"],
  [
    "a round of which nobody told",
    "update wagers.wagers set paid_cash = paid_cash + 1 where paid_cash = 20",
  ],
  [
    "a reaction that went back and counted again",
    "update outbox.positions set txid = '0', event_id = 0 where reaction = 'reports.count-settled'",
  ],
])("finds %s (I24)", async (_what, statement) => {
  const results = await auditBroken(kit.house.database, (tx) => tx.query(statement));
  expect(failed(results)).toContain("I24");
});

it("leaves out rounds that were placed before the house counted (I24)", async () => {
  const results = await auditBroken(kit.house.database, async (tx) => {
    await tx.query("update reports.coverage set since = 'infinity'");
    await tx.query("delete from reports.daily");
  });
  expect(failed(results)).not.toContain("I24");
});

it("adds what a reaction put aside, and finds what an operator dropped of it (I24)", async () => {
  const parked = `insert into outbox.parked (reaction, event_txid, event_id, name, player_id, payload, error)
    select 'reports.count-settled', txid, id, name, player_id, payload, 'broken' from outbox.events
    where name = 'wager.settled'`;
  const putAside = async (dropped: boolean) => {
    const results = await auditBroken(kit.house.database, async (tx) => {
      await tx.query("delete from reports.daily");
      await tx.query(parked);
      if (dropped)
        await tx.query(
          "delete from outbox.parked where event_id = (select max(event_id) from outbox.parked)",
        );
    });
    return failed(results).includes("I24");
  };
  expect([await putAside(false), await putAside(true)]).toEqual([false, true]);
});
