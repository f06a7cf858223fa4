import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/** Tells a player's loot boxes and what they gave. The bonuses on the books need both. */
export const lootboxesData: PersonalData = {
  name: "lootboxes",
  read: async (queryable, playerId) => ({
    boxes: await queryable.query(
      `select b.id, k.group_key, b.stage, b.source, b.created_at, b.valid_until, b.activated_at,
         b.prizes->b.index as prize, b.number::text as number, b.index, b.pair_id::text as pair_id,
         b.nonce::text as nonce
       from lootboxes.boxes b join lootboxes.kinds k on k.id = b.kind_id
       where b.player_id = $1 order by b.seq desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    rewards: await queryable.query(
      `select id, box_id from lootboxes.rewards
       where player_id = $1 order by box_id, position limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    gifts: await queryable.query(
      `select id, reason, state, changed_at from lootboxes.gifts
       where player_id = $1 order by seq desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
};
