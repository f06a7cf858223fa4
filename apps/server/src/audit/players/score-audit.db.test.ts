import { confirmTournament } from "@houselight/contracts";
import {
  fund,
  openTestHouse,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkByPlayers } from "../audit-store.ts";
import { auditBroken, failed, playedRound } from "../audit.testing.ts";
import { auditHouse } from "../audit-house.ts";
import { SCORES } from "./score-audit-store.ts";

const clock = new TestClock();
const [WINS, BETS, MULTIPLIER] = ["kite-week-live", "quest--xs--paper-harbour", "longest-fold"];
let test: TestHouse;
let left: bigint;
beforeAll(async () => {
  test = await openTestHouse({ env: { DEMO: "yes" }, serve: {}, clock });
  const { house } = test;
  const players = [];
  for (const _ of [1, 2, 3]) players.push(await signedInPlayer(house, test.served?.url as string));
  for (const { id, caller } of players) {
    await fund(house, id, 10_000n);
    for (const name of [WINS, BETS, MULTIPLIER])
      await caller.call(confirmTournament, {
        params: { id: name as string },
        body: { confirmed: true },
      });
  }
  clock.advance(120_000);
  for (const { id } of players) {
    await playedRound(house, id, { stake: 100n, payout: 250n, subject: "moth-and-moon" });
    await playedRound(house, id, { stake: 30n, payout: 100n, subject: "lantern-tide" });
    await playedRound(house, id, { stake: 5n, payout: 900n, subject: "moth-and-moon" });
  }
  await house.reactions.settled();
  // The last one leaves, and comes back to one of them: what was played in between counts nothing.
  const [, , last] = players;
  left = last?.id as bigint;
  for (const name of [WINS, BETS])
    await last?.caller.call(confirmTournament, {
      params: { id: name as string },
      body: { confirmed: false },
    });
  clock.advance(120_000);
  await playedRound(house, left, { stake: 100n, payout: 0n, subject: "moth-and-moon" });
  await house.reactions.settled();
  clock.advance(120_000);
  await last?.caller.call(confirmTournament, {
    params: { id: BETS as string },
    body: { confirmed: true },
  });
  clock.advance(120_000);
  await playedRound(house, left, { stake: 100n, payout: 0n, subject: "moth-and-moon" });
  await house.reactions.settled();
});
afterAll(() => test.close());

it("passes a house whose players take part, leave and come back (I31)", async () => {
  const rows = await test.house.database.query<{ points: bigint }>(
    `select points from tournaments.entries join tournaments.tournaments t on t.id = tournament_id
     where player_id <> $1 order by t.scoring, player_id`,
    [left],
  );
  // Stakes, the best multiplier in hundredths, wins of some games and stakes.
  expect(rows.map(({ points }) => points)).toEqual([135n, 135n, 333n, 333n, 250n, 250n]);
  const results = await auditHouse(test.house.database);
  expect(failed(results)).toEqual([]);
  expect(results.find(({ id }) => id === "I31")?.checked).toBe("9 scores");
});

it("is read player by player: however few at once, the answer is the same (I31)", async () => {
  await auditBroken(test.house.database, async (tx) => {
    await tx.query("update tournaments.entries set points = points + 50000");
    expect((await checkByPlayers(tx, SCORES, 1)).violations).toBe(9);
    expect((await checkByPlayers(tx, SCORES, 2)).violations).toBe(9);
  });
});

const of = (name: string | undefined) =>
  `tournament_id = (select id from tournaments.tournaments where identifier = '${name}')`;
const stayed = () => `player_id <> ${left}`;
it.each([
  [
    "a point too many",
    () => `update tournaments.entries set points = points + 1 where ${of(WINS)}`,
  ],
  [
    "a point too few",
    () => `update tournaments.entries set points = points - 1 where ${stayed()} and ${of(WINS)}`,
  ],
  [
    "a multiplier that nobody had",
    () => `update tournaments.entries set points = 334 where ${of(MULTIPLIER)}`,
  ],
  [
    "a multiplier below the best",
    () => `update tournaments.entries set points = 250 where ${of(MULTIPLIER)}`,
  ],
  [
    "parts of a cent where all was staked in euros",
    () => `update tournaments.entries set bets_rest = 1 where ${of(BETS)}`,
  ],
  ["stakes too high", () => `update tournaments.entries set bets = bets + 1 where ${of(WINS)}`],
  [
    "stakes too low",
    () => `update tournaments.entries set bets = bets - 1 where ${stayed()} and ${of(BETS)}`,
  ],
  [
    "a round that is gone",
    () => "delete from outbox.bundles; delete from wagers.wagers where stake_cash = 30",
  ],
  [
    "a round that was played before the start",
    () => "update wagers.wagers set placed_at = placed_at - interval '40 days'",
  ],
  [
    "a round of another game",
    () => "update wagers.wagers set subject = 'lantern-tide' where stake_cash = 100",
  ],
  [
    "a round with bonus money",
    () => "update wagers.wagers set stake_bonus = 1 where stake_cash = 30",
  ],
  [
    "a round that won otherwise",
    () => "update wagers.wagers set paid_cash = 249 where paid_cash = 250",
  ],
  [
    "a stake that was too small",
    () =>
      "update tournaments.tournaments set min_stake = 1 where scoring = 'wins'; update tournaments.tournaments set min_stake = 0",
  ],
  [
    "the points of one who left",
    () => `update tournaments.entries set points = 9999 where left_at is not null`,
  ],
])("finds %s (I31)", async (_what, statement) => {
  const results = await auditBroken(test.house.database, async (tx) => {
    for (const one of statement().split(";")) await tx.query(one);
  });
  expect(failed(results)).toContain("I31");
});

it("finds nothing where the reaction has not heard of a round (I31)", async () => {
  const results = await auditBroken(test.house.database, async (tx) => {
    await tx.query("update tournaments.entries set points = points - 1");
    await tx.query(
      "update outbox.positions set txid = '0', event_id = 0 where reaction = 'tournaments.score'",
    );
  });
  expect(failed(results)).not.toContain("I31");
});
