import {
  addBettingCoupon,
  exportData,
  getSportsLimits,
  quoteSlip,
  redeemBettingCoupon,
  setStakeFactor,
} from "@houselight/contracts";
import { type HttpCaller, PLAYER_PASSWORD, signedInOperator } from "@houselight/test-kit";
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
  slipOf,
  type TestSportsbook,
} from "../sportsbook.testing.ts";
import { sportsbookData } from "../personal-data-store.ts";

let book: TestSportsbook;
let operator: HttpCaller;
let one: Awaited<ReturnType<typeof playerOf>>;
beforeAll(async () => {
  book = await openSportsbook("stake factors");
  operator = await signedInOperator(book.house, book.url, "manager");
  // Half of 40 euros at even money: 20 may be staked.
  await chooseRules(book, { max_payout_eur_cents: 4_000 });
});
beforeEach(async () => {
  one = await playerOf(book);
});
afterAll(async () => expect(await book.close()).toEqual([]));

const paramsOf = ({ playerId }: { readonly playerId: bigint }) => ({
  params: { player_id: Number(playerId) },
});
const set = (permille: number, reason = "always first to know") =>
  operator.call(setStakeFactor, { ...paramsOf(one), body: { permille, reason } });
const read = async () => (await operator.call(getSportsLimits, paramsOf(one))).body;
const trail = () =>
  book.house.database.query<{ detail: object }>(
    `select detail from staff.audit_entries
     where action = 'sportsbook.set-stake-factor' and subject = $1 order by id`,
    [`player ${one.playerId}`],
  );
async function most(fixture: Parameters<typeof pick>[0], more: { readonly is_free?: true } = {}) {
  const { odds: _, ...selection } = pick(fixture);
  const { body } = await one.call(quoteSlip, {
    body: { currency: "EUR", kind: "single", selections: [selection], ...more },
  });
  return body.max_stake_cents;
}

describe("the stake factor of a player", () => {
  it("is the whole until an operator sets it, with a reason on the trail", async () => {
    expect(await read()).toEqual({
      stake_permille: 1000,
      reason: null,
      set_by: null,
      set_at: null,
      day_eur_cents: 0,
      max_day_eur_cents: 500_000_00,
    });
    const { status, body } = await set(250);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      stake_permille: 250,
      reason: "always first to know",
      set_by: expect.stringContaining("manager"),
      set_at: book.clock.now().toISOString(),
      max_day_eur_cents: 125_000_00,
    });
    // The same once more changes nothing.
    await set(250);
    await set(1000, "a mistake of ours");
    expect(await trail()).toMatchObject([
      { detail: { was: 1000, permille: 250, reason: "always first to know" } },
      { detail: { was: 250, permille: 1000, reason: "a mistake of ours" } },
    ]);
    expect(await read()).toMatchObject({ stake_permille: 1000, reason: "a mistake of ours" });
  });

  it("scales the largest stake, and stands in the file of personal data", async () => {
    const fixture = await openFixture(book);
    expect(await most(fixture)).toBe(2_000);
    await set(250);
    expect(await most(fixture)).toBe(500);
    const refused = await place(one, slipOf([pick(fixture)], { line_stake_cents: 501 }));
    expect(codeOf(refused)).toBe("stake_too_large");
    const { id } = await placed(one, slipOf([pick(fixture)], { line_stake_cents: 500 }));
    expect(await read()).toMatchObject({ day_eur_cents: 1_000 });
    const told = await one.call(exportData, { body: { current_password: PLAYER_PASSWORD } });
    const text = JSON.stringify(told.body);
    expect(text).toContain(id);
    expect(text).toMatch(/"stake_factor":\[{"permille":250,"reason":"always first to know"/);
  });

  it("is forgotten with the person", async () => {
    await set(250);
    const { database, clock } = book.house;
    await database.tx(async (tx) => sportsbookData.erase?.(tx, one.playerId, clock.now()));
    expect(await read()).toMatchObject({ stake_permille: 1000, reason: null, set_by: null });
  });

  it("of nothing takes no bet, of the player's money and of the house's, and of this player alone", async () => {
    const [fixture, other] = [await openFixture(book), await playerOf(book)];
    await set(0);
    expect(await most(fixture)).toBe(0);
    expect(codeOf(await place(one, slipOf([pick(fixture)], { line_stake_cents: 10 })))).toBe(
      "stake_too_large",
    );
    const free = await freeBet();
    const slip = slipOf([pick(fixture)], { line_stake_cents: 500, free_bet_id: free });
    expect(codeOf(await place(one, slip))).toBe("stake_too_large");
    await placed(other, slipOf([pick(fixture)], { line_stake_cents: 2_000 }));
    await set(1000);
    await placed(one, slip);
  });

  it("leaves a stake that the house pays as it was given", async () => {
    const fixture = await openFixture(book);
    const free = await freeBet();
    await set(10);
    expect(await most(fixture)).toBe(20);
    expect(await most(fixture, { is_free: true })).toBe(2_000);
    await placed(one, slipOf([pick(fixture)], { line_stake_cents: 500, free_bet_id: free }));
    // What it may bring is counted without its stake.
    expect(await read()).toMatchObject({ day_eur_cents: 500 });
  });

  it("takes thirty settings at once as one after the other", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => set(at * 10)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const entries = (await trail()).map(
      ({ detail }) => detail as { was: number; permille: number },
    );
    expect(entries).toHaveLength(30);
    for (const [at, { was }] of entries.entries())
      expect(was).toBe(at === 0 ? 1000 : entries[at - 1]?.permille);
  });

  it("is set of a player there is, within its bounds, by who may", async () => {
    const nobody = { params: { player_id: 9_999_999 } };
    const body = { permille: 500, reason: "for a test" };
    expect(codeOf(await operator.call(setStakeFactor, { ...nobody, body }))).toBe(
      "player_not_found",
    );
    expect(codeOf(await operator.call(getSportsLimits, nobody))).toBe("player_not_found");
    for (const permille of [-1, 1001, 0.5]) expect((await set(permille)).status).toBe(422);
    expect((await set(500, "")).status).toBe(422);
    const support = await signedInOperator(book.house, book.url, "support");
    expect((await support.call(setStakeFactor, { ...paramsOf(one), body })).status).toBe(403);
  });
});

let coupons = 0;
/** Gives the player a free bet of five euros. Returns its id. */
async function freeBet(): Promise<number> {
  const code = `FACTOR-${++coupons}`;
  await operator.call(addBettingCoupon, {
    body: {
      code,
      amount_eur_cents: 500,
      min_odds: 2000,
      days: 7,
      valid_until: "2026-06-01T00:00:00Z",
      uses_max: 1,
      reason: "for a test",
    },
  });
  return (await one.call(redeemBettingCoupon, { body: { code } })).body.id;
}
