import { createHash, createHmac, randomUUID } from "node:crypto";
import {
  closedGames,
  addFavourite,
  disabledProviders,
  featureFlags,
  filterGames,
  getGame,
  getRocket,
  getRocketRound,
  listFavourites,
  listRocketRoundBets,
  listRocketRounds,
  rocketConfig,
} from "@houselight/contracts";
import { createDraw } from "@houselight/game-maths/fairness";
import { drawPoint, timeOf } from "@houselight/game-maths/rocket";
import { chosenByTwo, signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { linkSeed } from "#core/fairness";
import { lookAtRocket } from "./fly/look.ts";
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
} from "./rocket.testing.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

let rocket: TestRocket;
let round: number;
beforeAll(async () => {
  rocket = await openRocket("rounds of the rocket");
});
beforeEach(async () => {
  round = await openRound(rocket);
});
afterAll(async () => expect(await rocket.close()).toEqual([]));

describe("a round (OPEN-48)", () => {
  it("is told with the hash of its seed, and recomputed by anybody when it is over", async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of ids)
      expect((await bet(await playerOf(rocket), round, { id })).status).toBe(201);
    const told = (await rocket.guest.call(getRocketRound, { params: { number: round } })).body;
    await finish(rocket);
    const shown = (await rocket.guest.call(getRocketRound, { params: { number: round } })).body;
    expect(shown).toMatchObject({ phase: "over", bets: 3, seed_hash: told.seed_hash });
    expect(sha256(shown.seed as string)).toBe(told.seed_hash);
    const listed = (await rocket.guest.call(listRocketRoundBets, { params: { number: round } }))
      .body;
    expect(listed).toEqual({ next: null, ids });
    const beyond = { params: { number: round }, query: { after: 2 ** 40 } };
    expect((await rocket.guest.call(listRocketRoundBets, beyond)).status).toBe(422);
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
    await bet(await playerOf(rocket), round, { id: await idFor(rocket, (point) => point > 300) });
    const { seed } = await linkSeed(
      rocket.house,
      rocket.house.database,
      (await latest(rocket)).link,
    );
    const tellsAll = async () =>
      JSON.stringify([
        (await rocket.guest.call(getRocket, {})).body,
        (await rocket.guest.call(getRocketRound, { params: { number: round } })).body,
        (await rocket.guest.call(listRocketRounds, {})).body,
      ]);
    expect(await tellsAll()).not.toContain(seed);
    await leave(rocket);
    await pass(rocket, 500);
    expect((await rocket.guest.call(getRocket, {})).body.round).toMatchObject({
      phase: "flying",
      point: null,
      seed: null,
    });
    expect(await tellsAll()).not.toContain(seed);
    await finish(rocket);
    expect(await tellsAll()).toContain(seed);
  });

  it("takes bets before it closes alone, one of each player", async () => {
    const [one, other] = [await playerOf(rocket), await playerOf(rocket)];
    const id = randomUUID();
    expect((await bet(one, round, { id })).status).toBe(201);
    expect((await bet(one, round, { id })).body).toMatchObject({ id, state: "open" });
    expect(codeOf(await bet(one, round))).toBe("bet_exists");
    expect(codeOf(await bet(one, round, { id, stake_cents: 200 }))).toBe("idempotency_mismatch");
    expect(codeOf(await bet(other, round + 1))).toBe("round_not_found");
    expect(codeOf(await bet(other, round - 1))).toMatch(/round_closed|VALIDATION/);
    rocket.clock.advance(8_000);
    expect(codeOf(await bet(other, round))).toBe("round_closed");
    expect(await cashOf(one)).toBe(9_900);
    expect(await cashOf(other)).toBe(10_000);
  });

  it("takes one of thirty bets that come at once", async () => {
    const one = await playerOf(rocket);
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
    // The game offers stakes of play money, and its demo is to look on.
    [{ currency: "FUN" }, "currency_not_held"],
  ])("refuses a bet of %j", async (part, code) => {
    const one = await playerOf(rocket);
    expect(codeOf(await bet(one, round, part))).toBe(code);
    expect(await cashOf(one)).toBe(10_000);
  });

  it("takes no stake that the balance, a block or a limit forbids", async () => {
    const poor = await playerOf(rocket, 0n);
    expect(codeOf(await bet(poor, round))).toMatch(/currency_not_held|not_enough_money/);
    const blocked = await playerOf(rocket);
    await exclude(rocket, blocked.playerId);
    expect(codeOf(await bet(blocked, round))).toBe("self_excluded");
    expect((await latest(rocket)).bets).toBe(0);
  });

  it("opens while somebody looks, and rests while nobody does", async () => {
    await finish(rocket);
    await pass(rocket, 70_000);
    const { number } = await latest(rocket);
    await pass(rocket, 20_000);
    expect((await latest(rocket)).number).toBe(number);
    expect((await rocket.guest.call(getRocket, {})).body.round?.phase).toBe("over");
    await pass(rocket, 1_200);
    expect((await latest(rocket)).number).toBe(number + 1n);
  });

  it("goes on to its end when operators close the rocket, and no other opens until they open it", async () => {
    const one = await playerOf(rocket);
    await bet(one, round, { target: 101 });
    await chosenByTwo(rocket.house, rocket.url, rocketConfig, { open: false });
    await finish(rocket);
    expect(await ownBets(one)).toMatchObject([{ round, payout_cents: expect.any(Number) }]);
    await rocket.guest.call(getRocket, {});
    await pass(rocket, 30_000);
    expect((await rocket.guest.call(getRocket, {})).body).toMatchObject({
      is_open: false,
      round: { number: round, phase: "over" },
    });
    await chosenByTwo(rocket.house, rocket.url, rocketConfig, { open: true });
    await rocket.guest.call(getRocket, {});
    await pass(rocket, 3_000);
    expect(Number((await latest(rocket)).number)).toBe(round + 1);
  });

  it("goes on the same when several look at one moment", async () => {
    const one = await playerOf(rocket);
    const id = await idFor(rocket, (point) => point > 110 && point < 250);
    await bet(one, round, { id, target: 101 });
    for (let at = 0; at < 60; at++) {
      rocket.clock.advance(500);
      await Promise.all(Array.from({ length: 5 }, () => lookAtRocket(rocket.house)));
    }
    expect(await ownBets(one)).toMatchObject([{ id, state: "cashed_out", multiplier: 101 }]);
    expect(await cashOf(one)).toBe(10_001);
    const { number } = await latest(rocket);
    const over = (await rocket.guest.call(listRocketRounds, { query: { before: Number(number) } }))
      .body;
    expect(over.map((one) => one.number)).toEqual(
      Array.from({ length: Number(number) - 1 }, (_, at) => Number(number) - 1 - at),
    );
  });
});

describe("a flight that nobody looked after", () => {
  it("is broken off: reached targets are paid, the other stakes given back", async () => {
    const [low, high, hand] = [
      await playerOf(rocket),
      await playerOf(rocket),
      await playerOf(rocket),
    ];
    await bet(low, round, { target: 105 });
    await bet(high, round, { target: 500 });
    await bet(hand, round, { id: await idFor(rocket, (point) => point > 200) });
    await leave(rocket);
    await pass(rocket, timeOf(110));
    // The house is away for a minute.
    rocket.clock.advance(60_000);
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
    const one = await playerOf(rocket);
    const id = await idFor(rocket, (point) => point > 10_000);
    await bet(one, round, { id });
    await leave(rocket);
    await pass(rocket, 1_000);
    rocket.clock.advance(20_000);
    expect((await cashOutBet(one, id)).body).toMatchObject({
      state: "returned",
      payout_cents: 100,
    });
    expect(await cashOf(one)).toBe(10_000);
  });
});

describe("the rocket as a game of the lists (OPEN-48)", () => {
  const place = { producer: "evening-pier", name: "rocket-chance" };
  const hide = async (studios: Record<string, "all">) => {
    await chosenByTwo(rocket.house, rocket.url, disabledProviders, studios);
    rocket.clock.advance(1_000);
  };
  const change = async (answer: Promise<{ readonly status: number }>) => {
    expect((await answer).status).toBe(200);
    // Another replica reads a setting anew within a second.
    rocket.clock.advance(1_000);
  };
  const found = async (title: string) => {
    const body = { device: "desktop" as const, filter: { title } };
    const { data } = (await rocket.guest.call(filterGames, { body } as never)).body.data;
    return data.map(({ identifier }: { identifier: string }) => identifier);
  };

  it("is found by its name, may be kept, and says that looking on is its demo", async () => {
    const { body } = await rocket.guest.call(getGame, { params: place });
    expect(body).toMatchObject({
      identifier: "evening-pier/rocket-chance",
      run_by: "rocket",
      has_demo_mode: true,
    });
    expect(Object.keys(body.currencies)).toContain("EUR");
    expect((await found("rocket"))[0]).toBe("evening-pier/rocket-chance");
    const player = await playerOf(rocket, 0n);
    const kept = await player.call(addFavourite, { params: { id: body.identifier } });
    expect(kept.status).toBe(200);
    expect((await player.call(listFavourites, {})).body).toEqual([body.identifier]);
  });

  it("is in no list while its flag hides its page, and back with it (FLAG-03)", async () => {
    const manager = await signedInOperator(rocket.house, rocket.url, "manager");
    const { initial } = featureFlags;
    const off = { ...initial, rocket_chance: false };
    await change(manager.call(featureFlags.choose, { body: off }));
    expect((await rocket.guest.call(getGame, { params: place })).status).toBe(404);
    expect(await found("rocket chance")).not.toContain("evening-pier/rocket-chance");
    await change(manager.call(featureFlags.choose, { body: initial }));
    expect((await rocket.guest.call(getGame, { params: place })).status).toBe(200);
  });

  it("takes no bets where operators hide its studio (GAME-15)", async () => {
    const one = await playerOf(rocket);
    await hide({ "evening-pier": "all" });
    expect(codeOf(await bet(one, round))).toBe("studio_not_offered");
    expect(await cashOf(one)).toBe(10_000);
    await hide({});
    expect((await bet(one, await openRound(rocket))).status).toBe(201);
  });

  it("takes no bets and is in no list while operators have closed it", async () => {
    const one = await playerOf(rocket);
    const choose = async (games: string[]) => {
      await chosenByTwo(rocket.house, rocket.url, closedGames, games);
      rocket.clock.advance(1_000);
    };
    await choose(["evening-pier/rocket-chance"]);
    expect(codeOf(await bet(one, await openRound(rocket)))).toBe("game_closed");
    expect(await cashOf(one)).toBe(10_000);
    expect((await rocket.guest.call(getGame, { params: place })).status).toBe(404);
    await choose([]);
    expect((await bet(one, await openRound(rocket))).status).toBe(201);
  });
});
