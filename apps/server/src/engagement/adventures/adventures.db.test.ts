import {
  type Adventure,
  completeAdventureStep,
  createUserLimit,
  getAdventure,
  GROUPS,
  listBonuses,
  updateBonusSettings,
  vipAdventures,
} from "@houselight/contracts";
import {
  brokenInvariants,
  chosenByTwo,
  happen,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertGroups } from "#core/accounts";
import { paymentChanged } from "#events/cashbox";
import type { Caller } from "#platform/http";
import { adventureOf } from "./adventures.testing.ts";
import { completeStep } from "./complete-step.ts";
import { showAdventure } from "./show-adventure.ts";

const clock = new TestClock("2027-03-01T10:00:00Z");
let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "adventures", clock });
  url = kit.served?.url as string;
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

const choose = async (adventure: Adventure | null) => {
  await chosenByTwo(kit.house, url, vipAdventures, { adventure });
  // Another replica reads a setting anew within two seconds.
  clock.advance(2_000);
};
const today = () => clock.now().toISOString().slice(0, 10);
/** An adventure that begins today. */
const begin = (part: Parameters<typeof adventureOf>[0] = { days: 2, superDay: true }) =>
  choose({ ...adventureOf(part), starts_on: today() });
const member = async () => {
  const player = await signedInPlayer(kit.house, url, 1_000n);
  await kit.house.database.tx((tx) => insertGroups(tx, player.id, [GROUPS.adventures]));
  return player;
};
const complete = (caller: HttpCaller, step: number) =>
  caller.call(completeAdventureStep, { params: { step: String(step) } });
const shown = async (caller: HttpCaller) => (await caller.call(getAdventure, {})).body.adventure;
const refusal = ({ status, body }: { status: number; body: unknown }) => [
  status,
  Object.keys(
    Object.values((body as { errors?: Record<string, object> }).errors ?? {})[0] ?? {},
  )[0],
];
const bonusesOf = async (caller: HttpCaller) => (await caller.call(listBonuses, {})).body;
const deposit = (playerId: bigint, amount: bigint, currency = "EUR", at = clock.now()) =>
  paymentChanged(playerId, {
    paymentId: `${playerId}-${amount}`,
    action: "deposit",
    state: "succeeded",
    currency,
    amount,
    at: at.toISOString(),
  });

beforeEach(() => begin());

describe("the adventure", () => {
  it("VIP-14: is shown to anybody, its prizes in the currency and the language of who asks", async () => {
    const guest = httpCaller(url);
    const adventure = await shown(guest);
    expect(adventure).toMatchObject({
      hasSuperDay: true,
      today: 1,
      completed: 0,
      total: 3,
      isOver: false,
      mayJoin: false,
    });
    expect(adventure?.days[0]).toEqual({
      day: 1,
      date: today(),
      step: 1,
      stepTotal: 3,
      isCompleted: false,
      state: "active",
      isOpen: false,
      currency: "EUR",
      prize: { type: "bonus", title: "Two euros", amount_cents: 200, count: null, game: null },
      condition: { minDep: null, wager: 10, periodActivationDays: 3 },
      variables: { note: "two euros" },
    });
    expect(adventure?.days.map(({ state }) => state)).toEqual(["active", "future", "superb"]);
    await choose(null);
    expect(await shown(guest)).toBeNull();
  });

  it("SHELL-08, OPEN-07, AUTH-30: is open to testers and players of the group alone", async () => {
    const { caller, id } = await signedInPlayer(kit.house, url, 1_000n);
    expect(refusal(await complete(caller, 1))).toEqual([403, "adventure_not_for_you"]);
    expect(await shown(caller)).toMatchObject({ mayJoin: false });
    await kit.house.database.tx((tx) => insertGroups(tx, id, [GROUPS.tester]));
    expect(await shown(caller)).toMatchObject({ mayJoin: true });
    expect((await complete(caller, 1)).status).toBe(200);
  });
});

describe("a step", () => {
  it("gives its prize on its day, once, however often it is completed", async () => {
    const { caller } = await member();
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete(caller, 1)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers[0]?.body).toMatchObject({ completed: 1, isOver: false });
    expect(answers[0]?.body.days[0]).toMatchObject({ isCompleted: true, state: "completed" });
    expect(await bonusesOf(caller)).toMatchObject([
      {
        title: "Two euros",
        amount_cents: 200,
        amount_wager_requirement_cents: 2_000,
        group_key: "adventure_day",
        activatable_until: new Date(clock.now().getTime() + 3 * 86_400_000).toISOString(),
      },
    ]);
    expect(refusal(await complete(caller, 2))).toEqual([409, "adventure_not_today"]);
    expect(refusal(await complete(caller, 3))).toEqual([409, "adventure_not_today"]);
    expect(refusal(await complete(caller, 4))).toEqual([404, "adventure_step_not_found"]);
  });

  it("gives nothing to who has paused playing, and stays open", async () => {
    const { caller } = await member();
    await caller.call(createUserLimit, { body: { type: "coolingoff", period: "day" } });
    expect(refusal(await complete(caller, 1))).toEqual([403, "bonus_paused"]);
    expect(await shown(caller)).toMatchObject({ completed: 0 });
    expect(await bonusesOf(caller)).toEqual([]);
  });

  it("gives nothing to who wants no bonuses, and can be completed after all", async () => {
    const { caller } = await member();
    const wish = (can_issue: boolean) =>
      caller.call(updateBonusSettings, { body: { settings: { can_issue } } });
    await wish(false);
    expect(refusal(await complete(caller, 1))).toEqual([403, "bonuses_off"]);
    expect(await shown(caller)).toMatchObject({ completed: 0 });
    await wish(true);
    expect((await complete(caller, 1)).status).toBe(200);
  });

  it("waits for the deposit that it asks for, of that day alone", async () => {
    await begin({
      days: 1,
      superDay: false,
      part: { condition: { minDep: { EUR: 2_000 }, wager: 0, periodActivationDays: 3 } },
    });
    const { caller, id } = await member();
    expect((await shown(caller))?.days[0]?.condition.minDep).toBe(2_000);
    await happen(kit, deposit(id, 1_500n));
    expect(refusal(await complete(caller, 1))).toEqual([409, "adventure_deposit_needed"]);
    await happen(kit, deposit(id, 499n), deposit(id, 300n, "CAD"));
    expect(refusal(await complete(caller, 1))).toEqual([409, "adventure_deposit_needed"]);
    await happen(kit, deposit(id, 1n));
    expect((await complete(caller, 1)).body).toMatchObject({ completed: 1, isOver: true });
  });
});

/** Sessions do not last a day: what the endpoint does is called itself. */
const done = (playerId: bigint, step: number) =>
  completeStep(kit.house, { playerId, step, locale: "de" });

describe("a deposit that a step asks for", () => {
  const asking = (days: number, superDay: boolean) =>
    begin({
      days,
      superDay,
      part: { condition: { minDep: { EUR: 2_000 }, wager: 0, periodActivationDays: 3 } },
    });
  const DAY_MS = 86_400_000;

  it("counts on the day on which it arrived, though the house hears of it after midnight", async () => {
    await asking(2, false);
    const { id } = await member();
    const late = new Date(`${today()}T23:59:59.900Z`);
    clock.advance(late.getTime() + 200 - clock.now().getTime());
    await happen(kit, deposit(id, 2_000n, "EUR", late));
    await expect(done(id, 2)).rejects.toMatchObject({ code: "adventure_deposit_needed" });
    const rows = await kit.house.database.query<{ day: string }>(
      "select day::text as day from adventures.deposits where player_id = $1",
      [id],
    );
    expect(rows).toEqual([{ day: late.toISOString().slice(0, 10) }]);
  });

  it("VIP-16: counts for the super day as long as that is open", async () => {
    await asking(1, true);
    const { id } = await member();
    await happen(kit, deposit(id, 2_000n));
    await done(id, 1);
    clock.advance(DAY_MS);
    await expect(done(id, 2)).rejects.toMatchObject({ code: "adventure_deposit_needed" });
    await happen(kit, deposit(id, 2_001n));
    await done(id, 2);
  });
});

it("VIP-16: the super day gives to who completed every day, and ends the adventure", async () => {
  const [one, other] = [await member(), await member()];
  expect((await complete(one.caller, 1)).status).toBe(200);
  const standing = (id: bigint) => showAdventure(kit.house, { id } as Caller, "de");
  clock.advance(86_400_000);
  await done(one.id, 2);
  await done(other.id, 2);
  await expect(done(other.id, 3)).rejects.toMatchObject({ code: "adventure_not_today" });
  expect((await standing(other.id))?.days.map(({ state }) => state)).toEqual([
    "lost",
    "completed",
    "superb",
  ]);
  await done(one.id, 3);
  expect(await standing(one.id)).toMatchObject({ completed: 3, isOver: true });
  const given = await kit.house.database.query<{ title: string }>(
    "select title from bonuses.bonuses where player_id = $1 order by seq",
    [one.id],
  );
  expect(given.map(({ title }) => title)).toEqual(["Two euros", "Zwei Euro", "Zwei Euro"]);
});
