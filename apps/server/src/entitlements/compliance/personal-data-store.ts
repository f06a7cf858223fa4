import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";
import { type Restriction, selectRestrictions } from "./restriction-store.ts";

const budgetsOf = (restrictions: ReadonlyMap<bigint, Restriction>) =>
  [...restrictions.values()].flatMap(({ budgets }) =>
    budgets.map(({ type, period, currency, amount, used, windowStartsAt }) => ({
      type,
      period,
      currency,
      amount,
      used,
      window_starts_at: windowStartsAt,
    })),
  );

/**
 * Tells a player's limits, breaks and blocks. They stay: without them nobody knows whom to keep out. A
 * self-exclusion, a cooling-off or a block that is in force keeps the player known: who is forgotten could
 * register anew.
 */
export const complianceData: PersonalData = {
  name: "compliance",
  read: async (queryable, playerId) => ({
    limits: await queryable.query(
      `select type, period, created_at, ends_at, removed_at from compliance.limits
       where player_id = $1 order by id desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    budgets: budgetsOf(await selectRestrictions(queryable, [playerId])),
    blocks: await queryable.query(
      `select starts_at, ends_at, reason from compliance.blocks
       where player_id = $1 order by id desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
  obstacle: async (tx, playerId, now) => {
    const [standing] = await tx.query<{ excluded: boolean; held: boolean }>(
      `select excluded_until is not null as excluded,
         blocked_until > $2 or cooling_off_until > $2 as held
       from compliance.restrictions where player_id = $1`,
      [playerId, now],
    );
    if (standing?.excluded) return "exclusion_in_force";
    // As of a frozen account: who reads this refusal must not learn which of the two it is.
    return standing?.held ? "erasure_waits" : null;
  },
};
