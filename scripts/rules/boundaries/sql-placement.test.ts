import { describe, expect, it } from "vitest";
import { houseTree } from "../tree/tree.testing.ts";
import { isSql, sqlOnlyInStores, sqlOnlyOwnSchema } from "./sql-placement.ts";

const src = "apps/server/src";
const store = `${src}/core/wallet/transfer-store.ts`;
const others = { [`${src}/core/accounts/module.ts`]: "", [`${src}/money/wagers/module.ts`]: "" };
const text = (sql: string) => `const sql = \`${sql}\`;`;

describe("isSql", () => {
  it.each([
    "select id from wallet.accounts",
    "SELECT now()",
    "\n  insert into wallet.transfers (id) values ($1)",
    "update wallet.accounts set balance = 0",
    "update wallet.accounts as a set balance = 0",
    "delete from wallet.holds where id = $1",
    "with moved as (select 1)",
    "with recursive tree (id) as (select 1)",
    "-- why\nselect pg_advisory_xact_lock(1)",
    "create table wallet.accounts (id uuid)",
    "truncate wallet.accounts",
  ])("knows %j", (sql) => expect(isSql(sql)).toBe(true));

  it.each([
    "Select a game from the list",
    "select",
    "with best wishes",
    "Update your profile",
    "update the profile",
    "delete",
    "create an account",
    "wager.settled",
  ])("is not fooled by %j", (words) => expect(isSql(words)).toBe(false));
});

describe("sqlOnlyInStores", () => {
  it("passes in stores, migrations, the database machinery and tests", () => {
    const sql = text("select 1 from wallet.accounts");
    const tree = houseTree({
      [store]: sql,
      [`${src}/platform/database/migrate.ts`]: sql,
      [`${src}/core/wallet/transfer.test.ts`]: sql,
      [`${src}/core/wallet/migrations/0001-ledger.sql`]: "create table wallet.accounts (id uuid);",
      [`${src}/core/wallet/transfer.ts`]: text("Select a wallet from the list"),
    });
    expect(sqlOnlyInStores(tree)).toEqual([]);
  });

  it("fails in a use case", () => {
    const path = `${src}/core/wallet/post-transfers.ts`;
    const tree = houseTree({ [path]: `\n${text("insert into wallet.transfers values (1)")}` });
    expect(sqlOnlyInStores(tree)).toMatchObject([{ path, line: 2, rule: "sql-outside-store" }]);
  });
});

describe("sqlOnlyOwnSchema", () => {
  it("passes for its own schema, aliases, CTEs and functions of PostgreSQL", () => {
    const tree = houseTree({
      ...others,
      [store]: text(`with moved as (
          insert into wallet.transfers (id) select id from unnest($1::uuid[]) as t (id) returning id
        ), accounts as (select id from wallet.accounts for update)
        update wallet.accounts as a set balance = accounts.balance
        from accounts join moved on accounts.id = moved.id
        where a.balance is distinct from accounts.balance -- see accounts.players`),
    });
    expect(sqlOnlyOwnSchema(tree)).toEqual([]);
  });

  it.each([
    "select 1 from accounts.players",
    "select 1 from wallet.accounts a join accounts.players p on p.id = a.id",
    "select 1 from wallet.accounts as a, accounts.players as p",
    'insert into "accounts"."players" values (1)',
    "update accounts.players set name = 'x'",
    "delete from only accounts.players",
    "select accounts.full_name(1) from wallet.accounts",
  ])("fails for %j in the wallet's store", (sql) => {
    const found = sqlOnlyOwnSchema(houseTree({ ...others, [store]: text(sql) }));
    expect(found).toMatchObject([{ path: store, line: 1, rule: "foreign-schema" }]);
  });

  it("fails in a migration, at its line", () => {
    const path = `${src}/core/wallet/migrations/0001-ledger.sql`;
    const sql = "create table wallet.a (\n  player_id uuid references accounts.players (id)\n);";
    expect(sqlOnlyOwnSchema(houseTree({ ...others, [path]: sql }))).toMatchObject([
      { path, line: 2, rule: "foreign-schema" },
    ]);
  });

  it("writes the schema of a module with a dash with an underscore", () => {
    const path = `${src}/play/house-games/round-store.ts`;
    const good = houseTree({ [path]: text("select 1 from house_games.rounds") });
    expect(sqlOnlyOwnSchema(good)).toEqual([]);
    const bad = houseTree({
      [path]: text("select 1 from house_games.rounds"),
      [store]: text("select 1 from house_games.rounds"),
    });
    expect(sqlOnlyOwnSchema(bad)).toMatchObject([{ path: store, rule: "foreign-schema" }]);
  });

  it("lets a report read every schema", () => {
    const path = `${src}/core/wallet/reports/revenue-store.ts`;
    const tree = houseTree({ ...others, [path]: text("select 1 from wagers.rounds") });
    expect(sqlOnlyOwnSchema(tree)).toEqual([]);
  });

  it("fails for a table that is written to without its schema", () => {
    const tree = houseTree({ [store]: text("insert into transfers (id) values ($1)") });
    expect(sqlOnlyOwnSchema(tree)).toMatchObject([{ path: store, rule: "unqualified-table" }]);
  });
});
