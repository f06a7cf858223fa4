import type { Cell } from "#platform/database";
import { NO_SHARES, NOT_PAID, sumOf, type Wager, type WagerStatus } from "../wager.ts";

/** A row of wagers.wagers. What an instant round never has is null. */
export interface WagerRow {
  readonly player_id: bigint;
  readonly id: string;
  readonly body_hash: string;
  readonly owner: string;
  readonly subject: string;
  readonly licence: string;
  readonly currency: string;
  readonly status: WagerStatus;
  readonly stake_cash: bigint;
  readonly stake_bonus: bigint;
  readonly paid_cash: bigint;
  readonly paid_bonus: bigint;
  readonly session_id: bigint | null;
  readonly country: string | null;
  readonly record: string;
  readonly cash_after: bigint;
  readonly bonus_after: bigint;
  readonly version_after: bigint;
  readonly placed_at: Date;
  readonly stake_house: bigint | null;
  readonly open_cash: bigint | null;
  readonly open_bonus: bigint | null;
  readonly open_house: bigint | null;
  readonly cashed_out_cash: bigint | null;
  readonly cashed_out_bonus: bigint | null;
  readonly cashed_out_house: bigint | null;
  readonly cashed_out_paid_cash: bigint | null;
  readonly cashed_out_paid_bonus: bigint | null;
  readonly wins_to: Wager["winsTo"] | null;
}

export const toWager = (row: WagerRow): Wager => ({
  playerId: row.player_id,
  id: row.id,
  bodyHash: row.body_hash,
  owner: row.owner,
  subject: row.subject,
  licence: row.licence,
  currency: row.currency,
  status: row.status,
  stake: { cash: row.stake_cash, bonus: row.stake_bonus, house: row.stake_house ?? 0n },
  open:
    row.open_cash === null
      ? NO_SHARES
      : { cash: row.open_cash, bonus: row.open_bonus ?? 0n, house: row.open_house ?? 0n },
  cashedOut:
    row.cashed_out_cash === null
      ? NO_SHARES
      : {
          cash: row.cashed_out_cash,
          bonus: row.cashed_out_bonus ?? 0n,
          house: row.cashed_out_house ?? 0n,
        },
  paid: { cash: row.paid_cash, bonus: row.paid_bonus },
  cashedOutPaid:
    row.cashed_out_paid_cash === null
      ? NOT_PAID
      : { cash: row.cashed_out_paid_cash, bonus: row.cashed_out_paid_bonus ?? 0n },
  winsTo: row.wins_to ?? "cash",
  sessionId: row.session_id,
  country: row.country,
  record: row.record,
  cashAfter: row.cash_after,
  bonusAfter: row.bonus_after,
  versionAfter: row.version_after,
  placedAt: row.placed_at,
});

/** A column, its type, and where its value comes from. */
export type Column = readonly [name: string, type: string, value: (wager: Wager) => Cell];

/** The name of a wager. */
export const KEY: readonly Column[] = [
  ["player_id", "bigint", (wager) => wager.playerId],
  ["id", "uuid", (wager) => wager.id],
];

/** Columns that never change once it is placed. */
export const FIXED: readonly Column[] = [
  ["body_hash", "text", (wager) => wager.bodyHash],
  ["owner", "text", (wager) => wager.owner],
  ["subject", "text", (wager) => wager.subject],
  ["licence", "text", (wager) => wager.licence],
  ["currency", "text", (wager) => wager.currency],
  ["session_id", "bigint", (wager) => wager.sessionId],
  ["country", "text", (wager) => wager.country],
];

/** Columns that commands change, of every wager. */
export const CHANGING: readonly Column[] = [
  ["status", "text", (wager) => wager.status],
  ["stake_cash", "bigint", (wager) => wager.stake.cash],
  ["stake_bonus", "bigint", (wager) => wager.stake.bonus],
  ["paid_cash", "bigint", (wager) => wager.paid.cash],
  ["paid_bonus", "bigint", (wager) => wager.paid.bonus],
  ["record", "text", (wager) => wager.record],
  ["cash_after", "bigint", (wager) => wager.cashAfter],
  ["bonus_after", "bigint", (wager) => wager.bonusAfter],
  ["version_after", "bigint", (wager) => wager.versionAfter],
];

/** Columns of a wager that is more than an instant round. */
export const PARTS: readonly Column[] = [
  ["stake_house", "bigint", (wager) => wager.stake.house],
  ["open_cash", "bigint", (wager) => wager.open.cash],
  ["open_bonus", "bigint", (wager) => wager.open.bonus],
  ["open_house", "bigint", (wager) => wager.open.house],
  ["cashed_out_cash", "bigint", (wager) => wager.cashedOut.cash],
  ["cashed_out_bonus", "bigint", (wager) => wager.cashedOut.bonus],
  ["cashed_out_house", "bigint", (wager) => wager.cashedOut.house],
  ["cashed_out_paid_cash", "bigint", (wager) => wager.cashedOutPaid.cash],
  ["cashed_out_paid_bonus", "bigint", (wager) => wager.cashedOutPaid.bonus],
  ["wins_to", "text", (wager) => wager.winsTo],
];

/** Returns true when the parts are all as an instant round has them. */
export const isPlain = (wager: Wager): boolean =>
  wager.stake.house === 0n && sumOf(wager.open) === 0n && sumOf(wager.cashedOut) === 0n;
