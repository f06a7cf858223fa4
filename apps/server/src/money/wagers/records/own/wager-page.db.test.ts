import { randomUUID } from "node:crypto";
import { openTestDatabase } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { selectWagerPage } from "../../public.ts";

/** Wagers that one page looks at, at most. */
const SEARCHED = 20_000;
const PLAYER = 1n;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Writes wagers of the player on a game, the first of them under an id of its own. */
async function played(subject: string, count: number): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into wagers.wagers (player_id, id, body_hash, owner, subject, licence, currency, status, stake_cash,
       stake_bonus, paid_cash, paid_bonus, record, cash_after, bonus_after, version_after, placed_at)
     select $1, case n when 1 then $2::uuid else gen_random_uuid() end, 'body', 'house-games', $3, 'CW', 'EUR',
       'settled', 20, 0, 0, 0, 'record', 0, 0, n, now() from generate_series(1, $4::int) n order by n`,
    [PLAYER, id, subject, count],
  );
  return id;
}

const page = async (subject: string | null, before: string | null = null) => {
  const query = { playerId: PLAYER, owner: "house-games", subject, before, limit: 2 };
  return (await selectWagerPage(database, query)).map(({ id }) => id);
};

it("looks for one game among the latest wagers alone, so that no history makes it slow", async () => {
  const old = await played("dice", 1);
  const behind = await played("keno", 1);
  await played("lantern-tide", SEARCHED - 2);
  expect(await page("dice")).toEqual([old]);
  const latest = await played("keno", 1);
  expect(await page("dice")).toEqual([]);
  expect(await page("keno")).toEqual([latest, behind]);
  // Behind a wager it looks at as many again.
  expect(await page("dice", latest)).toEqual([old]);
  expect(await page(null)).toHaveLength(2);
});
