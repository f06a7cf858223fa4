import { createHash, createHmac, randomUUID } from "node:crypto";
import {
  cashOutRocketBet,
  getRocket,
  getRocketRound,
  listAccounts,
  listRocketBets,
  listRocketRoundBets,
  listRocketRounds,
  rocketConfig,
} from "@houselight/contracts";
import { drawPoint, timeOf } from "@houselight/game-maths/rocket";
import { createDraw } from "@houselight/game-maths/fairness";
import {
  brokenInvariants,
  fund,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  registered,
  signedInOperator,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { linkSeed } from "#core/fairness";
import { cashOut } from "./bets/cash-out.ts";
import { lookAtRocket } from "./fly/look.ts";
import {
  bet,
  finish,
  idFor,
  latest,
  leave,
  openRound,
  pass,
  rocketOf,
  type TestRocket,
} from "./rocket.testing.ts";

const clock = new TestClock("2026-05-01T12:00:00Z");
let kit: TestHouse;
let rocket: TestRocket;
let guest: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "rocket", clock });
  rocket = rocketOf(kit, clock);
  guest = httpCaller(kit.served?.url as string);
});
afterAll(async () => {
  await finish(rocket);
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

async function player(cents = 10_000n): Promise<HttpCaller & { readonly playerId: bigint }> {
  const { id, token } = await registered(kit.house);
  if (cents > 0n) await fund(kit.house, id, cents);
  const caller = httpCaller(kit.served?.url as string);
  caller.useSession(token);
  return Object.assign(caller, { playerId: id });
}
const cashOf = async (caller: HttpCaller) =>
  (await caller.call(listAccounts, {})).body[0]?.amount_cents;
const out = (caller: HttpCaller, id: string) => caller.call(cashOutRocketBet, { params: { id } });
const codeOf = ({ body }: { readonly body: unknown }) =>
  Object.values((body as { errors?: Record<string, object> }).errors ?? {}).flatMap(Object.keys)[0];
const ownBets = async (caller: HttpCaller) => (await caller.call(listRocketBets, {})).body;
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

let round: number;
beforeEach(async () => {
  round = await openRound(rocket);
});

describe("a round (OPEN-48)", () => {
  it("is told with the hash of its seed, and recomputed by anybody when it is over", async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of ids) expect((await bet(await player(), round, { id })).status).toBe(201);
    const told = (await guest.call(getRocketRound, { params: { number: round } })).body;
    await finish(rocket);
    const shown = (await guest.call(getRocketRound, { params: { number: round } })).body;
    expect(shown).toMatchObject({ phase: "over", bets: 3, seed_hash: told.seed_hash });
    expect(sha256(shown.seed as string)).toBe(told.seed_hash);
    const listed = (await guest.call(listRocketRoundBets, { params: { number: round } })).body;
    expect(listed).toEqual({ next: null, ids });
    const salt = ids.reduce((before, id) => sha256(`${before}:${id}`), told.seed_hash);
    expect(shown.salt).toBe(salt);
    const draw = createDraw((block) =>
      createHmac("sha256", shown.seed as string)
        .update(`${salt}:${shown.nonce}:${block}`)
        .digest(),
    );
    expect(shown.point).toBe(drawPoint(draw));
  });

  it("hides its seed and its point until it is over", async () => {
    await bet(await player(), round, { id: await idFor(rocket, (point) => point > 300) });
    const { seed } = await linkSeed(kit.house, kit.house.database, (await latest(rocket)).link);
    const tellsAll = async () =>
      JSON.stringify([
        (await guest.call(getRocket, {})).body,
        (await guest.call(getRocketRound, { params: { number: round } })).body,
        (await guest.call(listRocketRounds, {})).body,
      ]);
    expect(await tellsAll()).not.toContain(seed);
    await leave(rocket);
    await pass(rocket, 500);
    expect((await guest.call(getRocket, {})).body.round).toMatchObject({
      phase: "flying",
      point: null,
      seed: null,
    });
    expect(await tellsAll()).not.toContain(seed);
    await finish(rocket);
    expect(await tellsAll()).toContain(seed);
  });

  it("takes bets before it closes alone, one of each player", async () => {
    const [one, other] = [await player(), await player()];
    const id = randomUUID();
    expect((await bet(one, round, { id })).status).toBe(201);
    expect((await bet(one, round, { id })).body).toMatchObject({ id, state: "open" });
    expect(codeOf(await bet(one, round))).toBe("bet_exists");
    expect(codeOf(await bet(one, round, { id, stake_cents: 200 }))).toBe("idempotency_mismatch");
    expect(codeOf(await bet(other, round + 1))).toBe("round_not_found");
    expect(codeOf(await bet(other, round - 1))).toMatch(/round_closed|VALIDATION/);
    clock.advance(8_000);
    expect(codeOf(await bet(other, round))).toBe("round_closed");
    expect(await cashOf(one)).toBe(9_900);
    expect(await cashOf(other)).toBe(10_000);
  });

  it("takes one of thirty bets that come at once", async () => {
    const one = await player();
    const answers = await Promise.all(Array.from({ length: 30 }, () => bet(one, round)));
    const codes = answers.map(({ status, body }) => (status === 201 ? 201 : codeOf({ body })));
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === "bet_exists")).toHaveLength(29);
    expect(await cashOf(one)).toBe(9_900);
    expect((await latest(rocket)).bets).toBe(1);
  });

  it.each([
    [{ stake_cents: 15 }, "stake_not_offered"],
    [{ currency: "XYZ" }, "stake_not_offered"],
    [{ target: 100 }, "target_not_offered"],
    [{ target: 1_000_001, stake_cents: 10_000 }, "target_not_offered"],
    [{ currency: "NOK", stake_cents: 1_000 }, "currency_not_held"],
  ])("refuses a bet of %j", async (part, code) => {
    const one = await player();
    expect(codeOf(await bet(one, round, part))).toBe(code);
    expect(await cashOf(one)).toBe(10_000);
  });

  it("takes no stake that the balance, a block or a limit forbids", async () => {
    const poor = await player(0n);
    expect(codeOf(await bet(poor, round))).toMatch(/currency_not_held|not_enough_money/);
    const blocked = await player();
    await kit.house.database.query(
      `insert into compliance.restrictions (player_id, excluded_until) values ($1, '2100-01-01')
       on conflict (player_id) do update set excluded_until = excluded.excluded_until`,
      [blocked.playerId],
    );
    expect(codeOf(await bet(blocked, round))).toBe("self_excluded");
    expect((await latest(rocket)).bets).toBe(0);
  });

  it("opens while somebody looks, and rests while nobody does", async () => {
    await finish(rocket);
    await pass(rocket, 70_000);
    const { number } = await latest(rocket);
    await pass(rocket, 20_000);
    expect((await latest(rocket)).number).toBe(number);
    expect((await guest.call(getRocket, {})).body.round?.phase).toBe("over");
    await pass(rocket, 1_200);
    expect((await latest(rocket)).number).toBe(number + 1n);
  });

  it("goes on to its end when operators close the rocket, and no other opens until they open it", async () => {
    const manager = await signedInOperator(kit.house, kit.served?.url as string, "manager");
    const one = await player();
    await bet(one, round, { target: 101 });
    expect((await manager.call(rocketConfig.choose, { body: { open: false } })).status).toBe(200);
    await finish(rocket);
    expect(await ownBets(one)).toMatchObject([{ round, payout_cents: expect.any(Number) }]);
    await guest.call(getRocket, {});
    await pass(rocket, 30_000);
    expect((await guest.call(getRocket, {})).body).toMatchObject({
      is_open: false,
      round: { number: round, phase: "over" },
    });
    expect((await manager.call(rocketConfig.choose, { body: { open: true } })).status).toBe(200);
    await guest.call(getRocket, {});
    await pass(rocket, 3_000);
    expect(Number((await latest(rocket)).number)).toBe(round + 1);
  });

  it("goes on the same when several look at one moment", async () => {
    const one = await player();
    const id = await idFor(rocket, (point) => point > 110 && point < 250);
    await bet(one, round, { id, target: 101 });
    for (let at = 0; at < 60; at++) {
      clock.advance(500);
      await Promise.all(Array.from({ length: 5 }, () => lookAtRocket(kit.house)));
    }
    expect(await ownBets(one)).toMatchObject([{ id, state: "cashed_out", multiplier: 101 }]);
    expect(await cashOf(one)).toBe(10_001);
    const { number } = await latest(rocket);
    const over = (await guest.call(listRocketRounds, { query: { before: Number(number) } })).body;
    expect(over.map((one) => one.number)).toEqual(
      Array.from({ length: Number(number) - 1 }, (_, at) => Number(number) - 1 - at),
    );
  });
});

describe("a bet", () => {
  it("is cashed out at the multiplier of the moment, once", async () => {
    const one = await player();
    const id = await idFor(rocket, (point) => point > 250);
    await bet(one, round, { id });
    expect(codeOf(await out(one, id))).toBe("rocket_on_pad");
    await leave(rocket);
    expect(codeOf(await out(one, id))).toBe("rocket_too_low");
    await pass(rocket, timeOf(200));
    const answers = await Promise.all(Array.from({ length: 30 }, () => out(one, id)));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ state: "cashed_out", multiplier: 200, payout_cents: 200 });
    }
    expect(await cashOf(one)).toBe(10_100);
    await finish(rocket);
    expect((await out(one, id)).body).toMatchObject({ multiplier: 200 });
    expect(await ownBets(one)).toMatchObject([{ id, round, state: "cashed_out", multiplier: 200 }]);
  });

  it("is cashed out by itself at its target, and told so while the rocket flies", async () => {
    const one = await player();
    const id = await idFor(rocket, (point) => point > 180);
    await bet(one, round, { id, target: 133, stake_cents: 20 });
    await leave(rocket);
    await pass(rocket, timeOf(133) + 200);
    expect((await latest(rocket)).end).toBeNull();
    expect(await ownBets(one)).toMatchObject([
      // 26.6 is rounded down.
      { id, state: "cashed_out", target: 133, multiplier: 133, payout_cents: 26, point: null },
    ]);
    expect((await guest.call(getRocket, {})).body.bets).toMatchObject([
      { id, state: "cashed_out", multiplier: 133 },
    ]);
    expect(await cashOf(one)).toBe(10_006);
  });

  it("never gets more than its target", async () => {
    const one = await player();
    const id = await idFor(rocket, (point) => point > 300);
    await bet(one, round, { id, target: 150 });
    await leave(rocket);
    await pass(rocket, timeOf(149));
    // Nobody has looked since: the request itself finds the target reached.
    clock.advance(3_000);
    expect((await out(one, id)).body).toMatchObject({ multiplier: 150, payout_cents: 150 });
  });

  it("is lost when the rocket is gone first", async () => {
    const one = await player();
    const id = await idFor(rocket, (point) => point >= 110 && point < 200);
    await bet(one, round, { id, target: 200 });
    await finish(rocket);
    expect(codeOf(await out(one, id))).toBe("rocket_gone");
    expect(await ownBets(one)).toMatchObject([{ id, state: "lost", payout_cents: 0 }]);
    expect(await cashOf(one)).toBe(9_900);
  });

  it("is won at exactly the point", async () => {
    const one = await player();
    const id = await idFor(rocket, (point) => point === 137);
    await bet(one, round, { id, target: 137 });
    await finish(rocket);
    expect(await ownBets(one)).toMatchObject([
      { state: "cashed_out", multiplier: 137, point: 137 },
    ]);
  });

  it("is cashed out when the request came in time, though it is carried out after the end", async () => {
    const one = await player();
    const id = await idFor(rocket, (point) => point >= 150 && point < 300);
    await bet(one, round, { id });
    const point = await leave(rocket);
    await pass(rocket, timeOf(point));
    const inTime = clock.now();
    await pass(rocket, 500);
    expect((await latest(rocket)).end).not.toBeNull();
    expect(codeOf(await out(one, id))).toBe("rocket_gone");
    await cashOut(kit.house, one.playerId, id, inTime);
    await finish(rocket);
    expect(await ownBets(one)).toMatchObject([{ state: "cashed_out", multiplier: point }]);
  });

  it("is nobody else's", async () => {
    const [one, other] = [await player(), await player()];
    const id = await idFor(rocket, (point) => point > 200);
    await bet(one, round, { id });
    await leave(rocket);
    await pass(rocket, 3_000);
    expect(codeOf(await out(other, id))).toBe("bet_not_found");
    expect(await ownBets(other)).toEqual([]);
    expect((await out(guest, id)).status).toBe(401);
    const [shown] = (await guest.call(getRocket, {})).body.bets;
    expect(shown).not.toHaveProperty("player_id");
  });
});

describe("a flight that nobody looked after", () => {
  it("is broken off: reached targets are paid, the other stakes given back", async () => {
    const [low, high, hand] = [await player(), await player(), await player()];
    await bet(low, round, { target: 105 });
    await bet(high, round, { target: 500 });
    await bet(hand, round, { id: await idFor(rocket, (point) => point > 200) });
    await leave(rocket);
    await pass(rocket, timeOf(110));
    // The house is away for a minute.
    clock.advance(60_000);
    await pass(rocket, 200);
    const { end } = await latest(rocket);
    expect(end?.brokenOffAt).toBeGreaterThanOrEqual(105);
    expect(end?.brokenOffAt).toBeLessThan(120);
    expect(await ownBets(low)).toMatchObject([{ state: "cashed_out", multiplier: 105 }]);
    expect(await ownBets(high)).toMatchObject([{ state: "returned", payout_cents: 100 }]);
    expect(await ownBets(hand)).toMatchObject([{ state: "returned", payout_cents: 100 }]);
    expect([await cashOf(low), await cashOf(high), await cashOf(hand)]).toEqual([
      10_005, 10_000, 10_000,
    ]);
  });

  it("is broken off by a cash-out that comes first, which returns the stake", async () => {
    const one = await player();
    const id = await idFor(rocket, (point) => point > 10_000);
    await bet(one, round, { id });
    await leave(rocket);
    await pass(rocket, 1_000);
    clock.advance(20_000);
    expect((await out(one, id)).body).toMatchObject({ state: "returned", payout_cents: 100 });
    expect(await cashOf(one)).toBe(10_000);
  });
});
