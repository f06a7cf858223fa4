import { giveReward } from "#core/rewards";
import { announceBalances, FIRST_LEG, lockAccounts, postTransfers, repayDebts } from "#core/wallet";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { DAYS_TO_TURN, daysAfter, type Gift, isActivatable, outcomeOf } from "../gift.ts";
import { type Change, lockGift, updateGift } from "../records/gift-store.ts";
import { changedEvent } from "../records/gift-view.ts";

/**
 * Takes a player's gift: what it brings is the player's in the same transaction. Throws Refused:
 * gift_not_found, gift_not_activatable, bonus_paused, and why a turn or points are not given.
 */
export const take = (house: House, playerId: bigint, id: string): Promise<Gift> =>
  house.database.tx(async (tx) => {
    // The lock lets one request of the player at the gift.
    await lockAccounts(tx, [playerId]);
    const gift = await find(tx, playerId, id);
    const at = house.clock.now();
    if (!isActivatable(gift, at)) throw new Refused("gift_not_activatable");
    const objection = await house.objectionTo("bonuses.activate", tx, playerId);
    if (objection) throw new Refused(objection);
    return write(tx, gift, { activatedAt: at, ...(await bring(house, tx, gift, at)) });
  });

/** Gives up a gift that was not taken yet. Throws Refused: gift_not_found, gift_over. */
export const cancel = (house: House, playerId: bigint, id: string): Promise<Gift> =>
  house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    const gift = await find(tx, playerId, id);
    const at = house.clock.now();
    if (!isActivatable(gift, at)) throw new Refused("gift_over");
    return write(tx, gift, { stage: "canceled", endedAt: at });
  });

async function find(tx: Tx, playerId: bigint, id: string): Promise<Gift> {
  const gift = await lockGift(tx, playerId, id);
  if (!gift) throw new Refused("gift_not_found");
  return gift;
}

async function write(tx: Tx, gift: Gift, change: Change): Promise<Gift> {
  const next = await updateGift(tx, gift, change);
  await appendEvents(tx, [changedEvent(next)]);
  return next;
}

/** Gives what a gift is for. Returns what then is written of the gift. */
async function bring(house: House, tx: Tx, gift: Gift, at: Date): Promise<Change> {
  const finished = { stage: "finished", endedAt: at } as const;
  const { id, playerId, title, groupKey } = gift;
  const named = { playerId, title, groupKey, source: `gift ${id}` };
  switch (outcomeOf(gift)) {
    case "cash":
      await pay(house, tx, gift);
      return finished;
    case "bonus": {
      const bonusId = house.ids.uuid();
      const { currency, amount, wagering } = gift;
      const terms = { currency: currency as string, amount, wagering, maxWin: null };
      const reward = { kind: "bonus", ...terms, activated: true } as const;
      await giveReward(house, tx, { ...named, id: bonusId, reward });
      return { ...finished, bonusId };
    }
    case "turn": {
      const until = daysAfter(at, DAYS_TO_TURN);
      await giveReward(house, tx, { ...named, id, reward: { kind: "turn", until } });
      return { stage: "activated", endedAt: null, useUntil: until };
    }
    case "points": {
      const reward = { kind: "points", points: gift.points as number } as const;
      await giveReward(house, tx, { ...named, id, reward });
      return finished;
    }
  }
}

/** Moves the cash of a gift to its player, under the gift's own id: a debt is repaid first. */
async function pay(house: House, tx: Tx, { id, playerId, currency, amount }: Gift): Promise<void> {
  const arrival = { playerId, currency: currency as string, groupId: id };
  const move = { leg: FIRST_LEG.gift, kind: "gift", debit: "house:gifts", credit: "cash" } as const;
  await postTransfers(tx, [{ ...arrival, ...move, amount }]);
  // Under an id that nobody knows: a player can give a payment the id of a gift.
  await repayDebts(tx, [{ ...arrival, groupId: house.ids.uuid() }]);
  await announceBalances(tx, [arrival]);
}
