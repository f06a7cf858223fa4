import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/** Tells what a player was told in the last hours; forgets it. */
export const noticeData: PersonalData = {
  name: "notices",
  read: async (queryable, playerId) => ({
    notices: await queryable.query(
      `select event, values, created_at, seen_at from notices.notices
       where player_id = $1 order by id desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
  erase: async (tx, playerId) => {
    await tx.query("delete from notices.notices where player_id = $1", [playerId]);
  },
};
