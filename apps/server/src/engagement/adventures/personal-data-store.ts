import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/** Tells which steps of adventures a player completed, and the deposits by day. The books need them. */
export const adventuresData: PersonalData = {
  name: "adventures",
  read: async (queryable, playerId) => ({
    completions: await queryable.query(
      `select starts_on::text as starts_on, step, reward_id, reward_kind, at from adventures.completions
       where player_id = $1 order by at desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    deposits: await queryable.query(
      `select day::text as day, currency, amount::text as amount from adventures.deposits
       where player_id = $1 order by day desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
};
