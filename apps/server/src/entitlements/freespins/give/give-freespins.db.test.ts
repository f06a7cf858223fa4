import { randomUUID } from "node:crypto";
import { disabledBonuses, listNotices, updateBonusSettings } from "@houselight/contracts";
import { GAMES, isStepped } from "@houselight/game-maths";
import {
  brokenInvariants,
  chosenByTwo,
  moveToLicence,
  openTestHouse,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FreeSpinsReward } from "#core/rewards";
import { given, spinsOf } from "../freespins.testing.ts";

const DAY_MS = 86_400_000;
let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "free spins as rewards" });
  url = kit.served?.url as string;
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

const player = () => signedInPlayer(kit.house, url);
const stepped = GAMES.find(({ current }) => isStepped(current))?.current.slug as string;
const table = GAMES.find(({ current }) => current.kind === "roulette")?.current.slug as string;

describe("free spins that are given", () => {
  it("BONUS-01, BONUS-04: wait for their player, with all that a gift has, and a notice tells of them", async () => {
    const { id: playerId, caller } = await player();
    const id = await given(kit, playerId, { wagering: 30, maxWin: 10_000n });
    const now = kit.clock.now().getTime();
    expect(await spinsOf(caller, id)).toEqual({
      id,
      title: "Three of the wheel",
      type: "freespins",
      stage: "issued",
      currency: "EUR",
      game: "lantern-tide",
      freespins_total: 3,
      freespins_used: 0,
      stake_cents: 20,
      amount_cents: 0,
      amount_wager_cents: 0,
      amount_wager_requirement_cents: 0,
      wagering: 30,
      max_win_cents: 10_000,
      activatable: true,
      activatable_until: new Date(now + 7 * DAY_MS).toISOString(),
      play_until: null,
      group_key: "wheel",
      group_keys: ["wheel"],
      created_at: new Date(now).toISOString(),
      version: 1,
    });
    await kit.house.reactions.settled();
    await kit.house.reactions.settled();
    expect((await caller.call(listNotices, {})).body.notifications).toMatchObject([
      {
        event: "freespins_given",
        type: "freespins_changes",
        values: { title: "Three of the wheel" },
      },
    ]);
  });

  it.each<[string, bigint, number]>([
    ["EUR", 23n, 20],
    ["EUR", 31n, 40],
    // EUR 0.20 in kroner by the rates of the moment, and the nearest stake of the game.
    ["NOK", 20n, 200],
  ])(
    "cost the house the stake of the game in %s that is nearest to %d",
    async (currency, stakeEurCents, stake) => {
      const { id: playerId, caller } = await player();
      const id = await given(kit, playerId, { currency, stakeEurCents });
      expect((await spinsOf(caller, id)).stake_cents).toBe(stake);
    },
  );

  it("can be activated for as long as their giver says", async () => {
    const { id: playerId, caller } = await player();
    const id = await given(kit, playerId, {}, { daysToActivate: 2 });
    const until = new Date(kit.clock.now().getTime() + 2 * DAY_MS).toISOString();
    expect((await spinsOf(caller, id)).activatable_until).toBe(until);
  });

  it.each<[string, Partial<FreeSpinsReward>]>([
    ["a game that is not there", { game: "no-such-game" }],
    ["a table game", { game: table }],
    ["a game with choices on the way", { game: stepped }],
    ["a currency that the game does not know", { currency: "XXX" }],
  ])("are refused for %s", async (_, reward) => {
    const { id: playerId } = await player();
    await expect(given(kit, playerId, reward)).rejects.toMatchObject({
      code: "reward_not_for_you",
    });
  });

  it("are refused to those who want none, beyond their licence, and in a group that is disabled", async () => {
    const { id: playerId, caller } = await player();
    const wishes = (can_issue: boolean) =>
      caller.call(updateBonusSettings, { body: { settings: { can_issue } } });
    await wishes(false);
    await expect(given(kit, playerId)).rejects.toMatchObject({ code: "bonuses_off" });
    await wishes(true);
    await moveToLicence(kit.house, playerId, "GB");
    await expect(given(kit, playerId, { wagering: 11 })).rejects.toMatchObject({
      code: "reward_not_for_you",
    });
    await given(kit, playerId, { wagering: 10 });
    await chosenByTwo(kit.house, url, disabledBonuses, ["no_more"]);
    await expect(given(kit, playerId, {}, { groupKey: "no_more" })).rejects.toMatchObject({
      code: "reward_not_for_you",
    });
  });

  it("are given once under one id", async () => {
    const { id: playerId } = await player();
    const id = randomUUID();
    await given(kit, playerId, {}, { id });
    await expect(given(kit, playerId, {}, { id })).rejects.toThrow(/duplicate key/);
  });
});
