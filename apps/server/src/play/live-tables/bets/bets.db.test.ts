import { randomUUID } from "node:crypto";
import {
  addToLiveTableBet,
  closedGames,
  disabledProviders,
  placeLiveTableBet,
} from "@houselight/contracts";
import { chosenByTwo } from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  add,
  bet,
  cashOf,
  chipsOn,
  close,
  codeOf,
  exclude,
  finish,
  idFor,
  latest,
  openRound,
  openTables,
  ownBets,
  pass,
  playerOf,
  revealMs,
  seen,
  TABLE,
  takeBack,
  type TestPlayer,
  type TestTables,
} from "../live-tables.testing.ts";

let tables: TestTables;
let round: number;
let one: TestPlayer;
beforeAll(async () => {
  tables = await openTables("bets at live tables");
});
beforeEach(async () => {
  round = await openRound(tables);
  one = await playerOf(tables);
});
afterAll(async () => expect(await tables.close()).toEqual([]));

describe("a bet at a live table", () => {
  it("is one wager with all its chips, paid by the outcome that all share", async () => {
    const other = await playerOf(tables);
    const id = randomUUID();
    expect((await bet(one, round, { id })).body).toMatchObject({ id, stake_cents: 100 });
    expect((await bet(other, round, { bet: chipsOn({ black: 500 }) })).status).toBe(201);
    const last = await idFor(tables, ({ colour }) => colour === "red");
    const more = await add(one, id, { id: last, bet: chipsOn({ red: 100, odd: 20 }) });
    expect(more.body).toMatchObject({ stake_cents: 220, state: "open" });
    expect(more.body.chips).toEqual([
      { spot: "red", amount_cents: 200 },
      { spot: "odd", amount_cents: 20 },
    ]);
    expect(await cashOf(one)).toBe(9_780);
    const { drawn } = await close(tables);
    expect(drawn?.outcome["colour"]).toBe("red");
    // Nothing is paid while the screens play the outcome.
    await pass(tables, revealMs() - 1_000);
    expect(await ownBets(one)).toMatchObject([{ state: "open", payout_cents: null }]);
    await finish(tables);
    const odd = (drawn?.outcome["number"] as number) % 2 === 1 ? 40 : 0;
    expect(await ownBets(one)).toMatchObject([{ state: "settled", payout_cents: 400 + odd }]);
    expect(await ownBets(other)).toMatchObject([{ state: "settled", payout_cents: 0 }]);
    expect([await cashOf(one), await cashOf(other)]).toEqual([9_780 + 400 + odd, 9_500]);
  });

  it("is paid though another one of its round cannot be, for which the next round waits", async () => {
    const [other, id] = [await playerOf(tables), randomUUID()];
    await bet(one, round, { id });
    await bet(other, round);
    const { database } = tables.house;
    await database.query(
      `alter table wagers.wagers add constraint toy_stuck check (id <> '${id}' or status = 'open')`,
    );
    await close(tables);
    await pass(tables, revealMs() + 1_000);
    expect(await ownBets(other)).toMatchObject([{ state: "settled" }]);
    expect(await ownBets(one)).toMatchObject([{ state: "open" }]);
    expect((await latest(tables)).settledAt).toBeNull();
    await database.query("alter table wagers.wagers drop constraint toy_stuck");
    await pass(tables, 2_000);
    expect(await ownBets(one)).toMatchObject([{ state: "settled" }]);
    expect((await latest(tables)).settledAt).not.toBeNull();
  });

  it("is answered again by its id, and refused with another body", async () => {
    const [id, chips] = [randomUUID(), randomUUID()];
    expect((await bet(one, round, { id })).status).toBe(201);
    expect((await bet(one, round, { id })).body).toMatchObject({ id, state: "open" });
    const altered = { id, bet: chipsOn({ red: 200 }) };
    expect(codeOf(await bet(one, round, altered))).toBe("idempotency_mismatch");
    expect(codeOf(await bet(one, round))).toBe("bet_exists");
    for (let time = 0; time < 3; time += 1)
      expect((await add(one, id, { id: chips })).body).toMatchObject({ stake_cents: 200 });
    const other = { id: chips, bet: chipsOn({ red: 500 }) };
    expect(codeOf(await add(one, id, other))).toBe("idempotency_mismatch");
    expect(codeOf(await add(one, id, { id }))).toBe("idempotency_mismatch");
    expect(await cashOf(one)).toBe(9_800);
    expect(await latest(tables)).toMatchObject({ entries: 2, players: 1 });
  });

  it("is taken back whole until its bets are closed, and may be placed anew", async () => {
    const [id, next] = [randomUUID(), randomUUID()];
    await bet(one, round, { id });
    await add(one, id, { bet: chipsOn({ even: 300 }) });
    for (let time = 0; time < 2; time += 1)
      expect((await takeBack(one, id)).body).toMatchObject({
        state: "returned",
        payout_cents: 400,
      });
    expect(await cashOf(one)).toBe(10_000);
    expect(await latest(tables)).toMatchObject({ entries: 2, players: 0 });
    expect(codeOf(await add(one, id))).toBe("wager_voided");
    expect((await bet(one, round, { id: next })).status).toBe(201);
    expect(await latest(tables)).toMatchObject({ entries: 3, players: 1 });
    await close(tables);
    expect(codeOf(await takeBack(one, next))).toBe("round_closed");
    await finish(tables);
    expect(codeOf(await takeBack(one, next))).toBe("round_closed");
    expect((await takeBack(one, id)).body).toMatchObject({ state: "returned" });
    expect(await ownBets(one)).toMatchObject([{ id: next, state: "settled" }, { id }]);
  });

  it("comes too late once the time for bets is over, drawn or not", async () => {
    const id = randomUUID();
    await bet(one, round, { id });
    const other = await playerOf(tables);
    tables.clock.advance(15_000);
    expect((await latest(tables)).drawn).toBeNull();
    expect(codeOf(await bet(other, round))).toBe("round_closed");
    expect(codeOf(await add(one, id))).toBe("round_closed");
    expect(codeOf(await takeBack(one, id))).toBe("round_closed");
    await close(tables);
    expect(codeOf(await bet(other, round))).toBe("round_closed");
    expect(codeOf(await add(one, id))).toBe("round_closed");
    await finish(tables);
    expect(codeOf(await add(one, id))).toBe("round_closed");
    expect(codeOf(await bet(other, round + 50))).toBe("round_not_found");
    expect(await cashOf(other)).toBe(10_000);
  });

  it("is one of thirty that come at once", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => bet(one, round)));
    const codes = answers.map(({ status, body }) => (status === 201 ? "placed" : codeOf({ body })));
    expect(codes.toSorted()).toEqual([...Array(29).fill("bet_exists"), "placed"]);
    expect(await cashOf(one)).toBe(9_900);
    expect(await latest(tables)).toMatchObject({ entries: 1, players: 1 });
  });

  it("takes thirty additions at once, each once, and no more than the table allows", async () => {
    const id = randomUUID();
    const rich = await playerOf(tables, 1_000_000n);
    await bet(rich, round, { id });
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => add(rich, id, { bet: chipsOn({ red: 2_500 }) })),
    );
    // 50,000 are the most: the hundred of the bet, and nineteen times 2,500.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    const refused = answers.filter(({ status }) => status !== 200).map(codeOf);
    expect(refused).toEqual(Array(11).fill("stake_not_offered"));
    expect(await ownBets(rich)).toMatchObject([{ stake_cents: 47_600 }]);
    expect(await latest(tables)).toMatchObject({ entries: 20 });
  });

  it("counts or is refused in the closing moment, and nothing is in between", async () => {
    const players = await Promise.all(Array.from({ length: 30 }, () => playerOf(tables)));
    const { closesAt } = await latest(tables);
    tables.clock.advance(closesAt.getTime() - tables.clock.now().getTime() - 20);
    const answers = players.map(async (player, index) => {
      // Half of them race with the draw itself.
      if (index === 15) {
        tables.clock.advance(20);
        void pass(tables, 100, 50);
      }
      return bet(player, round);
    });
    const placed = (await Promise.all(answers)).map(({ status, body }) =>
      status === 201 ? true : codeOf({ body }) === "round_closed" ? false : codeOf({ body }),
    );
    expect(placed.every((value) => typeof value === "boolean")).toBe(true);
    const count = placed.filter(Boolean).length;
    await finish(tables);
    expect(await latest(tables)).toMatchObject({ entries: count, players: count });
    for (const [index, player] of players.entries()) {
      const [own] = await ownBets(player);
      if (placed[index]) expect(own).toMatchObject({ state: "settled" });
      else expect(own).toBeUndefined();
      expect(await cashOf(player)).toBe(own ? 9_900 + (own.payout_cents ?? 0) : 10_000);
    }
  });

  it.each([
    [{ bet: chipsOn({ red: 10 }) }, "stake_not_offered"],
    [{ bet: chipsOn({ red: 50_020 }) }, "stake_not_offered"],
    [{ bet: chipsOn({ red: 100 }, "baccarat") }, "bet_not_understood"],
    [{ bet: chipsOn({ nowhere: 100 }) }, "bet_not_understood"],
    [{ bet: { kind: "roulette", bets: [] } }, undefined],
    [{ bet: { ...chipsOn({ red: 100 }), luck: 1 } }, undefined],
    [{ bet: chipsOn({ red: -100 }) }, undefined],
    [{ bet: chipsOn({ red: 2 ** 53 }) }, undefined],
    [{ currency: "XYZ" }, "stake_not_offered"],
    [{ currency: "NOK", bet: chipsOn({ red: 1_000 }) }, "currency_not_held"],
    [{ bet: chipsOn({ red: 20_000 }) }, "not_enough_money"],
    [{ round: 2 ** 48 }, "round_not_found"],
  ])("is refused with %j", async (part, code) => {
    const { status, body } = await bet(one, round, part);
    expect(status).toBeGreaterThanOrEqual(404);
    expect(status).toBeLessThan(500);
    if (code) expect(codeOf({ body })).toBe(code);
    expect(await cashOf(one)).toBe(10_000);
    expect((await latest(tables)).entries).toBe(0);
  });

  it("is nobody else's", async () => {
    const id = randomUUID();
    await bet(one, round, { id });
    const other = await playerOf(tables);
    expect(codeOf(await add(other, id))).toBe("bet_not_found");
    expect(codeOf(await takeBack(other, id))).toBe("bet_not_found");
    expect(codeOf(await takeBack(one, id, "moonrise-baccarat"))).toBe("bet_not_found");
    expect(codeOf(await add(one, id, {}, "captains-roulette"))).toBe("bet_not_found");
    expect((await takeBack(tables.guest, id)).status).toBe(401);
    expect(await ownBets(other)).toEqual([]);
    const [shown] = (await seen(tables)).bets;
    expect(Object.keys(shown ?? {}).toSorted()).toEqual([
      "currency",
      "payout_cents",
      "stake_cents",
      "user_name",
    ]);
  });
});

describe("a player who may not play", () => {
  it("puts no chips down, and bets that stand are settled as they are", async () => {
    const id = randomUUID();
    await bet(one, round, { id: await idFor(tables, ({ colour }) => colour === "red") });
    await exclude(tables, one.playerId);
    const [own] = await ownBets(one);
    expect(codeOf(await add(one, own?.id ?? id))).toBe("self_excluded");
    await finish(tables);
    expect(await ownBets(one)).toMatchObject([{ state: "settled", payout_cents: 200 }]);
    const next = await openRound(tables);
    expect(codeOf(await bet(one, next))).toBe("self_excluded");
  });

  it("is kept out where operators hide the studio, and takes bets back all the same", async () => {
    const id = randomUUID();
    await bet(one, round, { id });
    const hide = async (map: Record<string, "all">) => {
      await chosenByTwo(tables.house, tables.url, disabledProviders, map);
      // Another replica reads a setting anew within a second.
      tables.clock.advance(1_000);
    };
    await hide({ "evening-pier": "all" });
    expect(codeOf(await bet(await playerOf(tables), round))).toBe("studio_not_offered");
    expect(codeOf(await add(one, id))).toBe("studio_not_offered");
    expect((await takeBack(one, id)).body).toMatchObject({ state: "returned" });
    await hide({});
  });

  it("takes no chips at a table that operators closed, and gives back what stands", async () => {
    const id = randomUUID();
    await bet(one, round, { id });
    const choose = async (games: string[]) => {
      await chosenByTwo(tables.house, tables.url, closedGames, games);
      tables.clock.advance(1_000);
    };
    await choose([`evening-pier/${TABLE}`]);
    expect(codeOf(await bet(await playerOf(tables), round))).toBe("game_closed");
    expect(codeOf(await add(one, id))).toBe("game_closed");
    expect((await takeBack(one, id)).body).toMatchObject({ state: "returned" });
    await choose([]);
  });
});

it("an answer of another endpoint's id does not count", async () => {
  const id = randomUUID();
  await bet(one, round, { id });
  const { status } = await one.call(addToLiveTableBet, {
    params: { slug: TABLE, id: randomUUID() },
    body: { id: randomUUID(), bet: chipsOn({ red: 100 }) },
  });
  expect(status).toBe(404);
  const foreign = await one.call(placeLiveTableBet, {
    params: { slug: "moonrise-baccarat" },
    body: { id, round, currency: "EUR", bet: chipsOn({ player: 100 }, "baccarat") },
  });
  expect(codeOf(foreign)).toBe("idempotency_mismatch");
});
