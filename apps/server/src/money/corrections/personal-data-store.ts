import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/** Tells the corrections of a player's cash. The books need them. */
export const correctionsData: PersonalData = {
  name: "corrections",
  read: async (queryable, playerId) => ({
    corrections: await queryable.query(
      `select id, currency, amount::text as amount, kind, reason, state, proposed_at, decided_at
       from corrections.corrections where player_id = $1 order by seq desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
};
