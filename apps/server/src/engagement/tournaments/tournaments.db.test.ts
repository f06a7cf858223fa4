import { randomUUID } from "node:crypto";
import {
  changeGroups,
  confirmTournament,
  getTournament,
  getTournamentStatus,
  listAccounts,
  listNotices,
  listOwnTournaments,
  listRecentTournaments,
  listTournaments,
  playRound,
  RECENT_MS,
  type TournamentsStatusesMessage,
} from "@houselight/contracts";
import {
  brokenInvariants,
  happen,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  settled,
  signedInOperator,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { finishTournaments } from "./finish/finish-tournaments.ts";
import { tournamentsData } from "./personal-data-store.ts";
import { LENGTH_MS, published, shortTournament } from "./tournaments.testing.ts";

const clock = new TestClock();
let kit: TestHouse;
let url: string;
let guest: HttpCaller;
let operators: [HttpCaller, HttpCaller];
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "tournaments", clock });
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
beforeEach(() => {
  vi.restoreAllMocks();
});

type Part = Parameters<typeof shortTournament>[1];
const open = (part: Part = {}) => published(operators, shortTournament(clock.now(), part));
const player = () => signedInPlayer(kit.house, url, 100_000n);
const confirm = (caller: HttpCaller, id: string, confirmed = true) =>
  caller.call(confirmTournament, { params: { id }, body: { confirmed } });
const statusOf = async (caller: HttpCaller, id: string) =>
  (await caller.call(getTournamentStatus, { params: { id } })).body;
const view = async (id: string, caller = guest) =>
  (await caller.call(getTournament, { params: { id } })).body;
/** A round with this multiplier, as it was settled now. */
const win = (playerId: bigint, multiplier: bigint, part: Parameters<typeof settled>[2] = {}) =>
  settled(playerId, 100n, { payout: multiplier * 100n, at: clock.now().toISOString(), ...part });
const joined = async (id: string, count: number) => {
  const players = [];
  for (let at = 0; at < count; at++) {
    const one = await player();
    await confirm(one.caller, id);
    players.push(one);
  }
  return players;
};
const cashOf = async (caller: HttpCaller) =>
  (await caller.call(listAccounts, {})).body.find(({ currency }) => currency === "EUR")
    ?.amount_cents;

const speak = (playerId: bigint, language: string) =>
  kit.house.database.query("update accounts.players set language = $2 where id = $1", [
    playerId,
    language,
  ]);

describe("a tournament", () => {
  it("TOURN-01: is listed for everybody, and read by id and by identifier", async () => {
    const id = await open({ frontend_identifier: "first-cup" });
    const { body } = await guest.call(listTournaments, {});
    expect(body.find((one) => one.id === id)).toMatchObject({
      frontend_identifier: "first-cup",
      type: "tournament",
      group_ids: [],
      status: "active",
      in_progress: true,
      finished: false,
      prizes_cents: [5_000, 2_000],
      participants: 0,
      top_players: [],
    });
    expect((await view("first-cup")).id).toBe(id);
    expect((await view(id)).frontend_identifier).toBe("first-cup");
    expect((await guest.call(getTournament, { params: { id: "no-cup" } })).status).toBe(404);
    expect((await guest.call(getTournament, { params: { id: randomUUID() } })).status).toBe(404);
  });

  it("TOURN-01: has its title in the language that is read, else in English", async () => {
    const id = await open({ title: { en: "Lamp Cup", de: "Lampenpokal" } });
    const titles = async (caller: HttpCaller) => [
      (await view(id, caller)).title,
      (await caller.call(listTournaments, {})).body.find((one) => one.id === id)?.title,
    ];
    const at = (locale: string) => titles(httpCaller(url, { "x-locale": locale }));
    expect(await at("de")).toEqual(["Lampenpokal", "Lampenpokal"]);
    expect(await at("it")).toEqual(["Lamp Cup", "Lamp Cup"]);
    // Whoever calls without a page reads in their own language.
    const { caller, id: playerId } = await player();
    await speak(playerId, "de");
    expect(await titles(caller)).toEqual(["Lampenpokal", "Lampenpokal"]);
    expect(await titles(guest)).toEqual(["Lamp Cup", "Lamp Cup"]);
  });

  it("TOURN-05: is joined and left, once each however often it is said, by players alone", async () => {
    const id = await open();
    const { caller } = await player();
    expect(await statusOf(caller, id)).toMatchObject({ status: "none", bets: 0, version: 0 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(caller, id)));
    expect(answers.map(({ body }) => body.status)).toEqual(Array(10).fill("participating"));
    expect((await view(id)).participants).toBe(1);
    expect((await confirm(caller, id, false)).body.status).toBe("left");
    expect((await confirm(caller, id, false)).body.status).toBe("left");
    expect((await view(id)).participants).toBe(0);
    expect((await confirm(guest, id)).status).toBe(401);
  });

  it("TOURN-04: counts a real round of who has joined", async () => {
    const id = await open({ scoring: "bets" });
    const { caller } = await player();
    await confirm(caller, id);
    const bet = { kind: "slot", stake_cents: 100 } as const;
    const body = { id: randomUUID(), currency: "EUR", bet };
    expect((await caller.call(playRound, { params: { slug: "penny-comet" }, body })).status).toBe(
      200,
    );
    await kit.house.reactions.settled();
    expect(await statusOf(caller, id)).toMatchObject({
      tournament_id: id,
      bets: 100,
      points: 100,
      award_place: 1,
    });
  });

  it("counts no bonus money, no free round, and no round before joining, after leaving or at the end", async () => {
    const id = await open();
    const early = await player();
    await happen(kit, win(early.id, 9n));
    clock.advance(1_000);
    await confirm(early.caller, id);
    const before = new Date(clock.now().getTime() - 1).toISOString();
    const end = new Date(clock.now().getTime() - 1_000 + LENGTH_MS).toISOString();
    await happen(
      kit,
      win(early.id, 9n, { stakeBonus: 1n }),
      win(early.id, 9n, { stakeHouse: 1n }),
      win(early.id, 9n, { at: before }),
      win(early.id, 9n, { at: end }),
    );
    expect(await statusOf(early.caller, id)).toMatchObject({ bets: 0, points: 0 });
    await happen(kit, win(early.id, 2n));
    await confirm(early.caller, id, false);
    await happen(kit, win(early.id, 9n));
    expect(await statusOf(early.caller, id)).toMatchObject({ points: 200, award_place: null });
    expect((await view(id)).top_players).toEqual([]);
    await confirm(early.caller, id);
    expect(await statusOf(early.caller, id)).toMatchObject({ points: 200, award_place: 1 });
  });

  it("OPEN-09: counts stakes of any currency in hundredths of a euro, and a multiplier as it was played", async () => {
    const [bets, multiplier] = [await open({ scoring: "bets" }), await open()];
    const { id, caller } = await player();
    for (const one of [bets, multiplier]) await confirm(caller, one);
    const cad = { currency: "CAD", stakeCash: 1_000n, payout: 3_333n };
    await happen(kit, win(id, 0n, cad));
    expect(await statusOf(caller, bets)).toMatchObject({ bets: 615, points: 615 });
    expect(await statusOf(caller, multiplier)).toMatchObject({ bets: 615, points: 333 });
  });

  it("counts the games of its studios", async () => {
    const { body } = await guest.call(listTournaments, {});
    expect(body).not.toEqual([]);
    const [row] = await kit.house.database.query<{ provider: string }>(
      "select provider from catalogue.games where slug = 'vault-of-buttons'",
    );
    const id = await open({ type: "producers", producers: [row?.provider as string] });
    const [one] = await joined(id, 1);
    await happen(kit, win(one?.id as bigint, 3n), win(one?.id as bigint, 9n, { subject: "no" }));
    expect(await statusOf(one?.caller as HttpCaller, id)).toMatchObject({ points: 300 });
  });

  it("TOURN-07: is there for players of its groups alone", async () => {
    const id = await open({ group_ids: ["1203"] });
    const inside = await player();
    const outside = await player();
    await operators[0].call(changeGroups, {
      params: { id: String(inside.id) },
      body: { groups: { add: ["1203"], remove: [] }, reason: "a test" },
    });
    expect((await view(id, inside.caller)).id).toBe(id);
    for (const caller of [outside.caller, guest]) {
      expect((await caller.call(getTournament, { params: { id } })).status).toBe(404);
      expect((await caller.call(listTournaments, {})).body.map((one) => one.id)).not.toContain(id);
    }
    expect((await confirm(outside.caller, id)).status).toBe(404);
    expect((await outside.caller.call(getTournamentStatus, { params: { id } })).status).toBe(404);
  });

  it("QUEST-09: shows players of the group of quests the quests of that group alone", async () => {
    const quest = (part: Part = {}) =>
      open({
        frontend_identifier: `quest--xs--${randomUUID().slice(0, 8)}`,
        type: "quest",
        scoring: "bets",
        prizes_cents: [0, 1, 2, 3, 4, 5],
        ...part,
      });
    const [forAll, forGroup] = [await quest(), await quest({ group_ids: ["1204"] })];
    const { caller, id } = await player();
    const seen = async () => {
      const ids = (await caller.call(listTournaments, {})).body.map((one) => one.id);
      return [ids.includes(forAll), ids.includes(forGroup)];
    };
    expect(await seen()).toEqual([true, false]);
    await operators[0].call(changeGroups, {
      params: { id: String(id) },
      body: { groups: { add: ["1204"], remove: [] }, reason: "a test" },
    });
    expect(await seen()).toEqual([false, true]);
    expect((await confirm(caller, forAll)).status).toBe(404);
    expect((await confirm(caller, forGroup)).status).toBe(200);
  });
});

describe("places", () => {
  it("TOURN-06, TOURN-08: go by points, then by who had them first, and move on the screens of both", async () => {
    const id = await open();
    const [first, second] = (await joined(id, 2)) as [
      Awaited<ReturnType<typeof player>>,
      Awaited<ReturnType<typeof player>>,
    ];
    const publish = vi.spyOn(kit.house.live, "publish");
    const told = () =>
      publish.mock.calls
        .filter(([, name]) => name === "tournaments_statuses")
        .flatMap(([channel, , payload]) =>
          (payload as TournamentsStatusesMessage).statuses
            .filter(({ tournament_id }) => tournament_id === id)
            .map(({ award_place, previous_place }) => [channel, award_place, previous_place]),
        );
    const places = async () =>
      (await view(id, second.caller)).top_players.map(({ award_place, own, points }) => [
        award_place,
        own,
        points,
      ]);
    await happen(kit, win(first.id, 5n));
    clock.advance(1_000);
    await happen(kit, win(second.id, 5n));
    expect(await places()).toEqual([
      [1, false, 500],
      [2, true, 500],
    ]);
    // What comes within a second is told at once.
    await vi.waitFor(() => expect(told()).toContainEqual([`user#${second.id}`, 2, null]), 3_000);
    clock.advance(1_000);
    await happen(kit, win(second.id, 6n));
    expect(await places()).toEqual([
      [1, true, 600],
      [2, false, 500],
    ]);
    await vi.waitFor(
      () =>
        expect(told().slice(-2)).toEqual([
          [`user#${first.id}`, 2, 1],
          [`user#${second.id}`, 1, 2],
        ]),
      3_000,
    );
  });
});

describe("the end", () => {
  it("pays the first places once, whoever looks and however often, and tells the winners", async () => {
    const title = { en: "Lamp Cup", de: "Lampenpokal" };
    const id = await open({ title, prizes_cents: [5_000, 2_000] });
    const all = await joined(id, 3);
    await speak(all[0]?.id as bigint, "de");
    await happen(kit, ...all.map(({ id: playerId }, at) => win(playerId, BigInt(9 - at))));
    clock.advance(LENGTH_MS);
    await finishTournaments(kit.house);
    expect((await view(id)).finished).toBe(false);
    clock.advance(10_000);
    await Promise.all(Array.from({ length: 5 }, () => finishTournaments(kit.house)));
    expect(await view(id)).toMatchObject({ finished: true, status: "archive" });
    expect(await Promise.all(all.map(({ caller }) => cashOf(caller)))).toEqual([
      105_000, 102_000, 100_000,
    ]);
    const [winner, second, third] = all.map(({ caller }) => caller) as [
      HttpCaller,
      HttpCaller,
      HttpCaller,
    ];
    expect(await statusOf(winner, id)).toMatchObject({
      award_place: 1,
      prize: { amount_cents: 5_000, currency: "EUR" },
    });
    expect((await statusOf(third, id)).prize).toBeNull();
    await kit.house.reactions.settled();
    const noticesOf = async (caller: HttpCaller) =>
      (await caller.call(listNotices, {})).body.notifications;
    const values = { amount: "5000", currency: "EUR", title: "Lampenpokal" };
    expect(await noticesOf(winner)).toMatchObject([{ event: "prize_won", award_place: 1, values }]);
    expect(await noticesOf(second)).toMatchObject([{ values: { title: "Lamp Cup" } }]);
    const { database } = kit.house;
    const data = await tournamentsData.read(database, all[0]?.id as bigint);
    expect(data).toMatchObject({ entries: [{ title: "Lampenpokal", points: "900" }] });
    expect((await confirm(third, id, false)).status).toBe(409);
  });

  it("TOURN-11, OPEN-35: is recent for five minutes, as leaving is", async () => {
    const id = await open();
    const left = await open();
    const { caller, id: playerId } = await player();
    await confirm(caller, id);
    await happen(kit, win(playerId, 2n));
    clock.advance(LENGTH_MS + 10_000);
    const late = await open();
    await confirm(caller, late);
    await confirm(caller, late, false);
    await finishTournaments(kit.house);
    const recent = async () =>
      (await caller.call(listRecentTournaments, {})).body.map(({ tournament_id }) => tournament_id);
    expect((await recent()).toSorted()).toEqual([id, late].toSorted());
    expect((await caller.call(listOwnTournaments, {})).body).toHaveLength(2);
    clock.advance(RECENT_MS);
    expect(await recent()).toEqual([]);
    expect((await statusOf(caller, left)).status).toBe("none");
  });

  it("of one that cannot be finished keeps no other from its own, and is looked at again", async () => {
    const [stuck, next] = [await open({ prizes_cents: [5_000] }), await open()];
    const [one] = await joined(stuck, 1);
    await happen(kit, win(one?.id as bigint, 9n));
    clock.advance(LENGTH_MS + 10_000);
    const { database } = kit.house;
    await database.query(
      `alter table tournaments.awards add constraint toy_stuck check (tournament_id <> '${stuck}') not valid`,
    );
    await finishTournaments(kit.house);
    const finished = async () => [(await view(stuck)).finished, (await view(next)).finished];
    expect(await finished()).toEqual([false, true]);
    await database.query("alter table tournaments.awards drop constraint toy_stuck");
    await finishTournaments(kit.house);
    expect(await finished()).toEqual([true, true]);
  });

  it("passes over who is excluded by then", async () => {
    const id = await open({ prizes_cents: [5_000] });
    const [excluded, next] = (await joined(id, 2)) as [
      Awaited<ReturnType<typeof player>>,
      Awaited<ReturnType<typeof player>>,
    ];
    await happen(kit, win(excluded.id, 9n), win(next.id, 2n));
    await kit.house.database.query(
      `insert into compliance.restrictions (player_id, excluded_until) values ($1, $2)
       on conflict (player_id) do update set excluded_until = excluded.excluded_until`,
      [excluded.id, new Date(clock.now().getTime() + 9 * LENGTH_MS)],
    );
    clock.advance(LENGTH_MS + 10_000);
    await finishTournaments(kit.house);
    expect(await cashOf(next.caller)).toBe(105_000);
    expect((await view(id)).top_players).toHaveLength(1);
  });

  it("passes over who is erased by then: nobody could enter the account", async () => {
    const id = await open({ prizes_cents: [5_000] });
    const [gone, next] = (await joined(id, 2)) as [
      Awaited<ReturnType<typeof player>>,
      Awaited<ReturnType<typeof player>>,
    ];
    await happen(kit, win(gone.id, 9n), win(next.id, 2n));
    await kit.house.database.query(
      "update accounts.players set closed_at = now(), erased_at = now() where id = $1",
      [gone.id],
    );
    clock.advance(LENGTH_MS + 10_000);
    await finishTournaments(kit.house);
    expect(await cashOf(next.caller)).toBe(105_000);
  });

  it("QUEST-06: rewards the level that each player of a quest has reached", async () => {
    const id = await open({
      frontend_identifier: `quest--xs--${randomUUID().slice(0, 8)}`,
      type: "quest",
      scoring: "bets",
      prizes_cents: [0, 100, 300, 600, 1_000, 5_000],
    });
    const all = await joined(id, 3);
    const stakes = [14_999n, 15_000n, 50_000n];
    const at = clock.now().toISOString();
    await happen(
      kit,
      ...all.map(({ id: playerId }, index) => settled(playerId, stakes[index] as bigint, { at })),
    );
    expect((await view(id)).levels.map(({ min_bet_cents }) => min_bet_cents)).toEqual([
      0, 15_000, 50_000, 100_000, 500_000, 1_500_000,
    ]);
    clock.advance(LENGTH_MS + 10_000);
    await Promise.all([finishTournaments(kit.house), finishTournaments(kit.house)]);
    expect((await view(id)).finished).toBe(true);
    expect(await Promise.all(all.map(({ caller }) => cashOf(caller)))).toEqual([
      100_000, 100_100, 100_300,
    ]);
  });
});
