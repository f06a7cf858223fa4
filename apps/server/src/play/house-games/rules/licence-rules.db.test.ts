import { randomUUID } from "node:crypto";
import {
  getClientContext,
  getHouseGame,
  getRound,
  playDemoRound,
  playRound,
} from "@houselight/contracts";
import { type GameMode, GAMES } from "@houselight/game-maths";
import {
  fund,
  type HttpCaller,
  httpCaller,
  moveToLicence,
  openTestHouse,
  registered,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const clock = new TestClock("2026-05-01T12:00:00Z");
let kit: TestHouse;
let player: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, clock });
});
afterAll(() => kit.close());
beforeEach(async () => {
  player = await underLicence("XX");
});

/** A player with money under a licence; of XX nothing is known, and the strictest holds. */
async function underLicence(licence: string, born = "1990-04-12"): Promise<HttpCaller> {
  const { id, token } = await registered(kit.house);
  await moveToLicence(kit.house, id, licence, born);
  await fund(kit.house, id, 1_000_00n);
  const caller = httpCaller(kit.served?.url as string);
  caller.useSession(token);
  return caller;
}

async function spin(caller: HttpCaller, stake_cents = 20, id: string = randomUUID()) {
  const { status, body } = await caller.call(playRound, {
    params: { slug: "lantern-tide" },
    body: { id, currency: "EUR", bet: { kind: "slot", stake_cents } },
  });
  const { errors } = body as { errors?: Record<string, object> };
  return errors ? Object.keys(Object.values(errors)[0] ?? {})[0] : status;
}

describe("rounds under a licence that makes them wait", () => {
  it("are taken five seconds after the last one, and refused before", async () => {
    expect(await spin(player)).toBe(200);
    clock.advance(4_999);
    expect(await spin(player)).toBe("round_too_soon");
    clock.advance(1);
    expect(await spin(player)).toBe(200);
  });

  it("are one of many that come at once, and the same one again is answered", async () => {
    const ids = Array.from({ length: 5 }, () => randomUUID());
    const said = await Promise.all(ids.map((id) => spin(player, 20, id)));
    expect(said.filter((one) => one === 200)).toHaveLength(1);
    expect(said.filter((one) => one === "round_too_soon")).toHaveLength(4);
    expect(await spin(player, 20, ids[said.indexOf(200)])).toBe(200);
  });

  it("do not wait for those of another player, nor under another licence", async () => {
    expect(await spin(player)).toBe(200);
    expect(await spin(await underLicence("XX"))).toBe(200);
    const free = await underLicence("CW");
    expect(await Promise.all([spin(free), spin(free), spin(free)])).toEqual([200, 200, 200]);
  });
});

it("a stake above what the licence takes is refused, and nothing is staked", async () => {
  expect(await spin(player, 200)).toBe("stake_above_licence");
  expect(await spin(player, 100)).toBe(200);
  expect(await spin(await underLicence("CW"), 200)).toBe(200);
});

it("under 25 a slot takes EUR 2 a stake in Great Britain, from the birthday on 5", async () => {
  const today = clock.now();
  const born = (days: number) =>
    new Date(Date.UTC(today.getUTCFullYear() - 25, today.getUTCMonth(), today.getUTCDate() + days))
      .toISOString()
      .slice(0, 10);
  const most = async (caller: HttpCaller) =>
    (await caller.call(getClientContext, {})).body.policy.play.max_slot_stake_eur;
  const [younger, older] = [await underLicence("GB", born(1)), await underLicence("GB", born(0))];
  expect([await most(younger), await most(older)]).toEqual([2, 5]);
  expect(await spin(younger, 400)).toBe("stake_above_licence");
  expect(await spin(older, 400)).toBe(200);
  expect(await spin(younger, 200)).toBe(200);
});

describe("a table game under a licence without table games (LICENCE-02)", () => {
  const slug = "european-roulette";
  const bet = { kind: "roulette", bets: [{ spot: "red", amount_cents: 20 }] };
  const said = ({ status, body }: { status: number; body: unknown }) => {
    const { errors } = body as { errors?: Record<string, object> };
    return errors ? [status, ...Object.keys(errors["base"] ?? {})] : [status];
  };
  const playing = async (caller: HttpCaller, id: string = randomUUID()) =>
    said(await caller.call(playRound, { params: { slug }, body: { id, currency: "EUR", bet } }));
  const asking = async (caller: HttpCaller) => [
    said(await caller.call(getHouseGame, { params: { slug } })),
    said(
      await caller.call(playDemoRound, {
        params: { slug },
        body: { id: randomUUID(), bet, client_seed: "toy" },
      }),
    ),
    await playing(caller),
  ];

  it("is neither shown nor played, in demo or for money, and a slot is", async () => {
    const kept = [403, "game_not_offered"];
    expect(await asking(await underLicence("DE"))).toEqual([kept, kept, kept]);
    expect(await spin(await underLicence("DE"))).toBe(200);
    expect(await asking(await underLicence("CW"))).toEqual([[200], [200], [200]]);
  });

  it("answers a round again that was played under another licence, and takes no new one", async () => {
    const { id: player, token } = await registered(kit.house);
    await moveToLicence(kit.house, player, "CW");
    await fund(kit.house, player, 1_000_00n);
    const caller = httpCaller(kit.served?.url as string);
    caller.useSession(token);
    const id = randomUUID();
    expect(await playing(caller, id)).toEqual([200]);
    await moveToLicence(kit.house, player, "DE");
    expect(await playing(caller, id)).toEqual([200]);
    expect((await caller.call(getRound, { params: { id } })).status).toBe(200);
    expect(await playing(caller)).toEqual([403, "game_not_offered"]);
  });
});

/** Ways to bet of all slots, whichever there are, each with its game and least stake. */
const WAYS = GAMES.flatMap(({ current: { slug, modes = [], stakes } }) =>
  modes.map((mode) => ({ slug, mode, least: stakes("EUR")?.stakes[0] ?? 0 })),
);
const wayOf = (...kinds: readonly GameMode["kind"][]) => {
  const way = WAYS.find(({ mode }) => kinds.includes(mode.kind));
  if (!way) throw new Error(`no slot has a bet of the kinds ${kinds}`);
  return way;
};

describe("a dearer bet", () => {
  const { slug, mode: dearer, least } = wayOf("ante", "buy");
  const price = Math.round(least * dearer.price);
  const bet = async (caller: HttpCaller, mode: string, stake_cents: number) => {
    const { status, body } = await caller.call(playRound, {
      params: { slug },
      body: { id: randomUUID(), currency: "EUR", bet: { kind: "slot", stake_cents, mode } },
    });
    const { errors } = body as { errors?: Record<string, object> };
    return errors ? Object.keys(Object.values(errors)[0] ?? {})[0] : status;
  };

  it("is refused where features may not be bought, and nothing is staked", async () => {
    expect(await bet(player, dearer.name, price)).toBe("mode_not_offered");
    expect(await bet(player, "main", least)).toBe(200);
  });

  it("is taken where they may, at its own price", async () => {
    const free = await underLicence("CW");
    expect(await bet(free, dearer.name, price)).toBe(200);
    expect(await bet(free, dearer.name, price + 1)).toBe("stake_not_offered");
    expect(await bet(free, "other", least)).not.toBe(200);
  });

  it("may be a choice at one price under any licence", async () => {
    const { slug: chosen, mode, least: stake_cents } = wayOf("choice");
    const { status } = await player.call(playRound, {
      params: { slug: chosen },
      body: {
        id: randomUUID(),
        currency: "EUR",
        bet: { kind: "slot", stake_cents, mode: mode.name },
      },
    });
    expect(status).toBe(200);
  });
});

describe("a round that nobody pressed for", () => {
  const bet = { kind: "slot", stake_cents: 20 };
  const params = { slug: "lantern-tide" };
  const said = ({ status, body }: { status: number; body: unknown }) => {
    const { errors } = body as { errors?: Record<string, object> };
    return errors ? [status, ...Object.keys(errors["base"] ?? {})] : [status];
  };
  const playing = async (caller: HttpCaller, id: string = randomUUID()) => {
    const body = { id, currency: "EUR", bet, automatic: true };
    return said(await caller.call(playRound, { params, body }));
  };
  const demo = async (caller: HttpCaller) => {
    const body = { id: randomUUID(), bet, client_seed: "toy", automatic: true };
    return said(await caller.call(playDemoRound, { params, body }));
  };

  it("is refused where the licence wants a press for each, and nothing is staked", async () => {
    const british = await underLicence("GB");
    expect(await playing(british)).toEqual([403, "autoplay_not_offered"]);
    expect(await demo(british)).toEqual([403, "autoplay_not_offered"]);
    // Had it been staked, the next one would come too soon.
    expect(await spin(british)).toBe(200);
  });

  it("is taken where rounds may run on, and answered again under a licence that forbids it", async () => {
    const { id: player, token } = await registered(kit.house);
    await moveToLicence(kit.house, player, "CW");
    await fund(kit.house, player, 1_000_00n);
    const caller = httpCaller(kit.served?.url as string);
    caller.useSession(token);
    const id = randomUUID();
    expect(await playing(caller, id)).toEqual([200]);
    expect(await demo(caller)).toEqual([200]);
    await moveToLicence(kit.house, player, "GB");
    expect(await playing(caller, id)).toEqual([200]);
    expect(await playing(caller)).toEqual([403, "autoplay_not_offered"]);
  });
});
