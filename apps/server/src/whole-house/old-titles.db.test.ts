import { randomUUID } from "node:crypto";
import { openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { houseMigrations } from "#app";
import { type Database, migrate, openEmbedded } from "#platform/database";

/** They gave what operators make its titles in the languages of players: a house from before has none of these. */
const SINCE = ["bonuses/0003-words-of-offers.sql", "gifts/0003-words-of-grants.sql"];
const [open, ended, over, issued, reward, grant] = Array.from({ length: 6 }, () =>
  randomUUID(),
) as [string, string, string, string, string, string];

let kit: TestHouse;
let database: Database;
beforeAll(async () => {
  database = await openEmbedded();
  const all = await houseMigrations();
  await migrate(
    database,
    all.filter(({ module, name }) => !SINCE.includes(`${module}/${name}`)),
  );
  await writeBefore();
  kit = await openTestHouse({ database });
});
afterAll(() => kit.close());

/** Two offers, a bonus of each and one of none, and a gift by hand. */
async function writeBefore(): Promise<void> {
  for (const [id, title, state] of [
    [open, "Tailwind", "published"],
    [ended, "First Fold", "ended"],
  ])
    await database.query(
      `insert into bonuses.offers (id, trigger, code, title, group_key, listed, amount, min_deposit, wagering,
         max_stake, slots_percent, other_percent, days_to_activate, days_to_wager, group_ids, end_at, state,
         body_hash, changed_by, changed_at)
       values ($1::uuid, 'coupon', $1::text, $2, 'gift', true, 500, 0, 2, 500, 100, 10, 7, 7, '{}', now(), $3,
         '', 'olga@house.example', now())`,
      [id, title, state],
    );
  const bonus = `insert into bonuses.bonuses (id, offer_id, player_id, currency, amount, requirement, stage,
    source, created_at, activatable_until, ended_at, title, group_key, max_stake, slots_percent, other_percent,
    days_to_wager) values ($1, $2, 1, 'EUR', 500, 1000, `;
  const own = "null, null, null, null, null, null)";
  await database.query(`${bonus} 'issued', 'code', now(), now(), null, ${own}`, [issued, open]);
  await database.query(`${bonus} 'expired', 'code', now(), now(), now(), ${own}`, [over, ended]);
  const terms = "'A prize', 'prize', 500, 100, 10, 7)";
  await database.query(`${bonus} 'issued', 'wheel', now(), now(), null, ${terms}`, [reward, null]);
  await database.query(
    `insert into gifts.grants (id, type, title, group_key, wagering, days, player_id, reason, state, body_hash,
       changed_by, changed_at)
     values ($1, 'giftspin', 'From the house', 'gift', 0, 7, 1, 'a test', 'given', '', 'olga@house.example', now())`,
    [grant],
  );
}

const titles = async (table: string) => {
  const rows = await database.query<{ id: string; title: unknown }>(
    `select id, title from ${table}`,
  );
  return Object.fromEntries(rows.map(({ id, title }) => [id, title]));
};

it("titles from before an upgrade are English, and a bonus keeps that of its offer", async () => {
  expect(await titles("bonuses.offers")).toEqual({
    [open]: { en: "Tailwind" },
    [ended]: { en: "First Fold" },
  });
  expect(await titles("bonuses.bonuses")).toEqual({
    [issued]: "Tailwind",
    [over]: "First Fold",
    [reward]: "A prize",
  });
  expect(await titles("gifts.grants")).toEqual({ [grant]: { en: "From the house" } });
});

it.each([
  ["terms of an offer", `update bonuses.offers set title = '{"en": "Another"}'`],
  ["the end of an offer", `update bonuses.offers set state = 'published' where state = 'ended'`],
  ["the title of a bonus", "update bonuses.bonuses set title = 'Another'"],
  ["the end of a bonus", "update bonuses.bonuses set stage = 'lost' where stage = 'expired'"],
  ["terms of a gift by hand", `update gifts.grants set title = '{"en": "Another"}'`],
])("keeps %s as before", async (_what, change) => {
  await expect(database.query(change)).rejects.toMatchObject({ code: "HL020" });
});
