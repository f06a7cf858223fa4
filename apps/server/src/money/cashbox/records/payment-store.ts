import type { PaymentInstructions, PaymentState } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";
import type { OpenedPayment, PayoutDestination } from "../providers/provider.ts";
import type { Payment } from "./payment.ts";

export interface PaymentRow {
  readonly player_id: bigint;
  readonly id: string;
  readonly reference: string;
  readonly body_hash: string;
  readonly action: Payment["action"];
  readonly licence: string;
  readonly method: string;
  readonly provider: string;
  readonly provider_reference: string | null;
  readonly currency: string;
  readonly amount: bigint;
  readonly eur_cents: bigint;
  readonly state: PaymentState;
  readonly profile_id: string | null;
  readonly save_profile: boolean;
  readonly destination: PayoutDestination | null;
  readonly account_label: string | null;
  readonly redirect_url: string | null;
  readonly instructions: PaymentInstructions | null;
  readonly reason: string | null;
  readonly report_url: string | null;
  readonly approvals_needed: number;
  readonly source_part: bigint;
  readonly waits_until: Date | null;
  readonly refund_of: string | null;
  readonly late: boolean;
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

export const COLUMNS = `player_id, id, reference, body_hash, action, licence, method, provider, provider_reference, currency,
  amount, eur_cents, state, profile_id, save_profile, destination, account_label, redirect_url, instructions, reason,
  report_url, approvals_needed, source_part, waits_until, refund_of, late, created_at, finished_at`;

export const toPayment = (row: PaymentRow): Payment => ({
  playerId: row.player_id,
  id: row.id,
  reference: row.reference,
  bodyHash: row.body_hash,
  action: row.action,
  licence: row.licence,
  method: row.method,
  provider: row.provider,
  providerReference: row.provider_reference,
  currency: row.currency,
  amount: row.amount,
  eurCents: row.eur_cents,
  state: row.state,
  profileId: row.profile_id,
  saveProfile: row.save_profile,
  destination: row.destination,
  accountLabel: row.account_label,
  redirectUrl: row.redirect_url,
  instructions: row.instructions,
  reason: row.reason,
  reportUrl: row.report_url,
  approvalsNeeded: row.approvals_needed,
  sourcePart: row.source_part,
  waitsUntil: row.waits_until,
  refundOf: row.refund_of,
  late: row.late,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
});

/** The caller holds the player's accounts, so that the same id is not written twice. */
export async function insertPayment(tx: Tx, payment: Payment): Promise<void> {
  await tx.query(
    `insert into cashbox.payments (${COLUMNS})
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16::json, $17, $18, $19::json, $20,
       $21, $22, $23, $24, $25, $26, $27, $28)`,
    [
      payment.playerId,
      payment.id,
      payment.reference,
      payment.bodyHash,
      payment.action,
      payment.licence,
      payment.method,
      payment.provider,
      payment.providerReference,
      payment.currency,
      payment.amount,
      payment.eurCents,
      payment.state,
      payment.profileId,
      payment.saveProfile,
      payment.destination && JSON.stringify(payment.destination),
      payment.accountLabel,
      payment.redirectUrl,
      payment.instructions && JSON.stringify(payment.instructions),
      payment.reason,
      payment.reportUrl,
      payment.approvalsNeeded,
      payment.sourcePart,
      payment.waitsUntil,
      payment.refundOf,
      payment.late,
      payment.createdAt,
      payment.finishedAt,
    ],
  );
}

export async function selectPayment(
  queryable: Queryable,
  playerId: bigint,
  id: string,
): Promise<Payment | undefined> {
  const [row] = await queryable.query<PaymentRow>(
    `select ${COLUMNS} from cashbox.payments where player_id = $1 and id = $2`,
    [playerId, id],
  );
  return row && toPayment(row);
}

export async function selectPaymentsById(
  queryable: Queryable,
  playerId: bigint,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Payment>> {
  const rows = await queryable.query<PaymentRow>(
    `select ${COLUMNS} from cashbox.payments where player_id = $1 and id = any($2::uuid[])`,
    [playerId, ids],
  );
  return new Map(rows.map((row) => [row.id, toPayment(row)]));
}

export async function selectByReference(
  queryable: Queryable,
  reference: string,
): Promise<Payment | undefined> {
  const [row] = await queryable.query<PaymentRow>(
    `select ${COLUMNS} from cashbox.payments where reference = $1`,
    [reference],
  );
  return row && toPayment(row);
}

/** Call with the player's accounts locked: everybody takes them first. */
export async function lockPaymentRow(tx: Tx, reference: string): Promise<Payment> {
  const [row] = await tx.query<PaymentRow>(
    `select ${COLUMNS} from cashbox.payments where reference = $1 for update`,
    [reference],
  );
  if (!row) throw new Error(`payment ${reference} is gone`);
  return toPayment(row);
}

/** Stores the provider's answer to an order; the first answer is kept. */
export async function setOpened(
  queryable: Queryable,
  reference: string,
  opened: OpenedPayment,
): Promise<void> {
  await queryable.query(
    `update cashbox.payments set provider_reference = $2, redirect_url = $3, instructions = $4::json
     where reference = $1 and provider_reference is null`,
    [
      reference,
      opened.providerReference,
      opened.redirectUrl,
      opened.instructions && JSON.stringify(opened.instructions),
    ],
  );
}

export interface StateChange {
  readonly state: PaymentState;
  readonly finishedAt: Date | null;
  readonly late?: boolean;
  readonly reason?: string | null;
  readonly accountLabel?: string | null;
  readonly providerReference?: string | null;
}

/** Updates the named fields only; a success clears the reason. */
export async function updateState(tx: Tx, reference: string, change: StateChange): Promise<void> {
  await tx.query(
    `update cashbox.payments set state = $2, finished_at = $3, late = late or $4,
       reason = case when $2 = 'succeeded' then null else coalesce($5, reason) end,
       account_label = coalesce($6, account_label), provider_reference = coalesce($7, provider_reference)
     where reference = $1`,
    [
      reference,
      change.state,
      change.finishedAt,
      change.late ?? false,
      change.reason ?? null,
      change.accountLabel ?? null,
      change.providerReference ?? null,
    ],
  );
}

export async function updateInstructions(
  tx: Tx,
  reference: string,
  instructions: PaymentInstructions,
): Promise<void> {
  await tx.query("update cashbox.payments set instructions = $2::json where reference = $1", [
    reference,
    JSON.stringify(instructions),
  ]);
}

/**
 * Takes payments that nobody asked about since `askedBefore`, oldest first, and notes that they are
 * asked about now. It waits for one that is in use at this moment: left out, it would be met again
 * only by the job of the minute.
 */
export async function claimPayments(
  queryable: Queryable,
  wanted: {
    action: Payment["action"];
    states: readonly PaymentState[];
    askedBefore: Date;
    createdBefore: Date;
    at: Date;
    limit: number;
  },
): Promise<Payment[]> {
  const rows = await queryable.query<PaymentRow>(
    `update cashbox.payments set asked_at = $5 where reference in (
       select reference from cashbox.payments where action = $1 and state = any($2::text[])
         and (asked_at is null or asked_at < $3) and created_at <= $4
       order by seq limit $6 for update)
     returning ${COLUMNS}`,
    [
      wanted.action,
      wanted.states,
      wanted.askedBefore,
      wanted.createdBefore,
      wanted.at,
      wanted.limit,
    ],
  );
  return rows.map(toPayment);
}
