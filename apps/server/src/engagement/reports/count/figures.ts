import type { ReportProduct } from "@houselight/contracts";

/** The calendar day of a moment in UTC: `2026-11-30`. */
export const dayOf = (at: string | Date): string => new Date(at).toISOString().slice(0, 10);

/** Figures of wagers on one day; amounts in smallest units, below zero where they were taken back. */
export interface PlayFigures {
  readonly day: string;
  readonly currency: string;
  readonly licence: string;
  readonly product: ReportProduct;
  readonly wagers?: bigint;
  readonly voided?: bigint;
  readonly corrected?: bigint;
  readonly stake_cash?: bigint;
  readonly stake_bonus?: bigint;
  readonly stake_free?: bigint;
  readonly win_cash?: bigint;
  readonly win_bonus?: bigint;
  readonly win_kept?: bigint;
  readonly jackpot?: bigint;
}

/** Figures of payments and gifts on one day. */
export interface MoneyFigures {
  readonly day: string;
  readonly currency: string;
  readonly licence: string;
  readonly deposits?: bigint;
  readonly deposits_amount?: bigint;
  readonly withdrawals?: bigint;
  readonly withdrawals_amount?: bigint;
  readonly refunds?: bigint;
  readonly refunds_amount?: bigint;
  readonly bonuses_granted?: bigint;
  readonly bonuses_granted_amount?: bigint;
  readonly bonuses_converted_amount?: bigint;
  readonly freespins_won_amount?: bigint;
  readonly gifts_taken_amount?: bigint;
  readonly cashback_taken_amount?: bigint;
  readonly prizes_paid_amount?: bigint;
  readonly corrections?: bigint;
  readonly corrections_amount?: bigint;
}

export interface GameFigures {
  readonly day: string;
  readonly currency: string;
  readonly licence: string;
  readonly game: string;
  readonly rounds?: bigint;
  readonly stake?: bigint;
  readonly win?: bigint;
}

export interface PlayersFigures {
  readonly day: string;
  readonly licence: string;
  readonly registrations?: bigint;
  readonly active?: bigint;
  readonly depositors?: bigint;
  readonly first_depositors?: bigint;
}

/** Products that are an owner of wagers each, by its name. */
const OF_ONE_OWNER: readonly ReportProduct[] = ["rocket", "sportsbook"];

/** Returns the product of a wager by the name of its owner: games of every studio are the casino's. */
export const productOf = (owner: string): ReportProduct =>
  OF_ONE_OWNER.find((product) => product === owner) ?? "casino";

type Row = Readonly<Record<string, string | bigint | undefined>>;

/** Adds up figures of the same key, in the order of the keys: two batches never wait for each other in a circle. */
export function addUp(rows: readonly object[], keys: readonly string[]): Record<string, string>[] {
  const sums = new Map<string, Record<string, string | bigint>>();
  for (const row of rows as readonly Row[]) {
    const name = keys.map((key) => String(row[key])).join("\u0000");
    const sum = sums.get(name);
    if (!sum) sums.set(name, withoutGaps(row));
    else
      for (const [field, value] of Object.entries(row))
        if (typeof value === "bigint") sum[field] = BigInt(sum[field] ?? 0n) + value;
  }
  return [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, sum]) =>
      Object.fromEntries(Object.entries(sum).map(([field, value]) => [field, String(value)])),
    );
}

const withoutGaps = (row: Row): Record<string, string | bigint> =>
  Object.fromEntries(
    Object.entries(row).filter(
      (entry): entry is [string, string | bigint] => entry[1] !== undefined,
    ),
  );
