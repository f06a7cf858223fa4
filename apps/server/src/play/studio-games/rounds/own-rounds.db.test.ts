import { listStudioRounds } from "@houselight/contracts";
import { httpCaller } from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  fresh,
  openStudios,
  roundOf,
  type Seat,
  seat,
  type TestStudios,
} from "../studio-games.testing.ts";
import { ownRounds } from "./own-rounds.ts";

let studios: TestStudios;
let ada: Seat;
beforeAll(async () => {
  studios = await openStudios();
});
beforeEach(async () => {
  ada = await seat(studios);
});
afterAll(async () => expect(await studios.close()).toEqual([]));

const listed = (
  { caller }: Pick<Seat, "caller">,
  query: { before?: string; limit?: number } = {},
  producer = "mill",
) => caller.call(listStudioRounds, { params: { producer, name: "mill-reels" }, query });

/** Plays a round to its end. Returns the studio's name of it. */
async function play(player: Seat, stake: number, win: number): Promise<string> {
  studios.clock.advance(1_000);
  const round = roundOf(studios, player);
  await round.bet(fresh("t"), stake);
  await round.win(fresh("t"), win, { round_closed: true });
  return round.round;
}

it("lists a player's rounds with the studio's own names, what was staked and paid, and how they stand (OPEN-51)", async () => {
  const won = await play(ada, 100, 250);
  const lost = await play(ada, 40, 0);
  const back = roundOf(studios, ada);
  const bet = fresh("t");
  await back.bet(bet, 30);
  await back.rollback(bet);
  const open = roundOf(studios, ada);
  await open.bet(fresh("t"), 20);
  const { status, body } = await listed(ada);
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { round: open.round, status: "open", stake_cents: 20, payout_cents: 0, currency: "EUR" },
    { round: back.round, status: "voided", stake_cents: 30 },
    { round: lost, status: "settled", stake_cents: 40, payout_cents: 0 },
    { round: won, status: "settled", stake_cents: 100, payout_cents: 250 },
  ]);
  expect(body.at(-1)?.created_at).toBe("2026-05-01T12:00:01.000Z");
});

it("goes on page by page, and a page ends where the list does", async () => {
  const names: string[] = [];
  for (let count = 0; count < 5; count += 1) names.unshift(await play(ada, 10, 0));
  const pages: string[][] = [];
  for (let before: string | undefined; ; ) {
    const { body } = await listed(ada, { limit: 2, ...(before ? { before } : {}) });
    pages.push(body.map(({ round }) => round));
    before = body.at(-1)?.id;
    if (body.length < 2) break;
  }
  expect(pages).toEqual([names.slice(0, 2), names.slice(2, 4), names.slice(4)]);
});

it("shows nobody else's rounds, whichever id is named, and none of another studio", async () => {
  await play(ada, 10, 0);
  const [own] = (await listed(ada)).body;
  const bob = await seat(studios);
  await play(bob, 20, 0);
  expect((await listed(bob)).body).toHaveLength(1);
  expect((await listed(bob, { before: own?.id ?? "" })).body).toEqual([]);
  expect((await listed(ada, {}, "press")).body).toEqual([]);
  expect((await listed({ caller: httpCaller(studios.url) })).status).toBe(401);
});

/** Counts the statements by which a page is read. */
async function statementsOf(playerId: bigint, query: { before?: string; limit: number }) {
  const { database } = studios.house;
  let count = 0;
  const counted: typeof database.query = (...asked) => {
    count += 1;
    return database.query(...asked);
  };
  const house = { ...studios.house, database: { ...database, query: counted } };
  const params = { producer: "mill", name: "mill-reels" };
  const shown = await ownRounds(house, playerId, { params, query } as never);
  return { count, shown };
}

it("passes over the rounds that another studio had under the name, at no cost", async () => {
  const own = await play(ada, 10, 0);
  const few = await statementsOf(ada.playerId, { limit: 1 });
  for (let count = 0; count < 6; count += 1) await play(ada, 10, 0);
  const { query } = studios.house.database;
  const named = async (from: string, to: string, latest: number) => {
    const wagers = `select id from wagers.wagers where player_id = $1 order by seq desc limit ${latest}`;
    await query(
      `update studio_games.transactions set studio = '${to}' where player_id = $1 and studio = '${from}'
         and wager_id in (${wagers})`,
      [ada.playerId],
    );
    await query(
      `update wagers.wagers set record = replace(record, '"${from}"', '"${to}"')
       where player_id = $1 and id in (${wagers})`,
      [ada.playerId],
    );
  };
  await named("mill", "press", 6);
  const { count, shown } = await statementsOf(ada.playerId, { limit: 1 });
  expect(shown).toMatchObject([{ round: own }]);
  expect(count).toBe(few.count);
  expect((await listed(ada, { limit: 1, before: shown[0]?.id ?? "" })).body).toEqual([]);
  await named("press", "mill", 6);
});

it("lists a round once, whatever came of it, and each bet after a win as another", async () => {
  const round = roundOf(studios, ada);
  await round.bet(fresh("t"), 10);
  await round.bet(fresh("t"), 20);
  const other = roundOf(studios, ada);
  await other.bet(fresh("t"), 5);
  await round.bet(fresh("t"), 30);
  await round.win(fresh("t"), 70);
  await round.bet(fresh("t"), 40);
  const pages = [];
  for (let before: string | undefined; ; ) {
    const { body } = await listed(ada, { limit: 1, ...(before ? { before } : {}) });
    if (body.length === 0) break;
    pages.push(...body.map(({ round: name, stake_cents }) => [name, stake_cents]));
    before = body[0]?.id;
  }
  expect(pages).toEqual([
    [round.round, 40],
    [other.round, 5],
    [round.round, 60],
  ]);
});
