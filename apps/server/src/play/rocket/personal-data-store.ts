import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/** Tells a player's bets on the rocket. Their wagers are in the books, which need them. */
export const rocketData: PersonalData = {
  name: "rocket",
  read: async (queryable, playerId) => ({
    bets: await queryable.query(
      `select round, wager_id, currency, stake::text as stake, target, state, multiplier,
         payout::text as payout, placed_at
       from rocket.bets where player_id = $1 order by seq desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
};
