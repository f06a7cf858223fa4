import { randomUUID } from "node:crypto";
import {
  activateBonus,
  activateGift,
  cancelGift,
  createUserLimit,
  disabledBonuses,
  getVipStanding,
  getWheel,
  type GiftView,
  listAccounts,
  listBonuses,
  listGifts,
  listNotices,
  spinWheel,
  updateBonusSettings,
  vipProgram,
  wheelConfig,
} from "@houselight/contracts";
import {
  brokenInvariants,
  chosenByTwo,
  type HttpCaller,
  openTestHouse,
  signedInOperator,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Reward } from "#core/rewards";

import { lockAccounts, postTransfers, repayDebts, type Transfer } from "#core/wallet";
import { given } from "./gifts.testing.ts";
import { expireGifts } from "./take/end-gifts.ts";

const DAY_MS = 86_400_000;
const clock = new TestClock("2027-02-10T10:00:00Z");
let kit: TestHouse;
let url: string;
let manager: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, env: { DEMO: "yes" }, seed: "gifts", clock });
  url = kit.served?.url as string;
  manager = await signedInOperator(kit.house, url, "manager");
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

const player = () => signedInPlayer(kit.house, url, 10_000n);
const take = (caller: HttpCaller, id: string) => caller.call(activateGift, { params: { id } });
const giftsOf = async (caller: HttpCaller) => (await caller.call(listGifts, {})).body;
const giftOf = async (caller: HttpCaller, id: string) =>
  (await giftsOf(caller)).find((one) => one.id === id) as GiftView;
const refusal = ({ status, body }: { status: number; body: unknown }) => [
  status,
  Object.keys((body as { errors: { base: object } }).errors.base)[0],
];
const cashOf = async (caller: HttpCaller) =>
  (await caller.call(listAccounts, {})).body.find(({ currency }) => currency === "EUR")
    ?.available_to_cashout_cents;
describe("a gift of cash", () => {
  it("BONUS-01: stands in the list, is taken once, and its cash is on the account", async () => {
    const { id: playerId, caller } = await player();
    const id = await given(kit, playerId);
    expect(await giftsOf(caller)).toMatchObject([
      {
        id,
        title: "Ten for you",
        type: "cash",
        stage: "issued",
        currency: "EUR",
        amount_cents: 1_000,
        amount_wager_cents: 0,
        amount_wager_requirement_cents: 0,
        activatable: true,
        activatable_until: new Date(clock.now().getTime() + 7 * DAY_MS).toISOString(),
        group_key: "gift",
        group_keys: ["gift"],
        freespins_total: null,
      },
    ]);
    expect((await take(caller, id)).body).toMatchObject({ stage: "finished", activatable: false });
    expect(await cashOf(caller)).toBe(11_000);
    expect(refusal(await take(caller, id))).toEqual([409, "gift_not_activatable"]);
    expect(await cashOf(caller)).toBe(11_000);
  });

  it("is paid once, however often it is taken at once", async () => {
    const { id: playerId, caller } = await player();
    const id = await given(kit, playerId);
    const all = await Promise.all(Array.from({ length: 30 }, () => take(caller, id)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array(29).fill(409)]);
    expect(await cashOf(caller)).toBe(11_000);
  });

  it("repays a debt first", async () => {
    const { id: playerId, caller } = await player();
    const debt = { playerId, groupId: randomUUID(), kind: "correction", currency: "EUR" } as const;
    await kit.house.database.tx(async (tx) => {
      await lockAccounts(tx, [playerId]);
      await postTransfers(tx, [
        { ...debt, leg: 0, debit: "cash", credit: "house:adjustments", amount: 10_000n },
        { ...debt, leg: 1, debit: "house:receivables", credit: "debt", amount: 400n },
      ]);
    });
    await take(caller, await given(kit, playerId));
    expect(await cashOf(caller)).toBe(600);
  });

  it("repays a debt though a payment to which its player gave its id has repaid another", async () => {
    const { id: playerId, caller } = await player();
    const id = await given(kit, playerId);
    const owe = (amount: bigint): Transfer => {
      const named = { playerId, groupId: randomUUID(), leg: 0, currency: "EUR" } as const;
      return { ...named, kind: "correction", debit: "house:receivables", credit: "debt", amount };
    };
    await kit.house.database.tx(async (tx) => {
      await lockAccounts(tx, [playerId]);
      await postTransfers(tx, [owe(10_000n)]);
      await repayDebts(tx, [{ playerId, currency: "EUR", groupId: id }]);
      await postTransfers(tx, [owe(400n)]);
    });
    expect((await take(caller, id)).status).toBe(200);
    expect(await cashOf(caller)).toBe(600);
  });

  it("cannot be taken by another player, under an id that is none, or by a guest", async () => {
    const { id: playerId } = await player();
    const { caller: other } = await player();
    const id = await given(kit, playerId);
    expect(refusal(await take(other, id))).toEqual([404, "gift_not_found"]);
    expect(refusal(await other.call(cancelGift, { params: { id } }))).toEqual([
      404,
      "gift_not_found",
    ]);
    expect(refusal(await take(other, randomUUID()))).toEqual([404, "gift_not_found"]);
  });

  it("BONUS-02: expires in its time, and is not taken after it even before the look", async () => {
    const { id: playerId, caller } = await player();
    const id = await given(kit, playerId, undefined, { daysToActivate: 0 });
    expect(refusal(await take(caller, id))).toEqual([409, "gift_not_activatable"]);
    expect(refusal(await caller.call(cancelGift, { params: { id } }))).toEqual([409, "gift_over"]);
    await expireGifts(kit.house);
    expect(await giftOf(caller, id)).toMatchObject({ stage: "expired", activatable: false });
    expect(await cashOf(caller)).toBe(10_000);
  });

  it("expires with all of a backlog in one look", async () => {
    const { id: playerId, caller } = await player();
    const over = { daysToActivate: 0 };
    const ids = [0, 1, 2].map(() => given(kit, playerId, undefined, over));
    await Promise.all(ids);
    await expireGifts(kit.house, 1);
    for (const id of ids) expect((await giftOf(caller, await id)).stage).toBe("expired");
  });

  it("BONUS-02: is given up by its player, once", async () => {
    const { id: playerId, caller } = await player();
    const id = await given(kit, playerId);
    const cancel = () => caller.call(cancelGift, { params: { id } });
    expect((await cancel()).body.stage).toBe("canceled");
    expect(refusal(await cancel())).toEqual([409, "gift_over"]);
    expect(refusal(await take(caller, id))).toEqual([409, "gift_not_activatable"]);
  });

  it("is not taken by who has paused playing, and not given to who wants none", async () => {
    const unwilling = await player();
    const id = await given(kit, unwilling.id);
    const settings = { can_issue: false };
    await unwilling.caller.call(updateBonusSettings, { body: { settings } });
    await expect(given(kit, unwilling.id)).rejects.toMatchObject({ code: "bonuses_off" });
    expect((await take(unwilling.caller, id)).body.stage).toBe("finished");
    const paused = await player();
    const waits = await given(kit, paused.id);
    await paused.caller.call(createUserLimit, { body: { type: "coolingoff", period: "day" } });
    expect(refusal(await take(paused.caller, waits))).toEqual([403, "bonus_paused"]);
  });

  it("BONUS-13: is not given of a group that is off, nor to a closed account", async () => {
    const { id: playerId } = await player();
    await chosenByTwo(kit.house, url, disabledBonuses, ["off_group"]);
    await expect(given(kit, playerId, undefined, { groupKey: "off_group" })).rejects.toMatchObject({
      code: "reward_not_for_you",
    });
    await chosenByTwo(kit.house, url, disabledBonuses, []);
    await kit.house.database.query("update accounts.players set closed_at = now() where id = $1", [
      playerId,
    ]);
    await expect(given(kit, playerId)).rejects.toMatchObject({ code: "reward_not_for_you" });
  });

  it("tells its player", async () => {
    const { id: playerId, caller } = await player();
    const id = await given(kit, playerId);
    await kit.house.reactions.settled();
    const body = (await caller.call(listNotices, {})).body.notifications;
    expect(body.map(({ event, values }) => [event, values])).toContainEqual([
      "gift_given",
      { amount: "1000", currency: "EUR", title: "Ten for you" },
    ]);
    expect(body.find(({ identifier }) => identifier === `gift ${id}`)?.type).toBe(
      "bonuses_changes",
    );
  });
});

describe("cashback", () => {
  const cashback = (wagering: number): Reward => ({
    kind: "cashback",
    currency: "EUR",
    amount: 700n,
    wagering,
  });

  it("BONUS-01: is cash at once where it is not staked", async () => {
    const { id: playerId, caller } = await player();
    const id = await given(kit, playerId, cashback(0));
    expect(await giftOf(caller, id)).toMatchObject({ type: "cashback", wagering: 0 });
    expect((await take(caller, id)).body.stage).toBe("finished");
    expect(await cashOf(caller)).toBe(10_700);
    await kit.house.reactions.settled();
    const body = (await caller.call(listNotices, {})).body.notifications;
    expect(body.map(({ event }) => event)).toContain("cashback_given");
  });

  it("BONUS-02: becomes a bonus that is wagered, or waits behind the one that is", async () => {
    const { id: playerId, caller } = await player();
    for (const stage of ["handle_bets", "wait"]) {
      const id = await given(kit, playerId, cashback(5));
      expect((await take(caller, id)).body).toMatchObject({ stage: "finished", wagering: 5 });
      const [bonus] = (await caller.call(listBonuses, {})).body;
      expect(bonus).toMatchObject({
        stage,
        amount_cents: 700,
        amount_wager_requirement_cents: 3_500,
        title: "Ten for you",
      });
      const again = await caller.call(activateBonus, { params: { id: bonus?.id as string } });
      expect(refusal(again)).toEqual([409, "bonus_not_activatable"]);
    }
    expect(await cashOf(caller)).toBe(10_000);
  });

  it("is not given where the licence bounds how often a bonus is staked", async () => {
    const { id: playerId } = await player();
    await kit.house.database.query(
      "update accounts.players set license_name = 'GB' where id = $1",
      [playerId],
    );
    await expect(given(kit, playerId, cashback(11))).rejects.toMatchObject({
      code: "reward_not_for_you",
    });
    await given(kit, playerId, cashback(10));
  });
});

describe("a free turn of the wheel", () => {
  const spin = (caller: HttpCaller) => caller.call(spinWheel, { body: { id: randomUUID() } });

  it("BONUS-01, BONUS-02: is taken, turns the wheel after the turn of the day, and is finished", async () => {
    const { id: playerId, caller } = await player();
    const id = await given(kit, playerId, { kind: "giftspin" });
    expect(await giftOf(caller, id)).toMatchObject({ type: "giftspin", currency: null });
    expect((await spin(caller)).status).toBe(200);
    expect(refusal(await spin(caller))).toEqual([409, "wheel_already_spun"]);
    expect((await caller.call(getWheel, {})).body).toMatchObject({ state: "spun", free_turns: 0 });
    expect((await take(caller, id)).body).toMatchObject({ stage: "activated" });
    expect((await caller.call(getWheel, {})).body).toMatchObject({ state: "ready", free_turns: 1 });
    const body = { id: randomUUID() };
    const all = await Promise.all(
      Array.from({ length: 10 }, () => caller.call(spinWheel, { body })),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(refusal(await spin(caller))).toEqual([409, "wheel_already_spun"]);
    await kit.house.reactions.settled();
    expect(await giftOf(caller, id)).toMatchObject({ stage: "finished" });
  });

  it("WHEEL-04: may give cash, which waits among the gifts", async () => {
    const before = (await manager.call(wheelConfig.read, {})).body;
    const cash = { type: "cash" as const, title: { en: "Four" }, bonus_amount: { EUR: 400 } };
    const prizes = [1, 2].map((weight) => ({ weight, bonuses: [cash] }));
    const config = { ...before, prizes };
    await chosenByTwo(kit.house, url, wheelConfig, config);
    const { caller } = await player();
    // Another replica learns of a setting a moment later.
    await vi.waitFor(
      async () =>
        expect((await caller.call(getWheel, {})).body.prizes[0]?.bonuses).toMatchObject([
          { type: "cash", amount_cents: 400, wager: 0, max_win_cents: null, game: null },
        ]),
      { timeout: 10_000 },
    );
    expect((await spin(caller)).status).toBe(200);
    const [gift] = await giftsOf(caller);
    expect(gift).toMatchObject({ type: "cash", amount_cents: 400, group_key: "wheel" });
    expect((await take(caller, gift?.id as string)).body.stage).toBe("finished");
    expect(await cashOf(caller)).toBe(10_400);
    await chosenByTwo(kit.house, url, wheelConfig, before);
  });

  it("expires when it is not used in time", async () => {
    const { id: playerId, caller } = await player();
    const id = await given(kit, playerId, { kind: "giftspin" });
    const { body } = await take(caller, id);
    const over = Date.parse(body.use_until as string);
    // Looks that cannot know of all turns that were used leave it to the next.
    for (const [late, stage] of [
      [59_000, "activated"],
      [61_000, "expired"],
    ] as const)
      await vi.waitFor(
        async () => {
          vi.spyOn(kit.house.clock, "now").mockReturnValue(new Date(over + late));
          await expireGifts(kit.house);
          vi.restoreAllMocks();
          expect((await giftOf(caller, id)).stage).toBe(stage);
        },
        { timeout: 20_000 },
      );
  });

  it("that was used in time is not over, though that is heard of late", async () => {
    const { id: playerId, caller } = await player();
    const id = await given(kit, playerId, { kind: "giftspin" });
    const { body } = await take(caller, id);
    await spin(caller);
    const { database } = kit.house;
    // The reaction lags: it has no position for a while.
    const rename = (from: string, to: string) =>
      database.query("update outbox.positions set reaction = $2 where reaction = $1", [from, to]);
    await rename("gifts.finish-turns", "toy.lag");
    expect((await spin(caller)).status).toBe(200);
    vi.spyOn(kit.house.clock, "now").mockReturnValue(
      new Date(Date.parse(body.use_until as string) + 3_600_000),
    );
    await expireGifts(kit.house);
    vi.restoreAllMocks();
    expect((await giftOf(caller, id)).stage).toBe("activated");
    await rename("toy.lag", "gifts.finish-turns");
    await vi.waitFor(async () => expect((await giftOf(caller, id)).stage).toBe("finished"), {
      timeout: 20_000,
    });
  });

  it("stays a gift while the wheel does not turn for its player", async () => {
    const { id: playerId, caller } = await player();
    const id = await given(kit, playerId, { kind: "giftspin" });
    await chosenByTwo(kit.house, url, disabledBonuses, ["wheel"]);
    expect(refusal(await take(caller, id))).toEqual([409, "reward_gone"]);
    await chosenByTwo(kit.house, url, disabledBonuses, []);
    expect((await giftOf(caller, id)).stage).toBe("issued");
  });
});

describe("points of the club", () => {
  it("BONUS-01, VIP-08: count in the quarter and raise the level", async () => {
    const { levels } = vipProgram.schema.parse((await manager.call(vipProgram.read, {})).body);
    const needed = levels[0]?.min as number;
    const { id: playerId, caller } = await player();
    const id = await given(kit, playerId, { kind: "xp", points: needed });
    expect(await giftOf(caller, id)).toMatchObject({ type: "xp", points: needed, amount_cents: 0 });
    const before = (await caller.call(getVipStanding, {})).body;
    expect(before).toMatchObject({ level: null, points: 0 });
    expect((await take(caller, id)).body.stage).toBe("finished");
    await kit.house.reactions.settled();
    const after = (await caller.call(getVipStanding, {})).body;
    expect(after).toMatchObject({ level: "vip_level_1", points: needed });
  });
});
