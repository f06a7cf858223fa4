import type { Wager } from "../wager.ts";
import { lineOfRow, readLeftAs } from "./left-as.ts";
import { FIXED, KEY } from "./wager-columns.ts";

/** A wager as it is read: what never changes in columns of its own, all else in one text. */
export interface WagerRow {
  readonly player_id: bigint;
  readonly id: string;
  readonly body_hash: string;
  readonly owner: string;
  readonly subject: string;
  readonly licence: string;
  readonly currency: string;
  readonly session_id: bigint | null;
  readonly country: string | null;
  readonly placed_at: Date;
  /** The line of columns and the record, as `left-as.ts` writes them. */
  readonly stands: string;
}

/** Columns of `w` that never change. */
export const FIXED_COLUMNS = [
  ...[...KEY, ...FIXED].map(([name]) => `w.${name}`),
  "w.placed_at",
].join(", ");

/**
 * Columns of `w`, a row of wagers.current_wagers. A driver takes longer for twenty numbers than for one
 * text that holds them.
 */
export const WAGER_COLUMNS = `${FIXED_COLUMNS}, coalesce(w.left_as, ${lineOfRow("w")}) as stands`;

/** Returns the wager of a row. */
export const toWager = (row: WagerRow): Wager => ({
  playerId: row.player_id,
  id: row.id,
  bodyHash: row.body_hash,
  owner: row.owner,
  subject: row.subject,
  licence: row.licence,
  currency: row.currency,
  sessionId: row.session_id,
  country: row.country,
  placedAt: row.placed_at,
  ...readLeftAs(row.stands),
});
