import type { PaymentCaseView } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";

/** Reports that do not prove themselves are kept up to this many a minute: anybody can send them. */
const BAD_SIGNATURES_PER_MINUTE = 60;

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

export interface PaymentCase {
  readonly kind: PaymentCaseView["kind"];
  readonly provider: string;
  readonly reference: string | null;
  readonly detail: string;
  readonly at: Date;
}

/** Writes a case unless it exists: a provider may repeat a report for a day. */
export async function insertCase(queryable: Queryable, one: PaymentCase): Promise<void> {
  await queryable.query(
    `insert into cashbox.cases (kind, provider, reference, detail, at)
     select $1, $2, $3, $4, $5 where case when $1 <> 'bad_signature'
       then not exists (select 1 from cashbox.cases where kind = $1 and provider = $2 and reference = $3 and detail = $4)
       else (select count(*) from cashbox.cases where kind = $1 and at > $5::timestamptz - interval '1 minute') < $6 end`,
    [one.kind, one.provider, one.reference, one.detail, one.at, BAD_SIGNATURES_PER_MINUTE],
  );
}

/** Latest first. */
export async function selectCases(
  queryable: Queryable,
  page: { kind: PaymentCase["kind"] | null; before: bigint | null; limit: number },
): Promise<(PaymentCase & { readonly id: bigint })[]> {
  return queryable.query(
    `select id, kind, provider, reference, detail, at from cashbox.cases
     where ($1::text is null or kind = $1) and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [page.kind, page.before, page.limit],
  );
}
