import { randomUUID } from "node:crypto";
import {
  acceptCashOut,
  listCashOuts,
  listSportsBets,
  playRound,
  quoteSlip,
} from "@houselight/contracts";
import { moveToLicence } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { settleBets } from "../settlement/settle-bets.ts";
import { cashOut } from "./cash-out.ts";
import {
  BEFORE,
  chooseRules,
  cashOf,
  codeOf,
  ON,
  openFixture,
  openSportsbook,
  pick,
  place,
  placed,
  playerOf,
  slipOf,
  type TestSportsbook,
  winnerMarket,
  winnerResult,
  settledBet,
} from "../sportsbook.testing.ts";

let book: TestSportsbook;
beforeAll(async () => {
  book = await openSportsbook("bets on sport");
});
afterAll(async () => expect(await book.close()).toEqual([]));

describe("a bet", () => {
  it("OPEN-19: is placed at the odds of the slip, and its stake waits", async () => {
    const [one, fixture] = [
      await playerOf(book),
      await openFixture(book, ["2.15", "3.40", "3.60"]),
    ];
    const slip = slipOf([pick(fixture, "home", 2150)], { line_stake_cents: 250 });
    const answer = await place(one, slip);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      id: slip.id,
      kind: "single",
      sizes: null,
      lines: 1,
      stake_cents: 250,
      potential_cents: 537,
      state: "open",
      payout_cents: null,
      legs: [
        {
          fixture: { id: fixture.id, state: "upcoming" },
          market_id: 1,
          selection_id: "home",
          odds: 2150,
          in_play: false,
          state: "open",
        },
      ],
    });
    expect(await cashOf(one)).toBe(9_750);
    expect((await one.call(listSportsBets, { query: { state: "open" } })).body).toHaveLength(1);
    expect((await one.call(listSportsBets, { query: { state: "ended" } })).body).toEqual([]);
  });

  it("is placed once, though its request comes thirty times", async () => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    const slip = slipOf([pick(fixture)]);
    const answers = await Promise.all(Array.from({ length: 30 }, () => place(one, slip)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set([slip.id]));
    expect(await cashOf(one)).toBe(9_900);
    // Prices have moved since: the same request has its answer.
    await book.tell({
      type: "odds_change",
      fixture: fixture.urn,
      status: BEFORE,
      markets: [winnerMarket(["1.50", "4.00", "4.00"])],
    });
    expect((await place(one, slip)).body).toMatchObject({ id: slip.id, legs: [{ odds: 2000 }] });
    expect(codeOf(await place(one, { ...slip, line_stake_cents: 200 }))).toBeDefined();
    expect(await cashOf(one)).toBe(9_900);
  });

  it("thirty of one player at once take what there is and no more", async () => {
    const [one, fixture] = [await playerOf(book, 1_000n), await openFixture(book)];
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => place(one, slipOf([pick(fixture)]))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(codeOf))).toEqual(
      new Set(["not_enough_money"]),
    );
    expect(await cashOf(one)).toBe(0);
  });

  it("is refused at other odds than the house's, unless the player takes them (W2)", async () => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    expect(codeOf(await place(one, slipOf([pick(fixture, "home", 2100)])))).toBe("odds_changed");
    expect(
      codeOf(await place(one, slipOf([pick(fixture, "home", 2100)], { accept: "better" }))),
    ).toBe("odds_changed");
    const taken = await placed(one, slipOf([pick(fixture, "home", 2100)], { accept: "any" }));
    expect(taken.legs[0]?.odds).toBe(2000);
    const better = await placed(one, slipOf([pick(fixture, "home", 1900)], { accept: "better" }));
    expect(better).toMatchObject({ potential_cents: 200, legs: [{ odds: 2000 }] });
  });

  it("is refused once the start has come, though nobody has told of it (W4)", async () => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    await book.house.database.query("update sportsbook.fixtures set starts_at = $2 where id = $1", [
      fixture.id,
      book.clock.now(),
    ]);
    expect(codeOf(await place(one, slipOf([pick(fixture)])))).toBe("fixture_started");
  });

  it("is refused while its market is suspended, its source is not heard, or an operator stopped it", async () => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    const refused = async () => codeOf(await place(one, slipOf([pick(fixture)])));
    await book.tell({ type: "bet_stop", fixture: fixture.urn, reason: "POSSIBLE_GOAL" });
    expect(await refused()).toBe("market_suspended");
    await book.tell({
      type: "odds_change",
      fixture: fixture.urn,
      status: BEFORE,
      markets: [winnerMarket()],
    });
    await book.house.database.query(
      "update sportsbook.producers set state = 'recovering' where name = 'pre'",
    );
    expect(await refused()).toBe("market_suspended");
    await book.house.database.query(
      "update sportsbook.producers set state = 'up' where name = 'pre'",
    );
    await book.house.database.query("update sportsbook.fixtures set stopped = true where id = $1", [
      fixture.id,
    ]);
    expect(await refused()).toBe("market_suspended");
    await book.house.database.query(
      "update sportsbook.fixtures set stopped = false where id = $1",
      [fixture.id],
    );
    await placed(one, slipOf([pick(fixture)]));
  });

  it("of several on one fixture, or in a form that is not offered, is refused", async () => {
    const [one, a, b] = [await playerOf(book), await openFixture(book), await openFixture(book)];
    const codes = await Promise.all(
      [
        slipOf([pick(a), pick(a, "away", 4000)]),
        slipOf([pick(a), pick(b)], { kind: "single" }),
        slipOf([pick(a)], { kind: "accumulator" }),
        slipOf([pick(a), pick(b)], { kind: "system", sizes: [1, 2] }),
        slipOf([pick(a), pick(b)], { sizes: [2] }),
        slipOf([pick({ urn: "", id: 9_999_999 })]),
        slipOf([{ ...pick(a), selection_id: "nobody" }]),
        slipOf([pick(a)], { line_stake_cents: 9 }),
        slipOf([pick(a)], { line_stake_cents: 100_000_000_000 }),
        slipOf([pick(a)], { currency: "USD" }),
        slipOf([pick(a)], { currency: "ABC" }),
      ].map(async (slip) => codeOf(await place(one, slip))),
    );
    expect(codes).toEqual([
      "selections_related",
      "form_not_offered",
      "form_not_offered",
      "form_not_offered",
      "form_not_offered",
      "selection_not_offered",
      "selection_not_offered",
      "stake_too_small",
      "stake_too_large",
      "currency_not_held",
      "VALIDATION.COMMON.INVALID_FIELD",
    ]);
    expect(await cashOf(one)).toBe(10_000);
  });

  it("is bounded by what the house may lose on its selection, all bets of a moment together", async () => {
    const fixture = await openFixture(book);
    await chooseRules(book, { max_liability_eur_cents: 1_000 });
    const players = await Promise.all(Array.from({ length: 8 }, () => playerOf(book)));
    const answers = await Promise.all(
      players.map((one) => place(one, slipOf([pick(fixture)], { line_stake_cents: 300 }))),
    );
    // Three of 3 euros at even money; a fourth would lose the house more than 10.
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const left = await book.guest.call(quoteSlip, {
      body: { currency: "EUR", kind: "single", selections: [pick(fixture)] },
    });
    expect(left.body.max_stake_cents).toBe(100);
    await chooseRules(book, {});
  });

  it("makes no round of a game wait, where a licence makes rounds wait for each other", async () => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    await moveToLicence(book.house, one.playerId, "GB");
    await placed(one, slipOf([pick(fixture)]));
    const bet = { kind: "slot", stake_cents: 20 } as const;
    const { status } = await one.call(playRound, {
      params: { slug: "lantern-tide" },
      body: { id: randomUUID(), currency: "EUR", bet },
    });
    expect(status).toBe(200);
  });

  it("is refused while operators take none", async () => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    await chooseRules(book, { open: false });
    expect(codeOf(await place(one, slipOf([pick(fixture)])))).toBe("sportsbook_closed");
    await chooseRules(book, {});
    await placed(one, slipOf([pick(fixture)]));
  });

  it("is nobody else's, and no guest's", async () => {
    const [one, other, fixture] = [
      await playerOf(book),
      await playerOf(book),
      await openFixture(book),
    ];
    const bet = await placed(one, slipOf([pick(fixture)]));
    expect((await other.call(listSportsBets, { query: {} })).body).toEqual([]);
    const [offer] = (await one.call(listCashOuts, {})).body;
    const body = { offer: offer?.offer ?? "" };
    expect(codeOf(await other.call(acceptCashOut, { params: { id: bet.id }, body }))).toBe(
      "bet_not_found",
    );
    expect((await place(book.guest, slipOf([pick(fixture)]))).status).toBe(401);
    // The same id by another player is another bet.
    const same = await placed(other, slipOf([pick(fixture)], { id: bet.id }));
    expect(same.id).toBe(bet.id);
    expect(await cashOf(one)).toBe(9_900);
  });
});

describe("a bet on a match that is on", () => {
  const goOn = (fixture: { readonly urn: string }) =>
    book.tell({
      type: "odds_change",
      product: "live",
      fixture: fixture.urn,
      status: ON,
      markets: [winnerMarket()],
    });

  it("is accepted, and says so", async () => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    await goOn(fixture);
    const bet = await placed(one, slipOf([pick(fixture)]));
    expect(bet.legs[0]).toMatchObject({ in_play: true, fixture: { state: "live" } });
  });

  it("waits for the bet delay, and is refused when the price moves meanwhile (W3)", async () => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    await goOn(fixture);
    await chooseRules(book, { bet_delay_seconds: 1 });
    const sent = performance.now();
    const accepted = await placed(one, slipOf([pick(fixture)]));
    expect(performance.now() - sent).toBeGreaterThan(990);
    expect(accepted.state).toBe("open");
    const waiting = place(one, slipOf([pick(fixture)]));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await book.tell({
      type: "odds_change",
      product: "live",
      fixture: fixture.urn,
      status: ON,
      markets: [winnerMarket(["1.80", "4.00", "4.00"])],
    });
    expect(codeOf(await waiting)).toBe("odds_changed");
    expect(await cashOf(one)).toBe(9_900);
    await chooseRules(book, {});
  });

  it("is refused by a licence that knows bets before the start alone", async () => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    await moveToLicence(book.house, one.playerId, "AU");
    await placed(one, slipOf([pick(fixture)]));
    await goOn(fixture);
    expect(codeOf(await place(one, slipOf([pick(fixture)])))).toBe("in_play_not_offered");
  });
});

describe("cash-out", () => {
  const offerOf = async (caller: typeof book.guest, id: string) =>
    (await caller.call(listCashOuts, {})).body.find(({ bet_id }) => bet_id === id);
  const accept = (caller: typeof book.guest, id: string, offer: string) =>
    caller.call(acceptCashOut, { params: { id }, body: { offer } });
  const priced = (fixture: { readonly urn: string }, home: string) =>
    book.tell({
      type: "odds_change",
      fixture: fixture.urn,
      status: BEFORE,
      markets: [winnerMarket([home, "4.00", "4.00"])],
    });

  it("pays what is offered, once, and the result changes nothing any more", async () => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    const bet = await placed(one, slipOf([pick(fixture)]));
    await priced(fixture, "1.60");
    const offer = await offerOf(one, bet.id);
    // 1.00 × 2.00 / 1.60, less a twentieth.
    expect(offer?.amount_cents).toBe(118);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => accept(one, bet.id, offer?.offer ?? "")),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ state: "cashed_out", payout_cents: 118 });
    }
    expect(await cashOf(one)).toBe(10_018);
    await book.tell({
      type: "bet_settlement",
      fixture: fixture.urn,
      certainty: 2,
      markets: [winnerResult("home")],
    });
    expect(await settledBet(book, one, bet.id)).toMatchObject({ state: "cashed_out" });
    expect(await cashOf(one)).toBe(10_018);
    expect(await offerOf(one, bet.id)).toBeUndefined();
  });

  it("makes room for others: what the house stands to lose is of open bets alone", async () => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    const exposed = async () =>
      (
        await book.house.database.query<{ stakes_eur: bigint; returns_eur: bigint }>(
          "select stakes_eur, returns_eur from sportsbook.liabilities where fixture_id = $1",
          [fixture.id],
        )
      ).map(({ stakes_eur, returns_eur }) => [stakes_eur, returns_eur]);
    const bet = await placed(one, slipOf([pick(fixture)]));
    expect(await exposed()).toEqual([[100n, 200n]]);
    await accept(one, bet.id, (await offerOf(one, bet.id))?.offer ?? "");
    expect(await exposed()).toEqual([[0n, 0n]]);
    await placed(one, slipOf([pick(fixture)]));
    await book.tell({
      type: "bet_settlement",
      fixture: fixture.urn,
      certainty: 2,
      markets: [winnerResult("home")],
    });
    while (await settleBets(book.house));
    expect(await exposed()).toEqual([[0n, 0n]]);
  });

  it("is decided by the results that stand then, not by those that were read before", async () => {
    const one = await playerOf(book);
    const [first, second] = [await openFixture(book), await openFixture(book)];
    const bet = await placed(one, slipOf([pick(first), pick(second)]));
    const result = (side: "home" | "away", certainty: number) =>
      book.tell({
        type: "bet_settlement",
        fixture: first.urn,
        certainty,
        markets: [winnerResult(side)],
      });
    await result("home", 1);
    const offer = (await offerOf(one, bet.id))?.offer ?? "";
    expect(offer).not.toBe("");
    const { database } = book.house;
    let corrects = true;
    const query: typeof database.query = async (...asked) => {
      const rows = await database.query(...asked);
      // The bet was read. What comes now comes between that and the door of wagers.
      if (corrects) {
        corrects = false;
        await result("away", 2);
      }
      return rows as never;
    };
    const house = { ...book.house, database: { ...database, query } };
    await expect(cashOut(house, one.playerId, bet.id, offer)).rejects.toThrow("cash_out_changed");
    expect(await settledBet(book, one, bet.id)).toMatchObject({ state: "lost", payout_cents: 0 });
    expect(await cashOf(one)).toBe(9_900);
  });

  it("is not offered for a bet that its legs have decided, which waits for its payment", async () => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    const bet = await placed(one, slipOf([pick(fixture)]));
    const half = winnerResult("home").selections.map((one) => ({ ...one, void_factor: 500 }));
    for (const selections of [
      winnerResult("home").selections,
      winnerResult(null).selections,
      half,
    ]) {
      await book.tell({
        type: "bet_settlement",
        fixture: fixture.urn,
        certainty: 2,
        markets: [{ market_id: 1, specifiers: "", selections }],
      });
      expect(await offerOf(one, bet.id)).toBeUndefined();
    }
    expect(await settledBet(book, one, bet.id)).toMatchObject({
      state: "half_won",
      payout_cents: 150,
    });
  });

  it("is refused once the start has come, though nobody has told of it (W4)", async () => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    const bet = await placed(one, slipOf([pick(fixture)]));
    const offer = (await offerOf(one, bet.id))?.offer ?? "";
    expect(offer).not.toBe("");
    await book.house.database.query("update sportsbook.fixtures set starts_at = $2 where id = $1", [
      fixture.id,
      book.clock.now(),
    ]);
    expect(codeOf(await accept(one, bet.id, offer))).toBe("cash_out_suspended");
    expect(await offerOf(one, bet.id)).toBeUndefined();
  });

  it("is refused when the price has moved, is suspended, or the offer is old or made up", async () => {
    const [one, fixture] = [await playerOf(book), await openFixture(book)];
    const bet = await placed(one, slipOf([pick(fixture)]));
    const offer = (await offerOf(one, bet.id))?.offer ?? "";
    const refused = async (text: string) => codeOf(await accept(one, bet.id, text));
    expect(await refused(offer.replace(/^\d+/, "9999"))).toBe("cash_out_changed");
    expect(await refused("")).toBe("cash_out_changed");
    expect(await refused("95.9e99.x")).toBe("cash_out_changed");
    expect(await refused(`95.${"9".repeat(300)}.x`)).toBe("cash_out_changed");
    await priced(fixture, "1.60");
    expect(await refused(offer)).toBe("cash_out_changed");
    await book.tell({ type: "bet_stop", fixture: fixture.urn, reason: "POSSIBLE_GOAL" });
    expect(await refused(offer)).toBe("cash_out_suspended");
    expect(await offerOf(one, bet.id)).toBeUndefined();
    await priced(fixture, "2.00");
    book.clock.advance(9_000);
    expect(await refused(offer)).toBe("cash_out_expired");
    expect(await refused((await offerOf(one, bet.id))?.offer ?? "")).toBeUndefined();
    const another = await placed(one, slipOf([pick(fixture)]));
    // An offer is for its own bet.
    expect(codeOf(await accept(one, another.id, offer))).toBe("cash_out_changed");
    expect(codeOf(await accept(one, randomUUID(), offer))).toBe("bet_not_found");
  });
});

describe("a quote", () => {
  it("tells current odds, bounds and what cannot be combined, to guests too", async () => {
    const [a, b] = [await openFixture(book, ["1.50", "4.00", "6.00"]), await openFixture(book)];
    const selections = [pick(a), pick(b), pick(b, "draw", 4000), pick({ urn: "", id: 9_999_999 })];
    const { body } = await book.guest.call(quoteSlip, {
      body: { currency: "EUR", kind: "accumulator", selections },
    });
    expect(body).toMatchObject({
      selections: [
        { odds: 1500, state: "open", related: false },
        { odds: 2000, state: "open", related: true },
        { odds: 4000, state: "open", related: true },
        { odds: null, state: "closed", related: false },
      ],
      lines: 1,
      min_stake_cents: 10,
      max_stake_cents: 0,
    });
    const double = await book.guest.call(quoteSlip, {
      body: { currency: "EUR", kind: "accumulator", selections: selections.slice(0, 2) },
    });
    // 250,000 euro at most, at odds of 3.
    expect(double.body.max_stake_cents).toBe(8_333_333);
    const refused = await book.guest.call(quoteSlip, {
      body: { currency: "EUR", kind: "system", sizes: [9], selections },
    });
    expect(codeOf(refused)).toBe("form_not_offered");
  });
});
