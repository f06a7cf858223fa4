import { randomUUID } from "node:crypto";
import {
  acceptCashOut,
  addBettingCoupon,
  dropGiveBack,
  listCashOuts,
  listGiveBacks,
  makeGiveBack,
  proposeGiveBack,
  redeemBettingCoupon,
} from "@houselight/contracts";
import { type HttpCaller, operatorGoes, signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  cashOf,
  codeOf,
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
} from "../../sportsbook.testing.ts";
import { dropLate, make as agree } from "./decide.ts";

let book: TestSportsbook;
let first: HttpCaller;
let second: HttpCaller;
let one: Awaited<ReturnType<typeof playerOf>>;
const signIn = () => signedInOperator(book.house, book.url, "manager");
beforeAll(async () => {
  book = await openSportsbook("bets given back by two");
});
beforeEach(async () => {
  [first, second, one] = [await signIn(), await signIn(), await playerOf(book)];
});
afterAll(async () => expect(await book.close()).toEqual([]));

const REASON = "odds of another match";
const propose = (wager: string, more: { readonly id?: string; readonly reason?: string } = {}) =>
  first.call(proposeGiveBack, {
    params: { player_id: Number(one.playerId), id: wager },
    body: { id: randomUUID(), code: "obvious_error", reason: REASON, ...more },
  });
async function proposed(wager: string): Promise<string> {
  const { status, body } = await propose(wager);
  if (status !== 201) throw new Error(`refused: ${JSON.stringify(body)}`);
  return body.id;
}
const make = (id: string, by = second) => by.call(makeGiveBack, { params: { id } });
const drop = (id: string, by = second) =>
  by.call(dropGiveBack, { params: { id }, body: { reason: "it was right" } });
const list = async (query: { state?: "open" | "made" | "dropped"; before?: string } = {}) =>
  (await first.call(listGiveBacks, { query: { player_id: Number(one.playerId), ...query } })).body;
const trail = (wager: string) =>
  book.house.database.query<{ action: string; detail: object }>(
    "select action, detail from staff.audit_entries where subject = $1 order by id",
    [`bet ${wager} of player ${one.playerId}`],
  );
const decide = (fixture: TestFixture, won: Side | null) =>
  book.tell({
    type: "bet_settlement",
    fixture: fixture.urn,
    certainty: 2,
    markets: [winnerResult(won)],
  });
const emailOf = async (id: string) =>
  (await list()).find((each) => each.id === id)?.proposed_by as string;

describe("giving a bet back (W5)", () => {
  it("is proposed by one operator and done by another, once, with a reason on the trail", async () => {
    const fixture = await openFixture(book);
    const bet = await placed(one, slipOf([pick(fixture)]));
    const id = await proposed(bet.id);
    expect(await cashOf(one)).toBe(9_900);
    expect(await list()).toMatchObject([
      {
        id,
        state: "open",
        code: "obvious_error",
        reason: REASON,
        bet: { id: bet.id, state: "open" },
      },
    ]);
    expect((await make(id)).body).toMatchObject({
      id,
      state: "made",
      bet: { id: bet.id, state: "void", payout_cents: 100 },
    });
    expect(await cashOf(one)).toBe(10_000);
    expect(codeOf(await make(id))).toBe("give_back_state");
    expect(codeOf(await drop(id))).toBe("give_back_state");
    expect(await list()).toEqual([]);
    expect(await list({ state: "made" })).toHaveLength(1);
    expect(await trail(bet.id)).toMatchObject([
      {
        action: "sportsbook.propose-give-back",
        detail: { give_back: id, code: "obvious_error", reason: REASON },
      },
      {
        action: "sportsbook.give-bet-back",
        detail: { give_back: id, code: "obvious_error", reason: REASON },
      },
    ]);
    await decide(fixture, "home");
    expect(await settledBet(book, one, bet.id)).toMatchObject({ state: "void", payout_cents: 100 });
  });

  it("is not agreed to by whoever proposed it", async () => {
    const bet = await placed(one, slipOf([pick(await openFixture(book))]));
    const id = await proposed(bet.id);
    const refused = await make(id, first);
    expect(refused.status).toBe(403);
    expect(codeOf(refused)).toBe("second_operator_needed");
    expect(await cashOf(one)).toBe(9_900);
    expect(await list()).toMatchObject([{ id, state: "open" }]);
  });

  it("is not done for somebody who has left, or may not propose it any more", async () => {
    const bet = await placed(one, slipOf([pick(await openFixture(book))]));
    const id = await proposed(bet.id);
    await operatorGoes(book.house, await emailOf(id), "support");
    expect(codeOf(await make(id))).toBe("proposer_gone");
    expect(await cashOf(one)).toBe(9_900);
  });

  it("is done once, however many agree at once, by however many operators", async () => {
    const bet = await placed(one, slipOf([pick(await openFixture(book))]));
    const id = await proposed(bet.id);
    const third = await signIn();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => make(id, at % 2 === 0 ? second : third)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      new Set(answers.filter(({ status }) => status !== 200).map((answer) => codeOf(answer))),
    ).toEqual(new Set(["give_back_state"]));
    expect(await cashOf(one)).toBe(10_000);
    expect(await trail(bet.id)).toHaveLength(2);
  });

  it.each(["before", "after"] as const)(
    "is refused to whoever comes second %s the look at the bet",
    async (when) => {
      const bet = await placed(one, slipOf([pick(await openFixture(book))]));
      const id = await proposed(bet.id);
      const { database } = book.house;
      let isFirst = true;
      const query: typeof database.query = async (...asked) => {
        const isLook = isFirst && asked[0].includes("sportsbook.bets");
        if (isLook) isFirst = false;
        if (isLook && when === "before") expect((await make(id)).status).toBe(200);
        const rows = await database.query(...asked);
        if (isLook && when === "after") expect((await make(id)).status).toBe(200);
        return rows as never;
      };
      const house = { ...book.house, database: { ...database, query } };
      const late = { id: 987_654n, email: "late@example.org" } as Parameters<typeof agree>[1];
      await expect(agree(house, late, id)).rejects.toThrow("give_back_state");
      expect(isFirst).toBe(false);
      expect(await cashOf(one)).toBe(10_000);
    },
  );

  it("gives a free bet back to be used again, and no money", async () => {
    const body = {
      code: "BACK-1",
      amount_eur_cents: 500,
      min_odds: 2000,
      days: 7,
      valid_until: "2026-06-01T00:00:00Z",
      uses_max: 1,
      reason: REASON,
    };
    await first.call(addBettingCoupon, { body });
    const free = await one.call(redeemBettingCoupon, { body: { code: body.code } });
    const paid = { line_stake_cents: 500, free_bet_id: free.body.id };
    const bet = await placed(one, slipOf([pick(await openFixture(book))], paid));
    const made = await make(await proposed(bet.id));
    expect(made.body).toMatchObject({ bet: { state: "void", payout_cents: 0 } });
    expect(await cashOf(one)).toBe(10_000);
    await placed(one, slipOf([pick(await openFixture(book))], paid));
  });
});

describe("a proposal to give a bet back", () => {
  it("is the same when it comes again, at once or later, and another body is refused", async () => {
    const bet = await placed(one, slipOf([pick(await openFixture(book))]));
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 30 }, () => propose(bet.id, { id })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await list()).toHaveLength(1);
    expect(await trail(bet.id)).toHaveLength(1);
    expect(codeOf(await propose(bet.id, { id, reason: "another one" }))).toBe(
      "idempotency_mismatch",
    );
    const other = await placed(one, slipOf([pick(await openFixture(book))]));
    expect(codeOf(await propose(other.id, { id }))).toBe("idempotency_mismatch");
  });

  it("is the only one that waits for its bet, of thirty at once", async () => {
    const bet = await placed(one, slipOf([pick(await openFixture(book))]));
    const answers = await Promise.all(Array.from({ length: 30 }, () => propose(bet.id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(
      new Set(answers.filter(({ status }) => status !== 201).map((answer) => codeOf(answer))),
    ).toEqual(new Set(["give_back_waiting"]));
  });

  it("holds for the bet as it was seen: not once the result of a leg has come", async () => {
    const [a, b] = [await openFixture(book), await openFixture(book)];
    const bet = await placed(one, slipOf([pick(a), pick(b)]));
    const id = await proposed(bet.id);
    await decide(a, "home");
    expect(codeOf(await make(id))).toBe("give_back_stale");
    expect(await cashOf(one)).toBe(9_900);
    await drop(id);
    // Whoever proposes it now has seen that.
    expect((await make(await proposed(bet.id))).body).toMatchObject({ bet: { state: "void" } });
    expect(await cashOf(one)).toBe(10_000);
  });

  it("holds for a leg whose result comes while it is agreed to", async () => {
    const fixture = await openFixture(book);
    const bet = await placed(one, slipOf([pick(fixture)]));
    const id = await proposed(bet.id);
    // The result is on the leg, and the bet is not settled yet.
    await decide(fixture, "away");
    expect(codeOf(await make(id))).toBe("give_back_stale");
    expect(await settledBet(book, one, bet.id)).toMatchObject({ state: "lost" });
    expect(codeOf(await make(id))).toBe("bet_ended");
    expect(await cashOf(one)).toBe(9_900);
    expect(codeOf(await propose(bet.id))).toBe("bet_ended");
  });

  it("ends nothing that was cashed out", async () => {
    const bet = await placed(one, slipOf([pick(await openFixture(book))]));
    const id = await proposed(bet.id);
    const [offer] = (await one.call(listCashOuts, {})).body;
    await one.call(acceptCashOut, { params: { id: bet.id }, body: { offer: offer?.offer ?? "" } });
    const cash = await cashOf(one);
    expect(codeOf(await make(id))).toBe("bet_ended");
    expect(await cashOf(one)).toBe(cash);
  });

  it("is withdrawn by whoever proposed it, or dropped by another", async () => {
    const bet = await placed(one, slipOf([pick(await openFixture(book))]));
    for (const by of [first, second]) {
      const id = await proposed(bet.id);
      expect((await drop(id, by)).body).toMatchObject({
        state: "dropped",
        drop_reason: "it was right",
        bet: { state: "open" },
      });
      expect(codeOf(await make(id))).toBe("give_back_state");
    }
    expect((await trail(bet.id)).map(({ action }) => action)).toEqual([
      "sportsbook.propose-give-back",
      "sportsbook.drop-give-back",
      "sportsbook.propose-give-back",
      "sportsbook.drop-give-back",
    ]);
    const [latest, former] = await list({ state: "dropped" });
    expect(await list({ state: "dropped", before: latest?.id as string })).toMatchObject([
      { id: former?.id },
    ]);
  });

  it("is of the player's own bet, of one there is", async () => {
    const other = await playerOf(book);
    const bet = await placed(other, slipOf([pick(await openFixture(book))]));
    expect(codeOf(await propose(bet.id))).toBe("bet_not_found");
    expect(codeOf(await propose(randomUUID()))).toBe("bet_not_found");
    expect(codeOf(await make(randomUUID()))).toBe("give_back_not_found");
    expect(codeOf(await drop(randomUUID()))).toBe("give_back_not_found");
  });

  it("is for those who may, and no reason is no proposal", async () => {
    const bet = await placed(one, slipOf([pick(await openFixture(book))]));
    expect((await propose(bet.id, { reason: "  " })).status).toBe(422);
    const id = await proposed(bet.id);
    const support = await signedInOperator(book.house, book.url, "support");
    expect((await make(id, support)).status).toBe(403);
    expect((await support.call(listGiveBacks, { query: {} })).status).toBe(403);
  });

  it("is dropped by the house when nobody agrees within seven days", async () => {
    const bet = await placed(one, slipOf([pick(await openFixture(book))]));
    const id = await proposed(bet.id);
    book.clock.advance(7 * 86_400_000);
    [first, second] = [await signIn(), await signIn()];
    expect(codeOf(await make(id))).toBe("give_back_expired");
    await dropLate(book.house, 1);
    expect(await list({ state: "dropped" })).toMatchObject([
      { id, decided_by: null, drop_reason: null },
    ]);
    expect((await trail(bet.id)).at(-1)).toMatchObject({ action: "sportsbook.expire-give-back" });
    expect(await list()).toEqual([]);
  });
});
