import type { Queryable, Tx } from "#platform/database";

/** A code that gives free bets. The amount in hundredths of a euro, odds in thousandths. */
export interface Coupon {
  readonly code: string;
  readonly amountEur: bigint;
  readonly minOdds: number;
  readonly days: number;
  readonly validUntil: Date;
  readonly usesMax: number;
  readonly uses: number;
  readonly addedBy: string;
  readonly addedAt: Date;
}

interface CouponRow {
  readonly code: string;
  readonly amount_eur: bigint;
  readonly min_odds: number;
  readonly days: number;
  readonly valid_until: Date;
  readonly uses_max: number;
  readonly uses: number;
  readonly added_by: string;
  readonly added_at: Date;
}

const COLUMNS = "code, amount_eur, min_odds, days, valid_until, uses_max, uses, added_by, added_at";

const toCoupon = (row: CouponRow): Coupon => ({
  code: row.code,
  amountEur: row.amount_eur,
  minOdds: row.min_odds,
  days: row.days,
  validUntil: row.valid_until,
  usesMax: row.uses_max,
  uses: row.uses,
  addedBy: row.added_by,
  addedAt: row.added_at,
});

/** Reads a coupon, and keeps others from redeeming it until the transaction ends. */
export async function lockCoupon(tx: Tx, code: string): Promise<Coupon | undefined> {
  const [row] = await tx.query<CouponRow>(
    `select ${COLUMNS} from sportsbook.coupons where code = $1 for update`,
    [code],
  );
  return row && toCoupon(row);
}

/** Counts a use of a coupon. */
export async function countUse(tx: Tx, code: string): Promise<void> {
  await tx.query("update sportsbook.coupons set uses = uses + 1 where code = $1", [code]);
}

/** Reads coupons, the latest first. */
export async function selectCoupons(queryable: Queryable, limit: number): Promise<Coupon[]> {
  const rows = await queryable.query<CouponRow>(
    `select ${COLUMNS} from sportsbook.coupons order by added_at desc, code limit $1`,
    [limit],
  );
  return rows.map(toCoupon);
}

/** Writes a coupon. Returns null when its code is taken. */
export async function insertCoupon(tx: Tx, coupon: Omit<Coupon, "uses">): Promise<Coupon | null> {
  const [row] = await tx.query<CouponRow>(
    `insert into sportsbook.coupons (code, amount_eur, min_odds, days, valid_until, uses_max, added_by, added_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (code) do nothing returning ${COLUMNS}`,
    [
      coupon.code,
      coupon.amountEur,
      coupon.minOdds,
      coupon.days,
      coupon.validUntil,
      coupon.usesMax,
      coupon.addedBy,
      coupon.addedAt,
    ],
  );
  return row ? toCoupon(row) : null;
}
