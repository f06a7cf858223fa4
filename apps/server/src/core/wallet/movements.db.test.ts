import { randomUUID } from "node:crypto";
import { openTestDatabase } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "#platform/database";
import { openAccount, selectMovements } from "./public.ts";

let database: Database;
const ids = { deposit: 0n, hold: 0n, dollars: 0n, later: 0n };
const NOON = new Date("2026-03-04T12:00:00.000Z");
const LATER = new Date("2026-03-05T12:00:00.000Z");

beforeAll(async () => {
  database = await openTestDatabase();
  for (const playerId of [1n, 2n])
    for (const currency of ["EUR", "USD"])
      await database.tx((tx) => openAccount(tx, { playerId, currency }));
  ids.deposit = await move({ kind: "deposit" });
  await move({ kind: "stake", debit: "cash", credit: "house:games" });
  ids.hold = await move({ kind: "hold", debit: "cash", credit: "held" });
  ids.dollars = await move({ kind: "deposit", currency: "USD" });
  await move({ kind: "deposit", player: 2n });
  ids.later = await move({ kind: "correction", at: LATER });
});
afterAll(() => database.close());

async function move(part: {
  kind: string;
  player?: bigint;
  currency?: string;
  debit?: string;
  credit?: string;
  at?: Date;
}): Promise<bigint> {
  const { kind, player = 1n, currency = "EUR", at = NOON } = part;
  const [row] = await database.query<{ seq: bigint }>(
    `insert into wallet.transfers (player_id, group_id, leg, kind, currency, debit, credit, amount, created_at)
     values ($1, $2, 0, $3, $4, $5, $6, case $3 when 'deposit' then 1000 else 100 end, $7) returning seq`,
    [player, randomUUID(), kind, currency, part.debit ?? "house:x", part.credit ?? "cash", at],
  );
  return row?.seq as bigint;
}

const pageOf = async (part: Partial<Parameters<typeof selectMovements>[1]>) => {
  const all = { from: null, until: null, currency: null, kind: null, before: null, limit: 100 };
  const rows = await selectMovements(database, { playerId: 1n, ...all, ...part });
  const names = Object.entries(ids).map(([name, seq]) => [seq, name] as const);
  return rows.map(({ seq }) => new Map(names).get(seq));
};

it.each([
  ["everything, latest first, without games", {}, ["later", "dollars", "hold", "deposit"]],
  ["from a moment on", { from: LATER }, ["later"]],
  ["from just after it", { from: new Date(LATER.getTime() + 1) }, []],
  ["before a moment", { until: LATER }, ["dollars", "hold", "deposit"]],
  ["before a moment after it", { until: new Date(LATER.getTime() + 1), from: LATER }, ["later"]],
  ["one currency", { currency: "USD" }, ["dollars"]],
  ["one kind", { kind: "deposit" }, ["dollars", "deposit"]],
  ["one kind in one currency", { kind: "deposit", currency: "EUR" }, ["deposit"]],
  ["a page", { limit: 2 }, ["later", "dollars"]],
] as const)("movements are listed by %s", async (_, part, expected) => {
  expect(await pageOf(part)).toEqual(expected);
});

it("goes on before the last movement of a page, without it", async () => {
  expect(await pageOf({ before: ids.dollars })).toEqual(["hold", "deposit"]);
  expect(await pageOf({ before: ids.deposit })).toEqual([]);
});
