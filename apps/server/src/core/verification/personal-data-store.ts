import { KEPT_YEARS } from "#core/accounts";
import { EXPORT_ROWS_MAX, type House, type PersonalData } from "#platform/module";
import { destroyKeyAfter } from "./documents/key-store.ts";
import { readAnswers } from "./questionnaire/questionnaire.ts";

/**
 * Tells what a player handed in and how it was decided. A freeze is not told: its player must not learn
 * of it, and cannot be forgotten while it is in force. Documents stay sealed for five years.
 */
export const verificationData = (house: House): PersonalData => ({
  name: "verification",
  read: async (queryable, playerId) => ({
    changes: await queryable.query(
      `select before, after, actor, reasons, at from verification.changes
       where player_id = $1 order by id desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    overrides: await queryable.query(
      `select last_day, state, proposed_at, decided_at from verification.overrides
       where player_id = $1 order by id desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    documents: await queryable.query(
      `select id, kind, content_type, size_bytes, uploaded_at from verification.documents
       where player_id = $1 order by uploaded_at desc, id limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    refused_files: await queryable.query(
      `select kind, virus, size_bytes, found_at from verification.infected_files
       where player_id = $1 order by id desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    questionnaire: await readAnswers(house, playerId),
  }),
  obstacle: async (tx, playerId) => {
    const rows = await tx.query(
      "select 1 from verification.freezes where player_id = $1 and state <> 'released'",
      [playerId],
    );
    return rows.length > 0 ? "erasure_waits" : null;
  },
  erase: async (tx, playerId, now) => {
    // Nobody is left to tell that it ended, or to renew it.
    await tx.query(
      `update verification.standings set expires_at = null, renewal = null, renewal_at = null,
         renewal_reasons = '{}' where player_id = $1`,
      [playerId],
    );
    const until = new Date(now);
    until.setUTCFullYear(until.getUTCFullYear() + KEPT_YEARS);
    await destroyKeyAfter(tx, playerId, { until, now });
  },
});
