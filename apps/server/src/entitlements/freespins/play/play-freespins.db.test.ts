import { randomUUID } from "node:crypto";
import { activateFreespins, getRound, playDemoRound } from "@houselight/contracts";
import { findGame } from "@houselight/game-maths";
import {
  brokenInvariants,
  moveToLicence,
  openTestHouse,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { selectAccounts } from "#core/wallet";
import {
  activated,
  given,
  played,
  refusedSpin,
  SLOT_WITH_MODES,
  spin,
  spinsOf,
} from "../freespins.testing.ts";

const clock = new TestClock();
let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "free spins in play", clock });
  url = kit.served?.url as string;
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

/** Without any money: the house pays. */
const player = (cash = 0n) => signedInPlayer(kit.house, url, cash);
const moneyOf = async (playerId: bigint) => {
  const [account] = await selectAccounts(kit.house.database, playerId);
  return { cash: account?.cash, bonus: account?.bonus };
};
/** Waits until everybody has heard everything, and what it led to. */
const heard = async () => {
  for (let turn = 0; turn < 3; turn += 1) await kit.house.reactions.settled();
};
describe("a round of free spins", () => {
  it("is paid by the house, and what it wins waits for the end: neither cash nor bonus money moves", async () => {
    const one = await player(500n);
    // So many lose all once in millions of runs.
    const spins = 40;
    const id = await activated(kit, one, { count: spins + 2 });
    const { body } = await spin(one.caller, id);
    expect(body).toMatchObject({ free: true, stake_cents: 20, mode: "real", status: "settled" });
    const won = body.payout_cents + (await played(one.caller, id, spins - 1));
    expect(won).toBeGreaterThan(0);
    expect(await moneyOf(one.id)).toEqual({ cash: 500n, bonus: 0n });
    expect(await spinsOf(one.caller, id)).toMatchObject({
      stage: "activated",
      freespins_used: spins,
      amount_cents: won,
    });
    const again = await one.caller.call(getRound, { params: { id: body.id } });
    expect(again.body).toMatchObject({ free: true, payout_cents: body.payout_cents });
  });

  it("is none of a player who pays, and none in a demo", async () => {
    const one = await player(500n);
    expect((await spin(one.caller, undefined)).body).toMatchObject({ free: false });
    const demo = await one.caller.call(playDemoRound, {
      params: { slug: "lantern-tide" },
      body: { id: randomUUID(), client_seed: "mine", bet: { kind: "slot", stake_cents: 20 } },
    });
    expect(demo.body).toMatchObject({ free: false, mode: "demo" });
  });

  it("is answered again under its id, also when all are played: no second one is used", async () => {
    const one = await player();
    const id = await activated(kit, one, { count: 1 });
    const round = randomUUID();
    const first = await spin(one.caller, id, { id: round });
    await heard();
    const second = await spin(one.caller, id, { id: round });
    expect(second.body).toMatchObject({ ...first.body, fairness: first.body.fairness });
    // The same id with another body is another request.
    expect(
      await refusedSpin(one.caller, id, { id: round, bet: { kind: "slot", stake_cents: 40 } }),
    ).toBe("idempotency_mismatch");
    expect((await spinsOf(one.caller, id)).freespins_used).toBe(1);
  });

  it("is refused for what they are not, and costs nobody anything", async () => {
    const [one, other] = [await player(1_000n), await player()];
    const id = await activated(kit, one);
    const waits = await given(kit, one.id);
    const mode = findGame(SLOT_WITH_MODES)?.modes?.find(({ price }) => price === 1);
    const [stake = 0] = findGame(SLOT_WITH_MODES)?.stakes("EUR")?.stakes ?? [];
    const slot = { kind: "slot", stake_cents: 20 };
    const refusals = [
      await refusedSpin(one.caller, randomUUID()),
      await refusedSpin(other.caller, id),
      await refusedSpin(one.caller, waits),
      await refusedSpin(one.caller, id, { bet: { ...slot, stake_cents: 40 } }),
      await refusedSpin(one.caller, id, { slug: "penny-comet" }),
      await refusedSpin(one.caller, "no-id"),
    ];
    expect(refusals).toEqual([
      "freespins_not_found",
      "freespins_not_found",
      "freespins_not_activated",
      "freespins_other_bet",
      "freespins_other_bet",
      "VALIDATION.COMMON.INVALID_FIELD",
    ]);
    const inModes = await activated(kit, one, {
      game: SLOT_WITH_MODES,
      stakeEurCents: BigInt(stake),
    });
    const chosen = {
      slug: SLOT_WITH_MODES,
      bet: { kind: "slot", stake_cents: stake, mode: mode?.name },
    };
    expect(await refusedSpin(one.caller, inModes, chosen)).toBe("freespins_other_bet");
    const plain = {
      slug: SLOT_WITH_MODES,
      bet: { kind: "slot", stake_cents: stake, mode: "main" },
    };
    expect(await refusedSpin(one.caller, inModes, plain)).toBeNull();
    expect(await moneyOf(one.id)).toEqual({ cash: 1_000n, bonus: 0n });
    expect((await spinsOf(one.caller, id)).freespins_used).toBe(0);
  });

  it("is one of 30 at once for the last two", async () => {
    const one = await player();
    const id = await activated(kit, one, { count: 2 });
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => refusedSpin(one.caller, id)),
    );
    expect(answers.filter((refused) => refused === null)).toHaveLength(2);
    expect(new Set(answers)).toEqual(new Set([null, "freespins_over"]));
    expect((await spinsOf(one.caller, id)).freespins_used).toBe(2);
  });

  it("is refused to whoever may not stake", async () => {
    const one = await player();
    const id = await activated(kit, one);
    await kit.house.database.query(
      "insert into compliance.restrictions (player_id, cooling_off_until) values ($1, $2)",
      [one.id, new Date(clock.now().getTime() + 3_600_000)],
    );
    expect(await refusedSpin(one.caller, id)).toBe("cooling_off");
    const waits = await given(kit, one.id, { game: "penny-comet" });
    const { status, body } = await one.caller.call(activateFreespins, { params: { id: waits } });
    expect([status, JSON.stringify(body)]).toEqual([403, expect.stringContaining("bonus_paused")]);
    expect((await spinsOf(one.caller, id)).freespins_used).toBe(0);
  });

  it("waits for the one before it where the licence says so", async () => {
    const one = await player();
    const id = await activated(kit, one);
    await moveToLicence(kit.house, one.id, "GB");
    expect(await refusedSpin(one.caller, id)).toBeNull();
    expect(await refusedSpin(one.caller, id)).toBe("round_too_soon");
    clock.advance(2_500);
    expect(await refusedSpin(one.caller, id)).toBeNull();
  });
});
