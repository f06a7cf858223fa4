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

const ENTRY = "id, at, operator_id, operator, action, subject, detail, hash";

/** A question to the trail; null where something does not matter. */
export interface TrailPage {
  readonly subject?: string | null;
  /** E-mail of whoever did it. */
  readonly operator?: string | null;
  /** The action, or its area with a dot at its end. */
  readonly action?: string | null;
  readonly from?: Date | null;
  /** Before this moment. */
  readonly to?: Date | null;
  /** Behind the entry of this id. */
  readonly before: bigint | null;
  readonly limit: number;
}

/** Reads entries, latest first. Only what is asked stands in the statement, so that each question has its index. */
export async function selectTrailEntries(
  queryable: Queryable,
  { subject, operator, action, from, to, before, limit }: TrailPage,
): Promise<TrailEntry[]> {
  const isArea = action?.endsWith(".") ?? false;
  const asked: readonly (readonly [string, unknown])[] = [
    ["subject = ?", subject],
    ["operator = ?", operator],
    [
      isArea ? "split_part(action, '.', 1) = ?" : "action = ?",
      isArea ? action?.slice(0, -1) : action,
    ],
    ["at >= ?", from],
    ["at < ?", to],
    ["(at, id) < (select at, id from staff.audit_entries where id = ?)", before],
  ];
  const used = asked.filter(([, value]) => value !== null && value !== undefined);
  const conditions = used.map(([text], index) => text.replace("?", `$${index + 2}`));
  const rows = await queryable.query<TrailRow>(
    `select ${ENTRY} from staff.audit_entries
     ${conditions.length > 0 ? `where ${conditions.join(" and ")}` : ""}
     order by at desc, id desc limit $1`,
    [limit, ...used.map(([, value]) => value)],
  );
  return rows.map(toEntry);
}

/** Reads entries from an id on, in the order of the chain. */
export async function selectChain(
  queryable: Queryable,
  fromId: bigint,
  limit: number,
): Promise<TrailEntry[]> {
  const rows = await queryable.query<TrailRow>(
    `select ${ENTRY} from staff.audit_entries where id >= $1 order by id limit $2`,
    [fromId, limit],
  );
  return rows.map(toEntry);
}

/** Reads the hash of an entry; undefined where there is none. */
export async function selectHash(queryable: Queryable, id: bigint): Promise<string | undefined> {
  const [row] = await queryable.query<{ hash: string }>(
    "select hash from staff.audit_entries where id = $1",
    [id],
  );
  return row?.hash;
}

/** Reads the end of the chain. */
export async function selectHead(queryable: Queryable): Promise<{ id: bigint; hash: string }> {
  const [head] = await queryable.query<{ id: bigint; hash: string }>(
    "select id, hash from staff.audit_head",
  );
  if (!head) throw new Error("the audit trail has lost its head");
  return head;
}

/** Tells whether an operator's deed on a subject stands on the trail since a moment, by an index. */
export async function hasEntrySince(
  queryable: Queryable,
  deed: {
    readonly operatorId: bigint;
    readonly action: string;
    readonly subject: string;
    readonly since: Date;
  },
): Promise<boolean> {
  const rows = await queryable.query(
    `select 1 from staff.audit_entries
     where operator_id = $1 and action = $2 and subject = $3 and at > $4 limit 1`,
    [deed.operatorId, deed.action, deed.subject, deed.since],
  );
  return rows.length > 0;
}
