import { randomUUID } from "node:crypto";
import {
  activateBonus,
  type BonusView,
  listBonuses,
  playRound,
  REWARD_TRIGGER,
  updateBonusSettings,
} from "@houselight/contracts";
import {
  brokenInvariants,
  type HttpCaller,
  moveToLicence,
  openTestHouse,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BonusReward, type Given, giveReward } from "#core/rewards";
import { lockAccounts, selectAccounts } from "#core/wallet";

let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "bonuses as rewards" });
  url = kit.served?.url as string;
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

const player = () => signedInPlayer(kit.house, url, 10_000n);
const give = async (
  playerId: bigint,
  reward: Partial<BonusReward> = {},
  part: Partial<Given> = {},
): Promise<string> => {
  const id = randomUUID();
  await kit.house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    await giveReward(kit.house, tx, {
      id,
      playerId,
      reward: {
        kind: "bonus",
        currency: "EUR",
        amount: 500n,
        wagering: 3,
        maxWin: null,
        ...reward,
      },
      title: "Five of the wheel",
      groupKey: "wheel",
      source: "wheel 1",
      ...part,
    });
  });
  return id;
};
const bonusOf = async (caller: HttpCaller, id: string) =>
  (await caller.call(listBonuses, {})).body.find((one) => one.id === id) as BonusView;
const activate = async (caller: HttpCaller, id: string) =>
  (await caller.call(activateBonus, { params: { id } })).body;
const moneyOf = async (playerId: bigint) => {
  const [account] = await selectAccounts(kit.house.database, playerId);
  return [account?.cash, account?.bonus];
};

describe("a bonus that is a reward", () => {
  it("is issued with its own terms, activated and wagered as any other, as often as it is given", async () => {
    const { id: playerId, caller } = await player();
    const [first, second] = [await give(playerId), await give(playerId)];
    expect(await bonusOf(caller, first)).toMatchObject({
      title: "Five of the wheel",
      trigger: REWARD_TRIGGER,
      stage: "issued",
      group_key: "wheel",
      amount_cents: 500,
      amount_wager_requirement_cents: 1_500,
      max_stake_eur_cents: 500,
      activatable: true,
    });
    expect((await activate(caller, first)).stage).toBe("handle_bets");
    expect((await activate(caller, second)).stage).toBe("wait");
    expect(await moneyOf(playerId)).toEqual([10_000n, 500n]);
    const bet = { kind: "slot", stake_cents: 100 };
    const body = { id: randomUUID(), currency: "EUR", bet };
    expect((await caller.call(playRound, { params: { slug: "lantern-tide" }, body })).status).toBe(
      200,
    );
    await kit.house.reactions.settled();
    expect((await bonusOf(caller, first)).amount_wager_cents).toBe(100);
  });

  it.each<[string, Partial<BonusReward>, bigint]>([
    ["cash at once", { wagering: 0 }, 500n],
    ["cash up to its bound", { wagering: 0, maxWin: 120n }, 120n],
    ["cash below its bound", { wagering: 0, maxWin: 501n }, 500n],
  ])("is %s without a requirement", async (_, reward, cash) => {
    const { id: playerId, caller } = await player();
    const bonus = await activate(caller, await give(playerId, reward));
    expect([bonus.stage, bonus.converted_cents]).toEqual(["finished", Number(cash)]);
    expect(await moneyOf(playerId)).toEqual([10_000n + cash, 0n]);
  });

  it("is not given twice under one id", async () => {
    const { id: playerId, caller } = await player();
    const id = await give(playerId);
    await expect(give(playerId, {}, { id })).rejects.toThrow(/duplicate key/);
    expect((await caller.call(listBonuses, {})).body).toHaveLength(1);
  });

  it("is refused to those who want none, and beyond what their licence lets be wagered", async () => {
    const { id: playerId, caller } = await player();
    await caller.call(updateBonusSettings, { body: { settings: { can_issue: false } } });
    await expect(give(playerId)).rejects.toMatchObject({ code: "bonuses_off" });
    await caller.call(updateBonusSettings, { body: { settings: { can_issue: true } } });
    await moveToLicence(kit.house, playerId, "GB");
    await expect(give(playerId, { wagering: 11 })).rejects.toMatchObject({
      code: "reward_not_for_you",
    });
    expect((await bonusOf(caller, await give(playerId, { wagering: 10 }))).stage).toBe("issued");
  });
});

it("a bonus that is a reward is not given to a closed account", async () => {
  const { id: playerId } = await player();
  await kit.house.database.query("update accounts.players set closed_at = now() where id = $1", [
    playerId,
  ]);
  await expect(give(playerId)).rejects.toMatchObject({ code: "reward_not_for_you" });
});

describe("a bonus of what free spins have won", () => {
  it("is wagered at once, whatever the player wishes, or waits behind another", async () => {
    const { id: playerId, caller } = await player();
    await caller.call(updateBonusSettings, { body: { settings: { can_issue: false } } });
    const [first, second] = [
      await give(playerId, { activated: true }),
      await give(playerId, { activated: true }),
    ];
    expect((await bonusOf(caller, first)).stage).toBe("handle_bets");
    expect((await bonusOf(caller, second)).stage).toBe("wait");
    expect(await moneyOf(playerId)).toEqual([10_000n, 500n]);
  });

  it("stays issued while its player pauses", async () => {
    const { id: playerId, caller } = await player();
    await kit.house.database.query(
      "insert into compliance.restrictions (player_id, cooling_off_until) values ($1, $2)",
      [playerId, new Date(kit.clock.now().getTime() + 3_600_000)],
    );
    const id = await give(playerId, { activated: true });
    expect((await bonusOf(caller, id)).stage).toBe("issued");
    expect(await moneyOf(playerId)).toEqual([10_000n, 0n]);
  });
});
