import { happen, openTestHouse, registered, settled, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditBroken } from "../audit.testing.ts";
import { auditHouse } from "../audit-house.ts";
import type { InvariantResult } from "../audit-store.ts";

let test: TestHouse;
beforeAll(async () => {
  test = await openTestHouse();
  const { id } = await registered(test.house);
  await happen(test, settled(id, 100n), settled(id, 100n), settled(id, 100n));
});
afterAll(() => test.close());

const of = (results: readonly InvariantResult[]) => {
  const { findings = [] } = results.find(({ id }) => id === "I32") ?? {};
  return findings.map(({ subject, detail }) => `${subject} ${detail}`);
};
const found = async (...statements: readonly string[]) =>
  of(
    await auditBroken(test.house.database, async (tx) => {
      for (const statement of statements) await tx.query(statement);
    }),
  );

/** Lets all that was told and heard so far be long ago, the outbox having moved since. */
const LONG_AGO = [
  "update outbox.bundles set created_at = now() - interval '1 hour'",
  "update outbox.positions set moved_at = now() - interval '1 hour'",
  "update outbox.positions set moved_at = now() where reaction = 'notices.show'",
];
const backTo = (event: string, reaction = "comps.earn") =>
  `update outbox.positions p set txid = b.txid, event_id = b.id * 4096 + ${event}
   from outbox.bundles b where b.name = 'wager.settled' and p.reaction = '${reaction}'`;

it("passes a house whose reactions have heard all (I32)", async () => {
  expect(of(await auditHouse(test.house.database))).toEqual([]);
  expect(await found(...LONG_AGO)).toEqual([]);
});

it("finds a reaction that stands still before events, or in the middle of a row of them (I32)", async () => {
  const never =
    "update outbox.positions set txid = '0', event_id = 0 where reaction = 'comps.earn'";
  expect(await found(never, ...LONG_AGO)).toEqual([
    expect.stringMatching(
      /^reaction comps.earn has not heard 3 events wager.settled, the first told at /,
    ),
  ]);
  expect(await found(backTo("0"), ...LONG_AGO)).toEqual([
    expect.stringContaining("heard 2 events"),
  ]);
  expect(await found(backTo("1"), ...LONG_AGO)).toEqual([
    expect.stringContaining("heard 1 events"),
  ]);
  expect(await found(backTo("2"), ...LONG_AGO)).toEqual([]);
});

it("finds what is parked (I32)", async () => {
  expect(
    await found(
      `insert into outbox.parked (reaction, event_txid, event_id, name, player_id, payload, error)
       select 'comps.earn', txid, id, name, player_id, payload, 'no' from outbox.events
       where name = 'wager.settled' limit 1`,
    ),
  ).toEqual([expect.stringMatching(/^event \d+ for comps.earn is parked since .*: no$/)]);
});

it("finds nothing while a reaction moves on, while it is young, or while the house stood still (I32)", async () => {
  const behind = backTo("0");
  expect(await found(behind)).toEqual([]);
  const moves = "update outbox.positions set moved_at = now() where reaction = 'comps.earn'";
  expect(await found(behind, ...LONG_AGO, moves)).toEqual([]);
  const stopped = "update outbox.positions set moved_at = now() - interval '1 hour'";
  expect(await found(behind, ...LONG_AGO, stopped)).toEqual([]);
});

it("finds nothing in the position of a reaction that the house has no more (I32)", async () => {
  const gone = "update outbox.positions set reaction = 'old.gone' where reaction = 'comps.earn'";
  expect(await found(backTo("0"), gone, ...LONG_AGO)).toEqual([]);
});
