import {
  acceptCashOut,
  listCashOuts,
  openAccount,
  quoteSlip,
  type SportsbookRules,
  sportsbookConfig,
} from "@houselight/contracts";
import { fund, type HttpCaller, plansOf } from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  chooseRules,
  codeOf,
  openFixture,
  openSportsbook,
  pick,
  place,
  placed,
  playerOf,
  settledBet,
  type Side,
  slipOf,
  type TestFixture,
  type TestSportsbook,
  winnerResult,
} from "../sportsbook.testing.ts";
import { placeBet } from "../bets/place-bet.ts";
import { selectPlayerBounds } from "./player-bounds-store.ts";

let book: TestSportsbook;
let one: Awaited<ReturnType<typeof playerOf>>;
beforeAll(async () => {
  book = await openSportsbook("bounds of players");
});
beforeEach(async () => {
  one = await playerOf(book);
});
afterAll(async () => expect(await book.close()).toEqual([]));

/** Chooses rules; what is not said is wide. */
const choose = (rules: Partial<SportsbookRules>) => chooseRules(book, rules);

/** Returns the largest stake of a slip, as the house tells it. */
async function most(caller: HttpCaller, selections: readonly ReturnType<typeof pick>[]) {
  const kind = selections.length === 1 ? "single" : "accumulator";
  const asked = selections.map(({ odds: _, ...selection }) => selection);
  const { body } = await caller.call(quoteSlip, {
    body: { currency: "EUR", kind, selections: asked },
  });
  return body.max_stake_cents;
}

/** Opens fixtures, one after the other: the feed is taken in by position. */
async function openFixtures(count: number): Promise<TestFixture[]> {
  const fixtures: TestFixture[] = [];
  for (let at = 0; at < count; at += 1) fixtures.push(await openFixture(book));
  return fixtures;
}

const decide = (fixture: TestFixture, won: Side | null) =>
  book.tell({
    type: "bet_settlement",
    fixture: fixture.urn,
    certainty: 2,
    markets: [winnerResult(won)],
  });
const stake = (line_stake_cents: number) => ({ line_stake_cents });
const refusalsOf = (answers: readonly { readonly status: number; readonly body: unknown }[]) =>
  new Set(answers.filter(({ status }) => status !== 201).map(codeOf));

describe("what a player's bets of a day may bring (W8)", () => {
  it("holds for thirty bets at once, of one player alone", async () => {
    await choose({ max_payout_day_eur_cents: 1_000 });
    const other = await playerOf(book);
    const fixtures = await openFixtures(6);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        place(one, slipOf([pick(fixtures[at % 6] as TestFixture)])),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(refusalsOf(answers)).toEqual(new Set(["stake_too_large"]));
    const [fixture] = fixtures as [TestFixture];
    expect(await most(one, [pick(fixture)])).toBe(0);
    expect(await most(other, [pick(fixture)])).toBe(500);
    expect(await most(book.guest, [pick(fixture)])).toBe(500);
    await placed(other, slipOf([pick(fixture)], stake(500)));
  });

  it("holds for a bet that comes between the first look and the stake", async () => {
    await choose({ max_payout_day_eur_cents: 1_000 });
    const fixture = await openFixture(book);
    const { database } = book.house;
    let looks = 0;
    const query: typeof database.query = async (text, values) => {
      const rows = await database.query(text, values);
      if (text.includes("stake_factors") && ++looks === 1)
        await placed(one, slipOf([pick(fixture)], stake(400)));
      return rows as never;
    };
    const house = { ...book.house, database: { ...database, query } };
    const body = slipOf([pick(fixture)], stake(101));
    const caller = {
      id: one.playerId,
      licence: "CW",
      sessionId: null,
      sessionBeganAt: null,
      dateOfBirth: null,
      detailsMissing: false,
      country: null,
    } as unknown as Parameters<typeof placeBet>[2];
    const input = { params: {}, query: {}, body } as unknown as Parameters<typeof placeBet>[1];
    await expect(placeBet(house, input, caller)).rejects.toThrow("stake_too_large");
    expect(looks).toBe(1);
    expect(await most(one, [pick(fixture)])).toBe(100);
  });

  it("is told as the largest stake, which is taken, and not a cent more", async () => {
    await choose({ max_payout_day_eur_cents: 1_000 });
    const fixture = await openFixture(book);
    await placed(one, slipOf([pick(fixture)], stake(330)));
    expect(await most(one, [pick(fixture)])).toBe(170);
    expect(codeOf(await place(one, slipOf([pick(fixture)], stake(171))))).toBe("stake_too_large");
    await placed(one, slipOf([pick(fixture)], stake(170)));
    expect(await most(one, [pick(fixture)])).toBe(0);
  });

  it("counts what was won and cashed out, and neither lost bets nor those given back", async () => {
    await choose({ max_payout_day_eur_cents: 1_000 });
    const [won, lost, none, sold, next] = (await openFixtures(5)) as [
      TestFixture,
      TestFixture,
      TestFixture,
      TestFixture,
      TestFixture,
    ];
    const bets = [];
    for (const fixture of [won, lost, none, sold])
      bets.push(await placed(one, slipOf([pick(fixture)])));
    expect(await most(one, [pick(next)])).toBe(100);
    await decide(won, "home");
    await decide(lost, "away");
    await decide(none, null);
    for (const { id } of bets) await settledBet(book, one, id);
    // Two of the four are open or won: 4 euros.
    expect(await most(one, [pick(next)])).toBe(300);
    const [offer] = (await one.call(listCashOuts, {})).body;
    if (!offer) throw new Error("nothing can be cashed out");
    const params = { id: offer.bet_id };
    const cashed = await one.call(acceptCashOut, { params, body: { offer: offer.offer } });
    expect(cashed.body.payout_cents).toBe(offer.amount_cents);
    expect(await most(one, [pick(next)])).toBe(
      (800 - offer.amount_cents) / 2 - (offer.amount_cents % 2) / 2,
    );
  });

  it("begins anew with the day (UTC), while that of a market goes on", async () => {
    await choose({ max_payout_day_eur_cents: 1_000, max_payout_market_eur_cents: 1_200 });
    const midnight = new Date(book.clock.now());
    midnight.setUTCHours(24, 0, 0, 0);
    book.clock.advance(midnight.getTime() - book.clock.now().getTime() - 60_000);
    one = await playerOf(book);
    const fixture = await openFixture(book);
    await book.house.database.query("update sportsbook.fixtures set starts_at = $2 where id = $1", [
      fixture.id,
      new Date(book.clock.now().getTime() + 3 * 86_400_000),
    ]);
    await placed(one, slipOf([pick(fixture)], stake(500)));
    expect(await most(one, [pick(fixture)])).toBe(0);
    book.clock.advance(59_999);
    expect(await most(one, [pick(fixture)])).toBe(0);
    book.clock.advance(1);
    expect(await most(one, [pick(fixture)])).toBe(100);
    expect(await most(one, [pick(await openFixture(book))])).toBe(500);
  });

  it("counts every currency in euros", async () => {
    await choose({ max_payout_day_eur_cents: 1_000 });
    const fixture = await openFixture(book);
    await one.call(openAccount, { body: { currency: "USD" } });
    await fund(book.house, one.playerId, 10_000n, "USD");
    await placed(one, slipOf([pick(fixture)], { currency: "USD", line_stake_cents: 300 }));
    const [{ eur } = { eur: 0n }] = await book.house.database.query<{ eur: bigint }>(
      "select potential_eur as eur from sportsbook.bets where player_id = $1",
      [one.playerId],
    );
    expect(eur).toBeGreaterThan(0n);
    expect(eur).not.toBe(600n);
    expect(await most(one, [pick(fixture)])).toBe(Math.floor((1_000 - Number(eur)) / 2));
  });
});

describe("what a player's bets on a market may bring (W8)", () => {
  it("holds for thirty bets at once, on whichever answers", async () => {
    await choose({ max_payout_market_eur_cents: 1_200 });
    const [fixture, other] = [await openFixture(book), await openFixture(book)];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        place(
          one,
          slipOf([at % 2 === 0 ? pick(fixture) : pick(fixture, "draw", 4000)], stake(100)),
        ),
      ),
    );
    const brought = answers.flatMap(({ status, body }) =>
      status === 201 ? [body.potential_cents] : [],
    );
    expect(brought.reduce((all, each) => all + each, 0)).toBe(1_200);
    expect(refusalsOf(answers)).toEqual(new Set(["stake_too_large"]));
    await placed(one, slipOf([pick(other)]));
  });

  it("counts a combination on each of its markets, and one that was lost on none", async () => {
    await choose({ max_payout_market_eur_cents: 1_200 });
    const [a, b] = [await openFixture(book), await openFixture(book)];
    const double = await placed(one, slipOf([pick(a), pick(b)], stake(200)));
    expect(double.potential_cents).toBe(800);
    expect(await most(one, [pick(a)])).toBe(200);
    expect(await most(one, [pick(b, "draw", 4000)])).toBe(100);
    await decide(a, "away");
    await settledBet(book, one, double.id);
    expect(await most(one, [pick(b)])).toBe(600);
  });
});

describe("rules that were chosen before there were such bounds", () => {
  it("hold as they were chosen", async () => {
    const {
      bet_delay_by_sport: _a,
      max_payout_day_eur_cents: _b,
      ...rest
    } = sportsbookConfig.initial;
    const { max_payout_market_eur_cents: _c, ...old } = rest;
    await book.house.database.query(
      `insert into configuration.setting_versions (name, value, chosen_at)
       values ('sportsbook-config', $1::json, now())`,
      [JSON.stringify({ ...old, open: false })],
    );
    const fixture = await openFixture(book);
    expect(codeOf(await place(one, slipOf([pick(fixture)])))).toBe("sportsbook_closed");
    await choose({});
  });
});

it("reads the bounds of a player by indexes, however many bets there ever were", async () => {
  const { id } = await openFixture(book);
  const bettor = {
    playerId: one.playerId,
    selections: [{ fixtureId: BigInt(id), marketId: 1, specifiers: "", selectionId: "home" }],
  };
  const plans = await plansOf(book.house.database, (tx) =>
    selectPlayerBounds(tx, [bettor], book.clock.now()),
  );
  expect(plans).not.toContain("Seq Scan");
  expect(plans).toContain("bets_of_player_by_time");
  expect(plans).toContain("legs_of_player_by_market");
});
