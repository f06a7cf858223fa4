import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/** Tells what outside studios told of a player. Their wagers are in the books, which need them. */
export const studioData: PersonalData = {
  name: "studio_games",
  read: async (queryable, playerId) => ({
    transactions: await queryable.query(
      `select studio, id, kind, game, round, wager_id, currency, amount::text as amount, at
       from studio_games.transactions where player_id = $1 order by seq desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    sessions: await queryable.query(
      `select studio, game, currency, country, created_at from studio_games.sessions
       where player_id = $1 order by id desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
};
