import type { Cell } from "#platform/database";
import { sumOf, type Wager } from "../wager.ts";

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
