import { applyLeftAs } from "./left-as.ts";
import { NO_SHARES, NOT_PAID, type Wager, type WagerStatus } from "../wager.ts";

/** A row of wagers.wagers or wagers.current_wagers. What an instant round never has is null. */
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
  /** Holds what a command left of it; the columns it names are older than that. */
  readonly left_as?: string | null;
}

/** Returns the wager of a row: as a command left it, where the row says so. */
export function toWager(row: WagerRow): Wager {
  if (row.left_as) applyLeftAs(row as unknown as Record<string, unknown>, row.left_as);
  return wagerOf(row);
}

const wagerOf = (row: WagerRow): Wager => ({
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
