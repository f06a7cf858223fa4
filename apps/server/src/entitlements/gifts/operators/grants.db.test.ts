import {
  dropGrant,
  GROUPS,
  listBonuses,
  listGifts,
  listGrants,
  listPlayerGifts,
  listTrailEntries,
  makeGrant,
  proposeGrant,
  updateBonusSettings,
  updateLocale,
} from "@houselight/contracts";
import {
  brokenInvariants,
  type HttpCaller,
  openTestHouse,
  operatorGoes,
  registered,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { insertGroups } from "#core/accounts";
import { grant, granted } from "../gifts.testing.ts";
import { deliverGrants } from "./deliver-grants.ts";

let kit: TestHouse;
let url: string;
let olga: HttpCaller;
let paul: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "operators of gifts" });
  url = kit.served?.url as string;
  olga = await signedInOperator(kit.house, url, "manager");
  paul = await signedInOperator(kit.house, url, "manager");
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

const refusal = ({ status, body }: { status: number; body: unknown }) => {
  const { errors } = body as { errors: Record<string, Record<string, unknown>> };
  const [field = ""] = Object.keys(errors);
  return [status, field, Object.keys(errors[field] ?? {})[0]];
};
const propose = (body: ReturnType<typeof grant>) => olga.call(proposeGrant, { body });
const make = (by: HttpCaller, id: string) => by.call(makeGrant, { params: { id } });
const giftsOf = async (caller: HttpCaller) => (await caller.call(listGifts, {})).body;

describe("a gift by hand", () => {
  it("whose proposer has left, or may propose no more, is proposed anew", async () => {
    for (const role of [undefined, "support"] as const) {
      const gone = await signedInOperator(kit.house, url, "manager");
      const { body: proposed } = await gone.call(proposeGrant, {
        body: grant({ player_id: Number((await registered(kit.house)).id) }),
      });
      await operatorGoes(kit.house, proposed.changed_by, role);
      expect(refusal(await make(paul, proposed.id))).toEqual([409, "base", "proposer_gone"]);
    }
  });

  it("is proposed by one operator and given by another, once, and is on the trail", async () => {
    const { id, caller } = await signedInPlayer(kit.house, url);
    const body = grant({ player_id: Number(id) });
    expect(await propose(body)).toMatchObject({
      status: 201,
      body: { state: "proposed", given: 0, group_key: "gift", wagering: 0, to_group: null },
    });
    expect((await propose(body)).status).toBe(201);
    expect(refusal(await propose({ ...body, amount_eur_cents: 2_000 }))[2]).toBe(
      "idempotency_mismatch",
    );
    expect(refusal(await make(olga, body.id))).toEqual([403, "base", "second_operator_needed"]);
    expect(await giftsOf(caller)).toEqual([]);
    const all = await Promise.all(Array.from({ length: 10 }, () => make(paul, body.id)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect(all.find(({ status }) => status === 200)?.body).toMatchObject({
      state: "given",
      given: 1,
    });
    expect(await giftsOf(caller)).toMatchObject([
      { type: "cash", title: "From the house", amount_cents: 1_000, stage: "issued" },
    ]);
    const { body: trail } = await olga.call(listTrailEntries, {
      query: { subject: `player ${id}` },
    });
    expect(trail.map(({ action }) => action)).toEqual(["gifts.make", "gifts.propose"]);
    const { body: seen } = await olga.call(listPlayerGifts, {
      params: { id: Number(id) },
      query: {},
    });
    expect(seen).toMatchObject([{ source: `grant ${body.id}`, ended_at: null }]);
  });

  it("is each of the kinds, in the currency that its player plays in", async () => {
    const { id: playerId } = await registered(kit.house, "NOK");
    const player_id = Number(playerId);
    const money = { amount_eur_cents: 1_000 };
    const without = { amount_eur_cents: null, player_id };
    await granted([olga, paul], grant({ type: "cash", ...money, player_id }));
    await granted([olga, paul], grant({ type: "bonus", ...money, wagering: 3, player_id }));
    await granted([olga, paul], grant({ type: "giftspin", ...without }));
    await granted([olga, paul], grant({ type: "xp", points: 30, ...without }));
    const gifts = await kit.house.database.query(
      "select type, currency, points from gifts.gifts where player_id = $1 order by seq",
      [playerId],
    );
    expect(gifts).toEqual([
      { type: "cash", currency: "NOK", points: null },
      { type: "giftspin", currency: null, points: null },
      { type: "xp", currency: null, points: 30 },
    ]);
    const [bonus] = await kit.house.database.query<{ amount: bigint; requirement: bigint }>(
      "select amount, requirement from bonuses.bonuses where player_id = $1",
      [playerId],
    );
    expect(bonus?.amount).toBeGreaterThan(1_000n);
    expect(bonus?.requirement).toBe(3n * (bonus?.amount ?? 0n));
  });

  it("has its title in the language that each of its players reads, or in English", async () => {
    const title = { en: "From the house", de: "Vom Haus" };
    const readers = [];
    for (const locale of ["de", "no"] as const) {
      const reader = await signedInPlayer(kit.house, url);
      await reader.caller.call(updateLocale, { body: { locale } });
      await kit.house.database.tx((tx) => insertGroups(tx, reader.id, ["255"]));
      readers.push(reader);
    }
    const [german, norwegian] = readers.map(({ caller }) => caller) as [HttpCaller, HttpCaller];
    const id = await granted([olga, paul], grant({ to_group: "255", title }));
    await deliverGrants(kit.house);
    expect(await giftsOf(german)).toMatchObject([{ title: "Vom Haus" }]);
    expect(await giftsOf(norwegian)).toMatchObject([{ title: "From the house" }]);
    const player_id = Number(readers[0]?.id);
    const bonus = grant({ type: "bonus", wagering: 3, player_id, title });
    await granted([olga, paul], bonus);
    expect((await german.call(listBonuses, {})).body).toMatchObject([{ title: "Vom Haus" }]);
    const { body: all } = await olga.call(listGrants, { query: {} });
    expect(all.find((one) => one.id === id)?.title).toEqual(title);
  });

  it("goes through a group, each once, and leaves out who may have none", async () => {
    const players: bigint[] = [];
    for (let at = 0; at < 12; at++) players.push((await registered(kit.house)).id);
    const { id: unwilling, caller } = await signedInPlayer(kit.house, url);
    await caller.call(updateBonusSettings, { body: { settings: { can_issue: false } } });
    const paused = players[0] as bigint;
    await kit.house.database.tx(async (tx) => {
      for (const id of [...players, unwilling]) await insertGroups(tx, id, [GROUPS.notices]);
    });
    const { objectionTo } = kit.house;
    vi.spyOn(kit.house, "objectionTo").mockImplementation(async (act, tx, playerId) =>
      playerId === paused ? "bonus_paused" : objectionTo(act, tx, playerId),
    );
    const id = await granted([olga, paul], grant({ to_group: GROUPS.notices }));
    await Promise.all([deliverGrants(kit.house), deliverGrants(kit.house)]);
    await deliverGrants(kit.house);
    vi.restoreAllMocks();
    const listed = (await olga.call(listGrants, { query: {} })).body.find((one) => one.id === id);
    expect(listed).toMatchObject({ state: "given", given: 11 });
    const [counted] = await kit.house.database.query<{ all: number; players: number }>(
      `select count(*)::int as all, count(distinct player_id)::int as players from gifts.gifts
       where source = $1`,
      [`grant ${id}`],
    );
    expect(counted).toEqual({ all: 11, players: 11 });
    expect(await giftsOf(caller)).toEqual([]);
    expect((await caller.call(listBonuses, {})).body).toEqual([]);
  });

  it("reaches its group though an earlier one cannot be given, which is looked at again", async () => {
    const { id: playerId } = await registered(kit.house);
    await kit.house.database.tx((tx) => insertGroups(tx, playerId, ["258"]));
    const stuck = await granted([olga, paul], grant({ to_group: "258" }));
    const next = await granted([olga, paul], grant({ to_group: "258" }));
    const { database } = kit.house;
    await database.query(
      `alter table gifts.gifts add constraint toy_stuck check (source <> 'grant ${stuck}')`,
    );
    await deliverGrants(kit.house);
    const sources = async () =>
      (
        await database.query<{ source: string }>(
          "select source from gifts.gifts where player_id = $1 order by seq",
          [playerId],
        )
      ).map(({ source }) => source);
    expect(await sources()).toEqual([`grant ${next}`]);
    await database.query("alter table gifts.gifts drop constraint toy_stuck");
    kit.clock.advance(60_000);
    await deliverGrants(kit.house);
    expect(await sources()).toEqual([`grant ${next}`, `grant ${stuck}`]);
  });

  it("reaches all behind a player with whom it fails, who is looked at again until it succeeds", async () => {
    const players: bigint[] = [];
    for (let at = 0; at < 9; at++) players.push((await registered(kit.house)).id);
    const culprits = [players[0], players[4], players[5]] as bigint[];
    await kit.house.database.tx(async (tx) => {
      for (const id of players) await insertGroups(tx, id, ["259"]);
    });
    const id = await granted([olga, paul], grant({ to_group: "259" }));
    const { database, log } = kit.house;
    await database.query(
      `alter table gifts.gifts add constraint toy_culprits
         check (source <> 'grant ${id}' or player_id not in (${culprits.join()}))`,
    );
    const errors = vi.spyOn(log, "error");
    const got = async () =>
      (
        await database.query<{ player_id: bigint }>(
          "select player_id from gifts.gifts where source = $1 order by player_id",
          [`grant ${id}`],
        )
      ).map(({ player_id }) => player_id);
    const listed = async () =>
      (await olga.call(listGrants, { query: {} })).body.find((one) => one.id === id);
    await Promise.all([deliverGrants(kit.house), deliverGrants(kit.house)]);
    await deliverGrants(kit.house);
    const others = players.filter((one) => !culprits.includes(one));
    expect(await got()).toEqual(others);
    expect(await listed()).toMatchObject({ state: "giving", given: others.length });
    for (const playerId of culprits)
      expect(errors).toHaveBeenCalledWith(
        expect.objectContaining({ grant: id, playerId }),
        "a gift by hand could not be given",
      );
    errors.mockClear();
    await deliverGrants(kit.house);
    expect(errors).not.toHaveBeenCalled();
    await database.query("alter table gifts.gifts drop constraint toy_culprits");
    kit.clock.advance(60_000);
    await deliverGrants(kit.house);
    vi.restoreAllMocks();
    expect(await got()).toEqual(players);
    expect(await listed()).toMatchObject({ state: "given", given: players.length });
  });

  it("is dropped by anybody, and given no more", async () => {
    const { id } = await registered(kit.house);
    const body = grant({ player_id: Number(id) });
    await propose(body);
    const { body: dropped } = await olga.call(dropGrant, { params: { id: body.id } });
    expect(dropped.state).toBe("dropped");
    expect(refusal(await make(paul, body.id))).toEqual([409, "base", "grant_state"]);
  });

  it.each<[string, object, unknown[]]>([
    ["to nobody", {}, [422, "player_id"]],
    ["to both", { player_id: 1, to_group: "257" }, [422, "player_id"]],
    ["to a player who is not there", { player_id: 987_654 }, [404, "player_id"]],
    ["to a group that is not there", { to_group: "7" }, [422, "to_group"]],
    ["of cash without an amount", { to_group: "257", amount_eur_cents: null }, [422, "type"]],
    ["of cash that is staked", { to_group: "257", wagering: 3 }, [422, "type"]],
    [
      "of points without any",
      { to_group: "257", type: "xp", amount_eur_cents: null },
      [422, "type"],
    ],
    ["without an English title", { to_group: "257", title: { de: "Vom Haus" } }, [422, "title"]],
    ["with a title of a letter", { to_group: "257", title: { en: "x" } }, [422, "title.en"]],
    ["of less than nothing", { to_group: "257", amount_eur_cents: -1 }, [422, "amount_eur_cents"]],
    ["of too much", { to_group: "257", amount_eur_cents: 1_000_001 }, [422, "amount_eur_cents"]],
  ])("is not proposed %s", async (_what, part, answer) =>
    expect(refusal(await propose(grant(part))).slice(0, 2)).toEqual(answer),
  );
});
