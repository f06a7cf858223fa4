import {
  acceptCashOut,
  addBettingCoupon,
  exportData,
  listBettingBonuses,
  listBettingCoupons,
  listCashOuts,
  redeemBettingCoupon,
} from "@houselight/contracts";
import { type HttpCaller, PLAYER_PASSWORD, signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  cashOf,
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

let book: TestSportsbook;
let operator: HttpCaller;
beforeAll(async () => {
  book = await openSportsbook("free bets");
  operator = await signedInOperator(book.house, book.url, "manager");
});
afterAll(async () => expect(await book.close()).toEqual([]));

let coupons = 0;
async function couponOf(more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  coupons += 1;
  const code = `PAPER-${coupons}`;
  const { status } = await addCoupon({ code, ...more });
  expect(status).toBe(201);
  return code;
}
const addCoupon = (body: { readonly code: string } & Readonly<Record<string, unknown>>) =>
  operator.call(addBettingCoupon, {
    body: {
      amount_eur_cents: 500,
      min_odds: 2000,
      days: 7,
      valid_until: "2026-06-01T00:00:00Z",
      uses_max: 100,
      reason: "for a test",
      ...body,
    },
  });
const redeem = (caller: HttpCaller, code: string) =>
  caller.call(redeemBettingCoupon, { body: { code } });
const bonuses = async (caller: HttpCaller) => (await caller.call(listBettingBonuses, {})).body;

/** A player without money who has a free bet of five euros. */
async function playerWithFreeBet() {
  const one = await playerOf(book, 0n);
  const { body } = await redeem(one, await couponOf());
  return { one, freeBetId: body.id };
}
const freeSlip = (fixture: TestFixture, free_bet_id: number, more = {}) =>
  slipOf([pick(fixture)], { line_stake_cents: 500, free_bet_id, ...more });
const settle = ({ urn }: TestFixture, won: Side | null) =>
  book.tell({
    type: "bet_settlement",
    fixture: urn,
    certainty: 2,
    markets: [winnerResult(won)],
  });

describe("a betting coupon", () => {
  it("BONUS-08: gives a free bet once, whatever its letters' case, and BONUS-07 lists it", async () => {
    const [one, code] = [await playerOf(book), await couponOf()];
    const answer = await redeem(one, ` ${code.toLowerCase()} `);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      code,
      currency: "EUR",
      amount_cents: 500,
      min_odds: 2000,
      valid_until: "2026-05-08T12:00:00.000Z",
      state: "open",
    });
    expect(await bonuses(one)).toEqual([answer.body]);
    expect(codeOf(await redeem(one, code))).toBe("betting_coupon_used");
    expect(await bonuses(one)).toHaveLength(1);
  });

  it.each([
    ["that does not exist", async () => "NOTHING", "betting_coupon_unknown"],
    [
      "that has ended",
      () => couponOf({ valid_until: "2026-05-01T12:00:00Z" }),
      "betting_coupon_unknown",
    ],
    ["of another form", async () => "a b", undefined],
  ] satisfies [string, () => Promise<string>, string | undefined][])(
    "%s is refused",
    async (...[, code, refused]) => {
      const one = await playerOf(book);
      const answer = await redeem(one, await code());
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      if (refused) expect(codeOf(answer)).toBe(refused);
      expect(await bonuses(one)).toEqual([]);
    },
  );

  it("is used so often and no more, by thirty at once", async () => {
    const code = await couponOf({ uses_max: 3 });
    const players = await Promise.all(Array.from({ length: 12 }, () => playerOf(book, 0n)));
    const answers = await Promise.all(
      players.flatMap((one) => [redeem(one, code), redeem(one, code)]),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status !== 200).map(codeOf);
    expect(new Set(refused)).toEqual(new Set(["betting_coupon_unknown", "betting_coupon_used"]));
    const { body } = await operator.call(listBettingCoupons, { query: {} });
    expect(body.find((coupon) => coupon.code === code)).toMatchObject({ uses: 3, uses_max: 3 });
  });

  it("gives nothing to who pauses, whose free bet would run out, and is redeemed after the pause", async () => {
    const [one, code] = [await playerOf(book), await couponOf({ uses_max: 1 })];
    const until = new Date(book.clock.now().getTime() + 60_000);
    await book.house.database.query(
      "insert into compliance.restrictions (player_id, cooling_off_until) values ($1, $2)",
      [one.playerId, until],
    );
    expect(codeOf(await redeem(one, code))).toBe("bonus_paused");
    expect(await bonuses(one)).toEqual([]);
    book.clock.advance(60_000);
    expect((await redeem(one, code)).status).toBe(200);
  });

  it("is added once by operators alone", async () => {
    const code = await couponOf();
    expect((await addCoupon({ code })).status).toBe(201);
    expect(codeOf(await addCoupon({ code, amount_eur_cents: 501 }))).toBe("betting_coupon_taken");
    for (const valid_until of ["0000-06-01T00:00:00Z", "9999-12-31T23:59:59-01:00"])
      expect((await addCoupon({ code: "PAPER-NEVER", valid_until })).status).toBe(422);
    const one = await playerOf(book);
    expect((await one.call(listBettingCoupons, { query: {} })).status).toBe(401);
  });
});

describe("a free bet", () => {
  it("pays what it wins without its stake", async () => {
    const { one, freeBetId } = await playerWithFreeBet();
    const fixture = await openFixture(book);
    const bet = await placed(one, freeSlip(fixture, freeBetId));
    expect(bet).toMatchObject({ is_free: true, stake_cents: 500, potential_cents: 500 });
    expect(await bonuses(one)).toMatchObject([{ state: "used" }]);
    await settle(fixture, "home");
    expect(await settledBet(book, one, bet.id)).toMatchObject({ state: "won", payout_cents: 500 });
    expect(await cashOf(one)).toBe(500);
  });

  it("that is lost costs nothing", async () => {
    const { one, freeBetId } = await playerWithFreeBet();
    const fixture = await openFixture(book);
    const bet = await placed(one, freeSlip(fixture, freeBetId));
    await settle(fixture, "away");
    expect(await settledBet(book, one, bet.id)).toMatchObject({ state: "lost", payout_cents: 0 });
    expect(await cashOf(one)).toBe(0);
  });

  it("is the player's again when its bet is void, and then pays once more", async () => {
    const { one, freeBetId } = await playerWithFreeBet();
    const fixture = await openFixture(book);
    const bet = await placed(one, freeSlip(fixture, freeBetId));
    await settle(fixture, null);
    expect(await settledBet(book, one, bet.id)).toMatchObject({ state: "void" });
    expect(await cashOf(one)).toBe(0);
    expect(await bonuses(one)).toMatchObject([{ state: "open" }]);
    const other = await openFixture(book);
    await placed(one, freeSlip(other, freeBetId));
    expect(await bonuses(one)).toMatchObject([{ state: "used" }]);
  });

  it("pays for one bet, though thirty ask at once", async () => {
    const { one, freeBetId } = await playerWithFreeBet();
    const fixture = await openFixture(book);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => place(one, freeSlip(fixture, freeBetId))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(codeOf))).toEqual(
      new Set(["free_bet_not_found"]),
    );
  });

  it("pays for no other amount, form, currency or shorter odds, and for nobody else", async () => {
    const { one, freeBetId } = await playerWithFreeBet();
    const [a, b] = [await openFixture(book, ["1.99", "4.00", "4.00"]), await openFixture(book)];
    const c = await openFixture(book, ["1.40", "4.00", "4.00"]);
    const codes: unknown[] = [];
    for (const slip of [
      freeSlip(b, freeBetId, { line_stake_cents: 499 }),
      slipOf([pick(a, "home", 1990)], { line_stake_cents: 500, free_bet_id: freeBetId }),
      slipOf([pick(a, "home", 1990), pick(b), pick(c, "home", 1400)], {
        kind: "system",
        sizes: [2],
        line_stake_cents: 500,
        free_bet_id: freeBetId,
      }),
      freeSlip(b, 9_999_999),
    ])
      codes.push(codeOf(await place(one, slip)));
    const other = await playerOf(book);
    codes.push(codeOf(await place(other, freeSlip(b, freeBetId))));
    expect(codes).toEqual([
      "free_bet_not_usable",
      "free_bet_not_usable",
      "free_bet_not_usable",
      "free_bet_not_found",
      "free_bet_not_found",
    ]);
    // Odds of all legs together: 1.40 × 1.99.
    const double = slipOf([pick(c, "home", 1400), pick(a, "home", 1990)], {
      line_stake_cents: 500,
      free_bet_id: freeBetId,
    });
    expect(await placed(one, double)).toMatchObject({ potential_cents: 893 });
  });

  it("is in the file that its player takes along", async () => {
    const { one } = await playerWithFreeBet();
    const { body } = await one.call(exportData, { body: { current_password: PLAYER_PASSWORD } });
    expect(body.parts["sportsbook"]).toMatchObject({
      free_bets: [{ currency: "EUR", amount: "500", min_odds: 2000, wager_id: null }],
    });
  });

  it("ends with its time", async () => {
    const { one, freeBetId } = await playerWithFreeBet();
    await book.house.database.query(
      "update sportsbook.free_bets set given_at = $2::timestamptz - interval '1 day', valid_until = $2 where id = $1",
      [freeBetId, book.clock.now()],
    );
    const fixture = await openFixture(book);
    expect(codeOf(await place(one, freeSlip(fixture, freeBetId)))).toBe("free_bet_not_found");
    expect(await bonuses(one)).toMatchObject([{ state: "expired" }]);
  });

  it("is not cashed out", async () => {
    const { one, freeBetId } = await playerWithFreeBet();
    const fixture = await openFixture(book);
    const bet = await placed(one, freeSlip(fixture, freeBetId));
    expect((await one.call(listCashOuts, {})).body).toEqual([]);
    const answer = await one.call(acceptCashOut, {
      params: { id: bet.id },
      body: { offer: "1.2.3" },
    });
    expect(codeOf(answer)).toBe("cash_out_changed");
  });
});
