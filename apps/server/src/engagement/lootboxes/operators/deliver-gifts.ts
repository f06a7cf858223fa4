import { selectMembers } from "#core/accounts";
import { untilNoneIsLeft } from "#platform/batching";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { giveBox } from "../boxes/give-box.ts";
import type { Kind } from "../kind.ts";
import { selectKindsById } from "../kind-store.ts";
import { type Gift, lockGiving, updateReached } from "./gift-store.ts";

/** Players who are looked at in one transaction. */
const AT_ONCE = 100;

/**
 * Goes on with the gifts to groups, until every player of theirs has been looked at. One that fails is passed
 * over, and looked at again later: the others do not wait for it.
 */
export const deliverGifts = (house: House): Promise<void> =>
  untilNoneIsLeft(
    (failed, hold) =>
      house.database.tx(async (tx) => {
        const gift = await lockGiving(tx, failed);
        if (!gift) return false;
        hold(gift.id);
        // What two operators have agreed on is given, though the kind has ended meanwhile.
        const kind = (await selectKindsById(tx, [gift.kindId])).get(gift.kindId) as Kind;
        await giveTo(house, tx, gift, kind);
        return true;
      }),
    (gift, err) => house.log.error({ gift, err }, "a gift of loot boxes could not be given"),
  );

/** Gives the next players of a held gift a box each; who may have none is left out. */
export async function giveTo(house: House, tx: Tx, gift: Gift, kind: Kind): Promise<Gift> {
  const { id, playerId, toGroup, reached } = gift;
  const page = { after: reached, limit: AT_ONCE };
  const players = playerId === null ? await selectMembers(tx, toGroup as string, page) : [playerId];
  let { given } = gift;
  for (const one of players) {
    // Who has paused playing is not drawn back by a gift.
    if (await house.objectionTo("bonuses.activate", tx, one)) continue;
    const box = { id: house.ids.uuid(), playerId: one, source: `gift ${id}`, giftId: id };
    if ((await giveBox(house, tx, kind, { ...box, days: kind.daysValid })) === null) given += 1;
  }
  const isDone = playerId !== null || players.length < AT_ONCE;
  const state: Gift["state"] = isDone ? "given" : "giving";
  const moved = { reached: players.at(-1) ?? reached, given, state };
  await updateReached(tx, id, moved);
  return { ...gift, ...moved };
}
