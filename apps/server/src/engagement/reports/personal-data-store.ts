import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/** Tells on which days a player was counted; the reports themselves know nobody. */
export const reportsData: PersonalData = {
  name: "reports",
  read: async (queryable, playerId) => ({
    counted: await queryable.query(
      `select day::text as day, kind from reports.marks where player_id = $1
       order by day desc, kind limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
};
