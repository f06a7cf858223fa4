import { openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditBroken, failed } from "../audit.testing.ts";
import { auditHouse } from "../audit-house.ts";
import { openGame, STUDIO_ENV } from "./studio-audit.testing.ts";

let studios: TestHouse;
beforeAll(async () => {
  studios = await openTestHouse({ serve: {}, env: STUDIO_ENV });
  const tell = await openGame(studios);
  const bet = (round_id: string, transaction_id: string, amount: number) =>
    tell("bet", { round_id, transaction_id, amount });
  const back = (original_transaction_id: string, transaction_id: string) =>
    tell("rollback", { original_transaction_id, transaction_id });
  const actions = [1, 2, 3].map((at) => ({
    type: "bet",
    transaction_id: `bet-${at}`,
    amount: 100,
  }));
  const round_id = "won";
  expect([
    await tell("play", { round_id, actions }),
    await tell("win", { round_id, transaction_id: "win-1", amount: 500 }),
    await tell("win", { round_id, transaction_id: "win-2", amount: 40, round_closed: true }),
    await back("win-2", "back-1"),
    await bet("open", "bet-4", 100),
    await bet("open", "bet-5", 50),
    await back("bet-5", "back-2"),
    await bet("gone", "bet-6", 100),
    await back("bet-6", "back-3"),
    await back("never", "back-4"),
  ]).toEqual(Array.from({ length: 10 }, () => 200));
});
afterAll(() => studios.close());

it("passes a house whose players play games of outside studios", async () => {
  const results = await auditHouse(studios.house.database);
  expect(failed(results)).toEqual([]);
  expect(results.find(({ id }) => id === "I27")?.checked).toBe("12 transactions");
});

it.each([
  [
    "a bet of another amount",
    "update studio_games.transactions set amount = 99 where id = 'bet-1'",
  ],
  [
    "a win that was not paid",
    "update studio_games.transactions set amount = 900 where id = 'win-1'",
  ],
  ["a win that is missing", "delete from studio_games.transactions where id = 'win-1'"],
  ["a round that nobody told", "delete from studio_games.transactions where round = 'open'"],
  [
    "a rollback that gave nothing back",
    "update studio_games.transactions set effect = 'none' where id = 'back-3'",
  ],
  [
    "a rollback that gave back another amount",
    "update studio_games.transactions set amount = 49 where id = 'back-2'",
  ],
  [
    "a transaction in another game's name",
    "update studio_games.transactions set game = 'another' where id = 'bet-4'",
  ],
  [
    "a transaction that came in no command",
    "update studio_games.transactions set body_hash = 'x' where id = 'bet-4'",
  ],
  [
    "a bet that came after its rollback",
    `insert into studio_games.transactions (player_id, studio, id, call, kind, game, round, wager_id, currency, amount,
       closes, body_hash, at)
     select player_id, studio, original, original, 'win', game, 'won', (select wager_id from studio_games.transactions where id = 'win-1'),
       currency, 0, false, body_hash, at from studio_games.transactions where id = 'back-4'`,
  ],
])("finds %s", async (_, statement) =>
  expect(failed(await auditBroken(studios.house.database, (tx) => tx.query(statement)))).toEqual([
    "I27",
  ]),
);
