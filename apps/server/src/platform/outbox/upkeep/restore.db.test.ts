import { openTestDatabase } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "#platform/database";
import { createLog } from "#platform/log";
import { createMetrics } from "#platform/metrics";
import { pruneEvents } from "./prune-store.ts";
import { appendEvents, defineEvent, reaction, startReactions } from "../public.ts";
import { countOnAfterRestore } from "./restore-store.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.script("create schema trial; create table trial.heard (reaction text, n bigint)");
});
afterAll(() => database.close());

const counted = defineEvent<{ readonly n: bigint }>("trial.counted");
const other = defineEvent<{ readonly n: bigint }>("trial.other");
const append = (n: bigint, event = counted) =>
  database.tx((tx) => appendEvents(tx, [event(1n, { n })]));
const start = (name: string, event = counted) =>
  startReactions(
    { database, log: createLog("silent"), metrics: createMetrics(), retryDelayMs: 1 },
    [
      reaction(name, event, async (tx, events) => {
        for (const { payload } of events)
          await tx.query("insert into trial.heard values ($1, $2)", [name, BigInt(payload.n)]);
      }),
    ],
  );
const heard = async (name: string) =>
  (
    await database.query<{ n: bigint }>("select n from trial.heard where reaction = $1", [name])
  ).map((row) => row.n);

/** Leaves the rows as a restored dump does: their numbers are far above those that the cluster gives now. */
const asIfRestored = (ahead: bigint) =>
  database.script(
    `update outbox.bundles set txid = (txid::text::bigint + ${ahead})::text::xid8;
     update outbox.positions set txid = (txid::text::bigint + ${ahead})::text::xid8`,
  );

it("hears what a dump held back and what is told after it, each once and in order", async () => {
  await append(1n);
  const first = await start("trial.slow");
  await first.settled();
  await first.stop();
  await append(2n);
  await append(7n, other);
  await asIfRestored(1_000_000_000n);

  expect(await countOnAfterRestore(database)).toBeGreaterThan(900_000_000n);
  // The next start, and another process of this one, find it done.
  expect(await countOnAfterRestore(database)).toBe(0n);
  await append(3n);
  // What nobody has heard is not thrown away, however old it is.
  await database.query("update outbox.bundles set created_at = now() - interval '2 days'");
  await pruneEvents(database, ["trial.slow"], 100);
  const again = await start("trial.slow");
  await append(4n);
  await again.settled();
  expect(await heard("trial.slow")).toEqual([1n, 2n, 3n, 4n]);
  await again.stop();
});

it("follows a second restore, and one whose reactions are ahead of every event", async () => {
  await asIfRestored(5_000_000_000n);
  await database.script("update outbox.positions set txid = (txid::text::bigint + 77)::text::xid8");
  expect(await countOnAfterRestore(database)).toBeGreaterThan(4_000_000_000n);
  const running = await start("trial.slow");
  await append(5n);
  await running.settled();
  expect((await heard("trial.slow")).at(-1)).toBe(5n);
  await running.stop();
});

it("moves nothing where the numbers are right", async () => {
  expect(await countOnAfterRestore(database)).toBe(0n);
  await append(6n);
  const late = await start("trial.late");
  await late.settled();
  await late.stop();
  expect(await countOnAfterRestore(database)).toBe(0n);
});
