import { randomUUID } from "node:crypto";
import {
  getWheel,
  listBonuses,
  listFreespins,
  listWheelSpins,
  rotateSeeds,
  spinWheel as spinEndpoint,
  SPINS_PAGE,
  updateBonusSettings,
  wheelConfig,
  wheelSegments,
  type WheelSpinView,
} from "@houselight/contracts";
import { pickByWeight } from "@houselight/game-maths/prizes";
import {
  brokenInvariants,
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
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertGroups } from "#core/accounts";
import { drawOf } from "#core/fairness";
import type { Given } from "#core/rewards";
import { Refused } from "#platform/http";
import { sha256 } from "#platform/ids";
import type { House } from "#platform/module";
import { spinWheel } from "./spin-wheel.ts";
import { chooseWheel, moneyPrize, spinsPrize } from "./wheel.testing.ts";

const DAY_MS = 86_400_000;
const clock = new TestClock("2027-03-01T10:00:00Z");
let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "the wheel", clock });
  url = kit.served?.url as string;
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});
beforeEach(() => chooseWheel(kit));

const player = () => signedInPlayer(kit.house, url);
const inGroups = async (...groups: readonly string[]) => {
  const one = await player();
  await kit.house.database.tx((tx) => insertGroups(tx, one.id, groups));
  return one;
};
const spin = (caller: HttpCaller, id: string = randomUUID()) =>
  caller.call(spinEndpoint, { body: { id } });
const shown = async (caller: HttpCaller) => (await caller.call(getWheel, {})).body;
const bonusesOf = async (caller: HttpCaller) => (await caller.call(listBonuses, {})).body;
const refusal = ({ status, body }: { status: number; body: unknown }) => [
  status,
  Object.keys(
    Object.values((body as { errors?: Record<string, object> }).errors ?? {})[0] ?? {},
  )[0],
];
const wonBy = ({ prizes, draw }: WheelSpinView) => prizes[draw.index];

/** A house whose modules give by this function, and what was given. */
function givingBy(give: (given: Given) => void) {
  const given: Given[] = [];
  const house: House = {
    ...kit.house,
    giverOf: () => async (_tx, one) => {
      given.push(one as Given);
      give(one as Given);
    },
  };
  return { house, given };
}

describe("the wheel", () => {
  it("WHEEL-01: has the prizes that operators choose, and gives the one that it shows", async () => {
    const guest = httpCaller(url);
    expect((await guest.call(wheelConfig.read, {})).body).toMatchObject({ enabled: true });
    expect((await guest.call(wheelSegments.read, {})).body).toEqual({ segments: [] });
    expect(await shown(guest)).toMatchObject({ state: "guest", segment: null, last: null });
    await chooseWheel(kit, { prizes: [moneyPrize(7), moneyPrize(8), moneyPrize(9)] });
    const { caller } = await player();
    const before = await shown(caller);
    expect(before).toMatchObject({ state: "ready", next_spin_at: null });
    expect(before.prizes.map(({ bonuses }) => bonuses[0]?.amount_cents)).toEqual([700, 800, 900]);
    const { status, body } = await spin(caller);
    expect(status).toBe(200);
    expect(body.prizes).toEqual(before.prizes);
    const won = wonBy(body)?.bonuses[0];
    expect(await bonusesOf(caller)).toMatchObject([
      {
        title: won?.title.en,
        amount_cents: won?.amount_cents,
        // WHEEL-04: money is wagered three times.
        amount_wager_requirement_cents: 3 * (won?.amount_cents as number),
        group_key: "wheel",
        stage: "issued",
      },
    ]);
    expect(await shown(caller)).toMatchObject({
      state: "spun",
      next_spin_at: "2027-03-02T00:00:00.000Z",
      last: body,
    });
  });

  it("OPEN-38: turns once a UTC day, and says when it turns again", async () => {
    const { id, caller } = await player();
    const first = await spin(caller);
    expect(first.status).toBe(200);
    const second = await spin(caller);
    expect(refusal(second)).toEqual([409, "wheel_already_spun"]);
    const waitMs = Date.parse("2027-03-02T00:00:00Z") - clock.now().getTime();
    expect(second.headers.get("retry-after")).toBe(String(Math.ceil(waitMs / 1000)));
    // Sessions do not last a day: what the endpoint does is called itself.
    const turn = () => spinWheel(kit.house, { playerId: id, id: randomUUID(), locale: "en" });
    clock.advance(waitMs - 1);
    await expect(turn()).rejects.toMatchObject({ code: "wheel_already_spun" });
    clock.advance(1);
    await turn();
    await expect(turn()).rejects.toMatchObject({ code: "wheel_already_spun" });
    clock.advance(10 * 3_600_000);
  });

  it("turns once by thirty at once, and gives one prize", async () => {
    const { caller } = await player();
    const answers = await Promise.all(Array.from({ length: 30 }, () => spin(caller)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200).map(refusal);
    expect(new Set(refused.map(([, code]) => code))).toEqual(new Set(["wheel_already_spun"]));
    expect(await bonusesOf(caller)).toHaveLength(1);
    const { body: spins } = await caller.call(listWheelSpins, { query: {} });
    expect(spins).toHaveLength(1);
  });

  it("gives the same answer to the same request, ten at once or later", async () => {
    const { caller } = await player();
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => spin(caller, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.every(({ body }) => body.draw.index === answers[0]?.body.draw.index)).toBe(true);
    expect(await bonusesOf(caller)).toHaveLength(1);
    const other = await player();
    // An id is its player's own: another's is another turn.
    expect((await spin(other.caller, id)).body.id).toBe(id);
    expect(await bonusesOf(other.caller)).toHaveLength(1);
  });

  it("has money in the currency that is played in, else that in euros by the rate", async () => {
    const bonus_amount = { EUR: 1_000, NOK: 9_900 };
    const max_win = { EUR: 2_000 };
    const prize = moneyPrize(10, { bonus_amount, result_bonus: { wager: 3, max_win } });
    await chooseWheel(kit, { prizes: [prize, prize] });
    const amounts = [];
    for (const currency of ["NOK", "JPY", "BTC"]) {
      const { token } = await registered(kit.house, currency);
      const caller = httpCaller(url);
      caller.useSession(token);
      const { body } = await spin(caller);
      const won = wonBy(body)?.bonuses[0];
      const [bonus] = await bonusesOf(caller);
      expect(bonus).toMatchObject({
        currency,
        amount_cents: won?.amount_cents,
        max_win_cents: won?.max_win_cents,
      });
      amounts.push([won?.amount_cents, won?.max_win_cents]);
    }
    // 20 euros at 0.0855, 10 at 0.0056, 10 at 90,000 in hundred-millionths.
    expect(amounts).toEqual([
      [9_900, 23_391],
      [1_785, 3_571],
      [11_111, 22_222],
    ]);
  });

  it("tells the stake of free spins in the currency that is played in, as they are given", async () => {
    await chooseWheel(kit, { prizes: [spinsPrize(10), spinsPrize(10)] });
    const stakes = [];
    for (const currency of ["EUR", "NOK", "JPY"]) {
      const { token } = await registered(kit.house, currency);
      const caller = httpCaller(url);
      caller.useSession(token);
      const won = wonBy((await spin(caller)).body)?.bonuses[0];
      const [given] = (await caller.call(listFreespins, {})).body;
      expect(given).toMatchObject({ currency, stake_cents: won?.stake_cents });
      stakes.push([won?.currency, won?.stake_cents]);
    }
    // The game's stakes that are nearest to 20 euro cents: to 2.34 crowns, to 35 yen.
    expect(stakes).toEqual([
      ["EUR", 20],
      ["NOK", 200],
      ["JPY", 40],
    ]);
  });

  it("has prizes of their own for groups, the first that fits", async () => {
    const segments = [
      { groups: ["258"], prizes: [moneyPrize(50), moneyPrize(60)] },
      { groups: ["258", "259"], prizes: [moneyPrize(70), moneyPrize(80)] },
    ];
    await chooseWheel(kit, {}, segments);
    const { caller } = await inGroups("259", "258");
    expect(await shown(caller)).toMatchObject({ segment: 0 });
    const { body } = await spin(caller);
    expect([5_000, 6_000]).toContain(wonBy(body)?.bonuses[0]?.amount_cents);
    expect((await bonusesOf(caller))[0]?.amount_cents).toBe(wonBy(body)?.bonuses[0]?.amount_cents);
    expect((await shown((await inGroups("259")).caller)).segment).toBe(1);
    expect((await shown((await player()).caller)).segment).toBeNull();
  });

  it("is refused where it is off or not for the player, and to guests", async () => {
    const { caller } = await player();
    expect((await spin(httpCaller(url))).status).toBe(401);
    await chooseWheel(kit, { enabled: false });
    expect(await shown(caller)).toEqual({
      state: "off",
      prizes: [],
      segment: null,
      free_turns: 0,
      next_spin_at: null,
      last: null,
    });
    expect(refusal(await spin(caller))).toEqual([409, "wheel_off"]);
    await chooseWheel(kit, { groups: ["257"] });
    expect(await shown(caller)).toMatchObject({ state: "not_for_you", prizes: [] });
    expect(refusal(await spin(caller))).toEqual([403, "wheel_not_for_you"]);
    expect((await spin((await inGroups("257")).caller)).status).toBe(200);
    const several = await inGroups("257", "100");
    expect(refusal(await spin(several.caller))).toEqual([403, "wheel_not_for_you"]);
  });

  it("gives nothing to who wants no bonuses, has paused, or plays where so much wagering is refused", async () => {
    const { id, caller } = await player();
    const wish = (can_issue: boolean) =>
      caller.call(updateBonusSettings, { body: { settings: { can_issue } } });
    await wish(false);
    expect(refusal(await spin(caller))).toEqual([403, "bonuses_off"]);
    await wish(true);
    await kit.house.database.query(
      "insert into compliance.restrictions (player_id, cooling_off_until) values ($1, $2)",
      [id, new Date(clock.now().getTime() + 3_600_000)],
    );
    expect(refusal(await spin(caller))).toEqual([403, "bonus_paused"]);
    const british = await player();
    await moveToLicence(kit.house, british.id, "GB");
    await chooseWheel(kit, { prizes: [moneyPrize(5), spinsPrize(10)] });
    const turn = spinWheel(kit.house, { playerId: british.id, id: randomUUID(), locale: "en" });
    await expect(turn).rejects.toMatchObject({ code: "wheel_not_for_you" });
  });

  it.each([
    "{}",
    '{"id":"1"}',
    `{"id":"${randomUUID()}","index":0}`,
    `{"id":["${randomUUID()}"]}`,
    "null",
    "[",
  ])("does not understand %s", async (body) => {
    const { caller } = await player();
    const { status } = await caller.send("POST", "/api/wheel/spin", body);
    expect([400, 422]).toContain(status);
    expect(await bonusesOf(caller)).toEqual([]);
  });

  it("is an operator's to change alone", async () => {
    const { caller } = await player();
    const support = await signedInOperator(kit.house, url, "support");
    for (const [by, status] of [
      [caller, 401],
      [support, 403],
    ] as const) {
      const path = "/api/back_office/config/wheel-config";
      expect((await by.send("PUT", path, '{"enabled":false}')).status).toBe(status);
    }
  });
});

describe("a prize", () => {
  it("gives everything that it brings, each once, in the player's language (WHEEL-04)", async () => {
    const [money, spins] = [moneyPrize(5).bonuses[0], spinsPrize(20).bonuses[0]];
    const both = { weight: 1, bonuses: [money, spins] as never };
    await chooseWheel(kit, { prizes: [both, both] });
    const { id } = await player();
    // The last one is refused, so that the books know of nothing that nobody got.
    const { house, given } = givingBy(({ reward }) => {
      if (reward.kind === "freespins") throw new Refused("reward_gone");
    });
    const turn = () => spinWheel(house, { playerId: id, id: randomUUID(), locale: "de" });
    await expect(turn()).rejects.toMatchObject({ code: "reward_gone" });
    expect(given).toMatchObject([
      { title: "5 Euro", reward: { kind: "bonus", amount: 500n, wagering: 3, maxWin: null } },
      {
        title: "20 Freispiele",
        groupKey: "wheel",
        reward: {
          kind: "freespins",
          count: 20,
          game: "lantern-tide",
          stakeEurCents: 20n,
          wagering: 30,
        },
      },
    ]);
    expect(new Set(given.map((one) => one.id)).size).toBe(2);
  });

  it("that a player may not have closes the wheel before the draw: nobody draws until another comes", async () => {
    // Free spins of a slot with a jackpot: none of those in Germany.
    const never = spinsPrize(10, { game: "penny-comet", result_bonus: { wager: 0 } }, 3);
    await chooseWheel(kit, { prizes: [never, moneyPrize(5)] });
    const { id, caller } = await player();
    await moveToLicence(kit.house, id, "DE");
    const codes = [];
    for (let at = 0; at < 8; at += 1) {
      const turn = spinWheel(kit.house, { playerId: id, id: randomUUID(), locale: "en" });
      codes.push(
        await turn.then(
          () => "won",
          ({ code }) => code,
        ),
      );
      await caller.call(rotateSeeds, { body: {} });
    }
    expect(new Set(codes)).toEqual(new Set(["wheel_not_for_you"]));
    expect(await shown(caller)).toMatchObject({ state: "not_for_you", prizes: [] });
    expect(await bonusesOf(caller)).toEqual([]);
  });

  it("that is refused leaves nothing behind: no turn, no draw", async () => {
    const { id, caller } = await player();
    const { house } = givingBy(() => {
      throw new Refused("reward_gone");
    });
    const turn = () => spinWheel(house, { playerId: id, id: randomUUID(), locale: "en" });
    await expect(turn()).rejects.toMatchObject({ code: "reward_gone" });
    expect(await shown(caller)).toMatchObject({ state: "ready" });
    const { body } = await spin(caller);
    expect(body.draw.fairness.nonce).toBe(0);
  });
});

describe("a turn", () => {
  it("is recomputed by anybody from its seeds, once they are shown", async () => {
    const prizes = [1, 2, 3, 4].map((euros) => moneyPrize(euros, {}, euros * 7));
    await chooseWheel(kit, { prizes });
    const { caller } = await player();
    const { body: fresh } = await spin(caller);
    expect(fresh.draw.fairness.server_seed).toBeNull();
    await caller.call(rotateSeeds, { body: {} });
    const { body: spins } = await caller.call(listWheelSpins, { query: {} });
    const [{ draw } = fresh] = spins;
    const { server_seed, server_seed_hash, client_seed, nonce } = draw.fairness;
    expect(server_seed_hash).toBe(fresh.draw.fairness.server_seed_hash);
    expect(sha256(server_seed as string)).toBe(server_seed_hash);
    const seeds = { serverSeed: server_seed as string, clientSeed: client_seed };
    expect(pickByWeight(draw.weights, drawOf({ ...seeds, nonce: BigInt(nonce) }))).toBe(draw.index);
    expect(draw.weights).toEqual([7, 14, 21, 28]);
  });

  it("is listed with the others, page by page, for its player alone", async () => {
    const { id, caller } = await player();
    const other = await player();
    const ids = Array.from({ length: SPINS_PAGE + 3 }, () => randomUUID());
    for (const one of ids) {
      await spinWheel(kit.house, { playerId: id, id: one, locale: "en" });
      clock.advance(DAY_MS);
    }
    clock.advance(-ids.length * DAY_MS);
    const page = async (by: HttpCaller, query: { readonly after?: string | undefined }) =>
      (await by.call(listWheelSpins, { query })).body.map((one) => one.id);
    const first = await page(caller, {});
    expect(first).toEqual(ids.toReversed().slice(0, SPINS_PAGE));
    expect(await page(caller, { after: first.at(-1) })).toEqual(ids.slice(0, 3).toReversed());
    expect(await page(other.caller, {})).toEqual([]);
    expect(await page(other.caller, { after: first[0] })).toEqual([]);
    expect((await httpCaller(url).call(listWheelSpins, { query: {} })).status).toBe(401);
  });

  it("never changes again", async () => {
    const { caller } = await player();
    await spin(caller);
    for (const sql of ["update wheel.spins set index = 0", "delete from wheel.rewards"])
      await expect(kit.house.database.query(sql)).rejects.toThrow(/kept as it was/);
  });
});
