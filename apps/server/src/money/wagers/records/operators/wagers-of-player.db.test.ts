import { randomUUID } from "node:crypto";
import { getPlayerWager, listPlayerWagers } from "@houselight/contracts";
import {
  fund,
  type HttpCaller,
  openTestHouse,
  registered,
  signedInOperator,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postTransfers } from "#core/wallet";
import { wagers } from "../../public.ts";
import { prepareToy, toyStake } from "../../toy-owner.testing.ts";

const NOBODY = 9_999_999;
const MINUTE_MS = 60_000;
const clock = new TestClock();
let kit: TestHouse;
let url: string;
let support: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ clock, serve: {} });
  await prepareToy(kit.house.database);
  url = kit.served?.url as string;
  support = await signedInOperator(kit.house, url, "support");
});
afterAll(() => kit.close());

/** A player with money, and one who stakes it. */
async function staker() {
  const { id } = await registered(kit.house);
  await fund(kit.house, id, 1000n);
  const place = async (stake: bigint, part: Parameters<typeof toyStake>[3] = {}) => {
    const command = toyStake(kit.house, id, stake, part);
    const answer = await wagers(kit.house).place(command);
    expect(answer).toHaveProperty("wager");
    return command;
  };
  const list = async (query: Record<string, unknown> = {}) =>
    (await support.call(listPlayerWagers, { params: { id: Number(id) }, query })).body;
  const file = (wagerId: string, player_id = Number(id)) =>
    support.call(getPlayerWager, { params: { player_id, id: wagerId } });
  return { id, place, list, file };
}

const settle = async (placed: ReturnType<typeof toyStake>, payout: bigint) => {
  const { owner, playerId } = placed;
  const command = { owner, playerId, id: randomUUID(), bodyHash: "settle", wagerId: placed.id };
  expect(await wagers(kit.house).settle({ ...command, payout })).toHaveProperty("wager");
  return command.id;
};

describe("a player's wagers, for operators", () => {
  it("are listed with their money and their ends, the latest first", async () => {
    const { place, list } = await staker();
    const instant = await place(100n, { payout: 250n });
    const open = await place(50n);
    const placedAt = clock.now().toISOString();
    clock.advance(MINUTE_MS);
    const ended = await place(20n);
    clock.advance(MINUTE_MS);
    await settle(ended, 0n);
    const endedAt = clock.now().toISOString();
    expect(await list()).toMatchObject([
      {
        id: ended.id,
        status: "settled",
        stake_cents: 20,
        paid_cents: 0,
        open_cents: 0,
        ended_at: endedAt,
      },
      { id: open.id, status: "open", stake_cents: 50, open_cents: 50, ended_at: null },
      {
        id: instant.id,
        owner: "toy",
        subject: "toy",
        licence: "CW",
        currency: "EUR",
        status: "settled",
        stake_cents: 100,
        stake_bonus_cents: 0,
        stake_house_cents: 0,
        paid_cents: 250,
        session_id: 1,
        country: "DE",
        placed_at: placedAt,
        ended_at: placedAt,
      },
    ]);
    expect((await list({ status: "open" })).map(({ id }) => id)).toEqual([open.id]);
    expect((await list({ limit: 1 })).map(({ id }) => id)).toEqual([ended.id]);
    expect((await list({ before: ended.id, limit: 1 })).map(({ id }) => id)).toEqual([open.id]);
    expect(await list({ before: randomUUID() })).toEqual([]);
  });

  it("are not there of a player who is not, and are no other's", async () => {
    const one = await staker();
    const other = await staker();
    const { id } = await one.place(10n);
    expect(await other.list()).toEqual([]);
    const nobody = { params: { id: NOBODY }, query: {} };
    expect((await support.call(listPlayerWagers, nobody)).status).toBe(404);
    expect((await other.file(id)).status).toBe(404);
    expect((await one.file(id, NOBODY)).status).toBe(404);
    expect((await one.file(randomUUID())).status).toBe(404);
    expect((await one.file("7")).status).toBe(422);
  });
});

describe("one wager, for operators", () => {
  it("is told with its commands and what they moved, by the id of any of them", async () => {
    const { place, file } = await staker();
    const placed = await place(50n);
    const open = (await file(placed.id)).body;
    expect(open).toMatchObject({ record: null, wager: { status: "open" } });
    const settled = await settle(placed, 80n);
    const { body } = await file(placed.id);
    expect(body).toMatchObject({
      wager: { id: placed.id, status: "settled", paid_cents: 80 },
      commands: [
        { id: placed.id, kind: "place", status: "open", open_cents: 50, paid_cents: 0 },
        { id: settled, kind: "settle", status: "settled", open_cents: 0, paid_cents: 80 },
      ],
      movements: [
        { kind: "stake", debit: "cash", credit: "stakes", amount_cents: 50 },
        { kind: "settlement", debit: "stakes", credit: "house:sports", amount_cents: 50 },
        { kind: "payout", debit: "house:sports", credit: "cash", amount_cents: 80 },
      ],
      record: "1",
    });
    expect((await file(settled)).body).toEqual(body);
  });

  it("has no commands as an instant round, and both its movements", async () => {
    const { place, file } = await staker();
    const { id } = await place(100n, { payout: 250n });
    const { body } = await file(id.toUpperCase());
    expect(body.commands).toEqual([]);
    expect(body.movements.map(({ kind, changes }) => [kind, changes[0]?.amount_cents])).toEqual([
      ["stake", -100],
      ["payout", 250],
    ]);
  });

  it("takes no payment that has its id for a movement of its own", async () => {
    const { id, place, file } = await staker();
    const wager = await place(100n, { payout: 0n });
    const hold = { leg: 10, kind: "hold", debit: "cash", credit: "held" } as const;
    const shared = { playerId: id, groupId: wager.id, currency: "EUR", amount: 5n };
    await kit.house.database.tx((tx) => postTransfers(tx, [{ ...shared, ...hold }]));
    expect((await file(wager.id)).body.movements.map(({ kind }) => kind)).toEqual(["stake"]);
  });

  it("is for operators who may read players", async () => {
    const { id, caller } = await signedInPlayer(kit.house, url);
    const cashier = await signedInOperator(kit.house, url, "cashier");
    const list = { params: { id: Number(id) }, query: {} };
    const one = { params: { player_id: Number(id), id: randomUUID() } };
    expect((await caller.call(listPlayerWagers, list)).status).toBe(401);
    expect((await cashier.call(listPlayerWagers, list)).status).toBe(403);
    expect((await caller.call(getPlayerWager, one)).status).toBe(401);
    expect((await cashier.call(getPlayerWager, one)).status).toBe(403);
  });
});
