import { openTestDatabase } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { houseMigrations } from "#app";
import { columns, type Database, isUniqueViolation, migrate, type Migration } from "./public.ts";

const ONCE = { module: "trial", name: "0001-a.sql", sql: "create table trial.once (n int)" };

let database: Database;
/** Migrations that every test database has already. */
let applied: readonly Migration[];
beforeAll(async () => {
  applied = await houseMigrations();
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe("database", () => {
  it("gives the same types whatever the driver", async () => {
    const [row] = await database.query(
      `select 9007199254740993::bigint as big, date '2026-02-28' as day, 1.50::numeric as exact,
         timestamptz '2026-01-01T00:00:00Z' as at, '{"a":[1]}'::jsonb as json, array[1,2]::int[] as list,
         array[9007199254740993,-1]::bigint[] as bigs, '{}'::bigint[] as none, null as nothing`,
    );
    expect(row).toEqual({
      big: 9_007_199_254_740_993n,
      day: "2026-02-28",
      exact: "1.50",
      at: new Date("2026-01-01T00:00:00Z"),
      json: { a: [1] },
      list: [1, 2],
      bigs: [9_007_199_254_740_993n, -1n],
      none: [],
      nothing: null,
    });
  });

  it("takes lists as columns, whatever text they hold", async () => {
    const names = [
      "plain",
      'quote " and , comma',
      "",
      "null",
      "NULL",
      "{a}",
      "a\\b",
      " ",
      "\t",
      'two "lines"\nof \\ text',
      "\n",
      'a\n\tb "c"',
      "Zoë",
      "🏮",
      "'",
    ];
    const rows = names.map((name, index) => ({
      id: BigInt(index),
      name,
      maybe: index % 2 ? name : null,
    }));
    const found = await database.query(
      "select * from unnest($1::bigint[], $2::text[], $3::text[]) as r(id, name, maybe)",
      columns(
        rows,
        (row) => row.id,
        (row) => row.name,
        (row) => row.maybe,
      ),
    );
    expect(found).toEqual(rows);
    expect(await database.query("select * from unnest($1::text[])", columns([], String))).toEqual(
      [],
    );
  });

  it("runs statements that are started together in their order, and none after one that fails", async () => {
    await database.script("create schema line; create table line.t (n int primary key)");
    const insert = "insert into line.t select count(*) + $1::int from line.t";
    await database.tx((tx) => Promise.all([0, 10, 20].map((n) => tx.query(insert, [n]))));
    const numbers = () => database.query("select n from line.t order by n");
    expect(await numbers()).toEqual([{ n: 0 }, { n: 11 }, { n: 22 }]);
    const failing = database.tx((tx) =>
      Promise.all([
        tx.query(insert, [100]),
        tx.query("insert into line.t values (0)"),
        tx.query(insert, [200]),
      ]),
    );
    await expect(failing).rejects.toThrow("t_pkey");
    expect(await numbers()).toHaveLength(3);
    expect(await database.tx((tx) => tx.query("select 1 as one"))).toEqual([{ one: 1 }]);
  });

  it.skipIf(!process.env["TEST_DATABASE_URL"])(
    "fails the statements of a connection that dies, and opens another",
    async () => {
      const dying = database.tx(async (tx) => {
        await tx.query("insert into line.t values (400)");
        await tx.query("select pg_terminate_backend(pg_backend_pid())");
        await tx.query("select 1");
      });
      await expect(dying).rejects.toMatchObject({ code: expect.stringMatching(/^(57P01|08006)$/) });
      expect(await database.query("select n from line.t where n = 400")).toEqual([]);
    },
  );

  it.skipIf(process.env["TEST_DATABASE_URL"])(
    "sees the columns of a table that has changed since a statement was prepared",
    async () => {
      await database.script("create schema shape; create table shape.t (a int)");
      const all = () => database.query("select * from shape.t");
      await database.query("insert into shape.t values (1)");
      expect(await all()).toEqual([{ a: 1 }]);
      await database.script("alter table shape.t add column b int");
      expect(await all()).toEqual([{ a: 1, b: null }]);
      await database.query("alter table shape.t drop column a");
      expect(await all()).toEqual([{ b: null }]);
      const undone = database.tx(async (tx) => {
        await tx.query("alter table shape.t add column c int");
        expect(await tx.query("select * from shape.t")).toEqual([{ b: null, c: null }]);
        throw new Error("no");
      });
      await expect(undone).rejects.toThrow("no");
      expect(await all()).toEqual([{ b: null }]);
    },
  );

  it("goes on after a statement that is wrong, and after a value that is", async () => {
    await expect(database.query("select nothing from nowhere")).rejects.toMatchObject({
      code: "42P01",
    });
    const number = (text: string) => database.query("select $1::int as n", [text]);
    expect(await number("7")).toEqual([{ n: 7 }]);
    await expect(number("seven")).rejects.toMatchObject({ code: "22P02" });
    expect(await number("8")).toEqual([{ n: 8 }]);
    await expect(database.query("select $1::int as n", [1, 2])).rejects.toThrow();
    expect(await number("9")).toEqual([{ n: 9 }]);
  });

  it("runs no statement of a transaction that has ended, well or not", async () => {
    let late: (() => Promise<unknown>) | undefined;
    await database.tx(async (tx) => {
      late = () => tx.query("select 1 as one");
    });
    await expect(late?.()).rejects.toThrow("has ended");
    const failing = database.tx(async (tx) => {
      late = () => tx.query("select 1 as one");
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await expect(late?.()).rejects.toThrow("has ended");
  });

  // What a request may take is far too little for a migration that rewrites a table.
  it.runIf(process.env["TEST_DATABASE_URL"])(
    "gives a script an hour, and the requests after it what they had",
    async () => {
      const limits = `select name, setting::int as ms from pg_settings
        where name in ('lock_timeout', 'statement_timeout') order by name`;
      const short = await database.query(limits);
      expect(short).toEqual([
        { name: "lock_timeout", ms: 10_000 },
        { name: "statement_timeout", ms: 30_000 },
      ]);
      await database.script(`create schema long; create table long.limits as ${limits}`);
      expect(await database.query("select * from long.limits")).toEqual([
        { name: "lock_timeout", ms: 3_600_000 },
        { name: "statement_timeout", ms: 3_600_000 },
      ]);
      const many = await Promise.all(Array.from({ length: 8 }, () => database.query(limits)));
      for (const one of many) expect(one).toEqual(short);
    },
  );

  it("undoes a transaction that throws", async () => {
    await database.script("create schema trial; create table trial.t (n int primary key)");
    const failing = database.tx(async (tx) => {
      await tx.query("insert into trial.t values (1)");
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await database.query("select * from trial.t")).toEqual([]);
  });

  it("tells a unique violation by its constraint", async () => {
    await database.query("insert into trial.t values (2)");
    const error = await database
      .query("insert into trial.t values (2)")
      .catch((reason: unknown) => reason);
    expect(isUniqueViolation(error, "t_pkey")).toBe(true);
    expect(isUniqueViolation(error, "other")).toBe(false);
  });

  it("applies a migration once, even from two replicas at the same moment, and refuses a changed one", async () => {
    await Promise.all([
      migrate(database, [...applied, ONCE]),
      migrate(database, [...applied, ONCE]),
    ]);
    expect(await migrate(database, [...applied, ONCE])).toBe(0);
    await expect(
      migrate(database, [...applied, { ...ONCE, sql: "create table trial.twice (n int)" }]),
    ).rejects.toThrow(/has changed/);
  });

  it("refuses a database of a newer build, names what it does not know, and changes nothing", async () => {
    const newer = {
      module: "trial",
      name: "0005-of-later.sql",
      sql: "create table trial.later ()",
    };
    const own = { module: "trial", name: "0003-own.sql", sql: "create table trial.own ()" };
    const database = await openTestDatabase();
    try {
      await database.script("create schema trial");
      await migrate(database, [...applied, ONCE, newer]);
      await expect(migrate(database, [...applied, ONCE, own])).rejects.toThrow(
        /newer build.*trial\/0005-of-later\.sql/s,
      );
      await expect(database.query("select * from trial.own")).rejects.toThrow();
      expect(await migrate(database, [...applied, ONCE, own, newer])).toBe(1);
    } finally {
      await database.close();
    }
  });

  it("leaves nothing of a migration that fails half-way", async () => {
    const bad = {
      module: "trial",
      name: "0002-b.sql",
      sql: "create table trial.half (n int); select 1/0;",
    };
    await expect(migrate(database, [...applied, ONCE, bad])).rejects.toThrow(/division by zero/);
    await expect(database.query("select * from trial.half")).rejects.toThrow();
  });
});
