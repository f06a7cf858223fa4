import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/** Tells what a player deposited and staked by quarter, and how the status changed. The books need them. */
export const vipData: PersonalData = {
  name: "vip",
  read: async (queryable, playerId) => ({
    quarters: await queryable.query(
      `select quarter::text as quarter, currency, deposits::text as deposits, bets::text as bets
       from vip.quarters where player_id = $1 order by quarter desc, currency limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    points: await queryable.query(
      `select id, quarter::text as quarter, points, source, at from vip.points
       where player_id = $1 order by at desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    changes: await queryable.query(
      `select rank_before, rank_after, points::text as points, at from vip.changes
       where player_id = $1 order by seq desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
};
