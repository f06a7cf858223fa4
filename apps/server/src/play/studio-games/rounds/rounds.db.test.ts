import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  fresh,
  openStudios,
  opened,
  roundOf,
  type Seat,
  seat,
  tell,
  type TestStudios,
} from "../studio-games.testing.ts";

let studios: TestStudios;
let ada: Seat;
let round: ReturnType<typeof roundOf>;
beforeAll(async () => {
  studios = await openStudios();
});
beforeEach(async () => {
  ada = await seat(studios);
  round = roundOf(studios, ada);
});
afterAll(async () => expect(await studios.close()).toEqual([]));

const bet = (transaction_id: string, amount: number) => ({ type: "bet", transaction_id, amount });
const win = (transaction_id: string, amount: number) => ({ type: "win", transaction_id, amount });
const ids = (count: number) => Array.from({ length: count }, () => fresh("t"));

describe("a round of an outside studio (OPEN-51)", () => {
  it("takes its bets and pays its win, and a repeat is the first answer with today's balance", async () => {
    const [one = "", two = "", three = ""] = ids(3);
    expect(await round.bet(one, 100)).toBe(9_900);
    expect(await round.bet(two, 50)).toBe(9_850);
    expect(await round.win(three, 400, { round_closed: true })).toBe(10_250);
    expect(await round.bet(one, 100)).toBe(10_250);
    expect(await round.win(three, 400, { round_closed: true })).toBe(10_250);
    expect(await round.bet(fresh("t"), 10)).toBe("round_closed");
    expect(await round.balance()).toBe(10_250);
  });

  it("may be one call, in which everything happens or nothing", async () => {
    const [one = "", two = "", three = ""] = ids(3);
    const all = [bet(one, 100), bet(two, 20), win(three, 500)];
    expect(await round.play(all, { round_closed: true })).toBe(10_380);
    expect(await round.play(all, { round_closed: true })).toBe(10_380);
    expect(await round.play([bet(one, 100)])).toBe("transaction_mismatch");
    const next = roundOf(studios, ada);
    const large = [bet(fresh("t"), 10_000), bet(fresh("t"), 10_000), win(fresh("t"), 1)];
    expect(await next.play(large)).toBe("not_enough_money");
    expect(await next.win(fresh("t"), 1)).toBe("round_unknown");
    expect(await next.balance()).toBe(10_380);
  });

  it("that loses is closed by a win of nothing, and a later win corrects it", async () => {
    await round.bet(fresh("t"), 100);
    expect(await round.win(fresh("t"), 0, { round_closed: true })).toBe(9_900);
    expect(await round.win(fresh("t"), 0)).toBe(9_900);
    expect(await round.win(fresh("t"), 30)).toBe(9_930);
    expect(await round.win(fresh("t"), 20)).toBe(9_950);
  });

  it("may go on with a bet after a win", async () => {
    const [one = "", two = "", three = "", four = ""] = ids(4);
    await round.bet(one, 100);
    expect(await round.win(two, 300)).toBe(10_200);
    expect(await round.bet(three, 300)).toBe(9_900);
    expect(await round.win(four, 600, { round_closed: true })).toBe(10_500);
    expect(await round.rollback(four)).toBe(9_900);
    expect(await round.rollback(three)).toBe(10_200);
    expect(await round.rollback(one)).toBe("round_has_win");
  });

  it.each([
    ["has other content", { amount: 101 }],
    ["closes", { round_closed: true }],
    ["is of another round", { round_id: "elsewhere" }],
  ])("refuses a transaction that is told again and %s", async (_, more) => {
    const one = fresh("t");
    await round.bet(one, 100);
    expect(await round.bet(one, 100, more)).toBe("transaction_mismatch");
    expect(await round.balance()).toBe(9_900);
  });

  it("refuses a win before a bet, one of another player's round, and one in another currency", async () => {
    expect(await round.win(fresh("t"), 100)).toBe("round_unknown");
    await round.bet(fresh("t"), 100);
    const other = roundOf(studios, await seat(studios), round.round);
    expect(await other.win(fresh("t"), 100)).toBe("round_unknown");
    expect(await round.win(fresh("t"), 100, { currency: "CAD" })).toBe("currency_mismatch");
  });

  it("has a hundred bets at most, and each pays once", async () => {
    for (let at = 0; at < 5; at += 1) {
      const twenty = ids(20).map((id) => bet(id, 1));
      expect(await round.play(twenty)).toBe(10_000 - 20 * (at + 1));
    }
    expect(await round.bet(fresh("t"), 1)).toBe("round_too_long");
    expect(await round.win(fresh("t"), 100)).toBe(10_000);
  });
});

describe("a rollback", () => {
  it("takes a bet back once, by whatever name it comes", async () => {
    const one = fresh("t");
    await round.bet(one, 100);
    const name = fresh("rollback");
    expect(await round.rollback(one, name)).toBe(10_000);
    expect(await round.rollback(one, name)).toBe(10_000);
    expect(await round.rollback(one)).toBe(10_000);
    expect(await round.rollback(fresh("t"), name)).toBe("transaction_mismatch");
    expect(await round.bet(one, 100)).toBe("transaction_rolled_back");
    expect(await round.win(fresh("t"), 5)).toBe("round_unknown");
    expect(await round.balance()).toBe(10_000);
  });

  it("of what never came is remembered, and keeps it from coming", async () => {
    const one = fresh("t");
    expect(await round.rollback(one)).toBe(10_000);
    expect(await round.bet(one, 100)).toBe("transaction_rolled_back");
    expect(await round.play([bet(fresh("t"), 5), bet(one, 100)])).toBe("transaction_rolled_back");
    expect(await round.balance()).toBe(10_000);
  });

  it("of one of several bets leaves the others", async () => {
    const [one = "", two = ""] = ids(2);
    await round.bet(one, 100);
    await round.bet(two, 50);
    expect(await round.rollback(two)).toBe(9_900);
    expect(await round.win(fresh("t"), 300)).toBe(10_200);
  });

  it("of bets that have lost gives them back, one by one", async () => {
    const [one = "", two = ""] = ids(2);
    await round.bet(one, 100);
    await round.bet(two, 50);
    await round.win(fresh("t"), 0, { round_closed: true });
    expect(await round.rollback(two)).toBe(9_900);
    expect(await round.rollback(one)).toBe(10_000);
    expect(await round.rollback(one)).toBe(10_000);
  });

  it("of a win takes it back, and of a bet that has won waits for that", async () => {
    const [one = "", two = "", three = ""] = ids(3);
    await round.bet(one, 100);
    await round.win(two, 300);
    await round.win(three, 40);
    expect(await round.rollback(one)).toBe("round_has_win");
    expect(await round.rollback(two)).toBe(9_940);
    expect(await round.rollback(one)).toBe("round_has_win");
    expect(await round.rollback(three)).toBe(9_900);
    expect(await round.rollback(one)).toBe(10_000);
  });

  it("of a part of a call takes all of the call back", async () => {
    const [one = "", two = ""] = ids(2);
    await round.play([bet(one, 100), win(two, 900)], { round_closed: true });
    expect(await round.balance()).toBe(10_800);
    expect(await round.rollback(two)).toBe(10_000);
    expect(await round.rollback(one)).toBe(10_000);
  });

  it("of a part of a later call leaves what came before it", async () => {
    const [one = "", two = "", three = ""] = ids(3);
    await round.bet(one, 100);
    await round.play([bet(two, 50), win(three, 120)], { round_closed: true });
    expect(await round.rollback(two)).toBe(9_900);
    expect(await round.win(fresh("t"), 10)).toBe(9_910);
  });

  it("of a win that is spent leaves a debt, which keeps from staking", async () => {
    const two = fresh("t");
    await round.bet(fresh("t"), 10_000);
    await round.win(two, 3_000);
    await roundOf(studios, ada).bet(fresh("t"), 2_500);
    expect(await round.rollback(two)).toBe(0);
    expect(await roundOf(studios, ada).bet(fresh("t"), 1)).toBe("debt_open");
  });

  it("takes back what its own studio told, of its own player", async () => {
    const one = fresh("t");
    await round.bet(one, 100);
    const noah = await seat(studios);
    expect(await roundOf(studios, noah).rollback(one)).toBe(10_000);
    const press = await seat(studios, { studio: "press" });
    expect(await roundOf(studios, press).rollback(one)).toBe(10_000);
    expect(await round.balance()).toBe(9_900);
  });

  it("by a session in another currency is answered with what there is in that one", async () => {
    const one = fresh("t");
    expect(await round.bet(one, 1_000)).toBe(9_000);
    await studios.house.database.query(
      "update studio_games.sessions set currency = 'NOK' where player_id = $1",
      [ada.playerId],
    );
    const told = { session: ada.session, original_transaction_id: one };
    const { body } = await tell(studios, "rollback", { ...told, transaction_id: fresh("t") });
    expect(body).toMatchObject({ currency: "NOK", balance: 0, repeated: false });
  });

  it("of a rollback is none", async () => {
    const [one = "", two = ""] = ids(2);
    await round.bet(one, 100);
    await round.rollback(one, two);
    expect(await round.rollback(two)).toBe("transaction_mismatch");
  });
});

describe("thirty at once", () => {
  const thirty = <Answer>(call: (at: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: 30 }, (_, at) => call(at)));

  it("under one id are one", async () => {
    const [one = "", two = "", three = ""] = ids(3);
    expect(new Set(await thirty(() => round.bet(one, 100)))).toEqual(new Set([9_900]));
    expect(new Set(await thirty(() => round.win(two, 300)))).toEqual(new Set([10_200]));
    expect(new Set(await thirty(() => round.rollback(two, three)))).toEqual(new Set([9_900]));
  });

  it("with other content are one of them", async () => {
    const one = fresh("t");
    const said = await thirty((at) => round.bet(one, 100 + at));
    expect(said.filter((answer) => answer === "transaction_mismatch")).toHaveLength(29);
  });

  it("of one round come one after the other", async () => {
    await thirty(() => round.bet(fresh("t"), 100));
    expect(await round.balance()).toBe(7_000);
    await thirty(() => round.win(fresh("t"), 10));
    expect(await round.balance()).toBe(7_300);
  });

  it("that roll back or bet under one id leave the money where it was", async () => {
    const one = fresh("t");
    await thirty((at) => (at % 2 === 0 ? round.rollback(one) : round.bet(one, 100)));
    expect(await round.balance()).toBe(10_000);
    expect(await round.bet(one, 100)).toBe("transaction_rolled_back");
  });

  it("stake no more than there is", async () => {
    const said = await thirty(() => roundOf(studios, ada).bet(fresh("t"), 1_000));
    expect(said.filter((answer) => answer === "not_enough_money")).toHaveLength(20);
    expect(await round.balance()).toBe(0);
  });
});

it("answers what the player and the licence are", async () => {
  const { body } = await tell(studios, "session", { session: ada.session });
  expect(body).toMatchObject({ currency: "EUR", balance: 10_000, rules: { autoplay: true } });
  const again = await tell(studios, "session", { session: await opened(ada.caller) });
  expect(again.body["player"]).toBe(body["player"]);
  const press = await seat(studios, { studio: "press" });
  const other = await tell(studios, "session", { session: press.session }, { studio: "press" });
  expect(other.body["player"]).not.toBe(body["player"]);
});
