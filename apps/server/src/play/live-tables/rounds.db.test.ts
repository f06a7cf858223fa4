import { createHash, createHmac, randomUUID } from "node:crypto";
import {
  getLiveTable,
  getLiveTableRound,
  listLiveTableEntries,
  listLiveTableResults,
  listLiveTableRounds,
  listLiveTables,
  liveTablesConfig,
  watchLiveTable,
} from "@houselight/contracts";
import { europeanRoulette } from "@houselight/game-maths/european-roulette";
import { createDraw } from "@houselight/game-maths/fairness";
import { LIVE_TABLES } from "@houselight/game-maths/live-tables";
import { chosenByTwo, type HttpCaller, openTestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkSeed } from "#core/fairness";
import {
  add,
  bet,
  cashOf,
  chipsOn,
  close,
  finish,
  latest,
  openRound,
  openTables,
  ownBets,
  pass,
  playerOf,
  seen,
  TABLE,
  type TestTables,
} from "./live-tables.testing.ts";
import { lockRounds, updateSalts } from "./round-store.ts";
import { drawRound } from "./run/draw-round.ts";
import { lookAtTables } from "./run/look.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

const SEED = "rounds of live tables";
let tables: TestTables;
beforeAll(async () => {
  tables = await openTables(SEED);
});
afterAll(async () => expect(await tables.close()).toEqual([]));

const params = (number: number) => ({ params: { slug: TABLE, number } });

describe("a round of a live table (OPEN-51)", () => {
  it("is told with the hash of its seed, and recomputed by anybody once it is drawn", async () => {
    const round = await openRound(tables);
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    const [one, other] = [await playerOf(tables), await playerOf(tables)];
    const [first = "", second = "", third = ""] = ids;
    const crowds = async () => {
      // They are read anew after a second.
      await pass(tables, 1_200);
      return (await tables.guest.call(listLiveTables, {})).body;
    };
    expect(await crowds()).toEqual([]);
    await bet(one, round, { id: first });
    await bet(other, round, { id: second });
    expect(await crowds()).toEqual([{ table: TABLE, players: 2 }]);
    await add(one, first, { id: third, bet: chipsOn({ "straight-17": 20 }) });
    const told = (await tables.guest.call(getLiveTableRound, params(round))).body;
    await close(tables);
    const shown = (await tables.guest.call(getLiveTableRound, params(round))).body;
    expect(shown).toMatchObject({
      phase: "revealing",
      entries: 3,
      players: 2,
      seed_hash: told.seed_hash,
    });
    expect(sha256(shown.seed as string)).toBe(told.seed_hash);
    const listed = (await tables.guest.call(listLiveTableEntries, params(round))).body;
    expect(listed).toEqual({ next: null, ids });
    const salt = ids.reduce((before, id) => sha256(`${before}:${id}`), told.seed_hash);
    expect(shown.salt).toBe(salt);
    const draw = createDraw((block) =>
      createHmac("sha256", shown.seed as string)
        .update(`${salt}:${shown.nonce}:${block}`)
        .digest(),
    );
    const { bet: read } = europeanRoulette.recallBet(chipsOn({ black: 40 }));
    const { bets: _, ...outcome } = europeanRoulette.play(read, draw).outcome;
    expect(shown.outcome).toEqual(outcome);
    expect(await crowds()).toEqual([{ table: TABLE, players: 2 }]);
    await finish(tables);
    expect(await crowds()).toEqual([]);
  });

  it("hides its seed and its outcome until its bets are closed", async () => {
    const round = await openRound(tables);
    await bet(await playerOf(tables), round);
    const { link } = await latest(tables);
    const { seed } = await linkSeed(tables.house, tables.house.database, link);
    const tellsAll = async () =>
      JSON.stringify([
        await seen(tables),
        (await tables.guest.call(getLiveTableRound, params(round))).body,
        (await tables.guest.call(listLiveTableRounds, { params: { slug: TABLE } })).body,
        (await tables.guest.call(listLiveTableResults, { params: { slug: TABLE } })).body,
      ]);
    expect(await tellsAll()).not.toContain(seed);
    const rows = await tables.house.database.query<{ all: string }>(
      "select to_jsonb(r)::text as all from live_tables.rounds r where drawn_at is null",
    );
    expect(rows.map((row) => row.all).join()).not.toContain(seed);
    await close(tables);
    expect(await tellsAll()).toContain(seed);
    const results = async () =>
      (await tables.guest.call(listLiveTableResults, { params: { slug: TABLE } })).body;
    // Nothing is told in the list of outcomes before screens have shown it.
    expect((await results()).map(({ number }) => number)).not.toContain(round);
    await finish(tables);
    expect((await results())[0]).toMatchObject({ number: round, outcome: { kind: "roulette" } });
  });

  it("opens while somebody looks, and rests while nobody does", async () => {
    await openRound(tables);
    await finish(tables);
    await pass(tables, 120_000, 1_000);
    const { number } = await latest(tables);
    await pass(tables, 60_000, 1_000);
    expect((await latest(tables)).number).toBe(number);
    expect((await seen(tables)).round?.phase).toBe("over");
    await pass(tables, 1_400);
    expect((await latest(tables)).number).toBe(number + 1n);
  });

  it("takes bets for as long as operators say, and no other opens at a table that they close", async () => {
    const choose = (closed: string[], betting_seconds: Record<string, number> = {}) =>
      chosenByTwo(tables.house, tables.url, liveTablesConfig, { closed, betting_seconds });
    const round = await openRound(tables);
    await choose([], { [TABLE]: 40 });
    await finish(tables);
    const next = await openRound(tables);
    expect(next).toBe(round + 1);
    const { openedAt, closesAt } = await latest(tables);
    expect(closesAt.getTime() - openedAt.getTime()).toBe(40_000);
    const one = await playerOf(tables);
    await bet(one, next);
    await choose([TABLE]);
    await finish(tables);
    expect(await ownBets(one)).toMatchObject([{ round: next, state: "settled" }]);
    await seen(tables);
    await pass(tables, 30_000, 500);
    expect(await seen(tables)).toMatchObject({ is_open: false, round: { number: next } });
    await expect(choose(["no such table"])).rejects.toThrow("422");
    await choose([]);
    await seen(tables);
    await pass(tables, 3_000);
    expect(Number((await latest(tables)).number)).toBe(next + 1);
  });

  it("goes on the same when several look at one moment", async () => {
    const round = await openRound(tables);
    const one = await playerOf(tables);
    await bet(one, round, { bet: chipsOn({ red: 200, black: 200 }) });
    for (let at = 0; at < 90; at++) {
      tables.clock.advance(500);
      await Promise.all(Array.from({ length: 5 }, () => lookAtTables(tables.house)));
    }
    const [own] = await ownBets(one);
    expect(own).toMatchObject({ round, state: "settled" });
    expect(await cashOf(one)).toBe(10_000 - 400 + (own?.payout_cents ?? 0));
    const { number } = await latest(tables);
    const over = (await tables.guest.call(listLiveTableRounds, { params: { slug: TABLE } })).body;
    const numbers = over.map((view) => view.number);
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) - at));
    expect(Number(number) - (numbers[0] ?? 0)).toBeLessThanOrEqual(1);
  });

  it("makes each step once when two processes look at the same time", async () => {
    const { database } = tables.house;
    const other = await openTestHouse({ database, clock: tables.clock, seed: SEED });
    try {
      const round = await openRound(tables);
      const players = await Promise.all(Array.from({ length: 6 }, () => playerOf(tables)));
      await Promise.all(players.map((player) => bet(player, round)));
      for (let at = 0; at < 80; at++) {
        tables.clock.advance(500);
        await Promise.all([lookAtTables(tables.house), lookAtTables(other.house)]);
        const shown = await latest(tables);
        if (Number(shown.number) !== round) continue;
        // Neither of them pays before the screens have shown what came.
        const mayPay = shown.drawn !== null && tables.clock.now() >= shown.drawn.shownUntil;
        const [own] = await ownBets(players[0] as HttpCaller);
        if (!mayPay) expect(own?.state).toBe("open");
      }
      const { outcome } = (await tables.guest.call(getLiveTableRound, params(round))).body;
      const payout = outcome?.["colour"] === "red" ? 200 : 0;
      for (const player of players) {
        expect(await ownBets(player)).toMatchObject([{ state: "settled", payout_cents: payout }]);
        expect(await cashOf(player)).toBe(9_900 + payout);
      }
      const numbers = await database.query<{ number: bigint }>(
        "select number from live_tables.rounds where table_slug = $1 order by number",
        [TABLE],
      );
      expect(numbers.map(({ number }) => Number(number))).toEqual(numbers.map((_, at) => at + 1));
    } finally {
      await other.house.reactions.stop();
    }
  });

  it("is drawn and settled by whoever comes back, however long the house was away", async () => {
    const round = await openRound(tables);
    const one = await playerOf(tables);
    await bet(one, round, { bet: chipsOn({ red: 100, black: 100, "straight-0": 20 }) });
    // Away while bets are taken: they are drawn once it is back.
    tables.clock.advance(600_000);
    await lookAtTables(tables.house);
    const { drawn } = await latest(tables);
    expect(drawn).not.toBeNull();
    // Away between the draw and its settlement: what was drawn is what is paid.
    tables.clock.advance(600_000);
    await lookAtTables(tables.house);
    const [own] = await ownBets(one);
    expect(own).toMatchObject({ state: "settled", outcome: drawn?.outcome });
    expect([0, 200, 720]).toContain(own?.payout_cents);
  });
});

describe("the draw", () => {
  it("is not made of a salt that chips have changed since", async () => {
    const round = await openRound(tables);
    const stale = await latest(tables);
    expect((await bet(await playerOf(tables), round)).status).toBe(201);
    expect(await drawRound(tables.house, stale, stale.closesAt)).toBeNull();
    expect((await latest(tables)).drawn).toBeNull();
    await finish(tables);
  });

  it("waits for chips that are being put down, and is made of them", async () => {
    await openRound(tables);
    const stale = await latest(tables);
    const salt = "5e".repeat(32);
    const { database } = tables.house;
    const [locked, drawn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const putting = database.tx(async (tx) => {
      const [round] = await lockRounds(tx, [TABLE]);
      locked.resolve();
      await drawn.promise;
      if (round) await updateSalts(tx, [{ ...round, salt }]);
    });
    await locked.promise;
    const draw = drawRound(tables.house, stale, stale.closesAt);
    // As long as a process needs to draw, were it let.
    await Promise.race([draw, new Promise((resolve) => setTimeout(resolve, 300))]);
    drawn.resolve();
    await putting;
    expect(await draw).toBeNull();
    expect(await latest(tables)).toMatchObject({ drawn: null, salt });
    // As it was: the audit looks at it in the end.
    await database.tx((tx) => updateSalts(tx, [stale]));
    await finish(tables);
  });
});

describe("the tables", () => {
  it.each(LIVE_TABLES.map(({ slug }) => slug))("%s opens, is drawn and settled", async (slug) => {
    const round = await openRound(tables, slug);
    const facts = (await tables.guest.call(getLiveTable, { params: { slug } })).body;
    expect(facts).toMatchObject({ slug, producer: "evening-pier" });
    const [chip = 0] = facts.stakes["EUR"] ?? [];
    const spots: Readonly<Record<string, string>> = {
      roulette: "odd",
      baccarat: "banker",
      "dragon-tiger": "tiger",
      "sic-bo": "big",
      "money-wheel": "lantern",
    };
    const one = await playerOf(tables, 1_000_000n);
    const body = { bet: chipsOn({ [spots[facts.kind] ?? ""]: chip }, facts.kind) };
    expect((await bet(one, round, body, slug)).status).toBe(201);
    await finish(tables, slug);
    expect(await ownBets(one, slug)).toMatchObject([{ table: slug, round, state: "settled" }]);
  });

  it("are no others", async () => {
    for (const endpoint of [getLiveTable, watchLiveTable, listLiveTableResults])
      expect((await tables.guest.call(endpoint, { params: { slug: "no-table" } })).status).toBe(
        404,
      );
  });
});
