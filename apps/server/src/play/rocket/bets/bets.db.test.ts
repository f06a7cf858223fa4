import { randomUUID } from "node:crypto";
import { getRocket, playRound } from "@houselight/contracts";
import { timeOf } from "@houselight/game-maths/rocket";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { idFrom } from "#platform/ids";
import {
  bet,
  cashOf,
  cashOutBet,
  codeOf,
  exclude,
  finish,
  idFor,
  latest,
  leave,
  openRocket,
  openRound,
  ownBets,
  pass,
  playerOf,
  type TestRocket,
} from "../rocket.testing.ts";
import { PAUSE_MS } from "../round.ts";
import { cashOut } from "./cash-out.ts";

let rocket: TestRocket;
let round: number;
beforeAll(async () => {
  rocket = await openRocket("bets on the rocket");
});
beforeEach(async () => {
  round = await openRound(rocket);
});
afterAll(async () => expect(await rocket.close()).toEqual([]));

describe("a bet", () => {
  it("is cashed out at the multiplier of the moment, once", async () => {
    const one = await playerOf(rocket);
    const id = await idFor(rocket, (point) => point > 250);
    await bet(one, round, { id });
    expect(codeOf(await cashOutBet(one, id))).toBe("rocket_on_pad");
    await leave(rocket);
    expect(codeOf(await cashOutBet(one, id))).toBe("rocket_too_low");
    await pass(rocket, timeOf(200));
    const answers = await Promise.all(Array.from({ length: 30 }, () => cashOutBet(one, id)));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ state: "cashed_out", multiplier: 200, payout_cents: 200 });
    }
    expect(await cashOf(one)).toBe(10_100);
    await finish(rocket);
    expect((await cashOutBet(one, id)).body).toMatchObject({ multiplier: 200 });
    expect(await ownBets(one)).toMatchObject([{ id, round, state: "cashed_out", multiplier: 200 }]);
  });

  it("is cashed out by itself at its target, and told so while the rocket flies", async () => {
    const one = await playerOf(rocket);
    const id = await idFor(rocket, (point) => point > 180);
    await bet(one, round, { id, target: 133, stake_cents: 20 });
    await leave(rocket);
    await pass(rocket, timeOf(133) + 200);
    expect((await latest(rocket)).end).toBeNull();
    expect(await ownBets(one)).toMatchObject([
      // 26.6 is rounded down.
      { id, state: "cashed_out", target: 133, multiplier: 133, payout_cents: 26, point: null },
    ]);
    expect((await rocket.guest.call(getRocket, {})).body.bets).toMatchObject([
      { id, state: "cashed_out", multiplier: 133 },
    ]);
    expect(await cashOf(one)).toBe(10_006);
  });

  it("never gets more than its target", async () => {
    const one = await playerOf(rocket);
    const id = await idFor(rocket, (point) => point > 300);
    await bet(one, round, { id, target: 150 });
    await leave(rocket);
    await pass(rocket, timeOf(149));
    // Nobody has looked since: the request itself finds the target reached.
    rocket.clock.advance(3_000);
    expect((await cashOutBet(one, id)).body).toMatchObject({ multiplier: 150, payout_cents: 150 });
  });

  it("is lost when the rocket is gone first", async () => {
    const one = await playerOf(rocket);
    const id = await idFor(rocket, (point) => point >= 110 && point < 200);
    await bet(one, round, { id, target: 200 });
    await finish(rocket);
    expect(codeOf(await cashOutBet(one, id))).toBe("rocket_gone");
    expect(await ownBets(one)).toMatchObject([{ id, state: "lost", payout_cents: 0 }]);
    expect(await cashOf(one)).toBe(9_900);
  });

  it("is won at exactly the point", async () => {
    const one = await playerOf(rocket);
    const id = await idFor(rocket, (point) => point === 137);
    await bet(one, round, { id, target: 137 });
    await finish(rocket);
    expect(await ownBets(one)).toMatchObject([
      { state: "cashed_out", multiplier: 137, point: 137 },
    ]);
  });

  it("is cashed out when the request came in time, though it is carried out after the end", async () => {
    const one = await playerOf(rocket);
    const id = await idFor(rocket, (point) => point >= 150 && point < 300);
    await bet(one, round, { id });
    const point = await leave(rocket);
    await pass(rocket, timeOf(point));
    const inTime = rocket.clock.now();
    await pass(rocket, 500);
    expect((await latest(rocket)).end).not.toBeNull();
    expect(codeOf(await cashOutBet(one, id))).toBe("rocket_gone");
    await cashOut(rocket.house, one.playerId, id, inTime);
    await finish(rocket);
    expect(await ownBets(one)).toMatchObject([{ state: "cashed_out", multiplier: point }]);
  });

  it("of a player who is excluded meanwhile is cashed out within a second of the flight", async () => {
    const one = await playerOf(rocket);
    const id = await idFor(rocket, (point) => point > 150);
    await bet(one, round, { id });
    await exclude(rocket, one.playerId);
    await leave(rocket);
    await pass(rocket, 1_100);
    const [ended] = await ownBets(one);
    expect(ended).toMatchObject({ id, state: "cashed_out" });
    expect(ended?.multiplier).toBeGreaterThanOrEqual(109);
    expect(ended?.multiplier).toBeLessThan(112);
  });

  it("is nobody else's", async () => {
    const [one, other] = [await playerOf(rocket), await playerOf(rocket)];
    const id = await idFor(rocket, (point) => point > 200);
    await bet(one, round, { id });
    await leave(rocket);
    await pass(rocket, 3_000);
    expect(codeOf(await cashOutBet(other, id))).toBe("bet_not_found");
    expect(await ownBets(other)).toEqual([]);
    expect((await cashOutBet(rocket.guest, id)).status).toBe(401);
    const [shown] = (await rocket.guest.call(getRocket, {})).body.bets;
    expect(shown).not.toHaveProperty("player_id");
  });
  it("ends, and the next round opens, though its player took the id of its end for something else", async () => {
    const one = await playerOf(rocket);
    const id = await idFor(rocket, (point) => point >= 110 && point < 200);
    await bet(one, round, { id, target: 200 });
    // Whoever knows how the house makes ids can name it: this round waits for a step under it.
    const end = idFrom(`rocket end ${one.playerId} ${id}`);
    await one.call(playRound, {
      params: { slug: "mines" },
      body: {
        id: end,
        currency: "EUR",
        bet: { kind: "mines", stake_cents: 20, mines: 3 },
      } as never,
    });
    expect((await finish(rocket)).settledAt).not.toBeNull();
    expect(await ownBets(one)).toMatchObject([{ id, state: "lost" }]);
  });

  it("ends though another one of its round cannot, for which the next round waits", async () => {
    const [one, other] = [await playerOf(rocket), await playerOf(rocket)];
    const id = randomUUID();
    await bet(one, round, { id });
    await bet(other, round);
    const { database } = rocket.house;
    await database.query(
      `alter table wagers.wagers add constraint toy_stuck check (id <> '${id}' or status = 'open')`,
    );
    expect((await finish(rocket)).settledAt).toBeNull();
    expect(await ownBets(other)).toMatchObject([{ state: "lost" }]);
    expect(await ownBets(one)).toMatchObject([{ state: "open" }]);
    await database.query("alter table wagers.wagers drop constraint toy_stuck");
    // It is looked at when the next round is to open.
    await pass(rocket, PAUSE_MS);
    expect(await ownBets(one)).toMatchObject([{ state: "lost" }]);
  });
});
