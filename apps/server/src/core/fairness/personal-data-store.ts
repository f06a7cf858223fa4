import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/** Tells a player's pairs of seeds; a server seed only once it is revealed. Rounds are verified by them. */
export const fairnessData: PersonalData = {
  name: "fairness",
  read: async (queryable, playerId) => ({
    pairs: await queryable.query(
      `select id::text as id, client_seed, server_seed_hash, server_seed, draws, created_at, revealed_at
       from fairness.pairs where player_id = $1 order by id desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
};
