import { randomUUID } from "node:crypto";
import {
  cancelLottery,
  getLottery,
  getLotteryStatus,
  listLotteries,
  listLotteryTickets,
  listOperatorLotteries,
  listTrailEntries,
  proposeLottery,
  publishLottery,
} from "@houselight/contracts";
import {
  brokenInvariants,
  type HttpCaller,
  happen,
  httpCaller,
  openTestHouse,
  operatorGoes,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endAndDraw, published, quickLottery, settledNow } from "../lotteries.testing.ts";

let kit: TestHouse;
let url: string;
let guest: HttpCaller;
let olga: HttpCaller;
let paul: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "lotteries of operators" });
  url = kit.served?.url as string;
  guest = httpCaller(url);
  olga = await signedInOperator(kit.house, url, "manager");
  paul = await signedInOperator(kit.house, url, "manager");
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

const body = { reason: "a test" };
const publish = (by: HttpCaller, id: string) => by.call(publishLottery, { params: { id }, body });
const cancel = (by: HttpCaller, id: string) => by.call(cancelLottery, { params: { id }, body });
const propose = (by: HttpCaller, part: Parameters<typeof quickLottery>[1] = {}) =>
  by.call(proposeLottery, { body: quickLottery(kit, part) });
const refusal = ({ status, body: answer }: { status: number; body: unknown }) => [
  status,
  Object.keys(
    Object.values((answer as { errors?: Record<string, object> }).errors ?? {})[0] ?? {},
  )[0],
];
const isShown = async (identifier: string) =>
  (await guest.call(listLotteries, {})).body.some((one) => one.identifier === identifier);

describe("a proposal", () => {
  it("whose proposer has left, or may propose no more, is made anew", async () => {
    for (const role of [undefined, "support"] as const) {
      const gone = await signedInOperator(kit.house, url, "manager");
      const { body: proposed } = await propose(gone);
      await operatorGoes(kit.house, proposed.changed_by, role);
      expect(refusal(await publish(paul, proposed.id))).toEqual([409, "proposer_gone"]);
    }
  });

  it("waits, unseen by players, until another operator publishes it, and both are on the trail", async () => {
    const identifier = "four-eyes";
    const { body: proposed, status } = await propose(olga, { identifier });
    expect([status, proposed.state, proposed.in_progress]).toEqual([201, "proposed", false]);
    expect(await isShown(identifier)).toBe(false);
    const params = { id: identifier };
    expect(refusal(await guest.call(getLottery, { params }))).toEqual([404, "lottery_not_found"]);
    expect(refusal(await publish(olga, identifier))).toEqual([403, "second_operator_needed"]);
    expect((await publish(paul, proposed.id)).body.state).toBe("published");
    expect(await isShown(identifier)).toBe(true);
    expect(refusal(await publish(olga, identifier))).toEqual([409, "lottery_state"]);
    const trail = await olga.call(listTrailEntries, { query: { subject: "lottery four-eyes" } });
    expect(trail.body.map(({ action }) => action)).toEqual([
      "lotteries.publish",
      "lotteries.propose",
    ]);
  });

  it("gives no tickets before its publication", async () => {
    const { body: proposed } = await propose(olga);
    const { id, caller } = await signedInPlayer(kit.house, url);
    await happen(kit, settledNow(kit, id, 9_000n));
    await publish(paul, proposed.id);
    const { body: own } = await caller.call(getLotteryStatus, { params: { id: proposed.id } });
    expect(own.tickets).toBe(0);
  });

  it("is the same for the same request, and refused under its id with another body", async () => {
    const request = { body: quickLottery(kit, { identifier: "once-only" }) };
    const answers = await Promise.all([1, 2, 3].map(() => olga.call(proposeLottery, request)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const other = { body: { ...request.body, title: { en: "Another" } } };
    expect(refusal(await olga.call(proposeLottery, other))).toEqual([409, "idempotency_mismatch"]);
    expect(refusal(await propose(olga, { identifier: "once-only" }))).toEqual([
      409,
      "lottery_identifier_taken",
    ]);
  });

  it.each([
    [{ games: ["lantern-tide", "no-such-game"] }, [422, "lottery_game_unknown"]],
    [{ group_ids: ["21", "999999"] }, [422, "lottery_group_unknown"]],
    [
      { start_at: "2020-01-01T00:00:00Z", end_at: "2020-01-02T00:00:00Z" },
      [422, "lottery_ends_early"],
    ],
  ])("of %o is refused", async (part, expected) => {
    expect(refusal(await propose(olga, part))).toEqual(expected);
  });

  it.each([
    { identifier: "Not An Address" },
    { identifier: "statuses" },
    { identifier: randomUUID() },
    { title: { en: "x" } },
    { title: { en: "two\nlines" } },
    { title: { en: "Quick", de: "x" } },
    { title: { de: "Nur deutsch" } },
    { title: "Quick" },
    { image: "https://elsewhere.example/a.png" },
    { image: "//elsewhere.example/a.png" },
    { group_ids: ["vip"] },
    { end_at: "2020-01-01T00:00:00Z" },
    { end_at: "2999-01-01T00:00:00Z" },
    { currency: "XXX" },
    { ticket_price_cents: 99 },
    { prizes_cents: [] },
    { prizes_cents: [0] },
    { prizes_cents: [100, 200] },
    { prizes_cents: Array.from({ length: 51 }, () => 1) },
    { games: ["../x"] },
    { reason: " " },
    { surprise: true },
  ])("with %o is not understood", async (part) => {
    expect((await propose(olga, part as object)).status).toBe(422);
  });

  it("is a manager's alone", async () => {
    const cashier = await signedInOperator(kit.house, url, "cashier");
    const { caller } = await signedInPlayer(kit.house, url);
    expect((await propose(cashier)).status).toBe(403);
    expect((await publish(cashier, "once-only")).status).toBe(403);
    expect((await cancel(cashier, "once-only")).status).toBe(403);
    expect((await cashier.call(listOperatorLotteries, { query: {} })).status).toBe(403);
    expect((await propose(guest)).status).toBe(401);
    expect((await publish(caller, "once-only")).status).toBe(401);
  });
});

describe("a publication", () => {
  it("is made once by ten at a time", async () => {
    const { body: proposed } = await propose(olga);
    const answers = await Promise.all(Array.from({ length: 10 }, () => publish(paul, proposed.id)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });
});

describe("a cancelled lottery", () => {
  it("that was published is another operator's to cancel, gives no more tickets and says so", async () => {
    const identifier = await published([olga, paul], quickLottery(kit));
    const { id, caller } = await signedInPlayer(kit.house, url);
    await happen(kit, settledNow(kit, id, 1_000n));
    expect(refusal(await cancel(paul, identifier))).toEqual([403, "second_operator_needed"]);
    expect((await cancel(olga, identifier)).body).toMatchObject({
      state: "cancelled",
      in_progress: false,
      status: "archive",
      paid_eur_cents: 0,
    });
    const params = { id: identifier };
    const { body: seen } = await guest.call(getLottery, { params });
    expect(seen).toMatchObject({ status: "archive", cancelled: true, draw: null, tickets: 1 });
    expect((await caller.call(getLotteryStatus, { params })).body).toMatchObject({
      tickets: 1,
      in_progress: false,
    });
    const tickets = async () =>
      (await caller.call(listLotteryTickets, { params, query: {} })).body.length;
    const before = await tickets();
    await happen(kit, settledNow(kit, id, 1_000n));
    expect(await tickets()).toBe(before);
    for (const answer of [await cancel(paul, identifier), await publish(paul, identifier)])
      expect(refusal(answer)).toEqual([409, "lottery_state"]);
  });

  it("that was only proposed is anybody's to cancel, and never shown", async () => {
    const { body: proposed } = await propose(olga);
    expect((await cancel(olga, proposed.id)).body.state).toBe("cancelled");
    expect(await isShown(proposed.identifier)).toBe(false);
    const params = { id: proposed.id };
    expect((await guest.call(getLottery, { params })).status).toBe(404);
  });

  it("is found under no address that does not exist", async () => {
    const id = `lot-${randomUUID().slice(0, 8)}`;
    for (const answer of [
      await publish(paul, id),
      await cancel(paul, id),
      await publish(paul, randomUUID()),
      await guest.call(getLottery, { params: { id } }),
      await guest.call(getLottery, { params: { id: randomUUID() } }),
      await guest.call(listLotteryTickets, { params: { id }, query: {} }),
    ])
      expect(refusal(answer)).toEqual([404, "lottery_not_found"]);
    for (const path of [
      "Not%20One",
      "a/tickets?after=-1",
      "a/tickets?after=x",
      "a/tickets?after=1e99",
    ])
      expect((await fetch(`${url}/api/lotteries/${path}`)).status, path).toBe(422);
  });
});

// Time goes by in this one: it comes last.
describe("an operator", () => {
  it("sees every lottery, the latest proposed first, with what it paid", async () => {
    const identifier = await published([olga, paul], quickLottery(kit));
    const { id } = await signedInPlayer(kit.house, url);
    await happen(kit, settledNow(kit, id, 1_000n));
    const { body: late } = await propose(olga);
    await endAndDraw(kit);
    const rita = await signedInOperator(kit.house, url, "manager");
    expect(refusal(await publish(rita, late.id))).toEqual([409, "lottery_over"]);
    const { body: all } = await rita.call(listOperatorLotteries, { query: {} });
    expect(all[0]?.id).toBe(late.id);
    const drawn = all.find((one) => one.identifier === identifier);
    expect(drawn).toMatchObject({ state: "finished", paid_eur_cents: 5_000, tickets: 1 });
    const after = { query: { after: late.id } };
    const { body: rest } = await rita.call(listOperatorLotteries, after);
    expect(rest.map((one) => one.id)).toEqual(all.slice(1).map((one) => one.id));
    expect(refusal(await cancel(rita, identifier))).toEqual([409, "lottery_state"]);
  });
});
