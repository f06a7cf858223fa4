import {
  giveLootboxes,
  isKnownGroup,
  type LootboxGiftView,
  type NewLootboxGift,
} from "@houselight/contracts";
import { selectPlayer } from "#core/accounts";
import { appendTrailEntries, assertMayAgree, type By, proposeOnce } from "#core/staff";
import type { Tx } from "#platform/database";
import { bodyHash, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { holdPublished } from "../kind-store.ts";
import { giveToOne } from "./deliver-gifts.ts";
import { type Gift, insertGift, lockGift, selectGift, updateGift } from "./gift-store.ts";

interface Proposed {
  readonly gift: Gift;
  readonly repeated: boolean;
}

/**
 * Proposes to give a player, or each player of a group, one box of a published kind. The same request again
 * finds the same gift. Throws Refused: lootbox_kind_not_found, lootbox_group_unknown, player_not_found,
 * idempotency_mismatch.
 */
export async function proposeGift(
  house: House,
  operator: By,
  { groupKey, body }: { readonly groupKey: string; readonly body: NewLootboxGift },
): Promise<Proposed> {
  const hash = bodyHash(giveLootboxes, { group_key: groupKey }, body);
  const { proposal, repeated } = await house.database.tx((tx) =>
    proposeOnce({
      hash,
      find: () => selectGift(tx, body.id),
      write: async () => {
        const kind = await holdPublished(tx, groupKey);
        if (!kind) throw new Refused("lootbox_kind_not_found");
        const { to_group: toGroup = null, reason } = body;
        if (toGroup !== null && !isKnownGroup(toGroup)) throw new Refused("lootbox_group_unknown");
        const playerId = body.player_id === undefined ? null : BigInt(body.player_id);
        if (playerId !== null && !(await selectPlayer(tx, playerId)))
          throw new Refused("player_not_found");
        const who = { changedBy: operator.email, changedAt: house.clock.now(), bodyHash: hash };
        const part = { id: body.id, kindId: kind.id, playerId, toGroup, reason };
        const written = await insertGift(tx, { ...part, ...who });
        if (written) await note(house, tx, "lootboxes.propose-gift", written, operator);
        return written;
      },
    }),
  );
  return { gift: proposal, repeated };
}

/**
 * Gives what another operator proposed: to one player at once, to a group from player to player. Throws
 * Refused: lootbox_gift_not_found, lootbox_gift_state, second_operator_needed, proposer_gone,
 * lootbox_kind_state.
 */
export const makeGift = (house: House, operator: By, id: string): Promise<Gift> =>
  house.database.tx(async (tx) => {
    const gift = await heldGift(tx, id);
    await assertMayAgree(tx, operator, {
      proposedBy: gift.changedBy,
      permission: "lootboxes.manage",
    });
    const kind = await holdPublished(tx, gift.groupKey);
    if (kind?.id !== gift.kindId) throw new Refused("lootbox_kind_state");
    const made = await moveTo(house, tx, gift, { state: "giving", by: operator });
    await note(house, tx, "lootboxes.make-gift", made, operator);
    const { playerId } = made;
    return playerId === null ? made : giveToOne(house, tx, { ...made, playerId }, kind);
  });

/** Takes a proposed gift back. Throws Refused: lootbox_gift_not_found, lootbox_gift_state. */
export const dropGift = (house: House, operator: By, id: string): Promise<Gift> =>
  house.database.tx(async (tx) => {
    const gift = await heldGift(tx, id);
    const dropped = await moveTo(house, tx, gift, { state: "dropped", by: operator });
    await note(house, tx, "lootboxes.drop-gift", dropped, operator);
    return dropped;
  });

async function heldGift(tx: Tx, id: string): Promise<Gift> {
  const gift = await lockGift(tx, id);
  if (!gift) throw new Refused("lootbox_gift_not_found");
  if (gift.state !== "proposed") throw new Refused("lootbox_gift_state");
  return gift;
}

async function moveTo(
  house: House,
  tx: Tx,
  gift: Gift,
  { state, by }: { readonly state: Gift["state"]; readonly by: By },
): Promise<Gift> {
  const at = house.clock.now();
  await updateGift(tx, gift.id, { state, by: by.email, at });
  return { ...gift, state, changedBy: by.email, changedAt: at };
}

const note = (
  house: House,
  tx: Tx,
  action: string,
  { id, groupKey, playerId, toGroup, reason, state }: Gift,
  operator: By,
): Promise<void> =>
  appendTrailEntries(tx, [
    {
      at: house.clock.now(),
      operator,
      action,
      subject: playerId === null ? `group ${toGroup}` : `player ${playerId}`,
      detail: { gift: id, loot_box: groupKey, state, reason },
    },
  ]);

export const giftView = (gift: Gift): LootboxGiftView => ({
  id: gift.id,
  group_key: gift.groupKey,
  player_id: gift.playerId === null ? null : Number(gift.playerId),
  to_group: gift.toGroup,
  reason: gift.reason,
  state: gift.state,
  given: gift.given,
  changed_by: gift.changedBy,
  changed_at: gift.changedAt.toISOString(),
});
