import type { PaymentState } from "@houselight/contracts";
import type { Queryable } from "#platform/database";
import type { Payment } from "../records/payment.ts";
import { COLUMNS, type PaymentRow, toPayment } from "../records/payment-store.ts";

/** Narrows a list of payments; null where all are meant. */
export interface PaymentFilters {
  readonly action: Payment["action"] | null;
  readonly state: PaymentState | null;
  readonly method: string | null;
  /** Asked for at this moment or later. */
  readonly since: Date | null;
  /** Asked for before this moment. */
  readonly until: Date | null;
}

/** A place in a list, that of the last payment of the page before. */
export interface Place {
  readonly createdAt: Date;
  readonly seq: bigint;
}

interface Page {
  /** Null for the first page. */
  readonly before: Place | null;
  readonly limit: number;
}

const FILTERED = `($1::text is null or action = $1) and ($2::text is null or state = $2)
  and ($3::text is null or method = $3)`;

const valuesOf = ({ action, state, method, since, until }: PaymentFilters) => [
  action,
  state,
  method,
  since,
  until,
];

/** Finds the place of a payment; undefined where there is no such payment. */
export async function selectPlace(
  queryable: Queryable,
  reference: string,
): Promise<Place | undefined> {
  const [row] = await queryable.query<Place>(
    `select created_at as "createdAt", seq from cashbox.payments where reference = $1`,
    [reference],
  );
  return row;
}

/** Reads payments of all players, latest first; `since` and `until` bound what is looked through. */
export async function selectPaymentsOfSpan(
  queryable: Queryable,
  filters: PaymentFilters & { readonly since: Date; readonly until: Date },
  { before, limit }: Page,
): Promise<Payment[]> {
  const rows = await queryable.query<PaymentRow>(
    `select ${COLUMNS} from cashbox.payments
     where ${FILTERED} and created_at >= $4 and created_at < $5 and (created_at, seq) < ($6, $7::bigint)
     order by created_at desc, seq desc limit $8`,
    [...valuesOf(filters), before?.createdAt ?? filters.until, before?.seq ?? 0n, limit],
  );
  return rows.map(toPayment);
}

/** Reads payments of a player, latest first. */
export async function selectPaymentsOfPlayer(
  queryable: Queryable,
  playerId: bigint,
  filters: PaymentFilters,
  { before, limit }: Page,
): Promise<Payment[]> {
  const rows = await queryable.query<PaymentRow>(
    `select ${COLUMNS} from cashbox.payments
     where ${FILTERED} and ($4::timestamptz is null or created_at >= $4)
       and ($5::timestamptz is null or created_at < $5)
       and player_id = $6 and ($7::bigint is null or seq < $7)
     order by seq desc limit $8`,
    [...valuesOf(filters), playerId, before?.seq ?? null, limit],
  );
  return rows.map(toPayment);
}

/**
 * Reads the payments that a reference names: our own, and those to which a provider gave it, latest first.
 * `own` is null where the text is no id.
 */
export async function selectPaymentsNamed(
  queryable: Queryable,
  names: { readonly own: string | null; readonly provider: string },
  { before, limit }: Page,
): Promise<Payment[]> {
  const rows = await queryable.query<PaymentRow>(
    `select ${COLUMNS} from cashbox.payments where (reference = $1::uuid or provider_reference = $2)
       and ($3::bigint is null or seq < $3)
     order by seq desc limit $4`,
    [names.own, names.provider, before?.seq ?? null, limit],
  );
  return rows.map(toPayment);
}

/** Reads the cashouts that send a deposit back, latest first. */
export async function selectRefundsOf(queryable: Queryable, reference: string): Promise<Payment[]> {
  const rows = await queryable.query<PaymentRow>(
    `select ${COLUMNS} from cashbox.payments where refund_of = $1 order by seq desc limit 100`,
    [reference],
  );
  return rows.map(toPayment);
}
