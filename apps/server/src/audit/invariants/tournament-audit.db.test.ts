import { confirmTournament } from "@houselight/contracts";
import {
  happen,
  openTestHouse,
  settled,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditBroken, failed } from "../audit.testing.ts";
import { auditHouse } from "../audit-house.ts";
import { tournaments } from "../../engagement/tournaments/module.ts";

const clock = new TestClock();
let test: TestHouse;
beforeAll(async () => {
  test = await openTestHouse({ env: { DEMO: "yes" }, serve: {}, clock });
  const { id, caller } = await signedInPlayer(test.house, test.served?.url as string);
  const params = { id: "kite-week-live" };
  await caller.call(confirmTournament, { params, body: { confirmed: true } });
  await happen(test, settled(id, 100n, { payout: 500n, at: clock.now().toISOString() }));
  clock.advance(8 * 86_400_000);
  const [finish] = tournaments.loops?.(test.house) ?? [];
  await finish?.run();
});
afterAll(() => test.close());

it("passes a house whose tournament paid its prizes", async () => {
  const results = await auditHouse(test.house.database);
  expect(failed(results)).toEqual([]);
  expect(results.find(({ id }) => id === "I16")?.checked).toBe("1 prizes");
});

it.each([
  ["a prize that was not paid", "delete from wallet.transfers where kind = 'prize'"],
  ["a payment without a prize", "delete from tournaments.awards"],
  ["a prize that says another payment", "update tournaments.awards set paid = paid + 1"],
  ["a prize other than promised", "update tournaments.awards set amount = amount - 1"],
  [
    "a player too many",
    "update tournaments.tournaments set participants = 7 where identifier = 'longest-fold'",
  ],
  [
    "one prize given twice",
    `insert into tournaments.awards
     select gen_random_uuid(), tournament_id, player_id + 1, place, amount, paid, currency, eur_cents, at
     from tournaments.awards`,
  ],
])("finds %s", async (_what, statement) => {
  const results = await auditBroken(test.house.database, (tx) => tx.query(statement));
  expect(failed(results)).toContain("I16");
});
