import { selectGroups } from "#core/accounts";
import { gives } from "#core/rewards";
import { Refused } from "#platform/http";
import type { Giver, House } from "#platform/module";
import { isInProgress, isOpenTo } from "../lottery.ts";
import { lockPublished, selectPublished, updateTickets } from "../lottery-store.ts";
import { addTickets } from "./give.ts";
import { insertGrants, selectEntries, upsertEntries } from "./ticket-store.ts";

/** Gives tickets of a lottery that runs, on behalf of other modules. */
export const ticketRewards = (house: House): Readonly<Record<string, Giver>> =>
  gives("lotteries", async (tx, { id, playerId, reward }) => {
    const { lotteryId } = reward;
    // A draw holds the lottery and waits for accounts: whoever has some must not wait for it behind the end.
    const found = await selectPublished(tx, lotteryId);
    if (!found || !isInProgress(found, house.clock.now())) throw new Refused("reward_gone");
    const lottery = await lockPublished(tx, lotteryId);
    // The moment counts at which the lottery is held: its draw waits for whoever holds it.
    const at = house.clock.now();
    if (!lottery || !isInProgress(lottery, at)) throw new Refused("reward_gone");
    if (!isOpenTo(lottery, await selectGroups(tx, playerId)))
      throw new Refused("reward_not_for_you");
    const [entry] = await selectEntries(tx, lotteryId, [playerId]);
    const count = BigInt(reward.count);
    if (count < 1n) throw new Error(`a reward is one ticket or more, not ${count}`);
    const before = entry ?? { playerId, stake: 0n, rest: 0n, tickets: 0n };
    const added = addTickets(lottery, before, { sourceId: id, count, at });
    await upsertEntries(tx, lotteryId, added.entries);
    await insertGrants(tx, { lotteryId, givenFor: "reward" }, added.grants);
    await updateTickets(tx, lotteryId, added);
  });
