import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { failed } from "../../audit.testing.ts";
import { auditHouse } from "../../audit-house.ts";
import { auditSportsbook } from "./audit-sportsbook.ts";
import {
  type AuditedBook,
  BET_WORDS,
  findingsOf,
  openAuditedBook,
} from "./sportsbook-audit.testing.ts";

let audited: AuditedBook;
beforeAll(async () => {
  audited = await openAuditedBook();
});
afterAll(() => audited.close());

describe("I23: a house that takes bets on sport", () => {
  it("passes, whatever became of them", async () => {
    const { database } = audited.test.house;
    const rows = await database.query<{ wager_id: string; state: string; payout: bigint | null }>(
      "select wager_id, state, payout from sportsbook.bets",
    );
    const became = Object.fromEntries(
      BET_WORDS.map((word) => {
        const row = rows.find(({ wager_id }) => wager_id === audited.bets[word]);
        return [word, `${row?.state} ${row?.payout}`];
      }),
    );
    expect(became).toEqual({
      won: "won 200",
      lost: "lost 0",
      half: "half_won 150",
      void: "void 100",
      cashedOut: "cashed_out 95",
      // 0.50 × (2 + 0 + 1.5 + 0 + 3 + 0).
      system: "won 325",
      again: "won 200",
      review: "lost 0",
      returned: "void 100",
      withVoid: "won 200",
      free: "won 500",
      freeAgain: "void 0",
      open: "open null",
      waiting: "open null",
    });
    const results = await auditHouse(database);
    expect(failed(results)).toEqual([]);
    expect(results.find(({ id }) => id === "I23")?.checked).toBe("15 bets on sport");
  });

  it("is read page by page: however small they are, the answer is the same", async () => {
    const { database } = audited.test.house;
    await database
      .tx(async (tx) => {
        await tx.query("update sportsbook.bets set potential = potential + 1");
        const whole = await auditSportsbook(tx);
        expect(whole.violations).toBe(15);
        expect(whole.findings).toHaveLength(10);
        for (const page of [1, 2, 7, 15]) expect(await auditSportsbook(tx, page)).toEqual(whole);
        throw new Error("undo");
      })
      .catch((error: Error) => {
        if (error.message !== "undo") throw error;
      });
  });

  it("leaves out what waits to be settled, until it has been looked at", async () => {
    const open = `update sportsbook.bets set state = 'open', payout = null, ended_at = null where wager_id = {lost}`;
    const due = `insert into sportsbook.due (player_id, wager_id) select player_id, wager_id from sportsbook.bets where wager_id = {lost}`;
    const wager = "update wagers.wagers set status = 'open' where id = {lost}";
    const liability = `update sportsbook.liabilities l
      set stakes_eur = stakes_eur + g.stake_eur, returns_eur = returns_eur + g.return_eur
      from sportsbook.legs g where g.wager_id = {lost}
        and (l.fixture_id, l.market_id, l.specifiers, l.selection_id) = (g.fixture_id, g.market_id, g.specifiers, g.selection_id)`;
    expect(await findingsOf(audited, "I23", [open, wager, liability, due])).toEqual([]);
    expect(await findingsOf(audited, "I23", [open, wager, liability])).toEqual([
      expect.stringMatching(/is open, by its legs lost and 0$/),
    ]);
  });
});

const BET = "update sportsbook.bets set";
const LEG = "update sportsbook.legs set";
const WAGER = "update wagers.wagers set";
const finds = async (statements: readonly string[], finding: RegExp) =>
  expect(await findingsOf(audited, "I23", statements)).toContainEqual(
    expect.stringMatching(finding),
  );

describe("I23: a bet", () => {
  it.each<[string, string[], RegExp]>([
    [
      "without its legs",
      ["delete from sportsbook.legs where wager_id = {won}"],
      /^bet \d+\/\S+ is no single of 0 legs$/,
    ],
    [
      "in a form that its legs cannot have",
      [`${BET} sizes = '{2,4}' where wager_id = {system}`],
      /is no system in 2,4 of 3 legs$/,
    ],
    [
      "of another number of lines",
      [`${BET} lines = 5 where wager_id = {system}`],
      /has 5 lines, its form 6$/,
    ],
    [
      "whose lines do not share its stake",
      [`${BET} stake = 301 where wager_id = {system}`],
      /stakes 301, which 6 lines do not share$/,
    ],
    [
      "that may bring something else",
      [`${BET} potential = 201 where wager_id = {won}`],
      /may bring 201, its legs 200$/,
    ],
    [
      "accepted at other odds",
      [`${LEG} odds = 2010 where wager_id = {won}`],
      /may bring 200, its legs 201$/,
    ],
    [
      "of which a leg counts with another stake",
      [`${LEG} stake_eur = 99 where wager_id = {won}`],
      /has leg 1 with a stake of 99 and a return of 200, its form gives 100 and 200$/,
    ],
    [
      "of which a leg is left out",
      [`${LEG} position = 3 where wager_id = {withVoid} and position = 2`],
      /has legs at 1,3$/,
    ],
    [
      "with two legs on one fixture",
      [`${LEG} fixture_id = <won> where wager_id = {withVoid}`],
      /has two legs on one fixture$/,
    ],
    [
      "paid something else than its legs come to",
      [
        `${BET} payout = 326 where wager_id = {system}`,
        `${WAGER} paid_cash = 326 where id = {system}`,
      ],
      /is won and paid 326, by its legs won and 325$/,
    ],
    [
      "that a void leg was counted against",
      [`${BET} state = 'lost', payout = 0 where wager_id = {withVoid}`],
      /is lost and paid 0, by its legs won and 200$/,
    ],
    [
      "called by another word",
      [`${BET} state = 'won' where wager_id = {half}`],
      /is won and paid 150, by its legs half_won and 150$/,
    ],
    [
      "settled though all of it is void",
      [`${BET} state = 'won' where wager_id = {void}`],
      /is won and paid 100, by its legs void and 100$/,
    ],
    [
      "given back in part",
      [`${BET} payout = 99 where wager_id = {returned}`],
      /was given back 99 of 100$/,
    ],
    [
      "cashed out for more than it could bring",
      [`${BET} payout = 201 where wager_id = {cashedOut}`],
      /was cashed out for 201, could bring 200$/,
    ],
    [
      "cashed out though the house paid for it",
      [
        `${BET} free_bet_id = (select max(id) from sportsbook.free_bets) where wager_id = {cashedOut}`,
      ],
      /was cashed out for 95, could bring 100$/,
    ],
    [
      "cashed out for nothing",
      [`${BET} payout = 0 where wager_id = {cashedOut}`],
      /was cashed out for 0, could bring 200$/,
    ],
    [
      "under review that was paid more than it could bring",
      [`${BET} payout = 201 where wager_id = {review}`],
      /was paid 201, could bring 200$/,
    ],
    [
      "of a player's own money that is paid as a free one",
      [`${BET} free_bet_id = (select max(id) from sportsbook.free_bets) where wager_id = {won}`],
      /is won and paid 200, by its legs won and 100$/,
    ],
  ])("%s is found", (_what, statements, finding) => finds(statements, finding));
});

describe("I23: a leg", () => {
  const LOST_LEG = "where wager_id = {lost}";
  it.each<[string, string[], RegExp]>([
    [
      "with another result than its market",
      [`${LEG} won = 1 ${LOST_LEG}`],
      /has leg 1 at 1\/0\/1000, its market is settled at 0\/0\/1000$/,
    ],
    [
      "that is open though its market is settled",
      [`${LEG} won = null, void_factor = null, dead_heat = null ${LOST_LEG}`],
      /has leg 1 open, its market is settled at 0\/0\/1000$/,
    ],
    [
      "that keeps a result which was taken back",
      [`${LEG} won = 0, void_factor = 0, dead_heat = 1000 where wager_id = {review}`],
      /has leg 1 at 0\/0\/1000, its market is suspended$/,
    ],
    [
      "that keeps a result which its market names no more",
      [
        "update sportsbook.markets set results = '[]' where fixture_id = (select fixture_id from sportsbook.legs where wager_id = {lost})",
      ],
      /has leg 1 at 0\/0\/1000, its market is settled$/,
    ],
    [
      "that is not void though its market was cancelled",
      [`${LEG} cancelled = false where wager_id = {void}`],
      /has leg 1 at 0\/1000\/1000, its market is cancelled$/,
    ],
    [
      "on a market that does not exist",
      [`${LEG} specifiers = 'total=2.5' where wager_id = {void}`],
      /has leg 1 at 0\/1000\/1000, its market is missing$/,
    ],
  ])("%s is found", (_what, statements, finding) => finds(statements, finding));
});

describe("I23: the wager of a bet", () => {
  it.each<[string, string[], RegExp]>([
    [
      "that is missing",
      ["delete from wagers.wagers where id = {lost}"],
      /is missing; its bet lost/,
    ],
    [
      "without a bet",
      ["delete from sportsbook.bets where wager_id = {lost}"],
      /is settled, 100 EUR on sport, paid 0, cashed out 0; its bet missing$/,
    ],
    [
      "that paid something else",
      [`${WAGER} paid_cash = 201 where id = {won}`],
      /is settled, .* paid 201, .*; its bet won, 100 EUR, paid 200$/,
    ],
    [
      "of another stake",
      [`${WAGER} stake_cash = 99 where id = {won}`],
      /is settled, 99 EUR .*; its bet won, 100 EUR/,
    ],
    [
      "in another currency",
      [`${WAGER} currency = 'NOK' where id = {won}`],
      /is settled, 100 NOK .*; its bet won, 100 EUR/,
    ],
    [
      "on something else",
      [`${WAGER} subject = 'limbo' where id = {won}`],
      /is settled, 100 EUR on limbo/,
    ],
    [
      "that is open though its bet has ended",
      [`${WAGER} status = 'open' where id = {lost}`],
      /is open, .*; its bet lost/,
    ],
    [
      "that is settled though its bet was given back",
      [`${WAGER} status = 'settled' where id = {returned}`],
      /is settled, .*; its bet void/,
    ],
    [
      "that was voided though its bet is lost",
      [`${WAGER} status = 'voided' where id = {lost}`],
      /is voided, .*; its bet lost/,
    ],
    [
      "that was not cashed out as a whole",
      [`${WAGER} cashed_out_cash = 99 where id = {cashedOut}`],
      /cashed out 99; its bet cashed_out/,
    ],
    [
      "that was cashed out though its bet was settled",
      [
        `${WAGER} cashed_out_cash = stake_cash, cashed_out_bonus = 0, cashed_out_house = 0 where id = {won}`,
      ],
      /cashed out 100; its bet won/,
    ],
    [
      "that the player paid though its bet was free",
      [`${WAGER} stake_cash = stake_house, stake_house = 0 where id = {free}`],
      /is settled, 500 EUR on sport, .*; its bet won, 500 EUR of the house/,
    ],
  ])("%s is found", (_what, statements, finding) =>
    finds(statements, new RegExp(`^wager \\d+/[0-9a-f-]{36} .*${finding.source}`)),
  );
});

describe("I23: a bet that two operators gave back", () => {
  it("and that is not void is found", () =>
    finds(
      [`${BET} state = 'won', payout = 1 where wager_id = {returned}`],
      /^bet \S+ is won, and was to be given back by proposal \S+$/,
    ));
});

describe("I23: a free bet", () => {
  const OF_BET = "(select free_bet_id from sportsbook.bets where wager_id = {free})";
  it.each<[string, string[], RegExp]>([
    [
      "that paid and can be used again",
      [`update sportsbook.free_bets set wager_id = null where id = ${OF_BET}`],
      /^free bet \d+ is 500 EUR of player \d+ for bet none; it paid for bet \S+ of player \d+, 500 EUR$/,
    ],
    [
      "that is used up by a bet which was given back",
      [`update sportsbook.free_bets set wager_id = {freeAgain} where wager_id is null`],
      /for bet \S+; it paid for none$/,
    ],
    [
      "of another amount than its bet",
      [`update sportsbook.free_bets set amount = 499 where id = ${OF_BET}`],
      /is 499 EUR .*; it paid for .*, 500 EUR$/,
    ],
    [
      "that paid for somebody else",
      [`update sportsbook.free_bets set player_id = 9 where id = ${OF_BET}`],
      /of player 9 for bet/,
    ],
    [
      "that paid twice",
      [`${BET} state = 'won', free_bet_id = ${OF_BET} where wager_id = {freeAgain}`],
      /^free bet \d+ .*; it paid for/,
    ],
    [
      "of a coupon that counts otherwise",
      ["update sportsbook.coupons set uses = 2 where code = 'AUDIT-0'"],
      /^coupon AUDIT-0 says 2 uses, gave 1 free bets$/,
    ],
  ])("%s is found", (_what, statements, finding) => finds(statements, finding));
});

describe("I23: a liability", () => {
  // Open on home of the match that was won: one of 1.00 at even money.
  const WON = "where fixture_id = <won> and selection_id = 'home'";
  it.each<[string, string[], RegExp]>([
    [
      "of more stakes than its bets have",
      [`update sportsbook.liabilities set stakes_eur = stakes_eur + 1 ${WON}`],
      /^selection \d+\/1\/\/home has stakes of 101 and returns of 200, its bets come to 100 and 200$/,
    ],
    [
      "of fewer returns",
      [`update sportsbook.liabilities set returns_eur = returns_eur - 1 ${WON}`],
      /has stakes of 100 and returns of 199, its bets come to 100 and 200$/,
    ],
    [
      "that is missing",
      [`delete from sportsbook.liabilities ${WON}`],
      /has stakes of 0 and returns of 0, its bets come to 100 and 200$/,
    ],
    [
      "without a bet",
      ["insert into sportsbook.liabilities values (<won>, 1, '', 'draw', 5, 20)"],
      /has stakes of 5 and returns of 20, its bets come to 0 and 0$/,
    ],
  ])("%s is found", (_what, statements, finding) => finds(statements, finding));
});
