import { randomUUID } from "node:crypto";
import { fund, httpCaller, openTestHouse, registered, type TestHouse } from "@houselight/test-kit";
import {
  addToLiveTableBet,
  placeLiveTableBet,
  takeBackLiveTableBet,
  watchLiveTable,
} from "@houselight/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { liveTables } from "../../play/live-tables/module.ts";
import { auditBroken, failed } from "../audit.testing.ts";
import { auditHouse } from "../audit-house.ts";
import { auditLiveTables } from "./audit-tables.ts";

const SLUG = "boardwalk-roulette";
let test: TestHouse;

async function pass(ms: number): Promise<void> {
  const [look] = liveTables.loops?.(test.house) ?? [];
  for (let left = ms; left > 0; left -= 500) {
    test.clock.advance(500);
    await look?.run();
  }
}

const chips = (spot: string, amount_cents: number) => ({
  kind: "roulette",
  bets: [{ spot, amount_cents }],
});

beforeAll(async () => {
  test = await openTestHouse({ serve: {}, seed: "live table audit" });
  const url = test.served?.url as string;
  const bettor = async () => {
    const { id, token } = await registered(test.house);
    await fund(test.house, id, 100_000n);
    const caller = httpCaller(url);
    caller.useSession(token);
    return caller;
  };
  const callers = [await bettor(), await bettor(), await bettor()];
  // Two rounds that are settled, and one that takes bets.
  for (let round = 1; round <= 3; round += 1) {
    await httpCaller(url).call(watchLiveTable, { params: { slug: SLUG } });
    await pass(1_500);
    for (const [index, caller] of callers.entries()) {
      const id = randomUUID();
      const params = { slug: SLUG, id };
      const body = { id, round, currency: "EUR", bet: chips(index === 0 ? "red" : "black", 200) };
      const placed = await caller.call(placeLiveTableBet, { params, body });
      if (placed.status !== 201) throw new Error(`round ${round}: ${placed.status}`);
      if (index === 1)
        await caller.call(addToLiveTableBet, {
          params,
          body: { id: randomUUID(), bet: chips("odd", 100) },
        });
      if (index === 2) await caller.call(takeBackLiveTableBet, { params });
    }
    if (round < 3) await pass(28_000);
  }
});
afterAll(() => test.close());

const auditOf = async (statements: readonly string[]) => {
  const results = await auditBroken(test.house.database, async (tx) => {
    for (const statement of statements) await tx.query(statement);
  });
  const { findings = [] } = results.find(({ id }) => id === "I28") ?? {};
  return findings.map(({ subject, detail }) => `${subject} ${detail}`);
};

describe("I28: a house with live tables", () => {
  it("passes, with bets that were added to, taken back, and a round that takes bets", async () => {
    const rows = await test.house.database.query<{ states: string }>(
      "select string_agg(state, ' ' order by seq) as states from live_tables.bets group by round order by round",
    );
    expect(rows.map(({ states }) => states)).toEqual([
      "settled settled returned",
      "settled settled returned",
      "open open returned",
    ]);
    const results = await auditHouse(test.house.database);
    expect(failed(results)).toEqual([]);
    expect(results.find(({ id }) => id === "I28")?.checked).toBe("2 rounds");
  });

  it("is read page by page: however small they are, the answer is the same", async () => {
    const { database } = test.house;
    for (const page of [
      { rounds: 1, rows: 1 },
      { rounds: 1, rows: 2 },
      { rounds: 2, rows: 3 },
    ])
      expect(await auditLiveTables(database, page)).toMatchObject({ violations: 0 });
  });
});

const ROUND = "update live_tables.rounds set";
const BET = "update live_tables.bets set";
const ONE = "where number = 1";
const PAID = "where round = 1 and state = 'settled'";

describe("I28: what is wrong", () => {
  it.each([
    ["another seed", [`${ROUND} seed = repeat('5e', 32) ${ONE}`], /seed of another hash/],
    [
      "another told hash",
      [`${ROUND} seed_hash = repeat('5e', 32) where number = 2`],
      /\/2 was told another hash than its chain has/,
    ],
    ["another salt", [`${ROUND} salt = repeat('5e', 32) ${ONE}`], /another salt than its entries/],
    [
      "entries in another order",
      [
        "update live_tables.entries set position = 99 where round = 1 and position = 1",
        "update live_tables.entries set position = 1 where round = 1 and position = 2",
        "update live_tables.entries set position = 2 where round = 1 and position = 99",
      ],
      /another salt than its entries/,
    ],
    [
      "an entry that is gone",
      ["delete from live_tables.entries where round = 1 and position = 2"],
      /says 4 entries, has 3/,
    ],
    [
      "another outcome",
      [`${ROUND} outcome = jsonb_set(outcome, '{number}', '99') ${ONE}`],
      /came as .*"number":99/,
    ],
    ["another count", [`${ROUND} players = 1 ${ONE}`], /says 1 players, has 2/],
    [
      "a payout too many",
      [`${BET} payout = payout + 1 ${PAID}`],
      /was paid \d+, its chips won \d+/,
    ],
    [
      "chips that were changed",
      [`${BET} bet = '{"kind":"roulette","bets":[{"spot":"red","amount_cents":5}]}' ${PAID}`],
      /has chips of 5, staked \d+/,
    ],
    [
      "chips of no game",
      [`${BET} bet = '{"kind":"bingo","bets":[]}' ${PAID}`],
      /chips that are no bet of its game/,
    ],
    [
      "a bet that is left open",
      [`${BET} state = 'open', payout = null ${PAID}`],
      /keeps bet .* open/,
    ],
    [
      "a wager that was paid otherwise",
      [
        `update wagers.wagers set paid_cash = paid_cash + 1 where owner = 'live-tables' and status = 'settled'`,
      ],
      /^wager \d+\/[0-9a-f-]{36} is settled/,
    ],
    [
      "a wager that is gone",
      ["delete from wagers.wagers where owner = 'live-tables' and status = 'voided'"],
      /is missing; its bet returned/,
    ],
    [
      "a bet that is gone",
      ["delete from live_tables.bets where round = 2 and state = 'settled'"],
      /its bet missing/,
    ],
    [
      "a number that is left out",
      [
        "alter table live_tables.bets drop constraint bets_table_slug_round_fkey",
        "alter table live_tables.entries drop constraint entries_table_slug_round_fkey",
        "delete from live_tables.rounds where number = 2",
      ],
      /follows round 1/,
    ],
  ])("%s is found", async (_what, statements, finding) =>
    expect(await auditOf(statements)).toContainEqual(expect.stringMatching(finding)),
  );
});
