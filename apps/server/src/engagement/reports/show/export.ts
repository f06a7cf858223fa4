import type { FileAnswer } from "@houselight/contracts";
import { appendTrailEntries } from "#core/staff";
import { csvOf, type Operator, tableOf } from "#platform/http";
import type { House } from "#platform/module";

/** A report that leaves the house as a file. */
interface Exported {
  readonly name: "daily" | "games" | "players";
  /** Asked for, as it stands on the trail. */
  readonly query: { readonly from: string; readonly to: string };
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Returns a report as CSV, with an entry on the audit trail. */
export async function exportReport(
  house: House,
  operator: Operator,
  { name, query, columns, rows }: Exported,
): Promise<FileAnswer> {
  const entry = { action: "report.exported", subject: `report ${name}`, detail: { ...query } };
  await house.database.tx((tx) =>
    appendTrailEntries(tx, [{ at: house.clock.now(), operator, ...entry }]),
  );
  return {
    file_name: `${name}-${query.from}-${query.to}.csv`,
    content_type: "text/csv; charset=utf-8",
    bytes: new TextEncoder().encode(csvOf(columns, tableOf(columns, rows))),
  };
}

const PLAY_COLUMNS = [
  "wagers",
  "voided",
  "corrected",
  "stake_cash_cents",
  "stake_bonus_cents",
  "stake_free_cents",
  "win_cash_cents",
  "win_bonus_cents",
  "win_kept_cents",
  "jackpot_cents",
  "revenue_cents",
];
const MONEY_COLUMNS = [
  "bonus_cost_cents",
  "net_cents",
  "deposits",
  "deposits_cents",
  "withdrawals",
  "withdrawals_cents",
  "refunds",
  "refunds_cents",
  "bonuses_granted",
  "bonuses_granted_cents",
  "bonuses_converted_cents",
  "freespins_won_cents",
  "gifts_taken_cents",
  "cashback_taken_cents",
  "prizes_paid_cents",
  "corrections",
  "corrections_cents",
];

/** Columns of each file, in their order; those of money stay empty for one product. */
export const COLUMNS = {
  daily: ["day", "open", "currency", ...PLAY_COLUMNS, ...MONEY_COLUMNS],
  games: [
    "slug",
    "name",
    "rounds",
    "stake_cents",
    "win_cents",
    "actual_percent",
    "published_percent",
    "highest_published_percent",
  ],
  players: ["day", "open", "registrations", "active", "depositors", "first_depositors"],
} as const;
