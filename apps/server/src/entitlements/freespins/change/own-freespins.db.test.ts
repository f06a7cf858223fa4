import { randomUUID } from "node:crypto";
import {
  activateFreespins,
  cancelFreespins,
  listBonuses,
  listFreespins,
} from "@houselight/contracts";
import {
  brokenInvariants,
  type HttpCaller,
  openTestHouse,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { activated, given, letEndAt, spin, spinsOf } from "../freespins.testing.ts";

const DAY_MS = 86_400_000;
const clock = new TestClock();
let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "own free spins", clock });
  url = kit.served?.url as string;
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

const player = () => signedInPlayer(kit.house, url);
type Answer = { readonly status: number; readonly body: unknown };
const codeOf = ({ status, body }: Answer): string | number => {
  const { errors } = body as { errors?: Record<string, Record<string, string>> };
  return errors ? (Object.keys(Object.values(errors)[0] ?? {})[0] ?? status) : status;
};
const activate = async (caller: HttpCaller, id: string) =>
  codeOf(await caller.call(activateFreespins, { params: { id } }));
const cancel = async (caller: HttpCaller, id: string) =>
  codeOf(await caller.call(cancelFreespins, { params: { id } }));

describe("the activation of free spins", () => {
  it("BONUS-05: lets them be played for seven days, once, until their time is over", async () => {
    const { id: playerId, caller } = await player();
    const id = await given(kit, playerId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => activate(caller, id)));
    expect(answers.filter((answer) => answer === 200)).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set([200, "freespins_not_activatable"]));
    expect(await spinsOf(caller, id)).toMatchObject({
      stage: "activated",
      activatable: false,
      activatable_until: null,
      play_until: new Date(clock.now().getTime() + 7 * DAY_MS).toISOString(),
      version: 2,
    });
    const late = await given(kit, playerId, { game: "penny-comet" });
    await letEndAt(kit, late, clock.now());
    expect(await activate(caller, late)).toBe("freespins_not_activatable");
  });

  it("is for one at a time in a game; the next begins when it is played, without a wait", async () => {
    const { id: playerId, caller } = await player();
    const [first, second] = [
      await activated(kit, { id: playerId, caller }, { count: 1 }),
      await given(kit, playerId),
    ];
    const elsewhere = await given(kit, playerId, { game: "penny-comet" });
    expect(await activate(caller, second)).toBe("freespins_game_busy");
    expect(await activate(caller, elsewhere)).toBe(200);
    expect((await spin(caller, first)).status).toBe(200);
    expect(await activate(caller, second)).toBe(200);
    expect((await spinsOf(caller, first)).stage).toMatch(/finished|lost/);
    await kit.house.reactions.settled();
    const bonuses = (await caller.call(listBonuses, {})).body.filter(({ id }) => id === first);
    expect(bonuses.length).toBeLessThan(2);
  });

  it("is of the player's own alone", async () => {
    const [one, other] = [await player(), await player()];
    const id = await given(kit, one.id);
    expect(await activate(other.caller, id)).toBe("freespins_not_found");
    expect(await activate(other.caller, randomUUID())).toBe("freespins_not_found");
    expect(await cancel(other.caller, id)).toBe("freespins_not_found");
    expect((await other.caller.call(listFreespins, {})).body).toEqual([]);
  });
});

describe("the cancellation of free spins", () => {
  it("BONUS-06: gives them up, with what they have won: no bonus comes", async () => {
    const { id: playerId, caller } = await player();
    const id = await activated(kit, { id: playerId, caller }, { count: 20 });
    for (let round = 0; round < 12; round += 1) await spin(caller, id);
    const { amount_cents: won } = await spinsOf(caller, id);
    expect(won).toBeGreaterThan(0);
    expect(await cancel(caller, id)).toBe(200);
    expect(await cancel(caller, id)).toBe("freespins_over");
    expect(await activate(caller, id)).toBe("freespins_not_activatable");
    expect(await spinsOf(caller, id)).toMatchObject({ stage: "canceled", freespins_used: 12 });
    await kit.house.reactions.settled();
    expect((await caller.call(listBonuses, {})).body).toEqual([]);
    const [moved] = await kit.house.database.query<{ amount: bigint }>(
      "select amount from wallet.transfers where group_id = $1 and credit = 'house:bonuses'",
      [id],
    );
    expect(moved?.amount).toBe(BigInt(won));
    const waits = await given(kit, playerId);
    expect(await cancel(caller, waits)).toBe(200);
  });

  it("comes too late when all are played or their time is over: the winnings are the player's", async () => {
    const { id: playerId, caller } = await player();
    const own = { id: playerId, caller };
    const id = await activated(kit, own, { count: 1 });
    await spin(caller, id);
    expect(await cancel(caller, id)).toBe("freespins_over");
    await kit.house.reactions.settled();
    const late = await activated(kit, own, { count: 2 });
    await letEndAt(kit, late, clock.now());
    expect(await cancel(caller, late)).toBe("freespins_over");
  });
});
