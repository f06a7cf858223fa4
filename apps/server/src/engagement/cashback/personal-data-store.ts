import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/** Tells what a player lost by periods of cashback, and what came back. The books need both. */
export const cashbackData: PersonalData = {
  name: "cashback",
  read: async (queryable, playerId) => ({
    periods: await queryable.query(
      `select rule_id, begins_at, ends_at, currency, staked::text as staked, net_loss::text as net_loss, state,
         amount::text as amount, gift_id
       from cashback.sums where player_id = $1 order by begins_at desc, rule_id, currency limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
};
