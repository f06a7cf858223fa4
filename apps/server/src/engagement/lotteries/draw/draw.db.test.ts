import { randomUUID } from "node:crypto";
import {
  cancelLottery,
  getLottery,
  getLotteryStatus,
  listAccounts,
  listLotteries,
  listLotteryTickets,
  listNotices,
  listTrailEntries,
} from "@houselight/contracts";
import {
  brokenInvariants,
  fund,
  type HttpCaller,
  happen,
  httpCaller,
  openTestHouse,
  settled,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { giveReward } from "#core/rewards";
import { lockAccounts } from "#core/wallet";
import { sha256 } from "#platform/ids";
import { appendEvents } from "#platform/outbox";
import {
  endAndDraw,
  LASTS_MS,
  published,
  quickLottery,
  recomputed,
  saltOf,
  settledNow,
} from "../lotteries.testing.ts";
import { claimPublished } from "../lottery-store.ts";
import { drawDue } from "./draw-due.ts";

let kit: TestHouse;
let url: string;
let guest: HttpCaller;
let operators: [HttpCaller, HttpCaller];
beforeAll(async () => {
  const env = { SIGNIFICANT_WIN_EUR: "40" };
  kit = await openTestHouse({ serve: {}, seed: "draws of lotteries", env });
  url = kit.served?.url as string;
  guest = httpCaller(url);
});
beforeEach(async () => {
  // Ten minutes go by in each test: sessions of operators end with some of them.
  operators = [
    await signedInOperator(kit.house, url, "manager"),
    await signedInOperator(kit.house, url, "manager"),
  ];
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

const open = (part: Parameters<typeof quickLottery>[1] = {}) =>
  published(operators, quickLottery(kit, part));
const page = async (id: string, caller = guest) =>
  (await caller.call(getLottery, { params: { id } })).body;
const cashOf = async (caller: HttpCaller, currency = "EUR") =>
  (await caller.call(listAccounts, {})).body.find((account) => account.currency === currency)
    ?.amount_cents;
const drawnTimes = async (identifier: string) => {
  const [row] = await kit.house.database.query<{ count: bigint }>(
    `select count(*) as count from wallet.transfers
     where kind = 'prize' and group_id in (select w.id from lotteries.winners w
       join lotteries.lotteries l on l.id = w.lottery_id where l.identifier = $1)`,
    [identifier],
  );
  return Number(row?.count);
};
/** Returns the significant events of a player. */
const largeOf = async (playerId: bigint) => {
  const query = { action: "significant.", subject: `player ${playerId}` };
  return (await operators[0].call(listTrailEntries, { query })).body.map(({ detail }) => detail);
};
const exclude = (playerId: bigint) =>
  kit.house.database.query(
    `insert into compliance.restrictions (player_id, excluded_until) values ($1, '2100-01-01')
     on conflict (player_id) do update set excluded_until = excluded.excluded_until`,
    [playerId],
  );

describe("a draw", () => {
  it("is recomputed by anybody from the seed, the salt and the number of tickets", async () => {
    const identifier = await open({ prizes_cents: [5_000, 300, 200] });
    const before = await page(identifier);
    const players = await Promise.all([1, 2, 3, 4].map(() => signedInPlayer(kit.house, url)));
    for (const { id } of players) await happen(kit, settledNow(kit, id, 5_000n));
    await endAndDraw(kit);
    const after = await page(identifier);
    const { body: tickets } = await guest.call(listLotteryTickets, {
      params: { id: identifier },
      query: {},
    });
    expect(after.terms).toMatchObject({
      seed_hash: before.terms.seed_hash,
      salt: saltOf(after.id, tickets),
    });
    const seed = after.draw?.seed as string;
    expect(sha256(seed)).toBe(before.terms.seed_hash);
    const { nonce, salt } = after.terms;
    const numbers = after.draw?.numbers.map(({ number }) => number) as number[];
    expect(numbers).toEqual(
      recomputed({ seed, salt, nonce }, { tickets: 20, count: numbers.length }),
    );
    const winning = [...new Set(numbers)];
    expect(
      after.winners.map(({ prize, number, amount_cents }) => [prize, number, amount_cents]),
    ).toEqual(winning.map((number, at) => [at + 1, number, [5_000, 300, 200][at]]));
    expect(winning).toHaveLength(3);
    expect(after).toMatchObject({ in_progress: false, status: "archive", tickets: 20 });
    const { body: all } = await guest.call(listLotteries, {});
    expect(all.map((one) => one.identifier)).toContain(identifier);
  });

  it("pays its winners, tells them, and shows six characters of their names", async () => {
    const identifier = await open({ title: { en: "Ten Lamps", de: "Zehn Lampen" } });
    const { id, caller } = await signedInPlayer(kit.house, url, 500n);
    await kit.house.database.query(
      "update accounts.players set nickname = 'Alexander', language = 'de' where id = $1",
      [id],
    );
    await happen(kit, settledNow(kit, id, 1_000n));
    await endAndDraw(kit);
    expect(await cashOf(caller)).toBe(5_500);
    const { body } = await caller.call(getLotteryStatus, { params: { id: identifier } });
    const paid = { amount_cents: 5_000, currency: "EUR" };
    expect(body.won).toEqual([{ prize: 1, number: 1, amount_cents: 5_000, paid }]);
    const [winner] = (await page(identifier, caller)).winners;
    expect(winner).toMatchObject({ nickname: "Alexan***", own: true });
    expect((await page(identifier)).winners[0]?.own).toBe(false);
    const { notifications } = (await caller.call(listNotices, {})).body;
    expect(notifications).toMatchObject([{ event: "prize_won", values: { title: "Zehn Lampen" } }]);
    expect(await largeOf(id)).toMatchObject([{ source: "lottery", amount: "5000" }]);
  });

  it("pays in the currency that the winner plays in", async () => {
    const identifier = await open({ currency: "JPY", prizes_cents: [1_000] });
    const { id, caller } = await signedInPlayer(kit.house, url, 1n);
    await happen(kit, settledNow(kit, id, 1_000n));
    await endAndDraw(kit);
    const { body } = await caller.call(getLotteryStatus, { params: { id: identifier } });
    expect(body.won[0]).toMatchObject({
      amount_cents: 1_000,
      paid: { amount_cents: 560, currency: "EUR" },
    });
    expect(await cashOf(caller)).toBe(561);
  });

  it("keeps a prize on record that comes to nothing: too small, or of nobody any more", async () => {
    const small = await open({ currency: "JPY", prizes_cents: [1] });
    const { id, caller } = await signedInPlayer(kit.house, url);
    await happen(kit, settledNow(kit, id, 1_000n));
    await endAndDraw(kit);
    const { body } = await caller.call(getLotteryStatus, { params: { id: small } });
    expect(body.won).toEqual([{ prize: 1, number: 1, amount_cents: 1, paid: null }]);
    expect((await caller.call(listNotices, {})).body.notifications).toEqual([]);
    const gone = await open();
    await happen(kit, settledNow(kit, 999_999_999n, 1_000n));
    await endAndDraw(kit);
    expect((await page(gone)).winners).toMatchObject([{ number: 1, nickname: "***", own: false }]);
    expect(await Promise.all([small, gone].map(drawnTimes))).toEqual([0, 0]);
  });

  it("passes over who is self-excluded, and keeps those numbers on record", async () => {
    const identifier = await open({ prizes_cents: [5_000, 300] });
    const [excluded, other] = [
      await signedInPlayer(kit.house, url),
      await signedInPlayer(kit.house, url),
    ];
    await happen(kit, settledNow(kit, excluded.id, 3_000n), settledNow(kit, other.id, 1_000n));
    await exclude(excluded.id);
    await endAndDraw(kit);
    const { winners, draw, terms } = await page(identifier);
    expect(winners.map(({ prize, number }) => [prize, number])).toEqual([[1, 4]]);
    // The second prize finds nobody: every ticket was drawn by then.
    const numbers = draw?.numbers ?? [];
    expect(new Set(numbers.map(({ number }) => number))).toEqual(new Set([1, 2, 3, 4]));
    expect(numbers.filter(({ passed_over }) => !passed_over)).toEqual([
      { number: 4, passed_over: false },
    ]);
    expect(numbers.map(({ number }) => number)).toEqual(
      recomputed({ seed: draw?.seed as string, ...terms }, { tickets: 4, count: numbers.length }),
    );
    expect(await cashOf(other.caller)).toBe(5_000);
    expect(await drawnTimes(identifier)).toBe(1);
  });

  it("passes over who is erased: nobody could enter the account", async () => {
    const identifier = await open({ prizes_cents: [5_000] });
    const [gone, other] = [
      await signedInPlayer(kit.house, url),
      await signedInPlayer(kit.house, url),
    ];
    await happen(kit, settledNow(kit, gone.id, 9_000n), settledNow(kit, other.id, 1_000n));
    await kit.house.database.query(
      "update accounts.players set closed_at = now(), erased_at = now() where id = $1",
      [gone.id],
    );
    await endAndDraw(kit);
    expect((await page(identifier)).winners.map(({ number }) => number)).toEqual([10]);
    expect(await cashOf(other.caller)).toBe(5_000);
  });

  it("gives no more prizes than there are tickets, and none without any", async () => {
    const few = await open({ prizes_cents: [300, 200, 100] });
    const none = await open({ games: ["lantern-tide"] });
    const { id } = await signedInPlayer(kit.house, url);
    await happen(kit, settledNow(kit, id, 2_000n));
    await endAndDraw(kit);
    expect((await page(few)).winners.map(({ prize }) => prize)).toEqual([1, 2]);
    const { draw, winners, terms } = await page(none);
    expect([draw?.numbers, winners]).toEqual([[], []]);
    expect(sha256(draw?.seed as string)).toBe(terms.seed_hash);
  });

  it("waits until what was settled before the end is heard, and takes nothing in behind it", async () => {
    const identifier = await open();
    const { id, caller } = await signedInPlayer(kit.house, url);
    const late = settledNow(kit, id, 1_000n);
    kit.clock.advance(LASTS_MS + 4_999);
    await drawDue(kit.house);
    expect((await page(identifier)).draw).toBeNull();
    await happen(kit, late);
    kit.clock.advance(1);
    await drawDue(kit.house);
    expect((await page(identifier)).winners).toHaveLength(1);
    await happen(kit, settled(id, 1_000n, { at: late.payload.at as string }));
    expect((await page(identifier)).tickets).toBe(1);
    expect(await cashOf(caller)).toBe(5_000);
  });

  it("is made once by two houses that look at the same moment, and by none later", async () => {
    const identifiers = [await open({ prizes_cents: [300, 200] }), await open()];
    const { id, caller } = await signedInPlayer(kit.house, url);
    await happen(kit, settledNow(kit, id, 9_000n));
    const { database } = kit.house;
    const other = await openTestHouse({ database, clock: kit.clock, seed: "draws of lotteries" });
    kit.clock.advance(LASTS_MS + 60_000);
    const houses = [kit.house, other.house];
    await Promise.all([...houses, ...houses].map((house) => drawDue(house)));
    await Promise.all(houses.map((house) => drawDue(house)));
    await other.house.reactions.stop();
    expect(await Promise.all(identifiers.map(drawnTimes))).toEqual([2, 1]);
    expect(await cashOf(caller)).toBe(300 + 200 + 5_000);
  });

  it("repays first what its winner owes", async () => {
    await open();
    const { id, caller } = await signedInPlayer(kit.house, url);
    await fund(kit.house, id, 1n);
    await kit.house.database.query(
      `insert into wallet.transfers (player_id, group_id, leg, kind, currency, debit, credit, amount)
       values ($1, gen_random_uuid(), 0, 'correction', 'EUR', 'house:receivables', 'debt', 100)`,
      [id],
    );
    await happen(kit, settledNow(kit, id, 1_000n));
    await endAndDraw(kit);
    expect(await cashOf(caller)).toBe(5_000 + 1 - 100);
  });

  it("is not made of a lottery that was cancelled before its end, and cannot be stopped after it", async () => {
    const [cancelled, ended] = [await open(), await open()];
    const { id } = await signedInPlayer(kit.house, url);
    await happen(kit, settledNow(kit, id, 1_000n));
    const [first] = operators;
    const cancel = async (id: string) =>
      (await first.call(cancelLottery, { params: { id }, body: { reason: "a test" } })).status;
    expect(await cancel(cancelled)).toBe(200);
    kit.clock.advance(LASTS_MS + 1_000);
    expect(await cancel(ended)).toBe(409);
    kit.clock.advance(60_000);
    await drawDue(kit.house);
    expect(await drawnTimes(cancelled)).toBe(0);
    expect(await drawnTimes(ended)).toBe(1);
  });
});

// A draw holds its lottery and waits for the accounts of its winners.
it.runIf(process.env["TEST_DATABASE_URL"])(
  "behind its end nobody who holds accounts waits for a lottery",
  async () => {
    const lottery = quickLottery(kit);
    await published(operators, lottery);
    const { id: playerId } = await signedInPlayer(kit.house, url);
    kit.clock.advance(LASTS_MS + 60_000);
    const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const draw = kit.house.database.tx(async (tx) => {
      await claimPublished(tx, lottery.id);
      held.resolve();
      await over.promise;
    });
    await held.promise;
    const given = kit.house.database.tx(async (tx) => {
      await lockAccounts(tx, [playerId]);
      const reward = { kind: "lotteries", lotteryId: lottery.id, count: 1 } as const;
      const shown = { title: "Tickets", groupKey: "tickets", source: "a test" };
      await giveReward(kit.house, tx, { id: randomUUID(), playerId, reward, ...shown });
    });
    await expect(given).rejects.toMatchObject({ code: "reward_gone" });
    over.resolve();
    await draw;
  },
);

describe("a drawn lottery", () => {
  it("never changes again", async () => {
    const identifier = await open();
    await endAndDraw(kit);
    for (const part of ["state = 'published'", "seed = 'other'", "tickets = 9"])
      await expect(
        kit.house.database.query(`update lotteries.lotteries set ${part} where identifier = $1`, [
          identifier,
        ]),
      ).rejects.toThrow(/kept as it was/);
  });
});

// Nothing is heard behind this one: it comes last.
describe("a lottery whose rounds are not heard yet", () => {
  it("is not drawn", async () => {
    const identifier = await open();
    const { id } = await signedInPlayer(kit.house, url);
    const round = settledNow(kit, id, 1_000n);
    await kit.house.reactions.stop();
    await kit.house.database.tx((tx) => appendEvents(tx, [round]));
    kit.clock.advance(LASTS_MS + 60_000);
    await drawDue(kit.house);
    expect((await page(identifier)).draw).toBeNull();
  });
});
