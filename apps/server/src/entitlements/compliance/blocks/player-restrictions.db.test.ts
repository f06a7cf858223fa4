import {
  blockPlayer,
  createUserLimit,
  freezePlayer,
  getPlayerRestrictions,
  setRealityCheck,
} from "@houselight/contracts";
import {
  type HttpCaller,
  openTestHouse,
  registered,
  signedInOperator,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const clock = new TestClock();
let kit: TestHouse;
let url: string;
let support: HttpCaller;
let manager: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ clock, serve: {} });
  url = kit.served?.url as string;
  support = await signedInOperator(kit.house, url, "support");
  manager = await signedInOperator(kit.house, url, "manager");
});
afterAll(() => kit.close());

const restrictionsOf = async (id: bigint, by = support) => {
  const { status, body } = await by.call(getPlayerRestrictions, { params: { id: Number(id) } });
  expect(status).toBe(200);
  return body;
};

describe("what restricts a player, for operators", () => {
  it("is nothing at first", async () => {
    const { id } = await registered(kit.house);
    expect(await restrictionsOf(id, manager)).toEqual({
      player_id: Number(id),
      blocked_until: null,
      frozen: false,
      cooling_off_until: null,
      excluded_until: null,
      reality_minutes: null,
      reality_answered_at: null,
      limits: [],
      blocks: [],
    });
  });

  it("is a block until it ends, and its record afterwards", async () => {
    const { id } = await registered(kit.house);
    const until = new Date(clock.now().getTime() + 60_000).toISOString();
    await manager.call(blockPlayer, {
      params: { id: Number(id) },
      body: { until, reason: "asked by letter" },
    });
    const blocks = [{ ends_at: until, reason: "asked by letter", operator: expect.any(String) }];
    expect(await restrictionsOf(id)).toMatchObject({ blocked_until: until, blocks });
    clock.advance(60_000);
    expect(await restrictionsOf(id)).toMatchObject({ blocked_until: null, blocks });
  });

  it("is a limit with what is used of it, a pause, and reality checks", async () => {
    const { id, caller } = await signedInPlayer(kit.house, url);
    const accounts = [{ currency: "EUR", amount_cents: 5_000 }];
    const limit = await caller.call(createUserLimit, {
      body: { type: "loss", period: "day", accounts } as never,
    });
    expect(limit.status, JSON.stringify(limit.body)).toBe(201);
    await caller.call(setRealityCheck, { body: { minutes: 60 } });
    const pause = await caller.call(createUserLimit, {
      body: { type: "coolingoff", period: "day" } as never,
    });
    expect(pause.status, JSON.stringify(pause.body)).toBe(201);
    expect(await restrictionsOf(id)).toMatchObject({
      cooling_off_until: new Date(clock.now().getTime() + 86_400_000).toISOString(),
      reality_minutes: 60,
      limits: [
        {
          type: "loss",
          accounts: [{ currency: "EUR", amount_cents: 5_000, current_value_amount_cents: 0 }],
        },
        { type: "coolingoff" },
      ],
    });
  });

  it("tells of a freeze those alone who work on freezes", async () => {
    const { id } = await registered(kit.house);
    const frozen = await manager.call(freezePlayer, {
      params: { id: Number(id) },
      body: { reason: "a strange pattern" },
    });
    expect(frozen.status).toBe(200);
    await kit.house.reactions.settled();
    expect(await restrictionsOf(id, manager)).toMatchObject({ frozen: true });
    expect(await restrictionsOf(id, support)).toMatchObject({ frozen: null, blocked_until: null });
  });

  it("is for operators who may read players, of players who are there", async () => {
    const nobody = { params: { id: 9_999_999 } };
    expect((await support.call(getPlayerRestrictions, nobody)).status).toBe(404);
    const { id, caller } = await signedInPlayer(kit.house, url);
    const cashier = await signedInOperator(kit.house, url, "cashier");
    const ask = { params: { id: Number(id) } };
    expect((await caller.call(getPlayerRestrictions, ask)).status).toBe(401);
    expect((await cashier.call(getPlayerRestrictions, ask)).status).toBe(403);
  });
});
