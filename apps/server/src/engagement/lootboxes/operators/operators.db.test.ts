import { randomUUID } from "node:crypto";
import {
  dropLootboxGift,
  endLootboxKind,
  giveLootboxes,
  listLootboxes,
  listLootboxGifts,
  listLootboxKinds,
  listTrailEntries,
  makeLootboxGift,
  proposeLootboxKind,
  publishLootboxKind,
  updateBonusSettings,
} from "@houselight/contracts";
import {
  brokenInvariants,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  operatorGoes,
  registered,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertGroups } from "#core/accounts";
import { boxKind, moneyItem, publishedKind, refusal } from "../lootboxes.testing.ts";
import { deliverGifts } from "./deliver-gifts.ts";

let kit: TestHouse;
let url: string;
let olga: HttpCaller;
let paul: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "operators of loot boxes" });
  url = kit.served?.url as string;
  olga = await signedInOperator(kit.house, url, "manager");
  paul = await signedInOperator(kit.house, url, "manager");
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

const body = { reason: "a test" };
const propose = (by: HttpCaller, kind = boxKind()) => by.call(proposeLootboxKind, { body: kind });
const publish = (by: HttpCaller, id: string) =>
  by.call(publishLootboxKind, { params: { id }, body });
const end = (by: HttpCaller, id: string) => by.call(endLootboxKind, { params: { id }, body });
const give = (
  by: HttpCaller,
  group_key: string,
  to: { player_id: number } | { to_group: string } | object,
  id: string = randomUUID(),
) => by.call(giveLootboxes, { params: { group_key }, body: { id, ...to, ...body } });
const make = (by: HttpCaller, id: string) => by.call(makeLootboxGift, { params: { id } });
const boxesOf = async (caller: HttpCaller) => (await caller.call(listLootboxes, {})).body;

describe("a kind of loot box", () => {
  it("whose proposer has left, or may propose no more, is proposed anew", async () => {
    for (const role of [undefined, "support"] as const) {
      const gone = await signedInOperator(kit.house, url, "manager");
      const { body: proposed } = await propose(gone);
      await operatorGoes(kit.house, proposed.changed_by, role);
      expect(refusal(await publish(paul, proposed.id))).toEqual([409, "proposer_gone"]);
    }
  });

  it("is proposed by one operator, published by another, ended, and on the trail", async () => {
    const kind = boxKind();
    const proposed = await propose(olga, kind);
    expect([proposed.status, proposed.body]).toMatchObject([
      201,
      { state: "proposed", days_valid: 7, group_ids: [], given: 0, opened: 0 },
    ]);
    expect(refusal(await publish(olga, kind.id))).toEqual([403, "second_operator_needed"]);
    expect((await publish(paul, kind.id)).body.state).toBe("published");
    expect(refusal(await publish(paul, kind.id))).toEqual([409, "lootbox_kind_state"]);
    expect((await end(olga, kind.id)).body.state).toBe("ended");
    expect(refusal(await end(olga, kind.id))).toEqual([409, "lootbox_kind_state"]);
    const query = { subject: `loot box ${kind.group_key}` };
    const { body: trail } = await olga.call(listTrailEntries, { query });
    expect(trail.map(({ action }) => action)).toEqual([
      "lootboxes.end",
      "lootboxes.publish",
      "lootboxes.propose",
    ]);
    expect(refusal(await give(olga, kind.group_key, { to_group: "257" }))).toEqual([
      404,
      "lootbox_kind_not_found",
    ]);
  });

  it("is the same for the same request, and refused under its id with another body", async () => {
    const kind = boxKind();
    const answers = await Promise.all([1, 2, 3].map(() => propose(olga, kind)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(refusal(await propose(olga, { ...kind, days_valid: 8 }))).toEqual([
      409,
      "idempotency_mismatch",
    ]);
  });

  it("is published once by ten at a time, and beside no other of its key", async () => {
    const kind = boxKind();
    const same = boxKind({ group_key: kind.group_key });
    for (const one of [kind, same]) await propose(olga, one);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => publish(paul, (at % 2 ? kind : same).id)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.map(refusal).map(([, code]) => code)).toContain("lootbox_kind_taken");
  });

  it("is listed, with the boxes that players have got and opened", async () => {
    const kind = boxKind();
    const groupKey = await publishedKind([olga, paul], kind);
    const { id } = await registered(kit.house);
    const gift = await give(olga, groupKey, { player_id: Number(id) });
    await make(paul, gift.body.id);
    const { body: kinds } = await olga.call(listLootboxKinds, { query: {} });
    expect(kinds[0]).toMatchObject({ group_key: groupKey, given: 1, opened: 0 });
    const after = { query: { after: kind.id } };
    const { body: rest } = await olga.call(listLootboxKinds, after);
    expect(rest).toEqual(kinds.slice(1));
  });

  const spins = (game: string) => ({
    weight: 1,
    bonuses: [
      {
        type: "freespins",
        title: { en: "Spins" },
        freespins_count: 5,
        game,
        stake_eur_cents: 20,
        result_bonus: { wager: 30 },
      },
    ],
  });
  it.each([
    [{ items: [spins("dice"), moneyItem(1)] }, "lootbox_game_unknown"],
    [{ items: [spins("no-such"), moneyItem(1)] }, "lootbox_game_unknown"],
    [{ group_ids: ["999999"] }, "lootbox_group_unknown"],
  ])("is refused where it names what is not there", async (part, code) => {
    expect(refusal(await propose(olga, boxKind(part as object)))).toEqual([422, code]);
  });

  it.each([
    { group_key: "Not One" },
    { title: { de: "Nur deutsch" } },
    { title: { en: "A box\nof two lines" } },
    { items: [] },
    { items: [moneyItem(1)] },
    { items: [moneyItem(1), { ...moneyItem(1), weight: 0 }] },
    {
      items: [
        moneyItem(1),
        { weight: 1, bonuses: [{ ...spins("x").bonuses[0], game: undefined }] },
      ],
    },
    { days_valid: 0 },
    { days_valid: 366 },
    { reason: " " },
    { surprise: true },
  ])("with %o is not understood", async (part) => {
    expect((await propose(olga, boxKind(part as object))).status).toBe(422);
  });

  it("is a manager's alone, and so are gifts", async () => {
    const cashier = await signedInOperator(kit.house, url, "cashier");
    const { caller } = await signedInPlayer(kit.house, url);
    const groupKey = await publishedKind([olga, paul]);
    for (const [by, status] of [
      [cashier, 403],
      [caller, 401],
      [httpCaller(url), 401],
    ] as const) {
      expect((await propose(by)).status).toBe(status);
      expect((await publish(by, randomUUID())).status).toBe(status);
      expect((await end(by, randomUUID())).status).toBe(status);
      expect((await give(by, groupKey, { to_group: "257" })).status).toBe(status);
      expect((await make(by, randomUUID())).status).toBe(status);
      expect((await by.call(listLootboxGifts, { query: {} })).status).toBe(status);
    }
  });
});

describe("a gift of loot boxes", () => {
  it("whose proposer has left is given to nobody", async () => {
    const groupKey = await publishedKind([olga, paul]);
    const gone = await signedInOperator(kit.house, url, "manager");
    const { body: gift } = await give(gone, groupKey, { to_group: "257" });
    await operatorGoes(kit.house, gift.changed_by);
    expect(refusal(await make(paul, gift.id))).toEqual([409, "proposer_gone"]);
  });

  it("reaches its player when another operator makes it, once, and is on the trail", async () => {
    const groupKey = await publishedKind([olga, paul]);
    const { id: playerId, caller } = await signedInPlayer(kit.house, url);
    const gift = await give(olga, groupKey, { player_id: Number(playerId) });
    const { id } = gift.body;
    expect([gift.status, gift.body.state]).toEqual([201, "proposed"]);
    expect(await boxesOf(caller)).toEqual([]);
    expect(refusal(await make(olga, id))).toEqual([403, "second_operator_needed"]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => make(paul, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      state: "given",
      given: 1,
    });
    await deliverGifts(kit.house);
    expect(await boxesOf(caller)).toMatchObject([{ group_key: groupKey, stage: "issued" }]);
    const query = { subject: `player ${playerId}` };
    const { body: trail } = await olga.call(listTrailEntries, { query });
    expect(trail.map(({ action }) => action)).toEqual([
      "lootboxes.make-gift",
      "lootboxes.propose-gift",
    ]);
  });

  it("reaches every player of a group once, by two houses at once; who may have none is left out", async () => {
    const groupKey = await publishedKind([olga, paul], { group_ids: ["259", "257"] });
    const members = [];
    for (let at = 0; at < 103; at += 1) {
      const { id, token } = await registered(kit.house);
      await kit.house.database.tx((tx) => insertGroups(tx, id, ["259"]));
      members.push({ id, token });
    }
    const [unwilling, paused, closed] = members;
    await kit.house.database.query("update accounts.players set closed_at = now() where id = $1", [
      closed?.id,
    ]);
    await kit.house.database.query(
      "insert into compliance.restrictions (player_id, excluded_until) values ($1, '2999-01-01')",
      [paused?.id],
    );
    const caller = httpCaller(url);
    caller.useSession(unwilling?.token ?? null);
    await caller.call(updateBonusSettings, { body: { settings: { can_issue: false } } });
    const { body: gift } = await give(olga, groupKey, { to_group: "259" });
    expect((await make(paul, gift.id)).body).toMatchObject({ state: "giving", given: 0 });
    await Promise.all([1, 2, 3].map(() => deliverGifts(kit.house)));
    await deliverGifts(kit.house);
    const { body: gifts } = await olga.call(listLootboxGifts, { query: {} });
    expect(gifts.find((one) => one.id === gift.id)).toMatchObject({ state: "given", given: 100 });
    const rows = await kit.house.database.query<{ player_id: bigint; boxes: number }>(
      "select player_id, count(*)::int as boxes from lootboxes.boxes where gift_id = $1 group by 1",
      [gift.id],
    );
    expect(new Set(rows.map(({ boxes }) => boxes))).toEqual(new Set([1]));
    expect(rows).toHaveLength(100);
    for (const one of [unwilling, paused, closed])
      expect(rows.map((row) => row.player_id)).not.toContain(one?.id);
  });

  it("reaches its group though an earlier one cannot be given, which is looked at again", async () => {
    const groupKey = await publishedKind([olga, paul], { group_ids: ["258"] });
    const { id: playerId } = await registered(kit.house);
    await kit.house.database.tx((tx) => insertGroups(tx, playerId, ["258"]));
    const [stuck, next] = [randomUUID(), randomUUID()];
    for (const id of [stuck, next]) {
      await give(olga, groupKey, { to_group: "258" }, id);
      await make(paul, id);
    }
    const { database } = kit.house;
    await database.query(
      `alter table lootboxes.boxes add constraint toy_stuck check (gift_id <> '${stuck}')`,
    );
    await deliverGifts(kit.house);
    const boxes = async () =>
      (
        await database.query<{ id: string }>(
          "select gift_id as id from lootboxes.boxes where player_id = $1 order by created_at",
          [playerId],
        )
      ).map(({ id }) => id);
    expect(await boxes()).toEqual([next]);
    await database.query("alter table lootboxes.boxes drop constraint toy_stuck");
    kit.clock.advance(60_000);
    await deliverGifts(kit.house);
    expect((await boxes()).toSorted()).toEqual([stuck, next].toSorted());
  });

  it("that is taken back gives nothing, and none is made or taken back twice", async () => {
    const groupKey = await publishedKind([olga, paul]);
    const { id: playerId, caller } = await signedInPlayer(kit.house, url);
    const { body: gift } = await give(olga, groupKey, { player_id: Number(playerId) });
    const drop = () => paul.call(dropLootboxGift, { params: { id: gift.id } });
    expect((await drop()).body.state).toBe("dropped");
    for (const answer of [await make(paul, gift.id), await drop()])
      expect(refusal(answer)).toEqual([409, "lootbox_gift_state"]);
    expect(refusal(await make(paul, randomUUID()))).toEqual([404, "lootbox_gift_not_found"]);
    expect(await boxesOf(caller)).toEqual([]);
  });

  it("is not made of a kind that has ended, and stays what it is for under its id", async () => {
    const kind = boxKind();
    const groupKey = await publishedKind([olga, paul], kind);
    const { id: playerId } = await registered(kit.house);
    const to = { player_id: Number(playerId) };
    const id = randomUUID();
    expect((await give(olga, groupKey, to, id)).status).toBe(201);
    expect((await give(olga, groupKey, to, id)).status).toBe(201);
    expect(refusal(await give(olga, groupKey, { to_group: "257" }, id))).toEqual([
      409,
      "idempotency_mismatch",
    ]);
    await end(olga, kind.id);
    expect(refusal(await make(paul, id))).toEqual([409, "lootbox_kind_state"]);
    // Another kind of the same key is another thing.
    await publishedKind([olga, paul], { group_key: groupKey });
    expect(refusal(await make(paul, id))).toEqual([409, "lootbox_kind_state"]);
  });

  it("names a player or a known group: one of the two", async () => {
    const groupKey = await publishedKind([olga, paul]);
    expect(refusal(await give(olga, groupKey, { player_id: 999_999_999 }))).toEqual([
      404,
      "player_not_found",
    ]);
    expect(refusal(await give(olga, groupKey, { to_group: "999999" }))).toEqual([
      422,
      "lootbox_group_unknown",
    ]);
    for (const to of [{}, { player_id: 1, to_group: "257" }, { player_id: -1 }])
      expect((await give(olga, groupKey, to)).status).toBe(422);
  });
});
