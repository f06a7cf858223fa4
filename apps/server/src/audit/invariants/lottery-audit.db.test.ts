import { happen, openTestHouse, registered, settled, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { lotteries } from "../../engagement/lotteries/module.ts";
import { auditBroken, failed } from "../audit.testing.ts";
import { auditHouse } from "../audit-house.ts";

let test: TestHouse;
beforeAll(async () => {
  test = await openTestHouse({ env: { DEMO: "yes" } });
  const [one, other] = [await registered(test.house), await registered(test.house)];
  // Of ten prizes seven are drawn: there are as many tickets.
  await happen(test, settled(one.id, 3_500n), settled(other.id, 4_000n));
  test.clock.advance(31 * 86_400_000);
  const [draw] = lotteries.loops?.(test.house) ?? [];
  await draw?.run();
});
afterAll(() => test.close());

it("passes a house whose lottery gave tickets and was drawn", async () => {
  const [drawn] = await test.house.database.query(
    "select count(*)::int as winners from lotteries.winners",
  );
  expect(drawn).toEqual({ winners: 7 });
  const results = await auditHouse(test.house.database);
  expect(failed(results)).toEqual([]);
  expect(results.find(({ id }) => id === "I15")?.checked).toBe("1 lotteries");
});

const WINNER = "(select id from lotteries.winners where prize = 2)";

it.each([
  [
    "a number that is left out",
    "update lotteries.grants set first_number = 5 where first_number = 4",
  ],
  ["a number given twice", "update lotteries.grants set count = 4 where first_number = 1"],
  ["a grant that is not on record", "delete from lotteries.grants where first_number = 4"],
  ["tickets that the lottery does not count", "update lotteries.lotteries set tickets = 8"],
  ["a player with a ticket too many", "update lotteries.entries set tickets = tickets + 1"],
  ["a stake that brought no ticket", "update lotteries.entries set stake = stake + 100000"],
  ["a player whose tickets are forgotten", "delete from lotteries.entries"],
  [
    "a ticket of another player",
    "update lotteries.grants set player_id = 1 where first_number = 1",
  ],
  [
    "a winner who was not drawn",
    "update lotteries.draws set passed_over = true where position = 1",
  ],
  ["a drawn ticket without its prize", "delete from lotteries.winners where prize = 7"],
  ["a prize other than promised", "update lotteries.winners set amount = 1 where prize = 1"],
  [
    "a winner of a lottery that is not over",
    "update lotteries.lotteries set state = 'published', seed = null, drawn_at = null",
  ],
  ["a prize that was not paid", `delete from wallet.transfers where group_id = ${WINNER}`],
  [
    "a prize that says another payment",
    "update lotteries.winners set paid = paid + 1 where prize = 1",
  ],
  [
    "a prize that was paid twice",
    `insert into wallet.transfers (player_id, group_id, leg, kind, currency, debit, credit, amount)
     select player_id, group_id, leg + 1, kind, currency, debit, credit, amount
     from wallet.transfers where group_id = ${WINNER}`,
  ],
])("finds %s", async (_what, statement) => {
  const results = await auditBroken(test.house.database, (tx) => tx.query(statement));
  expect(failed(results)).toContain("I15");
});

it("finds nothing in a prize that came to less than a smallest unit", async () => {
  const results = await auditBroken(test.house.database, async (tx) => {
    await tx.query(`delete from wallet.transfers where group_id = ${WINNER}`);
    await tx.query("update lotteries.winners set paid = 0, currency = null where prize = 2");
  });
  expect(failed(results)).not.toContain("I15");
});
