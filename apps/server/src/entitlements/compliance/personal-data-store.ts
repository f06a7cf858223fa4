import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/**
 * Tells a player's limits, breaks and blocks. They stay: without them nobody knows whom to keep out. A
 * self-exclusion that is in force keeps the player known.
 */
export const complianceData: PersonalData = {
  name: "compliance",
  read: async (queryable, playerId) => ({
    limits: await queryable.query(
      `select type, period, created_at, ends_at, removed_at from compliance.limits
       where player_id = $1 order by id desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    budgets: await queryable.query(
      `select type, period, currency, amount, used, window_starts_at from compliance.budgets
       where player_id = $1 order by limit_id desc, currency collate "C"`,
      [playerId],
    ),
    blocks: await queryable.query(
      `select starts_at, ends_at, reason from compliance.blocks
       where player_id = $1 order by id desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
  obstacle: async (tx, playerId) => {
    const rows = await tx.query(
      "select 1 from compliance.restrictions where player_id = $1 and excluded_until is not null",
      [playerId],
    );
    return rows.length > 0 ? "exclusion_in_force" : null;
  },
};
