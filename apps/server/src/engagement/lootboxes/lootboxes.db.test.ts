import { randomUUID } from "node:crypto";
import {
  activateLootbox,
  disabledBonuses,
  listBonuses,
  listLootboxes,
  listNotices,
  type LootboxView,
  rotateSeeds,
  updateBonusSettings,
} from "@houselight/contracts";
import { pickByWeight } from "@houselight/game-maths/prizes";
import {
  brokenInvariants,
  chosenByTwo,
  type HttpCaller,
  httpCaller,
  moveToLicence,
  openTestHouse,
  registered,
  signedInOperator,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { insertGroups } from "#core/accounts";
import { drawOf } from "#core/fairness";
import { giveReward } from "#core/rewards";
import { lockAccounts } from "#core/wallet";
import { sha256 } from "#platform/ids";
import { expireBoxes } from "./boxes/expire-boxes.ts";
import { openBox } from "./boxes/open-box.ts";
import { showBoxes } from "./boxes/show-boxes.ts";
import { moneyItem, publishedKind, refusal } from "./lootboxes.testing.ts";

const DAY_MS = 86_400_000;
const clock = new TestClock("2027-03-01T10:00:00Z");
let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "loot boxes", clock });
  url = kit.served?.url as string;
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

const operators = async () =>
  [
    await signedInOperator(kit.house, url, "manager"),
    await signedInOperator(kit.house, url, "manager"),
  ] as const;
const kind = async (part: Parameters<typeof publishedKind>[1] = {}) =>
  publishedKind(await operators(), part);
const player = () => signedInPlayer(kit.house, url);
const give = async (playerId: bigint, groupKey: string, id: string = randomUUID()) => {
  await kit.house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    const shown = { title: "A box", groupKey: "shop", source: `exchange ${id}` };
    const reward = { kind: "lootboxes", groupKey } as const;
    await giveReward(kit.house, tx, { id, playerId, reward, ...shown });
  });
  return id;
};
const listed = async (caller: HttpCaller) => (await caller.call(listLootboxes, {})).body;
const open = (caller: HttpCaller, id: string) => caller.call(activateLootbox, { params: { id } });
const bonusesOf = async (caller: HttpCaller) => (await caller.call(listBonuses, {})).body;
const wonBy = ({ items, draw }: LootboxView) => items[draw?.index ?? -1]?.bonuses[0];

describe("a loot box", () => {
  it("with a prize that its player may not have stays shut: nobody draws until another comes", async () => {
    // Free spins of a slot with a jackpot: none of those in Germany.
    const title = { en: "Spins", de: "Spins" };
    const spins = { type: "freespins", title, freespins_count: 5, stake_eur_cents: 20 } as const;
    const never = { ...spins, game: "penny-comet", result_bonus: { wager: 0 } };
    const groupKey = await kind({ items: [{ weight: 1, bonuses: [never] }, moneyItem(5, 2)] });
    const { id: playerId, caller } = await player();
    const id = await give(playerId, groupKey);
    await moveToLicence(kit.house, playerId, "DE");
    const answers = [];
    for (let at = 0; at < 8; at += 1) {
      answers.push(refusal(await open(caller, id)));
      expect((await caller.call(rotateSeeds, { body: {} })).status).toBe(200);
    }
    expect(answers).toEqual(Array(8).fill([403, "reward_not_for_you"]));
    // Nor is one given, for points of the shop least of all.
    await expect(give(playerId, groupKey)).rejects.toMatchObject({ code: "reward_not_for_you" });
    expect(await bonusesOf(caller)).toEqual([]);
  });

  it("LOOT-02: is listed, opened, shows its prize and gives it", async () => {
    const groupKey = await kind();
    const { id: playerId, caller } = await player();
    const [first, second] = [await give(playerId, groupKey), await give(playerId, groupKey)];
    const before = await listed(caller);
    expect(before.map(({ id }) => id)).toEqual([second, first]);
    expect(before[1]).toMatchObject({
      group_key: groupKey,
      title: { en: "A box", de: "Eine Schachtel" },
      stage: "issued",
      created_at: clock.now().toISOString(),
      valid_until: new Date(clock.now().getTime() + 7 * DAY_MS).toISOString(),
      items: [
        { id: "1", weight: 3, bonuses: [{ amount_cents: 500, currency: "EUR", wager: 3 }] },
        { id: "2", weight: 1, bonuses: [{ amount_cents: 1_000, currency: "EUR", wager: 3 }] },
      ],
      activated_at: null,
      draw: null,
    });
    const { status, body } = await open(caller, first);
    expect(status).toBe(200);
    expect(body).toMatchObject({ stage: "activated", activated_at: clock.now().toISOString() });
    expect(await bonusesOf(caller)).toMatchObject([
      {
        title: wonBy(body)?.title.en,
        amount_cents: wonBy(body)?.amount_cents,
        amount_wager_requirement_cents: 3 * (wonBy(body)?.amount_cents as number),
        group_key: groupKey,
      },
    ]);
    expect(await listed(caller)).toEqual([before[0], body]);
  });

  it("is opened once by thirty at once, and stays as it is", async () => {
    const { id: playerId, caller } = await player();
    const id = await give(playerId, await kind());
    const answers = await Promise.all(Array.from({ length: 30 }, () => open(caller, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await bonusesOf(caller)).toHaveLength(1);
  });

  it("is its player's alone", async () => {
    const [owner, other] = [await player(), await player()];
    const id = await give(owner.id, await kind());
    expect(refusal(await open(other.caller, id))).toEqual([404, "lootbox_not_found"]);
    expect(await listed(other.caller)).toEqual([]);
    expect((await open(httpCaller(url), id)).status).toBe(401);
    expect((await httpCaller(url).call(listLootboxes, {})).status).toBe(401);
    expect(refusal(await open(owner.caller, randomUUID()))).toEqual([404, "lootbox_not_found"]);
    expect((await open(owner.caller, "1")).status).toBe(422);
  });

  it("is recomputed by anybody from its seeds, once they are shown", async () => {
    const { id: playerId, caller } = await player();
    const id = await give(playerId, await kind({ items: [moneyItem(1, 50), moneyItem(2, 30)] }));
    const { body: fresh } = await open(caller, id);
    expect(fresh.draw?.fairness.server_seed).toBeNull();
    await caller.call(rotateSeeds, { body: {} });
    const draw = (await open(caller, id)).body.draw as NonNullable<LootboxView["draw"]>;
    const { server_seed, server_seed_hash, client_seed, nonce } = draw.fairness;
    expect(sha256(server_seed as string)).toBe(fresh.draw?.fairness.server_seed_hash);
    expect(server_seed_hash).toBe(fresh.draw?.fairness.server_seed_hash);
    const seeds = { serverSeed: server_seed as string, clientSeed: client_seed };
    expect(pickByWeight(draw.weights, drawOf({ ...seeds, nonce: BigInt(nonce) }))).toBe(draw.index);
    expect(draw.weights).toEqual([50, 30]);
  });

  it("has its money in the currency that is played in", async () => {
    const { id: playerId, token } = await registered(kit.house, "JPY");
    const caller = httpCaller(url);
    caller.useSession(token);
    const id = await give(playerId, await kind({ items: [moneyItem(10), moneyItem(10)] }));
    expect((await listed(caller))[0]?.items[0]?.bonuses[0]).toMatchObject({
      currency: "JPY",
      amount_cents: 1_785,
    });
    await open(caller, id);
    expect(await bonusesOf(caller)).toMatchObject([{ currency: "JPY", amount_cents: 1_785 }]);
  });

  it("LOOT-05, NOTIFY-07: is told on its player's channel when it is given, opened and over, with a notice", async () => {
    const publish = vi.spyOn(kit.house.live, "publish");
    const told = () =>
      publish.mock.calls
        .filter(([, name]) => name === "lootboxes_changes")
        .map(([channel, , payload]) => [
          channel,
          (payload as { lootboxes: LootboxView[] }).lootboxes.map(({ id, stage }) => [id, stage]),
        ]);
    const { id: playerId, caller } = await player();
    const groupKey = await kind();
    const [id, other] = [await give(playerId, groupKey), await give(playerId, groupKey)];
    await kit.house.reactions.settled();
    const { notifications } = (await caller.call(listNotices, {})).body;
    expect(notifications).toMatchObject([
      { event: "lootbox_given", values: { title: "A box" } },
      { event: "lootbox_given" },
    ]);
    await open(caller, id);
    await kit.house.reactions.settled();
    clock.advance(7 * DAY_MS);
    await expireBoxes(kit.house);
    await kit.house.reactions.settled();
    clock.advance(-7 * DAY_MS);
    const own = told().filter(([channel]) => channel === `user#${playerId}`);
    publish.mockRestore();
    const stages = own.flatMap(([, boxes]) => boxes as string[][]);
    expect(stages).toEqual(
      expect.arrayContaining([
        [id, "issued"],
        [id, "activated"],
        [other, "expired"],
      ]),
    );
    expect(stages).not.toContainEqual([id, "expired"]);
  });

  it("LOOT-05: is hidden from who is outside its groups, and cannot be opened", async () => {
    const { id: playerId, caller } = await player();
    const groupKey = await kind({ group_ids: ["258"] });
    await expect(give(playerId, groupKey)).rejects.toMatchObject({ code: "reward_not_for_you" });
    await kit.house.database.tx((tx) => insertGroups(tx, playerId, ["258"]));
    const id = await give(playerId, groupKey);
    expect(await listed(caller)).toHaveLength(1);
    await kit.house.database.query("delete from accounts.player_groups where player_id = $1", [
      playerId,
    ]);
    expect(await listed(caller)).toEqual([]);
    expect(refusal(await open(caller, id))).toEqual([403, "reward_not_for_you"]);
  });

  it("is not opened by who wants no bonuses, has paused, or may not have it any more", async () => {
    const { id: playerId, caller } = await player();
    const groupKey = await kind();
    const id = await give(playerId, groupKey);
    const wish = (can_issue: boolean) =>
      caller.call(updateBonusSettings, { body: { settings: { can_issue } } });
    await wish(false);
    expect(refusal(await open(caller, id))).toEqual([403, "bonuses_off"]);
    await expect(give(playerId, groupKey)).rejects.toMatchObject({ code: "bonuses_off" });
    await wish(true);
    await chosenByTwo(kit.house, url, disabledBonuses, [groupKey]);
    expect(refusal(await open(caller, id))).toEqual([403, "reward_not_for_you"]);
    expect(await listed(caller)).toEqual([]);
    await chosenByTwo(kit.house, url, disabledBonuses, []);
    await kit.house.database.query(
      "insert into compliance.restrictions (player_id, cooling_off_until) values ($1, $2)",
      [playerId, new Date(clock.now().getTime() + 3_600_000)],
    );
    expect(refusal(await open(caller, id))).toEqual([403, "bonus_paused"]);
    const steep = {
      ...moneyItem(5),
      bonuses: [{ ...moneyItem(5).bonuses[0], result_bonus: { wager: 11 } }],
    };
    const british = await player();
    await moveToLicence(kit.house, british.id, "GB");
    await expect(
      give(british.id, await kind({ items: [steep, steep] as never })),
    ).rejects.toMatchObject({ code: "reward_not_for_you" });
  });

  it("is not given twice under one id, nor of an unknown kind", async () => {
    const { id: playerId } = await player();
    const groupKey = await kind();
    const id = await give(playerId, groupKey);
    await expect(give(playerId, groupKey, id)).rejects.toThrow(/duplicate key/);
    await expect(give(playerId, "no-such-box")).rejects.toMatchObject({ code: "reward_gone" });
  });
});

describe("the time of a loot box", () => {
  it("LOOT-03: ends with its days, and an open one is shown on the day of its giving alone", async () => {
    const groupKey = await kind({ days_valid: 2 });
    const { id: playerId } = await player();
    const [first, second, third] = [
      await give(playerId, groupKey),
      await give(playerId, groupKey),
      await give(playerId, groupKey),
    ];
    // Sessions do not last a day: what the endpoints do is called itself.
    const shown = async () => (await showBoxes(kit.house, playerId)).map(({ id }) => id);
    const opened = (id: string) => openBox(kit.house, { playerId, id, locale: "en" });
    await opened(first);
    expect(await shown()).toEqual([third, second, first]);
    clock.advance(14 * 3_600_000 - 1);
    expect(await shown()).toEqual([third, second, first]);
    clock.advance(1);
    expect(await shown()).toEqual([third, second]);
    await opened(second);
    expect(await shown()).toEqual([third]);
    clock.advance(34 * 3_600_000 - 1);
    expect(await shown()).toEqual([third]);
    clock.advance(1);
    expect(await shown()).toEqual([]);
    await expect(opened(third)).rejects.toMatchObject({ code: "lootbox_expired" });
    await Promise.all([expireBoxes(kit.house), expireBoxes(kit.house)]);
    await expect(opened(third)).rejects.toMatchObject({ code: "lootbox_expired" });
    const rows = await kit.house.database.query<{ id: string; stage: string }>(
      "select id, stage from lootboxes.boxes where player_id = $1 order by seq",
      [playerId],
    );
    expect(rows).toEqual([
      { id: first, stage: "activated" },
      { id: second, stage: "activated" },
      { id: third, stage: "expired" },
    ]);
    clock.advance(-48 * 3_600_000);
  });

  it("comes to all of a backlog in one look", async () => {
    const { id: playerId } = await player();
    const groupKey = await kind({ days_valid: 2 });
    for (let boxes = 0; boxes < 3; boxes++) await give(playerId, groupKey);
    clock.advance(2 * DAY_MS);
    await expireBoxes(kit.house, 1);
    clock.advance(-2 * DAY_MS);
    const left = await kit.house.database.query(
      "select 1 from lootboxes.boxes where player_id = $1 and stage <> 'expired'",
      [playerId],
    );
    expect(left).toEqual([]);
  });

  it("is over for good: an open or expired box never changes again", async () => {
    const { id: playerId, caller } = await player();
    const id = await give(playerId, await kind());
    await open(caller, id);
    for (const sql of [
      "update lootboxes.boxes set index = 1",
      "update lootboxes.boxes set valid_until = now()",
      "delete from lootboxes.boxes",
      "delete from lootboxes.rewards",
    ])
      await expect(kit.house.database.query(sql)).rejects.toThrow(/kept as it was/);
  });
});
