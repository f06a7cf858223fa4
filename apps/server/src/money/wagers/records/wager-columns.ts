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
  ["paid_kept", "bigint", (wager) => wager.paid.kept],
  ["cashed_out_paid_kept", "bigint", (wager) => wager.cashedOutPaid.kept],
];

/** Columns of what is still open, and where a win goes. */
const OPEN = PARTS.filter(([name]) => name.startsWith("open_") || name === "wins_to");

/**
 * A form in which wagers are written: the columns that have a value. The other parts are null, which costs
 * nothing and means none.
 */
export interface WagerForm {
  readonly parts: readonly Column[];
  fits(wager: Wager): boolean;
}

const isPlayerMoney = (wager: Wager): boolean =>
  wager.stake.house === 0n && sumOf(wager.cashedOut) === 0n;

/** Forms of wagers, the shortest first: the first that fits is taken. The last fits all. */
export const WAGER_FORMS: readonly WagerForm[] = [
  // An instant round, and one with steps that has ended.
  { parts: [], fits: (wager) => isPlayerMoney(wager) && sumOf(wager.open) === 0n },
  // A round with steps, or a ticket, that waits for its end.
  { parts: OPEN, fits: isPlayerMoney },
  { parts: PARTS, fits: () => true },
];
