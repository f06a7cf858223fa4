import type { Tx } from "#platform/database";

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
