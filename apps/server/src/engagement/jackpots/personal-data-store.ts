import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/** Tells what a player's rounds gave to jackpots, and what the player won. The books need both. */
export const jackpotsData: PersonalData = {
  name: "jackpots",
  read: async (queryable, playerId) => ({
    wins: await queryable.query(
      `select id, jackpot_id, level, wager_id, currency, paid::text as paid, at
       from jackpots.drops where player_id = $1 order by seq desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    contributions: await queryable.query(
      `select wager_id, jackpot_id, currency, stake::text as stake, micros::text as micros, at
       from jackpots.contributions where player_id = $1 order by wager_id limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
};
