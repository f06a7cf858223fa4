import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/** Tells a player's turns of the wheel and what they gave. The bonuses on the books need both. */
export const wheelData: PersonalData = {
  name: "wheel",
  read: async (queryable, playerId) => ({
    spins: await queryable.query(
      `select id, day::text as day, prizes->index as prize, number::text as number, index,
         pair_id::text as pair_id, nonce::text as nonce, at
       from wheel.spins where player_id = $1 order by seq desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    turns: await queryable.query(
      `select id, source, created_at, until, spin_id from wheel.turns
       where player_id = $1 order by created_at desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    rewards: await queryable.query(
      `select r.id, r.spin_id from wheel.rewards r join wheel.spins s
         on s.player_id = r.player_id and s.id = r.spin_id
       where r.player_id = $1 order by s.seq desc, r.position limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
};
