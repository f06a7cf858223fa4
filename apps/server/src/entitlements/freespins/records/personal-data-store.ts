import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/** Tells which free spins a player had; their rounds are told with the wagers. The books need them. */
export const freespinsData: PersonalData = {
  name: "freespins",
  read: async (queryable, playerId) => ({
    freespins: await queryable.query(
      `select id, title, game, currency, stake::text as stake, total, used, won::text as won, stage, source,
         created_at, activated_at, ended_at
       from freespins.sets where player_id = $1 order by seq desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
};
