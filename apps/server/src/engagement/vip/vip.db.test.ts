import { randomUUID } from "node:crypto";
import {
  findManager,
  getVipStanding,
  getVipStatusProgress,
  GROUPS,
  vipManagers,
  vipProgram,
} from "@houselight/contracts";
import {
  brokenInvariants,
  chosenByTwo,
  happen,
  httpCaller,
  openTestHouse,
  settled,
  signedInOperator,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { insertGroups, selectGroups, updateEntrance } from "#core/accounts";
import { paymentChanged } from "#events/cashbox";
import { raise } from "./count-play.ts";
import { endQuarter } from "./end-quarter.ts";
import { addSums } from "./points/quarter-store.ts";
import { showStanding } from "./show-standing.ts";
import { LEVELS } from "./vip.testing.ts";

const clock = new TestClock("2027-02-10T10:00:00Z");
let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "vip", clock });
  url = kit.served?.url as string;
  const manager = await signedInOperator(kit.house, url, "manager");
  await chosenByTwo(kit.house, url, vipProgram, { levels: [...LEVELS] });
  const managers = [{ groups: ["259"], managerName: "Mara", email: "mara@example.org" }];
  await manager.call(vipManagers.choose, { body: { managers } });
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

const player = () => signedInPlayer(kit.house, url);
const member = async (group: string) => {
  const one = await player();
  await kit.house.database.tx((tx) => insertGroups(tx, one.id, [group]));
  return one;
};
const groupsOf = (id: bigint) => selectGroups(kit.house.database, id);
const stake = (id: bigint, cents: bigint, part: object = {}) =>
  settled(id, cents, { at: clock.now().toISOString(), ...part });
/** As if the player had come into the groups at this moment. */
const joinedAt = (id: bigint, at: string) =>
  kit.house.database.query("update accounts.player_groups set added_at = $2 where player_id = $1", [
    id,
    at,
  ]);

describe("points", () => {
  it("VIP-01, VIP-08: come with stakes of own money and raise the status, which screens are told", async () => {
    const { caller, id } = await player();
    const published = vi.spyOn(kit.house.live, "publish");
    await happen(
      kit,
      stake(id, 99_999n),
      stake(id, 50_000n, { stakeBonus: 50_000n, stakeCash: 0n }),
    );
    expect((await caller.call(getVipStanding, {})).body).toMatchObject({
      level: "vip_level_1",
      points: 99,
      points_type: "XP",
      next_level_points: 100,
    });
    await happen(kit, stake(id, 1n));
    expect(await groupsOf(id)).toEqual(["257"]);
    expect((await caller.call(getVipStanding, {})).body).toMatchObject({
      level: "vip_level_2",
      points_type: "SP",
      is_safe: true,
      expires_on: "2027-03-31",
    });
    expect(published).toHaveBeenCalledWith(
      `user#${id}`,
      "groups_updates",
      expect.objectContaining({ statuses: [expect.objectContaining({ id: "257" })] }),
    );
    await happen(kit, stake(id, 10_000_000n));
    expect(await groupsOf(id)).toEqual(["759"]);
  });

  it("raise once and note that once, by reactions to stakes and to gifts on two replicas at once", async () => {
    const { id } = await player();
    const sums = { playerId: id, quarter: "2027-01-01", currency: "EUR", deposits: 0n };
    await kit.house.database.tx((tx) => addSums(tx, [{ ...sums, bets: 50_000n }]));
    const [raised, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = kit.house.database.tx(async (tx) => {
      await raise(kit.house, tx, [id]);
      raised.resolve();
      await free.promise;
    });
    await raised.promise;
    const second = kit.house.database.tx((tx) => raise(kit.house, tx, [id]));
    await new Promise((done) => setTimeout(done, 300));
    free.resolve();
    await Promise.all([first, second]);
    expect(await second).toEqual([]);
    const changes = await kit.house.database.query(
      "select rank_before, rank_after from vip.changes where player_id = $1",
      [id],
    );
    expect(changes).toEqual([{ rank_before: -1, rank_after: 0 }]);
  });

  it("never lower a status that the house gave, and leave other groups alone", async () => {
    const { id } = await member("259");
    await kit.house.database.tx((tx) => insertGroups(tx, id, [GROUPS.tester]));
    await happen(kit, stake(id, 200_000n));
    expect(await groupsOf(id)).toEqual(["21", "259"]);
  });

  it("count in the quarter in which a round was settled", async () => {
    const { id } = await player();
    await happen(kit, stake(id, 200_000n, { at: "2026-12-31T23:59:59.999Z" }));
    expect(await groupsOf(id)).toEqual([]);
    expect(await showStanding(kit.house, id)).toMatchObject({ points: 0, level: null });
  });

  it("and deposits in that in which they arrived, though the house hears of them behind its end", async () => {
    const { id } = await player();
    await happen(
      kit,
      paymentChanged(id, {
        paymentId: randomUUID(),
        action: "deposit",
        state: "succeeded",
        currency: "EUR",
        amount: 5_000n,
        at: "2026-12-31T23:59:59.999Z",
      }),
    );
    const rows = await kit.house.database.query(
      "select quarter::text as quarter, deposits from vip.quarters where player_id = $1",
      [id],
    );
    expect(rows).toEqual([{ quarter: "2026-10-01", deposits: 5_000n }]);
  });
});

it("VIP-03: progress counts deposits and stakes of the quarter; a guest has none", async () => {
  const { caller, id } = await player();
  await happen(
    kit,
    stake(id, 3_000_000n),
    paymentChanged(id, {
      paymentId: randomUUID(),
      action: "deposit",
      state: "succeeded",
      currency: "EUR",
      amount: 300_000n,
    }),
    paymentChanged(id, {
      paymentId: randomUUID(),
      action: "cashout",
      state: "succeeded",
      currency: "EUR",
      amount: 300_000n,
    }),
  );
  expect((await caller.call(getVipStatusProgress, {})).body).toEqual({
    currency: "EUR",
    currentStatus: "platinum",
    activeStatus: "platinum",
    nextStatus: "diamond",
    depositThresholdCents: 600_000,
    depositAmountCents: 300_000,
    betSumThresholdCents: 6_000_000,
    betSumCents: 3_000_000,
    overallProgress: 50,
  });
  expect((await httpCaller(url).call(getVipStatusProgress, {})).status).toBe(401);
});

it("VIP-13: a VIP player finds the manager of the own groups, whatever is asked for", async () => {
  const ask = async ({ caller }: Awaited<ReturnType<typeof player>>, userGroups: string[]) =>
    (await caller.call(findManager, { body: { userGroups } })).body.manager;
  const [gold, silver, nobody] = [await member("259"), await member("258"), await player()];
  expect(await ask(gold, ["259"])).toEqual({
    managerName: "Mara",
    avatar: null,
    time: null,
    whatsAppLink: null,
    telegramLink: null,
    email: "mara@example.org",
  });
  expect(await ask(silver, ["259"])).toBeNull();
  expect(await ask(nobody, ["259"])).toBeNull();
});

it("shows standing, progress and manager to an account that is open for withdrawals alone", async () => {
  const { caller, id } = await member("259");
  await updateEntrance(kit.house.database, id, new Date(clock.now().getTime() + 3_600_000));
  const answers = await Promise.all([
    caller.call(getVipStanding, {}),
    caller.call(getVipStatusProgress, {}),
    caller.call(findManager, { body: { userGroups: ["259"] } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

describe("VIP-09: at the end of a quarter", () => {
  it("a status that is not kept falls by one, once; that of the top and new ones stay", async () => {
    const members = {
      kept: await member("258"),
      lost: await member("258"),
      top: await member("759"),
      fresh: await member("258"),
    };
    for (const { id } of Object.values(members)) await joinedAt(id, "2027-02-01T00:00:00Z");
    await happen(kit, stake(members.kept.id, 3_000_000n), stake(members.lost.id, 2_999_999n));
    // 3,000,000 cents are 3,000 points: those of a higher level, which is left out here.
    for (const one of [members.kept, members.lost]) {
      await kit.house.database.query("delete from accounts.player_groups where player_id = $1", [
        one.id,
      ]);
      await kit.house.database.tx((tx) => insertGroups(tx, one.id, ["255"]));
      await joinedAt(one.id, "2027-02-01T00:00:00Z");
    }
    await kit.house.database.query("update vip.quarters set bets = 10000 where player_id = $1", [
      members.lost.id,
    ]);
    clock.advance(Date.parse("2027-04-01T00:07:00Z") - clock.now().getTime());
    await joinedAt(members.fresh.id, "2027-04-01T00:00:00Z");
    await endQuarter(kit.house);
    // The database has a clock of its own.
    await joinedAt(members.lost.id, "2027-04-01T00:07:00Z");
    await endQuarter(kit.house);
    const after = await Promise.all(Object.values(members).map(({ id }) => groupsOf(id)));
    expect(after).toEqual([["255"], ["259"], ["759"], ["258"]]);
  });

  it("a status that rises at the same moment stays risen, with no lower one beside it", async () => {
    const { id } = await member("258");
    await joinedAt(id, "2027-02-01T00:00:00Z");
    const sums = { playerId: id, quarter: "2027-04-01", currency: "EUR", deposits: 0n };
    await kit.house.database.tx((tx) => addSums(tx, [{ ...sums, bets: 5_000_000n }]));
    const [raised, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const rise = kit.house.database.tx(async (tx) => {
      await raise(kit.house, tx, [id]);
      raised.resolve();
      await free.promise;
    });
    await raised.promise;
    const end = endQuarter(kit.house);
    await new Promise((done) => setTimeout(done, 300));
    free.resolve();
    await Promise.all([rise, end]);
    expect(await groupsOf(id)).toEqual(["759"]);
    const changes = await kit.house.database.query(
      "select rank_before, rank_after from vip.changes where player_id = $1",
      [id],
    );
    expect(changes).toEqual([{ rank_before: 2, rank_after: 5 }]);
  });

  it("no status falls before all that was staked in the quarter is heard", async () => {
    const [kept, lost] = [await member("258"), await member("258")];
    await happen(kit, stake(kept.id, 350_000n, { at: "2027-03-31T23:59:59.999Z" }));
    for (const { id } of [kept, lost]) await joinedAt(id, "2027-02-01T00:00:00Z");
    const { database } = kit.house;
    // A reaction that lags: its position stands before the round, which counts nothing yet.
    await database.query("delete from vip.quarters where player_id = $1", [kept.id]);
    await database.query(
      "update outbox.positions set txid = '1', event_id = 0 where reaction = 'vip.count-stakes'",
    );
    await endQuarter(kit.house);
    expect([await groupsOf(kept.id), await groupsOf(lost.id)]).toEqual([["258"], ["257"]]);
  });

  it("a status that cannot fall keeps no other from its end", async () => {
    const [stuck, next] = [await member("258"), await member("258")];
    for (const { id } of [stuck, next]) await joinedAt(id, "2027-02-01T00:00:00Z");
    const { database } = kit.house;
    await database.query(
      `alter table vip.changes add constraint toy_stuck check (player_id <> ${stuck.id})`,
    );
    await endQuarter(kit.house);
    expect([await groupsOf(stuck.id), await groupsOf(next.id)]).toEqual([["258"], ["257"]]);
    await database.query("alter table vip.changes drop constraint toy_stuck");
    await endQuarter(kit.house);
    expect(await groupsOf(stuck.id)).toEqual(["257"]);
  });

  it("a group that operators left a player in takes no higher status away", async () => {
    const { id } = await member("259");
    await joinedAt(id, "2027-04-01T00:00:00Z");
    // The database has a clock of its own: this is before the quarter.
    await kit.house.database.tx((tx) => insertGroups(tx, id, ["258"]));
    await endQuarter(kit.house);
    expect(await groupsOf(id)).toEqual(["258", "259"]);
  });

  it("a status that falls to one whose group its player is in already falls by one all the same", async () => {
    const { id } = await member("258");
    await kit.house.database.tx((tx) => insertGroups(tx, id, ["259"]));
    await joinedAt(id, "2027-02-01T00:00:00Z");
    await endQuarter(kit.house);
    const rows = await kit.house.database.query<{ group: string; isNew: boolean }>(
      `select group_id as group, added_at <> '2027-02-01T00:00:00Z' as "isNew"
       from accounts.player_groups where player_id = $1`,
      [id],
    );
    // Who came into it in this quarter is not looked at again.
    expect(rows).toEqual([{ group: "258", isNew: true }]);
  });
});
