import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/** Tells a player's tickets of lotteries, and what the player won. The books and the draws need both. */
export const lotteriesData: PersonalData = {
  name: "lotteries",
  read: async (queryable, playerId) => ({
    entries: await queryable.query(
      `select lottery_id, stake::text as stake, tickets::text as tickets
       from lotteries.entries where player_id = $1 order by lottery_id limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    grants: await queryable.query(
      `select lottery_id, first_number::text as first_number, count::text as count, source_id, at
       from lotteries.grants where player_id = $1 order by lottery_id, first_number desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    wins: await queryable.query(
      `select id, lottery_id, prize, number::text as number, amount::text as amount,
         paid::text as paid, currency, at
       from lotteries.winners where player_id = $1 order by at desc, id limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
};
