import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { houseMigrations } from "#app";
import { type Database, migrate, openEmbedded } from "#platform/database";

/** They gave titles their languages: a house from before has none of these. */
const SINCE = ["tournaments/0002-words-of-titles.sql", "lotteries/0004-words-of-titles.sql"];

let database: Database;
beforeAll(async () => {
  database = await openEmbedded();
});
afterAll(() => database.close());

it("titles of tournaments and lotteries from before are in English after an upgrade, and their rules still stand", async () => {
  const migrations = await houseMigrations();
  const before = migrations.filter(({ module, name }) => !SINCE.includes(`${module}/${name}`));
  expect(migrations.length - before.length).toBe(SINCE.length);
  await migrate(database, before);
  const over = "2020-01-02T00:00:00Z";
  await database.query(
    `insert into tournaments.tournaments (id, identifier, type, title, group_ids, start_at, end_at, currency,
       prizes, minima, scoring, min_stake, games, producers, state, body_hash, changed_by, changed_at,
       published_at, over_at)
     values ($1, 'old-cup', 'tournament', 'Old "Cup"', '{}', $2::timestamptz - interval '1 day', $2, 'EUR',
       '{500}', '{}', 'bets', 1, '{}', '{}', 'finished', 'x', 'olga', $2, $2, $2)`,
    [randomUUID(), over],
  );
  await database.query(
    `insert into lotteries.lotteries (id, identifier, title, group_ids, start_at, end_at, currency,
       ticket_price, prizes, games, state, body_hash, changed_by, changed_at, salt)
     values ($1, 'old-draw', 'Old Draw', '{}', $2::timestamptz - interval '1 day', $2, 'EUR',
       100, '{500}', '{}', 'cancelled', 'x', 'olga', $2, 'salt')`,
    [randomUUID(), over],
  );
  await migrate(database, migrations);
  expect(
    await database.query(
      `select title from tournaments.tournaments union all select title from lotteries.lotteries`,
    ),
  ).toEqual([{ title: { en: 'Old "Cup"' } }, { title: { en: "Old Draw" } }]);
  for (const change of [
    `update tournaments.tournaments set title = '{"en": "Another"}'`,
    "update tournaments.tournaments set state = 'published', over_at = null",
    `update lotteries.lotteries set title = '{"en": "Another"}'`,
    "update lotteries.lotteries set state = 'published'",
  ])
    await expect(database.query(change), change).rejects.toMatchObject({ code: "HL020" });
});
