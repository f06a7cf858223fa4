import { activateBonus, redeemCoupon } from "@houselight/contracts";
import {
  fund,
  openTestHouse,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkByPlayers } from "../audit-store.ts";
import { auditBroken, failed, playedRound } from "../audit.testing.ts";
import { auditHouse } from "../audit-house.ts";
import { WAGERING } from "./wagering-audit-store.ts";

const clock = new TestClock();
let test: TestHouse;
beforeAll(async () => {
  test = await openTestHouse({ env: { DEMO: "yes" }, serve: {}, clock });
  const { house } = test;
  // One bonus is wagered in full and one is begun. Rounds before and after, too large ones and others count nothing.
  for (const stakes of [[600n, 200n, 200n], Array<bigint>(60).fill(200n)]) {
    const { id, caller } = await signedInPlayer(house, test.served?.url as string);
    await fund(house, id, 100_000n);
    const play = (stake: bigint, subject: string) =>
      playedRound(house, id, { stake, payout: 0n, subject });
    await play(300n, "lantern-tide");
    await house.reactions.settled();
    const { body } = await caller.call(redeemCoupon, { body: { coupon_code: "LANTERN5" } });
    await caller.call(activateBonus, { params: { id: body.bonus?.id as string } });
    clock.advance(120_000);
    await play(100n, "european-roulette");
    for (const stake of stakes) await play(stake, "lantern-tide");
    await house.reactions.settled();
    clock.advance(120_000);
    await play(200n, "lantern-tide");
    await house.reactions.settled();
  }
});
afterAll(() => test.close());

it("passes a house whose players wager their bonuses (I29)", async () => {
  const rows = await test.house.database.query<{ stage: string; wagered: bigint }>(
    "select stage, wagered from bonuses.bonuses order by seq",
  );
  expect(rows.map(({ stage }) => stage)).toEqual(["handle_bets", "finished"]);
  const results = await auditHouse(test.house.database);
  expect(failed(results)).toEqual([]);
  expect(results.find(({ id }) => id === "I29")?.checked).toBe("2 bonuses with a requirement");
});

it("is read player by player: however few at once, the answer is the same (I29)", async () => {
  const broken = await auditBroken(test.house.database, async (tx) => {
    await tx.query("update bonuses.bonuses set wagered = wagered + 50000");
    expect((await checkByPlayers(tx, WAGERING, 1)).violations).toBe(2);
  });
  expect(failed(broken)).toEqual(["I29"]);
});

const BEGUN = "where stage = 'handle_bets'";
it.each([
  ["a bonus that says more", `update bonuses.bonuses set wagered = wagered + 1 ${BEGUN}`],
  ["a bonus that says less", `update bonuses.bonuses set wagered = wagered - 1 ${BEGUN}`],
  [
    "a bonus that is over and says more than was staked",
    "update bonuses.bonuses set wagered = wagered + 2001 where stage = 'finished'",
  ],
  [
    "a round that is gone",
    "with told as (delete from outbox.bundles) delete from wagers.wagers where stake_cash = 200",
  ],
  [
    "a round with another stake",
    `update wagers.wagers set stake_cash = 190 where stake_cash = 200`,
  ],
  [
    "a stake that was too large to count",
    "update wagers.wagers set stake_cash = 100 where stake_cash = 600",
  ],
  ["other terms", `update bonuses.offers set other_percent = 100 where code = 'LANTERN5'`],
  ["stakes in another currency", "update bonuses.bonuses set currency = 'USD'"],
  [
    "a bonus whose time was over",
    `update bonuses.bonuses set wager_until = activated_at + interval '1 second' ${BEGUN}`,
  ],
  [
    "a bonus that was never begun",
    `update bonuses.bonuses set stage = 'issued', wager_until = null, activated_at = null ${BEGUN}`,
  ],
])("finds %s (I29)", async (_what, statement) => {
  const results = await auditBroken(test.house.database, (tx) => tx.query(statement));
  expect(failed(results)).toContain("I29");
});

it("finds nothing where the reaction has not heard of a round, or was parked with it (I29)", async () => {
  const less = `update bonuses.bonuses set wagered = wagered - 1 ${BEGUN}`;
  const behind = await auditBroken(test.house.database, async (tx) => {
    await tx.query(less);
    await tx.query(
      "update outbox.positions set txid = '0', event_id = 0 where reaction = 'bonuses.count-stakes'",
    );
  });
  expect(failed(behind)).not.toContain("I29");
  const parked = await auditBroken(test.house.database, async (tx) => {
    await tx.query(less);
    await tx.query(
      `insert into outbox.parked (reaction, event_txid, event_id, name, player_id, payload, error)
       select 'bonuses.count-stakes', txid, id, name, player_id, payload, 'broken' from outbox.events
       where name = 'wager.settled'`,
    );
  });
  expect(failed(parked)).toEqual(["I32"]);
});
