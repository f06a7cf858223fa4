import { listAccounts } from "@houselight/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  cashOf,
  openFixture,
  openSportsbook,
  pick,
  placed,
  playerOf,
  settledBet,
  type Side,
  slipOf,
  type TestFixture,
  type TestSportsbook,
  winnerResult,
} from "../sportsbook.testing.ts";
import { settleBets } from "./settle-bets.ts";

let book: TestSportsbook;
beforeAll(async () => {
  book = await openSportsbook("settlement of bets on sport");
});
afterAll(async () => expect(await book.close()).toEqual([]));

const settle = ({ urn }: TestFixture, won: Side | null, certainty = 1) =>
  book.tell({ type: "bet_settlement", fixture: urn, certainty, markets: [winnerResult(won)] });
const rollBack = ({ urn }: TestFixture) =>
  book.tell({
    type: "rollback_bet_settlement",
    fixture: urn,
    markets: [{ market_id: 1, specifiers: "" }],
  });
const cancel = ({ urn }: TestFixture, more: Readonly<Record<string, unknown>> = {}) =>
  book.tell({ type: "bet_cancel", fixture: urn, markets: [], ...more });

describe("a single bet", () => {
  it.each([
    ["home", "won", 200, 10_100],
    ["away", "lost", 0, 9_900],
    [null, "void", 100, 10_000],
  ] as const)(
    "on home, when the result is %s, is %s and pays %i",
    async (won, state, payout, cash) => {
      const [one, fixture] = [await playerOf(book), await openFixture(book)];
      const bet = await placed(one, slipOf([pick(fixture)]));
      expect(await settledBet(book, one, bet.id)).toMatchObject({ state: "open" });
      await settle(fixture, won);
      expect(await settledBet(book, one, bet.id)).toMatchObject({
        state,
        payout_cents: payout,
        legs: [{ state: state === "void" ? "void" : state }],
      });
      expect(await cashOf(one)).toBe(cash);
      // Told again with certainty: nothing moves.
      await settle(fixture, won, 2);
      await settledBet(book, one, bet.id);
      expect(await cashOf(one)).toBe(cash);
    },
  );

  it.each([
    [{ won: 1, void_factor: 500 }, "half_won", 150],
    [{ won: 0, void_factor: 500 }, "half_lost", 50],
    [{ won: 1, void_factor: 0, dead_heat: 333 }, "won", 66],
  ] as const)("settled by %o is %s and pays %i", async (result, state, payout) => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    const bet = await placed(one, slipOf([pick(fixture)]));
    await book.tell({
      type: "bet_settlement",
      fixture: fixture.urn,
      certainty: 1,
      markets: [
        {
          market_id: 1,
          specifiers: "",
          selections: [{ id: "home", dead_heat: 1000, ...result }],
        },
      ],
    });
    expect(await settledBet(book, one, bet.id)).toMatchObject({ state, payout_cents: payout });
  });

  it("is open again when a later result leaves its selection out", async () => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    const bet = await placed(one, slipOf([pick(fixture)]));
    await settle(fixture, "home");
    expect(await settledBet(book, one, bet.id)).toMatchObject({ state: "won" });
    const [, draw] = winnerResult("draw").selections;
    await book.tell({
      type: "bet_settlement",
      fixture: fixture.urn,
      certainty: 2,
      markets: [{ market_id: 1, specifiers: "", selections: [draw] }],
    });
    expect(await settledBet(book, one, bet.id)).toMatchObject({ legs: [{ state: "open" }] });
    await settle(fixture, "away", 2);
    expect(await settledBet(book, one, bet.id)).toMatchObject({ state: "lost", payout_cents: 0 });
  });

  it("waits while a message has two results of one selection", async () => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    const bet = await placed(one, slipOf([pick(fixture)]));
    const [home, draw] = winnerResult("home").selections;
    const lost = { ...home, won: 0 };
    await book.tell({
      type: "bet_settlement",
      fixture: fixture.urn,
      certainty: 1,
      markets: [{ market_id: 1, specifiers: "", selections: [home, lost, draw] }],
    });
    expect(await settledBet(book, one, bet.id)).toMatchObject({
      state: "open",
      legs: [{ state: "open" }],
    });
  });

  it("changes its word with its result, though the payout is the same", async () => {
    const [one, fixture] = [
      await playerOf(book),
      await openFixture(book, ["3.00", "3.00", "3.00"]),
    ];
    const bet = await placed(one, slipOf([pick(fixture, "home", 3000)]));
    const tell = (result: object) =>
      book.tell({
        type: "bet_settlement",
        fixture: fixture.urn,
        certainty: 1,
        markets: [{ market_id: 1, specifiers: "", selections: [{ id: "home", ...result }] }],
      });
    await tell({ won: 1, void_factor: 500, dead_heat: 1000 });
    expect(await settledBet(book, one, bet.id)).toMatchObject({
      state: "half_won",
      payout_cents: 200,
    });
    await tell({ won: 1, void_factor: 0, dead_heat: 667 });
    expect(await settledBet(book, one, bet.id)).toMatchObject({ state: "won", payout_cents: 200 });
  });

  it("is settled once by two that settle at the same time", async () => {
    const fixture = await openFixture(book);
    const players = await Promise.all(Array.from({ length: 20 }, () => playerOf(book)));
    for (const one of players) await placed(one, slipOf([pick(fixture)]));
    await settle(fixture, "home");
    await Promise.all(Array.from({ length: 5 }, () => settleBets(book.house)));
    while (await settleBets(book.house));
    expect(await Promise.all(players.map(cashOf))).toEqual(players.map(() => 10_100));
  });

  it("is settled though another one cannot be, which is tried again", async () => {
    const [one, other, fixture] = [
      await playerOf(book),
      await playerOf(book),
      await openFixture(book),
    ];
    const stuck = await placed(one, slipOf([pick(fixture)]));
    const next = await placed(other, slipOf([pick(fixture)]));
    const { database } = book.house;
    await database.query(
      `alter table sportsbook.bets add constraint toy_stuck
         check (wager_id <> '${stuck.id}' or state = 'open')`,
    );
    await settle(fixture, "home");
    expect(await settledBet(book, other, next.id)).toMatchObject({ state: "won" });
    expect(await settledBet(book, one, stuck.id)).toMatchObject({ state: "open" });
    await database.query("alter table sportsbook.bets drop constraint toy_stuck");
    book.clock.advance(60_000);
    expect(await settledBet(book, one, stuck.id)).toMatchObject({ state: "won" });
    expect(await Promise.all([one, other].map(cashOf))).toEqual([10_100, 10_100]);
  });

  it("is paid to a player who may not play any more", async () => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    const bet = await placed(one, slipOf([pick(fixture)]));
    await book.house.database.query(
      "insert into compliance.restrictions (player_id, excluded_until) values ($1, '2100-01-01')",
      [one.playerId],
    );
    await settle(fixture, "home");
    while (await settleBets(book.house));
    const [row] = await book.house.database.query(
      "select state, payout from sportsbook.bets where wager_id = $1",
      [bet.id],
    );
    expect(row).toEqual({ state: "won", payout: 200n });
  });
});

describe("a result that is taken back", () => {
  it("pays the difference when the next one is better", async () => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    const bet = await placed(one, slipOf([pick(fixture)]));
    await settle(fixture, "away");
    expect(await settledBet(book, one, bet.id)).toMatchObject({ state: "lost" });
    await rollBack(fixture);
    // Under review: the bet stands as it was settled, its leg is open.
    expect(await settledBet(book, one, bet.id)).toMatchObject({
      state: "lost",
      legs: [{ state: "open" }],
    });
    await settle(fixture, "home");
    expect(await settledBet(book, one, bet.id)).toMatchObject({ state: "won", payout_cents: 200 });
    expect(await cashOf(one)).toBe(10_100);
  });

  it("takes back what was paid, and what is gone becomes a debt", async () => {
    const [one, fixture] = [await playerOf(book, 100n), await openFixture(book)];
    const bet = await placed(one, slipOf([pick(fixture)]));
    await settle(fixture, "home");
    expect(await settledBet(book, one, bet.id)).toMatchObject({ state: "won" });
    const other = await openFixture(book);
    const second = await placed(one, slipOf([pick(other)], { line_stake_cents: 150 }));
    await rollBack(fixture);
    await settle(fixture, "draw");
    expect(await settledBet(book, one, bet.id)).toMatchObject({ state: "lost", payout_cents: 0 });
    expect((await one.call(listAccounts, {})).body[0]).toMatchObject({ amount_cents: 0 });
    // What is won later repays it first: 300 less 150.
    await settle(other, "home");
    await settledBet(book, one, second.id);
    expect(await cashOf(one)).toBe(150);
  });

  it("and told again and again ends at the last one", async () => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    const bet = await placed(one, slipOf([pick(fixture)]));
    for (const won of ["home", "away", "home", "draw", "home"] as const) {
      await settle(fixture, won);
      const payout_cents = won === "home" ? 200 : 0;
      expect(await settledBet(book, one, bet.id)).toMatchObject({ payout_cents });
      expect(await cashOf(one)).toBe(9_900 + payout_cents);
      await rollBack(fixture);
      await settledBet(book, one, bet.id);
    }
    await settle(fixture, "away");
    expect(await settledBet(book, one, bet.id)).toMatchObject({ state: "lost", payout_cents: 0 });
    expect(await cashOf(one)).toBe(9_900);
  });
});

describe("an accumulator", () => {
  const three = async () =>
    [await openFixture(book), await openFixture(book), await openFixture(book)] as const;

  it("is lost with its first leg, and stays so", async () => {
    const [one, [a, b, c]] = [await playerOf(book), await three()];
    const bet = await placed(one, slipOf([pick(a), pick(b), pick(c)]));
    expect(bet.potential_cents).toBe(800);
    await settle(b, "draw");
    expect(await settledBet(book, one, bet.id)).toMatchObject({ state: "lost", payout_cents: 0 });
    await settle(a, "home");
    await settle(c, "home");
    expect(await settledBet(book, one, bet.id)).toMatchObject({ state: "lost", payout_cents: 0 });
    expect(await cashOf(one)).toBe(9_900);
  });

  it("says what can still come back of it, and of a system, as its legs end", async () => {
    const [one, [a, b, c]] = [await playerOf(book), await three()];
    const legs = [pick(a), pick(b), pick(c)];
    const bet = await placed(one, slipOf(legs));
    const doubles = await placed(one, slipOf(legs, { kind: "system", sizes: [2] }));
    expect([bet.potential_cents, doubles.potential_cents]).toEqual([800, 1_200]);
    await cancel(a);
    expect(await settledBet(book, one, bet.id)).toMatchObject({ potential_cents: 400 });
    expect(await settledBet(book, one, doubles.id)).toMatchObject({ potential_cents: 800 });
    await settle(b, "away");
    expect(await settledBet(book, one, doubles.id)).toMatchObject({
      state: "open",
      potential_cents: 200,
    });
  });

  it("counts a void leg as one, and is given back when all are void (W5)", async () => {
    const [one, [a, b, c]] = [await playerOf(book), await three()];
    const bet = await placed(one, slipOf([pick(a), pick(b), pick(c)]));
    const other = await placed(one, slipOf([pick(b), pick(c)]));
    await settle(a, "home");
    await cancel(b);
    await cancel(c);
    expect(await settledBet(book, one, bet.id)).toMatchObject({ state: "won", payout_cents: 200 });
    expect(await settledBet(book, one, other.id)).toMatchObject({
      state: "void",
      payout_cents: 100,
    });
    expect(await cashOf(one)).toBe(10_100);
  });
});

describe("a system", () => {
  it("pays the lines that have won, rounded down once", async () => {
    const one = await playerOf(book);
    const fixtures = [
      await openFixture(book, ["1.55", "4.00", "4.00"]),
      await openFixture(book, ["1.55", "4.00", "4.00"]),
      await openFixture(book, ["1.55", "4.00", "4.00"]),
    ];
    const bet = await placed(
      one,
      slipOf(
        fixtures.map((fixture) => pick(fixture, "home", 1550)),
        { kind: "system", sizes: [1, 2, 3], line_stake_cents: 11 },
      ),
    );
    expect(bet).toMatchObject({ lines: 7, stake_cents: 77, sizes: [1, 2, 3] });
    for (const [at, fixture] of fixtures.entries()) await settle(fixture, at < 2 ? "home" : "away");
    // 0.11 × (1.55 + 1.55 + 1.55 × 1.55) = 0.605…: 60 cents.
    expect(await settledBet(book, one, bet.id)).toMatchObject({ state: "won", payout_cents: 60 });
  });
});

describe("a cancellation", () => {
  it("makes void what was placed within its time alone", async () => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    const before = await placed(one, slipOf([pick(fixture)]));
    book.clock.advance(60_000);
    const from = book.clock.now().getTime();
    const within = await placed(one, slipOf([pick(fixture)]));
    book.clock.advance(60_000);
    await cancel(fixture, { start_time: from, end_time: from + 30_000 });
    expect(await settledBet(book, one, within.id)).toMatchObject({ state: "void" });
    expect(await settledBet(book, one, before.id)).toMatchObject({ state: "open" });
    await settle(fixture, "home");
    expect(await settledBet(book, one, before.id)).toMatchObject({ state: "won" });
    expect(await settledBet(book, one, within.id)).toMatchObject({
      state: "void",
      payout_cents: 100,
    });
  });

  it("of one time that is taken back leaves those of other times, and of the whole market, as they are", async () => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    const windowNow = () => {
      const start_time = book.clock.now().getTime();
      return { start_time, end_time: start_time + 30_000 };
    };
    const [first, a] = [windowNow(), await placed(one, slipOf([pick(fixture)]))];
    book.clock.advance(60_000);
    const [second, b] = [windowNow(), await placed(one, slipOf([pick(fixture)]))];
    book.clock.advance(60_000);
    const other = await openFixture(book);
    const double = await placed(one, slipOf([pick(fixture), pick(other)]));
    await cancel(fixture, first);
    await cancel(fixture, second);
    const takeBack = (more: object) =>
      book.tell({ type: "rollback_bet_cancel", fixture: fixture.urn, markets: [], ...more });
    await takeBack(first);
    const states = async () =>
      (
        await book.house.database.query<{ cancelled: boolean }>(
          "select cancelled from sportsbook.legs where fixture_id = $1 order by placed_at",
          [fixture.id],
        )
      ).map(({ cancelled }) => cancelled);
    expect(await states()).toEqual([false, true, false]);
    await cancel(fixture);
    await takeBack(second);
    expect(await states()).toEqual([true, true, true]);
    await takeBack({});
    expect(await states()).toEqual([false, false, false]);
    await settle(fixture, "home");
    for (const { id } of [a, b])
      expect(await settledBet(book, one, id)).toMatchObject({ state: "won" });
    expect(await settledBet(book, one, double.id)).toMatchObject({ state: "open" });
  });

  it("that is taken back opens the legs of bets that still wait; what was given back stays so", async () => {
    const [one, a, b] = [await playerOf(book), await openFixture(book), await openFixture(book)];
    const single = await placed(one, slipOf([pick(a)]));
    const double = await placed(one, slipOf([pick(a), pick(b)]));
    await cancel(a);
    expect(await settledBet(book, one, single.id)).toMatchObject({ state: "void" });
    await book.tell({ type: "rollback_bet_cancel", fixture: a.urn, markets: [] });
    await settle(a, "away");
    await settle(b, "home");
    expect(await settledBet(book, one, double.id)).toMatchObject({ state: "lost" });
    expect(await settledBet(book, one, single.id)).toMatchObject({ state: "void" });
  });
});
