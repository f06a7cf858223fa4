import { randomUUID } from "node:crypto";
import {
  closedGames,
  createUserLimit,
  disabledBonuses,
  endCompCard,
  getLotteryStatus,
  listBonuses,
  listCompRates,
  makeCompCorrection,
  proposeCompCorrection,
  proposeLottery,
  publishLottery,
  updateBonusSettings,
  updateLocale,
} from "@houselight/contracts";
import {
  brokenInvariants,
  chosenByTwo,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  registered,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Given } from "#core/rewards";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import {
  boxCard,
  exchange,
  givePoints,
  inShop,
  moneyCard,
  pointsOf,
  refusal,
  spinsCard,
  ticketCard,
  wanted,
} from "../comps.testing.ts";
import { compsData } from "../personal-data-store.ts";
import { exchangePoints } from "./exchange-points.ts";

let kit: TestHouse;
let url: string;
let operators: [HttpCaller, HttpCaller];
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "exchanges of points" });
  url = kit.served?.url as string;
  operators = [
    await signedInOperator(kit.house, url, "manager"),
    await signedInOperator(kit.house, url, "manager"),
  ];
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

/** A player with so many points, and a player's money. */
async function withPoints(points: number) {
  const player = await signedInPlayer(kit.house, url, 1_000n);
  if (points > 0) await givePoints(operators, player.id, points);
  return player;
}
/** Publishes a lottery of ten minutes. */
async function runningLottery() {
  const now = kit.clock.now().getTime();
  const id = randomUUID();
  const lottery = {
    id,
    identifier: `lot-${id.slice(0, 8)}`,
    title: { en: "Quick" },
    start_at: new Date(now).toISOString(),
    end_at: new Date(now + 600_000).toISOString(),
    currency: "EUR",
    ticket_price_cents: 1_000,
    prizes_cents: [5_000],
    reason: "a test",
  };
  const [first, second] = operators;
  expect((await first.call(proposeLottery, { body: lottery })).status).toBe(201);
  const call = { params: { id }, body: { reason: "a test" } };
  expect((await second.call(publishLottery, call)).status).toBe(200);
  return lottery;
}
const bonusesOf = async (caller: HttpCaller) => (await caller.call(listBonuses, {})).body;

describe("COMP-14, OPEN-39: an exchange", () => {
  it("for money gives one bonus of all units with the card's wager, and takes the points", async () => {
    const group = await inShop(operators, moneyCard({ wager: 3 }));
    const { caller } = await withPoints(260);
    const answer = await exchange(caller, "money", wanted(group, 200));
    expect([answer.status, answer.body]).toEqual([200, { status: "success", points: 60 }]);
    expect(await pointsOf(caller)).toEqual([60, 260]);
    expect(await bonusesOf(caller)).toMatchObject([
      {
        title: "Five euros",
        group_key: group,
        amount_cents: 1_000,
        currency: "EUR",
        amount_wager_requirement_cents: 3_000,
      },
    ]);
  });

  it("is refused while its player has paused playing, and takes no points", async () => {
    const group = await inShop(operators, moneyCard());
    const { caller } = await withPoints(100);
    await caller.call(createUserLimit, { body: { type: "coolingoff", period: "day" } });
    expect(refusal(await exchange(caller, "money", wanted(group, 100)))).toEqual([
      403,
      "bonus_paused",
    ]);
    expect(await pointsOf(caller)).toEqual([100, 100]);
    expect(await bonusesOf(caller)).toEqual([]);
  });

  it("takes the short form, for the currency that is played in", async () => {
    const group = await inShop(operators, moneyCard());
    const { caller } = await withPoints(100);
    const body = { id: randomUUID(), points: 100, group };
    expect((await exchange(caller, "money", body)).body).toEqual({ status: "success", points: 0 });
    expect(await bonusesOf(caller)).toMatchObject([{ amount_cents: 500, currency: "EUR" }]);
  });

  it("LOTTERY-02: for tickets grows those of the player, by their count", async () => {
    const lottery = await runningLottery();
    const group = await inShop(operators, ticketCard(lottery.id, lottery.end_at));
    const { caller } = await withPoints(170);
    const tickets = { tickets_count: 3, lottery_id: lottery.id, group };
    const answer = await exchange(caller, "lotteries", { id: randomUUID(), exchange: tickets });
    expect(answer.body).toEqual({ status: "success", points: 20 });
    const params = { id: lottery.id };
    const { body: status } = await caller.call(getLotteryStatus, { params });
    expect(status.tickets).toBe(3);
    const other = { ...tickets, lottery_id: randomUUID() };
    const foreign = await exchange(caller, "lotteries", { id: randomUUID(), exchange: other });
    expect(refusal(foreign)).toEqual([404, "comps_unknown_reward"]);
    const none = { tickets_count: 1, lottery_id: lottery.id, group };
    const late = await exchange(caller, "lotteries", { id: randomUUID(), exchange: none });
    expect(refusal(late)).toEqual([409, "comps_not_enough"]);
  });

  it("in another currency than the card's goes by the rate of EUR", async () => {
    const group = await inShop(operators, moneyCard());
    const { id, token } = await registered(kit.house, "NOK");
    const caller = httpCaller(url);
    caller.useSession(token);
    await givePoints(operators, id, 100);
    const { body: cards } = await caller.call(listCompRates, { params: { type: "money" } });
    const rate = cards.find((card) => card.group === group)?.rates.at(-1);
    // 5 euros at 0.0855 euros a krone.
    expect(rate).toEqual({ currency: "NOK", amount_cents: 5_847, points: 100 });
    expect((await exchange(caller, "money", wanted(group, 100, "NOK"))).status).toBe(200);
    expect(await bonusesOf(caller)).toMatchObject([{ amount_cents: 5_847, currency: "NOK" }]);
  });
});

describe("an exchange is refused, and leaves the points", () => {
  it.each([
    ["without the points", 99, 100, [409, "comps_not_enough"]],
    ["of no multiple of the price", 300, 150, [422, "comps_not_a_multiple"]],
    ["of less than the price", 300, 99, [422, "comps_not_a_multiple"]],
    ["of more than one takes", 300, 100_100, [422, "comps_too_many"]],
  ])("%s", async (_name, has, points, expected) => {
    const group = await inShop(operators, moneyCard());
    const { caller } = await withPoints(has);
    expect(refusal(await exchange(caller, "money", wanted(group, points)))).toEqual(expected);
    expect(await pointsOf(caller)).toEqual([has, has]);
    expect(await bonusesOf(caller)).toEqual([]);
  });

  it("of free spins whose game operators closed, which the shop does not show meanwhile", async () => {
    const group = await inShop(operators, spinsCard());
    const { caller } = await withPoints(100);
    const shown = async () => {
      const { body } = await caller.call(listCompRates, { params: { type: "freespins" } });
      return body.some((card) => card.group === group);
    };
    await chosenByTwo(kit.house, url, closedGames, ["foldhouse/lantern-tide"]);
    kit.clock.advance(2_000);
    await vi.waitFor(async () => expect(await shown()).toBe(false));
    const refused = await exchange(caller, "freespins", wanted(group, 50));
    expect(refusal(refused)).toEqual([404, "comps_unknown_reward"]);
    expect(await pointsOf(caller)).toEqual([100, 100]);
    await chosenByTwo(kit.house, url, closedGames, []);
    kit.clock.advance(2_000);
    await vi.waitFor(async () => expect(await shown()).toBe(true));
    expect((await exchange(caller, "freespins", wanted(group, 50))).status).toBe(200);
  });

  it("of a reward of no such group, of another kind, of other groups of players, or that ended", async () => {
    const money = moneyCard();
    const group = await inShop(operators, money);
    const vip = await inShop(operators, moneyCard({ group_ids: ["258"] }));
    const { caller } = await withPoints(500);
    const unknown = [404, "comps_unknown_reward"];
    expect(refusal(await exchange(caller, "money", wanted("no-such-one", 100)))).toEqual(unknown);
    expect(refusal(await exchange(caller, "freespins", wanted(group, 100)))).toEqual(unknown);
    expect(refusal(await exchange(caller, "money", wanted(vip, 100)))).toEqual(unknown);
    const call = { params: { id: money.id }, body: { reason: "a test" } };
    expect((await operators[0].call(endCompCard, call)).status).toBe(200);
    expect(refusal(await exchange(caller, "money", wanted(group, 100)))).toEqual(unknown);
    expect(await pointsOf(caller)).toEqual([500, 500]);
  });

  it("of a group of gifts that is off", async () => {
    const group = await inShop(operators, moneyCard());
    const { caller } = await withPoints(100);
    await chosenByTwo(kit.house, url, disabledBonuses, [group]);
    const answer = await exchange(caller, "money", wanted(group, 100));
    await chosenByTwo(kit.house, url, disabledBonuses, []);
    expect(refusal(answer)).toEqual([404, "comps_unknown_reward"]);
  });

  it("in a currency of no account of the player's", async () => {
    const group = await inShop(operators, moneyCard());
    const { caller } = await withPoints(100);
    const answer = await exchange(caller, "money", wanted(group, 100, "JPY"));
    expect(refusal(answer)).toEqual([422, "comps_no_account"]);
  });

  it("COMP-13: to whoever has turned bonuses off, until they are on again", async () => {
    const group = await inShop(operators, moneyCard());
    const { caller } = await withPoints(100);
    const choose = (can_issue: boolean) =>
      caller.call(updateBonusSettings, { body: { settings: { can_issue } } });
    await choose(false);
    const wish = wanted(group, 100);
    expect(refusal(await exchange(caller, "money", wish))).toEqual([403, "bonuses_off"]);
    const lottery = await runningLottery();
    const tickets = await inShop(operators, ticketCard(lottery.id, lottery.end_at));
    const ticket = wanted(tickets, 50);
    expect(refusal(await exchange(caller, "lotteries", ticket))).toEqual([403, "bonuses_off"]);
    expect(await pointsOf(caller)).toEqual([100, 100]);
    await choose(true);
    expect((await exchange(caller, "money", wish)).status).toBe(200);
  });

  it("COMP-09: to a guest, and where the request is no exchange", async () => {
    const guest = httpCaller(url);
    expect((await exchange(guest, "money", wanted("any", 100))).status).toBe(401);
    const { caller } = await withPoints(0);
    const path = "/api/comp_points/exchange";
    const id = randomUUID();
    for (const body of [
      {},
      { exchange: { points: 100, currency: "EUR", group: "any" } },
      { id, exchange: { points: 0, currency: "EUR", group: "any" } },
      { id, exchange: { points: 1.5, currency: "EUR", group: "any" } },
      { id, exchange: { points: -100, currency: "EUR", group: "any" } },
      { id, exchange: { points: 100, currency: "XXX", group: "any" } },
      { id, exchange: { points: 100, currency: "EUR", group: "../any" } },
      { id, exchange: { points: 100, currency: "EUR", group: "any", more: 1 } },
      { id, points: 2 ** 40, group: "any" },
    ])
      expect((await caller.send("POST", `${path}/money`, JSON.stringify(body))).status).toBe(422);
    const good = JSON.stringify(wanted("any", 100));
    expect((await caller.send("POST", `${path}/gold`, good)).status).toBe(422);
  });
});

describe("what gives the reward decides", () => {
  /** The house with a giver of boxes and spins of the test's own. */
  const withGiver = (give: (given: Given) => void): House => ({
    ...kit.house,
    giverOf: (kind) =>
      kind === "bonus" ? kit.house.giverOf(kind) : async (_tx, given) => give(given as Given),
  });

  it("free spins are one reward, boxes one each, under ids of their own and named in the player's language", async () => {
    const spins = await inShop(operators, spinsCard({ wager: 4 }));
    const boxes = await inShop(operators, boxCard());
    const { id: playerId, caller } = await withPoints(250);
    const given: Given[] = [];
    const house = withGiver((one) => given.push(one));
    const first = wanted(spins, 100);
    await exchangePoints(house, playerId, { type: "freespins", body: first, locale: "de" });
    const second = wanted(boxes, 150);
    await exchangePoints(house, playerId, { type: "lootboxes", body: second, locale: "de" });
    expect(given.map(({ reward }) => reward)).toEqual([
      {
        kind: "freespins",
        currency: "EUR",
        game: "lantern-tide",
        count: 20,
        stakeEurCents: 20n,
        wagering: 4,
        maxWin: null,
      },
      ...Array.from({ length: 3 }, () => ({ kind: "lootboxes", groupKey: "a-box" })),
    ]);
    expect(new Set([first.id, second.id, ...given.map(({ id }) => id)]).size).toBe(6);
    expect(given.map(({ groupKey, source, title }) => [groupKey, source, title])).toEqual([
      [spins, `exchange ${first.id}`, "Zehn Drehungen"],
      ...Array.from({ length: 3 }, () => [boxes, `exchange ${second.id}`, "A box"]),
    ]);
    expect(await pointsOf(caller)).toEqual([0, 250]);
    await caller.call(updateLocale, { body: { locale: "de" } });
    const { exchanges } = await compsData.read(kit.house.database, playerId);
    const titled = (title: string) => expect.objectContaining({ title });
    expect(exchanges).toHaveLength(2);
    expect(exchanges).toEqual(expect.arrayContaining([titled("A box"), titled("Zehn Drehungen")]));
  });

  it("one that refuses leaves everything as it was, though others came before", async () => {
    const boxes = await inShop(operators, boxCard());
    const { id: playerId, caller } = await withPoints(150);
    let left = 2;
    const house = withGiver(() => {
      left -= 1;
      if (left === 0) throw new Refused("reward_gone");
    });
    const body = wanted(boxes, 150);
    await expect(
      exchangePoints(house, playerId, { type: "lootboxes", body, locale: "en" }),
    ).rejects.toThrow("reward_gone");
    expect(await pointsOf(caller)).toEqual([150, 150]);
    // Nothing stands under its id: it can be tried again.
    const again = withGiver(() => undefined);
    await exchangePoints(again, playerId, { type: "lootboxes", body, locale: "en" });
    expect(await pointsOf(caller)).toEqual([0, 150]);
  });
});

describe("at once and again", () => {
  it("thirty exchanges with points for one give one", async () => {
    const group = await inShop(operators, moneyCard());
    const { caller } = await withPoints(199);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => exchange(caller, "money", wanted(group, 100))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(refusal(answer)).toEqual([409, "comps_not_enough"]);
    expect(await pointsOf(caller)).toEqual([99, 199]);
    expect(await bonusesOf(caller)).toHaveLength(1);
  });

  it("the same request thirty times is one exchange with one answer; under its id nothing else is", async () => {
    const group = await inShop(operators, moneyCard());
    const { caller } = await withPoints(300);
    const wish = wanted(group, 100);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => exchange(caller, "money", wish)),
    );
    for (const answer of answers)
      expect([answer.status, answer.body]).toEqual([200, { status: "success", points: 200 }]);
    expect(await pointsOf(caller)).toEqual([200, 300]);
    expect(await bonusesOf(caller)).toHaveLength(1);
    const other = { ...wanted(group, 200), id: wish.id };
    expect(refusal(await exchange(caller, "money", other))).toEqual([409, "idempotency_mismatch"]);
    expect(refusal(await exchange(caller, "freespins", wish))).toEqual([
      409,
      "idempotency_mismatch",
    ]);
  });

  it("points that operators take at the same moment are exchanged or taken, and never both", async () => {
    const group = await inShop(operators, moneyCard());
    const { id, caller } = await withPoints(100);
    const corrections = Array.from({ length: 8 }, () => randomUUID());
    for (const correction of corrections) {
      const player_id = Number(id);
      const body = { id: correction, player_id, points: -100, reason: "a test" };
      await operators[0].call(proposeCompCorrection, { body });
    }
    const answers = await Promise.all(
      corrections.flatMap((correction): Promise<{ status: number }>[] => [
        operators[1].call(makeCompCorrection, { params: { id: correction } }),
        exchange(caller, "money", wanted(group, 100)),
      ]),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 15 }, () => 409)]);
    expect(await pointsOf(caller)).toEqual([0, 100]);
  });

  it("another player's id is another exchange", async () => {
    const group = await inShop(operators, moneyCard());
    const [one, other] = [await withPoints(100), await withPoints(100)];
    const wish = wanted(group, 100);
    for (const { caller } of [one, other]) {
      expect((await exchange(caller, "money", wish)).status).toBe(200);
      expect(await bonusesOf(caller)).toHaveLength(1);
    }
  });
});
