import { openTestHouse } from "@houselight/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { migrate, openEmbedded } from "#platform/database";
import { houseMigrations } from "../../../app.ts";
import { selectRestrictions } from "../restriction-store.ts";
import type { Budget } from "./budget.ts";
import { putBudgets, saveBudgets } from "./budget-store.ts";
import { selectDueChecks } from "./session-check-store.ts";

const SET = new Date("2026-05-06T08:00:00.123Z");
const DAY = new Date("2026-05-06T00:00:00Z");

describe("budgets in one row a player", () => {
  it("are those of the rows that stood before, blocks beside them", async () => {
    const database = await openEmbedded();
    const all = await houseMigrations();
    await migrate(
      database,
      all.filter(
        ({ module, name }) => `${module}/${name}` !== "compliance/0005-one-row-a-player.sql",
      ),
    );
    for (const type of ["wager", "loss", "session"])
      await database.query(
        `insert into compliance.limits (player_id, type, period, created_at) values (7, $1, 'day', $2)`,
        [type, SET],
      );
    const rows = [
      [1, "EUR", "wager", 500, 40],
      [1, "USD", "wager", 900, 0],
      [2, "EUR", "loss", 300, -20],
      [3, "", "session", 5400, 60],
    ];
    for (const [limit, currency, type, amount, used] of rows)
      await database.query(
        `insert into compliance.budgets values (7, $1, $2, $3, 'day', $4, $5, $6, $7)`,
        [limit, currency, type, SET, amount, used, DAY],
      );
    await database.query(
      "insert into compliance.restrictions (player_id, blocked_until) values (7, $1), (8, $1)",
      [SET],
    );
    await migrate(database, all);
    const found = await selectRestrictions(database, [7n, 8n]);
    expect(found.get(8n)).toMatchObject({ blockedUntil: SET, budgets: [] });
    expect(found.get(7n)).toMatchObject({ blockedUntil: SET, excludedUntil: null });
    expect(found.get(7n)?.budgets).toEqual(
      rows.map(([limit, currency, type, amount, used]) => ({
        playerId: 7n,
        limitId: BigInt(limit as number),
        currency,
        type,
        period: "day",
        createdAt: SET,
        amount: BigInt(amount as number),
        used: BigInt(used as number),
        windowStartsAt: DAY,
        windowEndsAtMs: 0,
      })),
    );
    expect(await selectDueChecks(database, SET, 10)).toEqual([7n]);
    await database.close();
  });

  it("are read as they were written, whoever wrote them (property)", async () => {
    const kit = await openTestHouse();
    const amounts = fc.bigInt(1n, 9_007_199_254_740_991n);
    const budget = (playerId: bigint) =>
      fc.record<Budget>({
        playerId: fc.constant(playerId),
        limitId: fc.bigInt(1n, 1_000_000n),
        currency: fc.constantFrom("EUR", "BTC", ""),
        type: fc.constantFrom("wager", "loss", "deposit", "session"),
        period: fc.constantFrom("day", "month_12", "forever"),
        createdAt: fc.constant(SET),
        amount: amounts,
        used: amounts.map((amount) => -amount),
        windowStartsAt: fc.constant(DAY),
        windowEndsAtMs: fc.nat(),
      });
    const lists = fc.tuple(
      fc.array(budget(1n), { maxLength: 5 }),
      fc.array(budget(2n), { maxLength: 5 }),
    );
    const { database } = kit.house;
    await fc.assert(
      fc.asyncProperty(lists, lists, async ([one, two], [later, last]) => {
        await database.tx((tx) => putBudgets(tx, { playerId: 1n, budgets: one }));
        await database.tx((tx) => putBudgets(tx, { playerId: 2n, budgets: two }));
        const read = async () => {
          const found = await selectRestrictions(database, [1n, 2n]);
          return [found.get(1n)?.budgets, found.get(2n)?.budgets];
        };
        expect(await read()).toEqual([one, two]);
        // Another process writes: what this one remembers is not what stands.
        await database.query(
          `update compliance.restrictions set budgets = (
             select budgets from compliance.restrictions where player_id = 2) where player_id = 1`,
        );
        expect((await read())[0]).toEqual(two.map((each) => ({ ...each, playerId: 1n })));
        await database.tx((tx) =>
          saveBudgets(tx, [
            { playerId: 1n, budgets: later },
            { playerId: 2n, budgets: last },
          ]),
        );
        expect(await read()).toEqual([later, last]);
      }),
      { numRuns: 40 },
    );
    await kit.close();
  });
});
