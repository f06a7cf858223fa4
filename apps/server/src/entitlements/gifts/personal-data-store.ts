import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/** Tells which gifts a player had, and those that operators meant for the player alone. The books need them. */
export const giftsData: PersonalData = {
  name: "gifts",
  read: async (queryable, playerId) => ({
    gifts: await queryable.query(
      `select id, type, title, currency, amount::text as amount, points, wagering, stage, source, created_at,
         activated_at, ended_at
       from gifts.gifts where player_id = $1 order by seq desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    grants: await queryable.query(
      `select id, type, reason, state, changed_at from gifts.grants
       where player_id = $1 order by seq desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
};
