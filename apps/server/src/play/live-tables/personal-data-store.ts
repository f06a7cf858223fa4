import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/** Tells a player's bets at live tables. Their wagers are in the books, which need them. */
export const liveTablesData: PersonalData = {
  name: "live-tables",
  read: async (queryable, playerId) => ({
    bets: await queryable.query(
      `select table_slug, round, wager_id, currency, stake::text as stake, bet, state,
         payout::text as payout, placed_at
       from live_tables.bets where player_id = $1 order by table_slug, seq desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
};
