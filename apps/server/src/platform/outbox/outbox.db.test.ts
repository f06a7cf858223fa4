import { openTestDatabase } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#platform/database";
import { createLog } from "#platform/log";
import { createMetrics } from "#platform/metrics";
import { registerReactions } from "./outbox-store.ts";
import { pruneEvents } from "./upkeep/prune-store.ts";
import {
  appendEvents,
  defineEvent,
  dropParked,
  type Reaction,
  reaction,
  selectParked,
  startReactions,
  wantRetry,
} from "./public.ts";
import { selectWaiting } from "./upkeep/waiting-store.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.script("create schema trial; create table trial.heard (reaction text, n bigint)");
});
afterAll(() => database.close());

const start = (...reactions: Reaction[]) =>
  startReactions(
    { database, log: createLog("silent"), metrics: createMetrics(), retryDelayMs: 1 },
    reactions,
  );

interface Counted {
  readonly n: bigint;
}
let kinds = 0;
/** An event of its own for each test, so that tests do not hear each other. */
const newEvent = () => defineEvent<Counted>(`trial.counted-${++kinds}`);
type CountedEvent = ReturnType<typeof newEvent>;

const append = (event: CountedEvent, ...numbers: bigint[]) =>
  database.tx((tx) =>
    appendEvents(
      tx,
      numbers.map((n) => event(1n, { n })),
    ),
  );
const noting = (name: string, event: CountedEvent, fail: (n: bigint) => boolean = () => false) =>
  reaction(name, event, async (tx, events) => {
    for (const { payload } of events) {
      await tx.query("insert into trial.heard values ($1, $2)", [name, BigInt(payload.n)]);
      if (fail(BigInt(payload.n))) throw new Error(`no to ${payload.n}`);
    }
  });
const heard = async (name: string) =>
  (
    await database.query<{ n: bigint }>("select n from trial.heard where reaction = $1", [name])
  ).map((row) => row.n);

const parkedOf = async (name: string) =>
  (await selectParked(database, { before: null, limit: 100 })).find((one) => one.reaction === name);
const until = async (holds: () => Promise<boolean>) => {
  for (let look = 0; look < 100 && !(await holds()); look++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await holds()).toBe(true);
};

describe("outbox", () => {
  it("delivers each event once to each reaction, in order, and what came before the start", async () => {
    const event = newEvent();
    await append(event, 1n, 2n);
    const running = await start(noting("a.one", event), noting("a.two", event));
    await append(event, 3n);
    await running.settled();
    await running.settled();
    expect(await heard("a.one")).toEqual([1n, 2n, 3n]);
    expect(await heard("a.two")).toEqual([1n, 2n, 3n]);
    await running.stop();
  });

  it.runIf(process.env["TEST_DATABASE_URL"])(
    "is settled only when transactions that began before an event no longer hold it back",
    async () => {
      const event = newEvent();
      const running = await start(noting("a.held", event));
      const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const other = database.tx(async (tx) => {
        await tx.query("select pg_current_xact_id()");
        begun.resolve();
        await end.promise;
      });
      await begun.promise;
      await append(event, 1n);
      setTimeout(() => end.resolve(), 100);
      await running.settled();
      expect(await heard("a.held")).toEqual([1n]);
      await other;
      await running.stop();
    },
  );

  it("knows how long the oldest event waits that a reaction has not heard", async () => {
    const event = newEvent();
    const reactions = [
      { name: "a.asleep", hears: event.name },
      { name: "a.awake", hears: event.name },
    ];
    await registerReactions(database, ["a.asleep", "a.awake"]);
    const waiting = async () =>
      Object.fromEntries(
        (await selectWaiting(database, reactions)).map(({ reaction, seconds }) => [
          reaction,
          Math.floor(seconds / 60),
        ]),
      );
    expect(await waiting()).toEqual({ "a.asleep": 0, "a.awake": 0 });
    await append(event, 1n);
    await database.query(
      "update outbox.bundles set created_at = now() - interval '5 minutes' where name = $1",
      [event.name],
    );
    await append(event, 2n);
    const running = await start(noting("a.awake", event));
    await running.settled();
    expect(await waiting()).toEqual({ "a.asleep": 5, "a.awake": 0 });
    await running.stop();
  });

  it("looks for all reactions with one statement, and opens no transaction while nothing is told", async () => {
    const event = newEvent();
    const asked = { transactions: 0, statements: 0 };
    const counting: Database = {
      ...database,
      query: (...statement) => {
        asked.statements++;
        return database.query(...statement);
      },
      tx: (work) => {
        asked.transactions++;
        return database.tx(work);
      },
    };
    const names = Array.from({ length: 12 }, (_, index) => `a.idle-${index}`);
    const running = await startReactions(
      { database: counting, log: createLog("silent"), metrics: createMetrics() },
      names.map((name) => noting(name, event)),
    );
    await running.settled();
    const look = async () => {
      Object.assign(asked, { transactions: 0, statements: 0 });
      await new Promise((resolve) => setTimeout(resolve, 900));
      return asked.transactions;
    };
    // The look for parked events that are to be tried again is a transaction a second. What was told before is
    // delivered first: on a busy server its transactions may end late.
    await expect.poll(look, { timeout: 20_000, interval: 10 }).toBeLessThanOrEqual(1);
    expect(asked.statements).toBeGreaterThan(0);
    expect(asked.statements).toBeLessThanOrEqual(4);
    // Told by nobody here, as another replica tells it.
    await database.query(
      `insert into outbox.bundles (name, size, told) values ($1, 2, '[["1",{"n":"1"}],["1",{"n":"2"}]]')`,
      [event.name],
    );
    await expect.poll(() => heard("a.idle-11"), { timeout: 10_000 }).toEqual([1n, 2n]);
    await running.stop();
  });

  it("delivers nothing of a transaction that was undone", async () => {
    const event = newEvent();
    const undone = database.tx(async (tx) => {
      await appendEvents(tx, [event(1n, { n: 1n })]);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    const running = await start(noting("b", event));
    await running.settled();
    expect(await heard("b")).toEqual([]);
    await running.stop();
  });

  it("misses none when a lower id commits later", async () => {
    if (database.writers === 1) return;
    const event = newEvent();
    const running = await start(noting("c", event));
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = database.tx(async (tx) => {
      await appendEvents(tx, [event(1n, { n: 1n })]);
      await held;
    });
    await append(event, 2n);
    await running.settled();
    release();
    await slow;
    await running.settled();
    expect((await heard("c")).toSorted()).toEqual([1n, 2n]);
    await running.stop();
  });

  it("keeps the order of transactions whose ids differ in length", async () => {
    const event = newEvent();
    await database.query(
      `insert into outbox.bundles (txid, name, size, told) values
       ('9', $1, 1, '[["1",{"n":"1"}]]'), ('10', $1, 1, '[["1",{"n":"2"}]]'), ('100', $1, 1, '[["1",{"n":"3"}]]')`,
      [event.name],
    );
    const running = await start(noting("f", event));
    await running.settled();
    expect(await heard("f")).toEqual([1n, 2n, 3n]);
    await running.stop();
  });

  it("tries again, parks the one that keeps failing, and goes on with the others", async () => {
    const event = newEvent();
    await append(event, 1n, 2n, 3n);
    const running = await start(noting("d", event, (n) => n === 2n));
    await running.settled();
    expect(await heard("d")).toEqual([1n, 3n]);
    const parked = await database.query(
      "select name, payload from outbox.parked where reaction = 'd'",
    );
    expect(parked).toEqual([{ name: event.name, payload: { n: "2" } }]);
    await running.stop();
  });

  it("comes to the one that keeps failing by few tries, however many stand before it", async () => {
    const event = newEvent();
    const numbers = Array.from({ length: 400 }, (_, n) => BigInt(n));
    await append(event, ...numbers);
    const failing = noting("a.late-fault", event, (n) => n === 300n);
    let tries = 0;
    const running = await start({
      ...failing,
      handle: (tx, events) => {
        tries++;
        return failing.handle(tx, events);
      },
    });
    await running.settled();
    await running.stop();
    expect(await heard("a.late-fault")).toEqual(numbers.filter((n) => n !== 300n));
    expect(tries).toBeLessThan(100);
  });

  it("keeps what one transaction tells of one kind in one row, and each event's own number", async () => {
    const [event, other] = [newEvent(), newEvent()];
    await database.tx((tx) =>
      appendEvents(tx, [event(1n, { n: 1n }), other(2n, { n: 2n }), event(3n, { n: 3n })]),
    );
    const rows = await database.query<{ size: number }>(
      "select size from outbox.bundles where name = any($1::text[]) order by id",
      [[event.name, other.name]],
    );
    expect(rows.map(({ size }) => size)).toEqual([2, 1]);
    const told = await database.query<{ id: bigint; player_id: bigint; payload: object }>(
      "select id, player_id, payload from outbox.events where name = $1 order by id",
      [event.name],
    );
    expect(told.map(({ player_id, payload }) => [player_id, payload])).toEqual([
      [1n, { n: "1" }],
      [3n, { n: "3" }],
    ]);
    expect((told[1]?.id ?? 0n) - (told[0]?.id ?? 0n)).toBe(1n);
  });

  it("shows event by event what a row holds in columns, whatever the payloads have", async () => {
    const event = defineEvent<object>(`trial.counted-${++kinds}`);
    const groups = [
      [
        { a: 1n, same: "x", none: null },
        { a: 2n, same: "x", none: null },
      ],
      [
        { a: 1n, list: ["one"] },
        { a: 1n, list: ["one", "two"] },
      ],
      [{ only: true }],
      [{}, {}],
      [{ a: 1n }, { a: 2n, more: 3n }, { more: 4n, a: 5n }],
    ];
    for (const payloads of groups)
      await database.tx((tx) =>
        appendEvents(
          tx,
          payloads.map((payload, place) => event(BigInt(place + 1), payload)),
        ),
      );
    const expected = groups.flatMap((payloads) =>
      payloads.map((payload, place) => [
        BigInt(place + 1),
        JSON.parse(
          JSON.stringify(payload, (_, value) => (typeof value === "bigint" ? `${value}` : value)),
        ),
      ]),
    );
    const told = await database.query<{ player_id: bigint; payload: object }>(
      "select player_id, payload from outbox.events where name = $1 order by txid, id",
      [event.name],
    );
    expect(told.map(({ player_id, payload }) => [player_id, payload])).toEqual(expected);
    const heardEvents: unknown[] = [];
    const running = await start(
      reaction("columns", event, async (_tx, events) => {
        heardEvents.push(...events.map(({ playerId, payload }) => [playerId, payload]));
      }),
    );
    await running.settled();
    await running.stop();
    expect(heardEvents).toEqual(expected);
  });

  it("hears a row that is longer than a look from where it stopped", async () => {
    const event = newEvent();
    const numbers = Array.from({ length: 4_500 }, (_, n) => BigInt(n));
    await append(event, ...numbers.slice(0, 3));
    await append(event, ...numbers.slice(3));
    const sizes: number[] = [];
    const heardNumbers: bigint[] = [];
    const running = await start(
      reaction("a.long", event, async (_tx, events) => {
        sizes.push(events.length);
        heardNumbers.push(...events.map(({ payload }) => BigInt(payload.n)));
      }),
    );
    await running.settled();
    expect(heardNumbers).toEqual(numbers);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2_000);
    await running.stop();
  });

  it("hears once under two runners of the same reaction", async () => {
    const event = newEvent();
    const both = await Promise.all([start(noting("e", event)), start(noting("e", event))]);
    await append(event, ...Array.from({ length: 50 }, (_, n) => BigInt(n)));
    for (let look = 0; look < 3; look++) await Promise.all(both.map((one) => one.settled()));
    expect(await heard("e")).toHaveLength(50);
    for (const one of both) await one.stop();
  });

  it("wakes reactions by itself after the commit, not before and not after a failure", async () => {
    const event = newEvent();
    const topics: string[] = [];
    const stop = database.listen((topic) => topics.push(topic));
    await database.tx(async (tx) => {
      await appendEvents(tx, [event(1n, { n: 1n }), event(1n, { n: 2n })]);
      expect(topics).toEqual([]);
    });
    await expect(
      database.tx(async (tx) => {
        await appendEvents(tx, [event(1n, { n: 3n })]);
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    expect(topics).toEqual([`outbox ${event.name}`]);
    stop();
    await append(event, 4n);
    expect(topics).toHaveLength(1);
  });

  it("prunes what all reactions of the house have passed, whatever one that left still stands at", async () => {
    const event = newEvent();
    await append(event, 1n, 2n);
    await database.query(
      "update outbox.bundles set created_at = now() - interval '2 days' where name = $1",
      [event.name],
    );
    const left = async () =>
      (await database.query("select 1 from outbox.events where name = $1", [event.name])).length;
    await database.query("insert into outbox.positions values ('removed', '0'::xid8, 0)");
    const slow = await start(noting("g.slow", event, () => true));
    await slow.stop();
    await pruneEvents(database, ["g.slow"], 1000);
    expect(await left()).toBe(2);
    // The transaction after the bundle's own: the oldest open one of the server may be older still.
    await database.query(
      `update outbox.positions set txid =
         (select (max(txid)::text::bigint + 1)::text::xid8 from outbox.bundles where name = $1)
       where reaction = 'g.slow'`,
      [event.name],
    );
    await pruneEvents(database, ["g.slow", "removed"], 1000);
    expect(await left()).toBe(2);
    await pruneEvents(database, ["g.slow"], 1000);
    expect(await left()).toBe(0);
  });
});

it("prunes all of every kind, in as many parts as it takes, and nothing of today", async () => {
  const [event, other] = [newEvent(), newEvent()];
  for (let n = 0n; n < 7n; n++) await append(event, n);
  await append(other, 1n);
  await database.query(
    "update outbox.bundles set created_at = now() - interval '2 days' where name = any($1::text[])",
    [[event.name, other.name]],
  );
  await append(event, 7n);
  await database.query("insert into outbox.positions values ('p.ahead', '9000000000000'::xid8, 0)");
  expect(await pruneEvents(database, ["p.ahead"], 3)).toBeGreaterThanOrEqual(8);
  const left = await database.query<{ name: string }>(
    "select name from outbox.bundles where name = any($1::text[])",
    [[event.name, other.name]],
  );
  expect(left).toEqual([{ name: event.name }]);
  await database.query("delete from outbox.positions where reaction = 'p.ahead'");
});

/** Codes of a database that is away, busy, or let another go first (PostgreSQL manual, appendix A). */
const PASSING = ["55P03", "40001", "40P01", "08006", "57P01"] as const;
const failing = (code: string) => Object.assign(new Error(`not now: ${code}`), { code });

describe("a failure of the database", () => {
  it.each(PASSING)("%s is waited out: the event is heard once, and not parked", async (code) => {
    const event = newEvent();
    const name = `t.${code}`;
    const sizes: number[] = [];
    await append(event, 1n, 2n, 3n);
    const waiting = reaction(name, event, async (tx, events) => {
      sizes.push(events.length);
      for (const { payload } of events)
        await tx.query("insert into trial.heard values ($1, $2)", [name, BigInt(payload.n)]);
      if (sizes.length <= 12) throw failing(code);
    });
    const running = await start(waiting);
    await running.settled();
    expect(await heard(name)).toEqual([1n, 2n, 3n]);
    // Those before the one that waits for a lock do not wait with it. (A server's database has some of these
    // failures repeated inside one try.)
    const changes = sizes.filter((size, at) => size !== sizes[at - 1]);
    expect(changes.slice(0, 2)).toEqual([3, 1]);
    expect(await parkedOf(name)).toBeUndefined();
    await running.stop();
  });

  it("that never ends is the event's own: it is parked, and those behind it are heard", async () => {
    const event = newEvent();
    await append(event, 1n, 2n);
    const running = await start(
      reaction("t.slow", event, async (tx, events) => {
        if (events.some(({ payload }) => payload.n === "1")) throw failing("57014");
        await tx.query("insert into trial.heard values ($1, $2)", ["t.slow", 2n]);
      }),
    );
    await running.settled();
    expect(await parkedOf("t.slow")).toMatchObject({ error: "not now: 57014" });
    expect(await heard("t.slow")).toEqual([2n]);
    await running.stop();
  });

  it("between an event's own failures counts as none of them", async () => {
    const event = newEvent();
    await append(event, 1n);
    const errors = [...Array(4).fill(new Error("no")), failing("55P03"), failing("40P01")];
    const running = await start(
      reaction("t.mixed", event, async () => {
        const error: unknown = errors.shift();
        if (error) throw error;
      }),
    );
    await running.settled();
    expect(errors).toEqual([]);
    expect(await parkedOf("t.mixed")).toBeUndefined();
    await running.stop();
  });

  it("leaves a parked event that is tried again to the next try", async () => {
    const event = newEvent();
    await append(event, 1n);
    let error: Error | undefined = new Error("broken");
    const running = await start(
      reaction("t.again", event, async () => {
        if (error) throw error;
      }),
    );
    await running.settled();
    error = failing("55P03");
    const parked = await parkedOf("t.again");
    await database.tx((tx) => wantRetry(tx, parked?.id as bigint));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await parkedOf("t.again")).toMatchObject({ retryWanted: true, error: "broken" });
    error = undefined;
    await until(async () => (await parkedOf("t.again")) === undefined);
    await running.stop();
  });
});

describe("a parked event", () => {
  it("keeps its error, is tried again when an operator wants it, and is heard once", async () => {
    const event = newEvent();
    let broken = true;
    await append(event, 1n);
    const running = await start(noting("h", event, () => broken));
    await running.settled();
    const parked = await parkedOf("h");
    expect(parked).toMatchObject({ error: "no to 1", retryWanted: false, payload: { n: "1" } });

    const retry = () => database.tx((tx) => wantRetry(tx, parked?.id as bigint));
    await retry();
    await until(async () => (await parkedOf("h"))?.retryWanted === false);
    expect(await heard("h")).toEqual([]);
    broken = false;
    await retry();
    await until(async () => (await parkedOf("h")) === undefined);
    expect(await heard("h")).toEqual([1n]);
    expect(await retry()).toBeUndefined();
    await running.stop();
  });

  it("is dropped for good", async () => {
    const event = newEvent();
    await append(event, 1n);
    const running = await start(noting("i", event, () => true));
    await running.settled();
    const parked = await parkedOf("i");
    const dropped = await database.tx((tx) => dropParked(tx, parked?.id as bigint));
    expect(dropped).toMatchObject({ reaction: "i", error: "no to 1" });
    expect(await parkedOf("i")).toBeUndefined();
    await running.stop();
  });
});
