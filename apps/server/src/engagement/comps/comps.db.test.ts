import { randomUUID } from "node:crypto";
import { compEarning, getCompPoints, listCompRates, playRound } from "@houselight/contracts";
import {
  brokenInvariants,
  chosenByTwo,
  happen,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  registered,
  settled,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  exchange,
  givePoints,
  inShop,
  moneyCard,
  pointsOf,
  spinsCard,
  wanted,
} from "./comps.testing.ts";

let kit: TestHouse;
let url: string;
let operators: [HttpCaller, HttpCaller];
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "comp points" });
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

const player = (cash = 0n) => signedInPlayer(kit.house, url, cash);
/** A game that is no slot. */
const OTHER = { subject: "dice" };

describe("points", () => {
  it("COMP-01: are none at first, and come with a round that is played", async () => {
    const { caller } = await player(10_000n);
    expect((await caller.call(getCompPoints, {})).body).toEqual({
      chargeable: { points: 0 },
      persistent: { points: 0 },
      version: 0,
    });
    const { status } = await caller.call(playRound, {
      params: { slug: "lantern-tide" },
      body: { id: randomUUID(), currency: "EUR", bet: { kind: "slot", stake_cents: 1_000 } },
    });
    expect(status).toBe(200);
    await kit.house.reactions.settled();
    expect((await caller.call(getCompPoints, {})).body).toEqual({
      chargeable: { points: 1 },
      persistent: { points: 1 },
      version: 1,
    });
    expect((await httpCaller(url).call(getCompPoints, {})).status).toBe(401);
  });

  it("come by the kind of game, and what is left waits for the next round of the kind", async () => {
    const { id, caller } = await player();
    await happen(kit, settled(id, 999n), settled(id, 4_999n, OTHER));
    expect(await pointsOf(caller)).toEqual([0, 0]);
    await happen(kit, settled(id, 1n));
    expect(await pointsOf(caller)).toEqual([1, 1]);
    await happen(kit, settled(id, 1n, OTHER), settled(id, 3_500n));
    expect(await pointsOf(caller)).toEqual([5, 5]);
  });

  it("come for stakes of any currency by their worth in euros, and lose nothing below a cent", async () => {
    const { id, caller } = await player();
    // A yen is 0.0056 euros: ten euros are 1,785 of them and five sevenths of one.
    const rounds = Array.from({ length: 1_785 }, () => settled(id, 1n, { currency: "JPY" }));
    await happen(kit, ...rounds);
    expect(await pointsOf(caller)).toEqual([0, 0]);
    await happen(kit, settled(id, 1n, { currency: "JPY" }));
    expect(await pointsOf(caller)).toEqual([1, 1]);
  });

  it("come for a stake of the player's own money alone", async () => {
    const { id, caller } = await player();
    await happen(
      kit,
      settled(id, 5_000n, { stakeBonus: 1n }),
      settled(id, 0n, { stakeBonus: 5_000n }),
      settled(id, 0n, { stakeHouse: 5_000n }),
      settled(id, 5_000n, { stakeHouse: 1n }),
    );
    expect(await pointsOf(caller)).toEqual([0, 0]);
  });

  it("go by the price that operators have chosen last", async () => {
    const { id, caller } = await player();
    const choose = (slots_eur_cents: number) =>
      chosenByTwo(kit.house, url, compEarning, { slots_eur_cents, others_eur_cents: 5_000 });
    await choose(100);
    await happen(kit, settled(id, 1_050n));
    await choose(1_000);
    expect(await pointsOf(caller)).toEqual([10, 10]);
    await happen(kit, settled(id, 950n));
    expect(await pointsOf(caller)).toEqual([11, 11]);
  });

  it("of a round whose id an exchange has used come all the same", async () => {
    const group = await inShop(operators, moneyCard());
    const { id, caller } = await player();
    await givePoints(operators, id, 100);
    const wish = wanted(group, 100);
    expect((await exchange(caller, "money", wish)).status).toBe(200);
    await happen(kit, settled(id, 2_000n, { wagerId: wish.id }));
    expect(await pointsOf(caller)).toEqual([2, 102]);
  });

  it("COMP-15: are told to the player's screens as they now are, once a second at most", async () => {
    const { id, caller } = await player();
    const group = await inShop(operators, moneyCard());
    const publish = vi.spyOn(kit.house.live, "publish");
    const told = () =>
      publish.mock.calls.flatMap(([channel, name, payload]) =>
        name === "comps_award" && String(channel).endsWith(`#${id}`)
          ? [(payload as { chargeable: { points: number } }).chargeable.points]
          : [],
      );
    for (let round = 0; round < 40; round++) await happen(kit, settled(id, 10_000n));
    await vi.waitFor(() => expect(told().at(-1)).toBe(400), { timeout: 20_000 });
    expect(told().length).toBeLessThan(20);
    await exchange(caller, "money", wanted(group, 300));
    await vi.waitFor(() => expect(told().at(-1)).toBe(100), { timeout: 20_000 });
    publish.mockRestore();
  });
});

describe("the shop", () => {
  const groupsOf = async (caller: HttpCaller, type: "money" | "freespins" = "money") =>
    (await caller.call(listCompRates, { params: { type } })).body.map(({ group }) => group);

  it("COMP-02, COMP-07: lists the rewards of each kind with their rates, the cheapest first", async () => {
    const dear = await inShop(operators, spinsCard({ tag: "NEW", wager: 5 }));
    const cheap = await inShop(
      operators,
      spinsCard({ rates: [{ currency: "EUR", amount_cents: 0, points: 20 }] }),
    );
    const { body } = await httpCaller(url).call(listCompRates, { params: { type: "freespins" } });
    expect(body.map(({ group }) => group)).toEqual([cheap, dear]);
    expect(body[1]).toEqual({
      id: expect.any(String),
      type: "freespins",
      group: dear,
      title: "Ten spins",
      tag: "NEW",
      image: null,
      games: ["foldhouse:lantern-tide"],
      rates: [{ currency: "EUR", amount_cents: 0, points: 50 }],
      rate: { points: 50, freespins_count: 10, lottery_ids: [] },
      wager: 5,
      stake: { currency: "EUR", amount_cents: 20 },
      end_at: null,
    });
    const norwegian = httpCaller(url);
    norwegian.useSession((await registered(kit.house, "NOK")).token);
    const { body: own } = await norwegian.call(listCompRates, { params: { type: "freespins" } });
    expect(own[1]?.stake).toEqual({ currency: "NOK", amount_cents: 200 });
    const german = httpCaller(url, { "x-locale": "de" });
    const titles = (await german.call(listCompRates, { params: { type: "freespins" } })).body.map(
      ({ title }) => title,
    );
    expect(titles).toEqual(["Zehn Drehungen", "Zehn Drehungen"]);
    for (const type of ["money", "lootboxes", "lotteries"] as const) {
      const { status, body: cards } = await httpCaller(url).call(listCompRates, {
        params: { type },
      });
      expect([status, cards.every((card) => card.type === type)]).toEqual([200, true]);
    }
    expect((await fetch(`${url}/api/comp_points/rates/gold`)).status).toBe(422);
  });

  it("shows each caller what is for them, and nothing whose time is over", async () => {
    const now = kit.clock.now().getTime();
    const vip = await inShop(operators, moneyCard({ group_ids: ["258"] }));
    const end_at = new Date(now + 60_000).toISOString();
    const brief = await inShop(operators, moneyCard({ end_at }));
    const { caller } = await player();
    expect(await groupsOf(caller)).not.toContain(vip);
    expect(await groupsOf(httpCaller(url))).toContain(brief);
    kit.clock.advance(60_000);
    expect(await groupsOf(httpCaller(url))).not.toContain(brief);
  });
});

it("the books of points hold whatever happens in which order", async () => {
  const group = await inShop(operators, moneyCard());
  const act = fc.oneof(
    fc.record({ kind: fc.constant("round" as const), stake: fc.bigInt(1n, 250_000n) }),
    fc.record({ kind: fc.constant("exchange" as const), units: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: fc.constant("again" as const) }),
    fc.record({
      kind: fc.constant("correction" as const),
      points: fc.integer({ min: 1, max: 90 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 9 }), async (acts) => {
      const { id, caller } = await player();
      let [staked, left, lifetime] = [0n, 0, 0];
      let last = wanted(group, 100);
      let answered: unknown;
      for (const one of acts) {
        if (one.kind === "round") {
          await happen(kit, settled(id, one.stake));
          const points = Number((staked + one.stake) / 1_000n - staked / 1_000n);
          staked += one.stake;
          left += points;
          lifetime += points;
        } else if (one.kind === "correction") {
          await givePoints(operators, id, one.points);
          left += one.points;
          lifetime += one.points;
        } else if (one.kind === "exchange") {
          last = wanted(group, one.units * 100);
          const { status, body } = await exchange(caller, "money", last);
          const isEnough = left >= one.units * 100;
          expect(status).toBe(isEnough ? 200 : 409);
          if (isEnough) left -= one.units * 100;
          answered = isEnough ? body : undefined;
        } else if (answered) {
          expect((await exchange(caller, "money", last)).body).toEqual(answered);
        }
        expect(await pointsOf(caller)).toEqual([left, lifetime]);
      }
      expect(await brokenInvariants(kit.house)).toEqual([]);
    }),
    { numRuns: 8 },
  );
});
