import { openTestHouse } from "@houselight/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { selectRestrictions } from "../restriction-store.ts";
import type { Budget } from "./budget.ts";
import { putBudgets, saveBudgets } from "./budget-store.ts";

const SET = new Date("2026-05-06T08:00:00.123Z");
const DAY = new Date("2026-05-06T00:00:00Z");

describe("budgets in one row a player", () => {
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
