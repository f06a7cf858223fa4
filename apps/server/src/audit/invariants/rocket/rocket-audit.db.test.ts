import { multiplierAt } from "@houselight/game-maths/rocket";
import { openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditBroken, failed } from "../../audit.testing.ts";
import { auditHouse } from "../../audit-house.ts";
import { auditRocket } from "./audit-rocket.ts";
import { flyRound, leaveWith, pass, settle, stayAway } from "./rocket-audit.testing.ts";

let test: TestHouse;
let points: number[];
beforeAll(async () => {
  test = await openTestHouse({ serve: {}, seed: "rocket audit" });
  // Round 1 goes to its point: by target, by hand, by neither.
  const first = await flyRound(
    test,
    [
      { target: 150 },
      { outAt: 2_000, stake_cents: 1_000 },
      {},
      { target: 100_000, currency: "NOK", stake_cents: 5_000 },
    ],
    (point) => point >= 200 && point < 300,
  );
  const second = await flyRound(test, []);
  // Round 3 is broken off two seconds after it left.
  const third = await leaveWith(
    test,
    [{ target: 110 }, { outAt: 1_500 }, {}, { target: 400 }],
    (point) => point >= 200 && point < 300,
  );
  await pass(test, 1_500);
  await third.out(1_500);
  await pass(test, 500);
  await stayAway(test, 6_000);
  await settle(test);
  // Round 4 flies.
  await leaveWith(test, [{ target: 102 }, {}], (point) => point >= 200);
  await pass(test, 1_000);
  points = [first, second, third.point];
});
afterAll(() => test.close());

const auditOf = async (statements: readonly string[]) => {
  const results = await auditBroken(test.house.database, async (tx) => {
    for (const statement of statements) await tx.query(statement);
  });
  const { findings = [] } = results.find(({ id }) => id === "I22") ?? {};
  return findings.map(({ subject, detail }) => `${subject} ${detail}`);
};

describe("I22: a house whose rockets fly", () => {
  it("passes, flights with and without bets, broken off and under way", async () => {
    const rows = await test.house.database.query<{ round: bigint; states: string }>(
      "select round, string_agg(state, ' ' order by position) as states from rocket.bets group by round order by round",
    );
    expect(rows).toEqual([
      { round: 1n, states: "cashed_out cashed_out lost lost" },
      { round: 3n, states: "cashed_out cashed_out returned returned" },
      { round: 4n, states: "cashed_out open" },
    ]);
    const flights = await test.house.database.query(
      "select point, broken_off_at from rocket.rounds where over_at is not null order by number",
    );
    const broken = [null, null, multiplierAt(2_000)];
    expect(flights).toEqual(
      points.map((point, at) => ({ point, broken_off_at: broken[at] ?? null })),
    );
    const results = await auditHouse(test.house.database);
    expect(failed(results)).toEqual([]);
    expect(results.find(({ id }) => id === "I22")?.checked).toBe("3 flights");
  });

  it("is read page by page: however small they are, the answer is the same", async () => {
    const { database } = test.house;
    for (const page of [
      { flights: 1, bets: 1 },
      { flights: 2, bets: 3 },
      { flights: 3, bets: 4 },
    ]) {
      expect(await auditRocket(database, page)).toMatchObject({ violations: 0, findings: [] });
      await database
        .tx(async (tx) => {
          await tx.query("update rocket.rounds set point = point + 1 where number < 4");
          const [small, whole] = [await auditRocket(tx, page), await auditRocket(tx)];
          expect(small).toEqual(whole);
          // Of the two that went to their point each flew too short for another one.
          expect(whole.violations).toBe(5);
          throw new Error("undo");
        })
        .catch((error: Error) => {
          if (error.message !== "undo") throw error;
        });
    }
  });

  it("counts every fault, and names the first ten", async () => {
    const results = await auditBroken(test.house.database, (tx) =>
      tx.query("update rocket.bets set wager_id = gen_random_uuid(), payout = payout + 1000"),
    );
    const { violations = 0, findings = [] } = results.find(({ id }) => id === "I22") ?? {};
    expect(findings).toHaveLength(10);
    expect(violations).toBeGreaterThan(20);
  });
});

const ROUND = "update rocket.rounds set";
const BET = "update rocket.bets set";
const [CASHED_OUT, BY_HAND, LOST] = [1, 2, 3].map(
  (position) => `where round = 1 and position = ${position}`,
);
const RETURNED = "where round = 3 and position = 3";
const wagerOf = (where: string | undefined) =>
  `where owner = 'rocket' and (player_id, id) in (select player_id, wager_id from rocket.bets ${where})`;

describe("I22: a flight", () => {
  it.each([
    [
      "of another seed",
      [`${ROUND} seed = repeat('5e', 32) where number = 1`],
      /^round 1 has a seed of another hash than was told$/,
    ],
    [
      "of which another hash was told",
      [`${ROUND} seed_hash = repeat('5e', 32), salt = repeat('5e', 32) where number = 2`],
      /^round 2 has a seed of another hash than was told$/,
    ],
    [
      "of which the hash is not the one that its chain has",
      [
        // Seed and hash fit each other; the value is none of the chain's.
        `${ROUND} seed = 'ff', seed_hash = encode(sha256('ff'), 'hex') where number = 2`,
      ],
      /^round 2 was told another hash than its chain has$/,
    ],
    [
      "of a chain that begins otherwise",
      ["update fairness.chains set first_hash = repeat('5e', 32)"],
      /^round 1 was told another hash than its chain has$/,
    ],
    [
      "whose number is left out",
      ["delete from rocket.rounds where number = 2"],
      /^round 3 follows round 1$/,
    ],
    [
      "of another salt",
      [`${ROUND} salt = repeat('5e', 32) where number = 1`],
      /^round 1 has another salt than its bets give$/,
    ],
    [
      "without bets and of another salt than its hash",
      [`${ROUND} salt = repeat('5e', 32) where number = 2`],
      /^round 2 has another salt than its bets give$/,
    ],
    [
      "whose bets stand in another order",
      [
        `${BET} position = 99 ${LOST}`,
        `${BET} position = 3 where round = 1 and position = 4`,
        `${BET} position = 4 where round = 1 and position = 99`,
      ],
      /^round 1 has another salt than its bets give$/,
    ],
    [
      "that says a bet too many",
      [`${ROUND} bets = 5 where number = 1`],
      /^round 1 says 5 bets, has 4$/,
    ],
    [
      "of which a bet is gone",
      ["delete from rocket.bets where round = 1 and position = 4"],
      /^round 1 says 4 bets, has 3$/,
    ],
    [
      "of another point",
      [`${ROUND} point = point + 1 where number = 1`],
      /^round 1 got to \d+, seed and salt give \d+$/,
    ],
    [
      "under another nonce",
      // One alone may get to the same point by chance.
      [`${ROUND} link = link + 77 where number < 4`],
      /^round [123] got to \d+, seed and salt give \d+$/,
    ],
    [
      "that ended before its point",
      [`${ROUND} over_at = over_at - interval '1 millisecond' where number = 1`],
      /^round 1 flew \d+ ms, to \d+ it takes \d+$/,
    ],
    [
      "that was broken off elsewhere than where it was last seen",
      [`${ROUND} broken_off_at = 110 where number = 3`],
      /^round 3 was broken off at 110, last seen at 118$/,
    ],
    [
      "that was broken off above its point",
      [`${ROUND} broken_off_at = 900, beat_at = beat_at + interval '24 seconds' where number = 3`],
      /^round 3 was broken off at 900, above its point \d+$/,
    ],
  ])("%s is found", async (_what, statements, finding) =>
    expect(await auditOf(statements)).toContainEqual(expect.stringMatching(finding)),
  );
});

describe("I22: a bet", () => {
  it.each([
    [
      "whose place is left out before it",
      [`${BET} position = 5 where round = 1 and position = 4`],
      /^bet 1\/5 stands at 5 where 4 should$/,
    ],
    [
      "with a target that is not offered",
      [`${BET} target = 200000000 ${LOST}`],
      /^bet 1\/3 has a target of 200000000, offered are 101 to 100000000$/,
    ],
    [
      "cashed out above its target",
      [`${BET} multiplier = 151 ${CASHED_OUT}`],
      /^bet 1\/1 was cashed out at 151, could be from 101 to 150$/,
    ],
    [
      "cashed out behind the point",
      [`${BET} multiplier = 301 ${BY_HAND}`],
      /^bet 1\/2 was cashed out at 301, could be from 101 to 2\d\d$/,
    ],
    [
      "cashed out above the most that its stake allows",
      [`${BET} stake = 80000000 ${BY_HAND}`, `${BET} multiplier = 126 ${BY_HAND}`],
      /^bet 1\/2 was cashed out at 126, could be from 101 to 125$/,
    ],
    [
      "cashed out below × 1.01",
      [
        "alter table rocket.bets drop constraint bets_multiplier_check",
        `${BET} multiplier = 100, payout = stake ${BY_HAND}`,
      ],
      /^bet 1\/2 was cashed out at 100, could be from 101 to 2\d\d$/,
    ],
    [
      "paid other than its stake times its multiplier",
      [
        `${BET} payout = payout + 1 ${BY_HAND}`,
        `update wagers.wagers set paid_cash = paid_cash + 1 ${wagerOf(BY_HAND)}`,
      ],
      /^bet 1\/2 paid 1181, 1000 at 118 is 1180$/,
    ],
    [
      "lost though its target was reached",
      [`${BET} state = 'lost', multiplier = null, payout = 0 ${CASHED_OUT}`],
      /^bet 1\/1 was lost, 150 was reached$/,
    ],
    [
      "lost though the most that its stake allows was reached",
      [`${BET} stake = 80000000 ${LOST}`],
      /^bet 1\/3 was lost, 125 was reached$/,
    ],
    ["lost and paid", [`${BET} payout = 5 ${LOST}`], /^bet 1\/3 was lost and paid 5$/],
    [
      "lost in a flight that was broken off",
      [`${BET} state = 'lost', payout = 0 ${RETURNED}`],
      /^bet 3\/3 was lost in a flight that was broken off$/,
    ],
    [
      "lost while its rocket flies",
      [`${BET} state = 'lost', payout = 0 where round = 4 and position = 2`],
      /^round 4 keeps bet 2 lost$/,
    ],
    [
      "given back though its flight went to its point",
      [`${BET} state = 'returned', payout = stake ${LOST}`],
      /^bet 1\/3 was given back, its flight was not broken off$/,
    ],
    [
      "given back though its target was reached",
      [
        `${BET} state = 'returned', multiplier = null, payout = stake where round = 3 and position = 1`,
      ],
      /^bet 3\/1 was given back, 110 was reached$/,
    ],
    [
      "given back in part",
      [`${BET} payout = 99 ${RETURNED}`],
      /^bet 3\/3 was given back 99 of 100$/,
    ],
    [
      "open in a round that is settled",
      [`${BET} state = 'open', payout = null ${LOST}`],
      /^round 1 keeps bet 3 open$/,
    ],
  ])("%s is found", async (_what, statements, finding) =>
    expect(await auditOf(statements)).toContainEqual(expect.stringMatching(finding)),
  );
});

describe("I22: the wager of a bet", () => {
  const WAGER = "update wagers.wagers set";
  it.each([
    ["that is missing", [`delete from wagers.wagers ${wagerOf(LOST)}`], /is missing; its bet lost/],
    [
      "without a bet",
      [`delete from rocket.bets ${LOST}`],
      /is settled, 100 EUR on rocket-chance, paid 0; its bet missing/,
    ],
    [
      "that was not voided when the stake was given back",
      [`${WAGER} status = 'settled' ${wagerOf(RETURNED)}`],
      /is settled, 100 EUR on rocket-chance, paid 0; its bet returned/,
    ],
    [
      "that was voided though its bet is lost",
      [`${WAGER} status = 'voided' ${wagerOf(LOST)}`],
      /is voided, .*; its bet lost/,
    ],
    [
      "that paid something else",
      [`${WAGER} paid_cash = paid_cash + 1 ${wagerOf(BY_HAND)}`],
      /is settled, 1000 EUR on rocket-chance, paid 1181; its bet cashed_out, 1000 EUR, paid 1180/,
    ],
    [
      "of another stake",
      [`${WAGER} stake_cash = 99 ${wagerOf(LOST)}`],
      /is settled, 99 EUR .*; its bet lost, 100 EUR/,
    ],
    [
      "in another currency",
      [`${WAGER} currency = 'NOK' ${wagerOf(LOST)}`],
      /is settled, 100 NOK .*; its bet lost, 100 EUR/,
    ],
    [
      "on something else",
      [`${WAGER} subject = 'limbo' ${wagerOf(LOST)}`],
      /is settled, 100 EUR on limbo/,
    ],
    [
      "that is settled while its rocket flies",
      [`${WAGER} status = 'settled' ${wagerOf("where round = 4 and state = 'open'")}`],
      /is settled, .*; its bet open/,
    ],
  ])("%s is found", async (_what, statements, finding) =>
    expect(await auditOf(statements)).toContainEqual(
      expect.stringMatching(new RegExp(`^wager \\d+/[0-9a-f-]{36} .*${finding.source}`)),
    ),
  );
});
