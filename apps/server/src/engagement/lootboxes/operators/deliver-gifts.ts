import { selectMembers } from "#core/accounts";
import { handOut } from "#platform/batching";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { giveBox } from "../boxes/give-box.ts";
import type { Kind } from "../kind.ts";
import { selectKindsById } from "../kind-store.ts";
import { type Gift, lockGiving, updateReached } from "./gift-store.ts";

/**
 * Goes on with the gifts to groups, until every player of theirs has been looked at. One with whom it fails is passed
 * over, and looked at again later: the others do not wait.
 */
export const deliverGifts = (house: House): Promise<void> =>
  handOut<Gift>({
    database: house.database,
    now: () => house.clock.now(),
    hold: lockGiving,
    players: (tx, { toGroup }, page) => selectMembers(tx, toGroup as string, page),
    give: async (tx, gift, players) => {
      // What two operators have agreed on is given, though the kind has ended meanwhile.
      const kind = (await selectKindsById(tx, [gift.kindId])).get(gift.kindId) as Kind;
      return giveSome(house, tx, gift, { players, kind });
    },
    write: (tx, { id, given }, { isDone, more, ...reach }) =>
      updateReached(tx, id, {
        ...reach,
        given: given + more,
        state: isDone ? "given" : "giving",
      }),
    failed: (err, gift, playerId) =>
      house.log.error({ gift, playerId, err }, "a gift of loot boxes could not be given"),
  });

/** Gives the one player of a held gift a box, unless they may have none. */
export async function giveToOne(
  house: House,
  tx: Tx,
  gift: Gift & { readonly playerId: bigint },
  kind: Kind,
): Promise<Gift> {
  const { id, playerId } = gift;
  const given = await giveSome(house, tx, gift, { players: [playerId], kind });
  const made: Gift = { ...gift, reached: playerId, given, state: "given" };
  await updateReached(tx, id, made);
  return made;
}

/** Gives players a box each; who may have none is left out. Returns how many got one. */
async function giveSome(
  house: House,
  tx: Tx,
  { id }: Gift,
  { players, kind }: { readonly players: readonly bigint[]; readonly kind: Kind },
): Promise<number> {
  let given = 0;
  for (const one of players) {
    // Who has paused playing is not drawn back by a gift.
    if (await house.objectionTo("bonuses.activate", tx, one)) continue;
    const box = { id: house.ids.uuid(), playerId: one, source: `gift ${id}`, giftId: id };
    if ((await giveBox(house, tx, kind, { ...box, days: kind.daysValid })) === null) given += 1;
  }
  return given;
}
