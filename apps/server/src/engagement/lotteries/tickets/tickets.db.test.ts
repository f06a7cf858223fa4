import { randomUUID } from "node:crypto";
import {
  getLottery,
  getLotteryStatus,
  listLotteries,
  listLotteryStatuses,
  listLotteryTickets,
  playRound,
  TICKETS_PAGE,
} from "@houselight/contracts";
import {
  brokenInvariants,
  type HttpCaller,
  happen,
  httpCaller,
  openTestHouse,
  settled,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { published, quickLottery, saltOf } from "../lotteries.testing.ts";
import { ticketsForRounds } from "./give-tickets.ts";

let kit: TestHouse;
let url: string;
let guest: HttpCaller;
let operators: [HttpCaller, HttpCaller];
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "tickets of lotteries" });
  url = kit.served?.url as string;
  guest = httpCaller(url);
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
const statusOf = async (caller: HttpCaller, id: string) =>
  (await caller.call(getLotteryStatus, { params: { id } })).body;
const ticketsOf = async (id: string, after = 0) =>
  (await guest.call(listLotteryTickets, { params: { id }, query: { after } })).body;
const player = () => signedInPlayer(kit.house, url);

describe("a lottery", () => {
  it("LOTTERY-01: is listed and shown by id and identifier, with the hash of its seed", async () => {
    const title = { en: "Ten Lamps", de: "Zehn Lampen" };
    const identifier = await open({ title, prizes_cents: [900, 100] });
    const { body: all } = await guest.call(listLotteries, {});
    const one = all.find((lottery) => lottery.identifier === identifier);
    expect(one).toMatchObject({
      lottery_id: one?.id,
      title: "Ten Lamps",
      in_progress: true,
      tickets: 0,
      status: "active",
      group_ids: [],
      image: null,
      currency: "EUR",
      prizes_cents: [900, 100],
      ticket_price_cents: 1_000,
      games: [],
    });
    const shown = await page(identifier);
    expect(shown).toEqual(await page(one?.id as string));
    expect(shown).toMatchObject({ ...one, draw: null, winners: [] });
    expect(shown.terms).toEqual({
      seed_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      nonce: 1,
      salt: one?.id,
    });
  });

  it("LOTTERY-01: has its title in the language that is read, else in English", async () => {
    const identifier = await open({ title: { en: "Ten Lamps", de: "Zehn Lampen" } });
    const titles = async (caller: HttpCaller) => [
      (await page(identifier, caller)).title,
      (await caller.call(listLotteries, {})).body.find((one) => one.identifier === identifier)
        ?.title,
    ];
    const at = (locale: string) => titles(httpCaller(url, { "x-locale": locale }));
    expect(await at("de")).toEqual(["Zehn Lampen", "Zehn Lampen"]);
    expect(await at("no")).toEqual(["Ten Lamps", "Ten Lamps"]);
    // Whoever calls without a page reads in their own language.
    const { caller, id } = await player();
    await kit.house.database.query("update accounts.players set language = 'de' where id = $1", [
      id,
    ]);
    expect(await titles(caller)).toEqual(["Zehn Lampen", "Zehn Lampen"]);
  });

  it("LOTTERY-01: gives tickets for a round that is played, and its player sees the numbers", async () => {
    const identifier = await open({ games: ["vault-of-buttons"] });
    const { caller } = await signedInPlayer(kit.house, url, 10_000n);
    const play = (slug: string, stake_cents: number) =>
      caller.call(playRound, {
        params: { slug },
        body: { id: randomUUID(), currency: "EUR", bet: { kind: "slot", stake_cents } },
      });
    expect((await play("lantern-tide", 1_000)).status).toBe(200);
    const { body, status } = await play("vault-of-buttons", 1_000);
    expect(status).toBe(200);
    await kit.house.reactions.settled();
    const { lottery_id, tickets, in_progress, numbers, won } = await statusOf(caller, identifier);
    expect([tickets, in_progress, won]).toEqual([1, true, []]);
    expect(numbers).toEqual([{ first_number: 1, count: 1 }]);
    expect(await ticketsOf(identifier)).toEqual([
      { first_number: 1, count: 1, source_id: body.id },
    ]);
    const { body: statuses } = await caller.call(listLotteryStatuses, {});
    expect(statuses.find((one) => one.lottery_id === lottery_id)).toMatchObject({ tickets: 1 });
    expect((await guest.call(getLotteryStatus, { params: { id: identifier } })).status).toBe(401);
  });
});

describe("tickets", () => {
  it("are given for whole prices; the rest of a stake waits, each player's apart", async () => {
    const identifier = await open();
    const [one, other] = [await player(), await player()];
    await happen(kit, settled(one.id, 2_999n), settled(other.id, 999n));
    expect((await statusOf(one.caller, identifier)).tickets).toBe(2);
    expect(await statusOf(other.caller, identifier)).toMatchObject({ tickets: 0, numbers: [] });
    await happen(kit, settled(one.id, 1n));
    await happen(kit, settled(other.id, 3_001n));
    expect((await statusOf(one.caller, identifier)).numbers).toEqual([
      { first_number: 3, count: 1 },
      { first_number: 1, count: 2 },
    ]);
    expect((await statusOf(other.caller, identifier)).numbers).toEqual([
      { first_number: 4, count: 4 },
    ]);
    expect((await page(identifier)).tickets).toBe(7);
  });

  it("give their salt to anybody who goes through them, page by page", async () => {
    const identifier = await open();
    const { id } = await player();
    const rounds = Array.from({ length: TICKETS_PAGE + 1 }, (_, at) =>
      settled(id, at % 2 ? 1_500n : 2_500n),
    );
    await happen(kit, ...rounds);
    const first = await ticketsOf(identifier);
    expect(first).toHaveLength(TICKETS_PAGE);
    const rest = await ticketsOf(identifier, first.at(-1)?.first_number);
    expect(rest).toHaveLength(1);
    const shown = await page(identifier);
    expect(saltOf(shown.id, [...first, ...rest])).toBe(shown.terms.salt);
    expect(JSON.stringify(first)).not.toContain("player");
  });

  it("are given for stakes of any currency, by their worth in euros", async () => {
    const identifier = await open();
    const { id, caller } = await player();
    // A yen is 0.56 cents: 1,785 are 999.6, and one more makes the ticket with the cents that were kept.
    await happen(kit, settled(id, 1_785n, { currency: "JPY" }));
    expect((await statusOf(caller, identifier)).tickets).toBe(0);
    await happen(kit, settled(id, 2n, { currency: "JPY" }));
    expect((await statusOf(caller, identifier)).tickets).toBe(1);
  });

  it("are given for small stakes too, of which none is a cent, in however many batches", async () => {
    const identifier = await open();
    const { id, caller } = await player();
    const yens = (count: number) =>
      happen(kit, ...Array.from({ length: count }, () => settled(id, 1n, { currency: "JPY" })));
    // 1,785 yens are EUR 9.996.
    await yens(1_000);
    await yens(785);
    expect((await statusOf(caller, identifier)).tickets).toBe(0);
    await yens(1);
    expect((await statusOf(caller, identifier)).tickets).toBe(1);
  });

  it("are given for a stake of the player's own money alone", async () => {
    const identifier = await open();
    const { id, caller } = await player();
    await happen(
      kit,
      settled(id, 0n, { stakeBonus: 5_000n }),
      settled(id, 5_000n, { stakeBonus: 1n }),
      settled(id, 5_000n, { stakeHouse: 1n }),
      settled(id, 0n, { stakeHouse: 5_000n }),
    );
    expect((await statusOf(caller, identifier)).tickets).toBe(0);
    await happen(kit, settled(id, 1_000n, { stakeHouse: 0n }));
    expect((await statusOf(caller, identifier)).tickets).toBe(1);
  });

  it("are given for rounds of the lottery's time, whenever they are heard", async () => {
    const now = kit.clock.now().getTime();
    const at = (ms: number) => new Date(now + ms).toISOString();
    const identifier = await open({ start_at: at(10_000), end_at: at(20_000) });
    const { id, caller } = await player();
    await happen(
      kit,
      settled(id, 1_000n, { at: at(9_999) }),
      settled(id, 1_000n, { at: at(20_000) }),
    );
    expect(await statusOf(caller, identifier)).toMatchObject({ tickets: 0, in_progress: false });
    await happen(
      kit,
      settled(id, 1_000n, { at: at(10_000) }),
      settled(id, 1_000n, { at: at(19_999) }),
    );
    expect((await statusOf(caller, identifier)).tickets).toBe(2);
  });

  it("are given for rounds of its games alone", async () => {
    const identifier = await open({ games: ["lantern-tide"] });
    const { id, caller } = await player();
    await happen(kit, settled(id, 1_000n));
    await happen(kit, settled(id, 1_000n, { subject: "lantern-tide" }));
    expect((await statusOf(caller, identifier)).tickets).toBe(1);
  });

  it("of a lottery for groups are their players', who alone see it", async () => {
    const identifier = await open({ group_ids: ["21", "258"] });
    const [member, other] = [await player(), await player()];
    await kit.house.database.query(
      "insert into accounts.player_groups (player_id, group_id) values ($1, '258')",
      [member.id],
    );
    await happen(kit, settled(member.id, 1_000n), settled(other.id, 1_000n));
    expect(await statusOf(member.caller, identifier)).toMatchObject({ tickets: 1 });
    expect((await page(identifier, member.caller)).tickets).toBe(1);
    const params = { id: identifier };
    for (const caller of [other.caller, guest]) {
      expect((await caller.call(getLottery, { params })).status).toBe(404);
      expect((await caller.call(listLotteryTickets, { params, query: {} })).status).toBe(404);
      const { body } = await caller.call(listLotteries, {});
      expect(body.some((one) => one.identifier === identifier)).toBe(false);
    }
    expect((await other.caller.call(getLotteryStatus, { params })).status).toBe(404);
    // Who has tickets goes on seeing the lottery, in the groups or not.
    await kit.house.database.query("delete from accounts.player_groups where player_id = $1", [
      member.id,
    ]);
    expect(await statusOf(member.caller, identifier)).toMatchObject({ tickets: 1 });
    expect(
      (await member.caller.call(listLotteries, {})).body.map((one) => one.identifier),
    ).toContain(identifier);
  });
});

describe("a round", () => {
  it("gives its tickets once: heard again it is refused, with all that came with it", async () => {
    const identifier = await open();
    const [one, other] = [await player(), await player()];
    const round = settled(one.id, 1_000n);
    await happen(kit, round);
    const again = [settled(other.id, 1_000n), round].map((event) => ({
      ...event,
      payload: JSON.parse(
        JSON.stringify(event.payload, (_, v) => (typeof v === "bigint" ? `${v}` : v)),
      ),
    }));
    const { handle } = ticketsForRounds(kit.house);
    await expect(kit.house.database.tx((tx) => handle(tx, again as never))).rejects.toThrow(
      /grants_once/,
    );
    expect((await page(identifier)).tickets).toBe(1);
    expect((await statusOf(other.caller, identifier)).tickets).toBe(0);
  });

  it("gives tickets of every lottery that runs, and none of one that is not published", async () => {
    const [first, second] = [await open(), await open({ ticket_price_cents: 500 })];
    const { id, caller } = await player();
    await happen(kit, settled(id, 1_000n));
    expect((await statusOf(caller, first)).tickets).toBe(1);
    expect((await statusOf(caller, second)).tickets).toBe(2);
  });
});

describe("the record", () => {
  it("of tickets is kept as it was written", async () => {
    for (const change of [
      "update lotteries.grants set count = count + 1",
      "delete from lotteries.grants",
      "update lotteries.lotteries set prizes = '{1}'",
      `update lotteries.lotteries set title = '{"en": "Another"}'`,
      "update lotteries.lotteries set tickets = 0 where tickets > 0",
      "update lotteries.lotteries set link = 2",
      "delete from lotteries.draws",
      "delete from lotteries.winners",
      "delete from lotteries.lotteries",
    ])
      await expect(kit.house.database.query(change), change).rejects.toThrow(/kept as it was/);
  });
});
