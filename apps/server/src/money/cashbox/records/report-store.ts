import type { Queryable, Tx } from "#platform/database";

/** Notes a report on a payment. Returns false when it was noted before. */
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

/** A provider's report on a payment. */
export interface KeptReport {
  /** The provider's name for it. */
  readonly id: string;
  readonly status: string;
  readonly at: Date;
}

/** Reads what a provider reported on a payment, latest first. */
export const selectReports = (queryable: Queryable, reference: string): Promise<KeptReport[]> =>
  queryable.query<KeptReport>(
    `select webhook_id as id, status, received_at as at from cashbox.webhooks where reference = $1
     order by seq desc limit 100`,
    [reference],
  );
