import { columns, type Queryable, type Tx } from "#platform/database";

export interface TrailEntry {
  readonly id: bigint;
  readonly at: Date;
  readonly operatorId: bigint | null;
  /** The operator's e-mail as it was; null for what the house did by itself. */
  readonly operator: string | null;
  readonly action: string;
  /** Subject of the action: `player 1001`, `withdrawal …`. */
  readonly subject: string;
  readonly detail: object;
  readonly hash: string;
}

interface TrailRow {
  readonly id: bigint;
  readonly at: Date;
  readonly operator_id: bigint | null;
  readonly operator: string | null;
  readonly action: string;
  readonly subject: string;
  readonly detail: object;
  readonly hash: string;
}

const toEntry = ({ operator_id, ...row }: TrailRow): TrailEntry => ({
  ...row,
  operatorId: operator_id,
});

/** Locks the end of the chain: the next entry is nobody else's. */
export async function lockHead(tx: Tx): Promise<{ id: bigint; hash: string }> {
  const [head] = await tx.query<{ id: bigint; hash: string }>(
    "select id, hash from staff.audit_head for update",
  );
  if (!head) throw new Error("the audit trail has lost its head");
  return head;
}

export async function insertTrailEntries(tx: Tx, entries: readonly TrailEntry[]): Promise<void> {
  const last = entries.at(-1);
  if (!last) return;
  await tx.query(
    `insert into staff.audit_entries (id, at, operator_id, operator, action, subject, detail, hash)
     select id, at, operator_id, operator, action, subject, detail::json, hash
     from unnest($1::bigint[], $2::timestamptz[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
       as e(id, at, operator_id, operator, action, subject, detail, hash)`,
    columns(
      entries,
      (entry) => entry.id,
      (entry) => entry.at.toISOString(),
      (entry) => entry.operatorId,
      (entry) => entry.operator,
      (entry) => entry.action,
      (entry) => entry.subject,
      (entry) => JSON.stringify(entry.detail),
      (entry) => entry.hash,
    ),
  );
  await tx.query("update staff.audit_head set id = $1, hash = $2", [last.id, last.hash]);
}

/** Latest first. */
export async function selectTrailEntries(
  queryable: Queryable,
  page: { subject: string | null; before: bigint | null; limit: number },
): Promise<TrailEntry[]> {
  const rows = await queryable.query<TrailRow>(
    `select id, at, operator_id, operator, action, subject, detail, hash from staff.audit_entries
     where ($1::text is null or subject = $1) and ($2::bigint is null or id < $2)
     order by id desc limit $3`,
    [page.subject, page.before, page.limit],
  );
  return rows.map(toEntry);
}
