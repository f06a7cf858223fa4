import type { PaymentState } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";
import type { Payment } from "./payment.ts";

interface PaymentRow {
  readonly player_id: bigint;
  readonly id: string;
  readonly reference: string;
  readonly body_hash: string;
  readonly action: "deposit";
  readonly method: string;
  readonly provider: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly state: PaymentState;
  readonly redirect_url: string | null;
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

const COLUMNS = `player_id, id, reference, body_hash, action, method, provider, currency, amount, state,
  redirect_url, created_at, finished_at`;

const toPayment = (row: PaymentRow): Payment => ({
  playerId: row.player_id,
  id: row.id,
  reference: row.reference,
  bodyHash: row.body_hash,
  action: row.action,
  method: row.method,
  provider: row.provider,
  currency: row.currency,
  amount: row.amount,
  state: row.state,
  redirectUrl: row.redirect_url,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
});

/** Writes a payment unless its id stands already. Returns whether it was new. */
export async function insertPayment(queryable: Queryable, payment: Payment): Promise<boolean> {
  const rows = await queryable.query(
    `insert into cashbox.payments (player_id, id, reference, body_hash, action, method, provider, currency, amount,
       state, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (player_id, id) do nothing returning id`,
    [
      payment.playerId,
      payment.id,
      payment.reference,
      payment.bodyHash,
      payment.action,
      payment.method,
      payment.provider,
      payment.currency,
      payment.amount,
      payment.state,
      payment.createdAt,
    ],
  );
  return rows.length === 1;
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

/** A player's payments, latest first; `before` is a payment of the page before. */
export async function selectPaymentPage(
  queryable: Queryable,
  page: { playerId: bigint; before: string | null; limit: number },
): Promise<Payment[]> {
  const rows = await queryable.query<PaymentRow>(
    `select ${COLUMNS} from cashbox.payments p where p.player_id = $1
       and ($2::uuid is null or p.seq < (select b.seq from cashbox.payments b where b.player_id = $1 and b.id = $2))
     order by p.seq desc limit $3`,
    [page.playerId, page.before, page.limit],
  );
  return rows.map(toPayment);
}

export async function setProviderPage(
  queryable: Queryable,
  reference: string,
  page: { providerReference: string; redirectUrl: string },
): Promise<void> {
  await queryable.query(
    "update cashbox.payments set provider_reference = $2, redirect_url = $3 where reference = $1 and redirect_url is null",
    [reference, page.providerReference, page.redirectUrl],
  );
}

export async function lockPayment(
  tx: Tx,
  provider: string,
  reference: string,
): Promise<Payment | undefined> {
  const [row] = await tx.query<PaymentRow>(
    `select ${COLUMNS} from cashbox.payments where reference = $1 and provider = $2 for update`,
    [reference, provider],
  );
  return row && toPayment(row);
}

export async function updateState(
  tx: Tx,
  reference: string,
  change: { state: PaymentState; late: boolean; finishedAt: Date | null },
): Promise<void> {
  await tx.query(
    "update cashbox.payments set state = $2, late = late or $3, finished_at = $4 where reference = $1",
    [reference, change.state, change.late, change.finishedAt],
  );
}

/** Notes a report. Returns false when this report was noted before. */
export async function noteWebhook(
  tx: Tx,
  report: { provider: string; webhookId: string; reference: string; status: string; at: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into cashbox.webhooks (provider, webhook_id, reference, status, received_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning webhook_id`,
    [report.provider, report.webhookId, report.reference, report.status, report.at],
  );
  return rows.length === 1;
}

export async function noteRefusedWebhook(
  queryable: Queryable,
  provider: string,
  reason: string,
  at: Date,
): Promise<void> {
  await queryable.query(
    "insert into cashbox.refused_webhooks (provider, reason, received_at) values ($1, $2, $3)",
    [provider, reason, at],
  );
}
