import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/** Tells what a player staked on and what it paid. The record stays, under a number alone. */
export const wagersData: PersonalData = {
  name: "wagers",
  read: async (queryable, playerId) => ({
    wagers: await queryable.query(
      `select id, owner, subject, licence, currency, status, stake_cash, stake_bonus, paid_cash,
         paid_bonus, paid_kept, country, placed_at
       from wagers.wagers where player_id = $1 order by seq desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
};
