import type { PaymentCaseView } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";

export interface PaymentCase {
  readonly kind: PaymentCaseView["kind"];
  readonly provider: string;
  readonly reference: string | null;
  readonly detail: string;
  readonly at: Date;
}

/** A case on record, and who closed it with which reason; nulls while it is open. */
export interface KeptCase extends PaymentCase {
  readonly id: bigint;
  readonly closedById: bigint | null;
  readonly closedBy: string | null;
  readonly closedAt: Date | null;
  readonly closeReason: string | null;
}

const COLUMNS = `id, kind, provider, reference, detail, at, closed_by_id as "closedById",
  closed_by as "closedBy", closed_at as "closedAt", close_reason as "closeReason"`;

/**
 * Writes a case unless it exists, open or closed: a provider may repeat a report for a day. Reports that do not prove
 * themselves are one case until somebody has closed it: anybody can send them, as many as they like.
 */
export async function insertCase(queryable: Queryable, one: PaymentCase): Promise<void> {
  await queryable.query(
    `insert into cashbox.cases (kind, provider, reference, detail, at)
     select $1, $2, $3, $4, $5 where case when $1 <> 'bad_signature'
       then not exists (select 1 from cashbox.cases where kind = $1 and provider = $2 and reference = $3 and detail = $4)
       else not exists (select 1 from cashbox.cases
         where kind = 'bad_signature' and provider = $2 and detail = $4 and closed_at is null) end`,
    [one.kind, one.provider, one.reference, one.detail, one.at],
  );
}

export interface CasePage {
  readonly state: "open" | "closed";
  readonly kind: PaymentCase["kind"] | null;
  readonly before: bigint | null;
  readonly limit: number;
}

/** Reads cases of one state, latest first. */
export async function selectCases(
  queryable: Queryable,
  { state, kind, before, limit }: CasePage,
): Promise<KeptCase[]> {
  return queryable.query<KeptCase>(
    `select ${COLUMNS} from cashbox.cases
     where closed_at is ${state === "open" ? "null" : "not null"}
       and ($1::text is null or kind = $1) and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [kind, before, limit],
  );
}

/** Reads the cases of a payment, latest first. */
export const selectCasesOf = (queryable: Queryable, reference: string): Promise<KeptCase[]> =>
  queryable.query<KeptCase>(
    `select ${COLUMNS} from cashbox.cases where reference = $1 order by id desc limit 100`,
    [reference],
  );

export async function lockCase(tx: Tx, id: bigint): Promise<KeptCase | undefined> {
  const [row] = await tx.query<KeptCase>(
    `select ${COLUMNS} from cashbox.cases where id = $1 for update`,
    [id],
  );
  return row;
}

interface Closing {
  readonly by: { readonly id: bigint; readonly email: string };
  readonly at: Date;
  readonly reason: string;
}

/** Closes a case, and says who did. The caller holds it. */
export async function closeCase(
  tx: Tx,
  id: bigint,
  { by, at, reason }: Closing,
): Promise<KeptCase> {
  const [row] = await tx.query<KeptCase>(
    `update cashbox.cases set closed_by_id = $2, closed_by = $3, closed_at = $4, close_reason = $5
     where id = $1 returning ${COLUMNS}`,
    [id, by.id, by.email, at, reason],
  );
  return row as KeptCase;
}
