import type { StaffChange, StaffChangeView } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";

/** A change of staff as it stands. */
export interface ChangeRecord {
  readonly id: string;
  readonly change: StaffChange;
  readonly bodyHash: string;
  readonly reason: string;
  readonly state: StaffChangeView["state"];
  readonly proposedById: bigint;
  readonly proposedBy: string;
  readonly expiresAt: Date;
  readonly changedBy: string;
  readonly changedAt: Date;
}

const CHANGE = `select c.id, c.body as change, c.body_hash as "bodyHash", c.reason, c.state,
    c.proposed_by_id as "proposedById", p.email as "proposedBy", c.expires_at as "expiresAt",
    d.email as "changedBy", c.changed_at as "changedAt"
  from staff.changes c
  join staff.operators p on p.id = c.proposed_by_id
  join staff.operators d on d.id = c.changed_by_id`;

const PAGE = 50;

/** Conditions of each state, the moment now being the second parameter. */
const STATES = {
  open: "c.state = 'proposed' and c.expires_at > $2",
  decided: "(c.state <> 'proposed' or c.expires_at <= $2)",
} as const;

/** Lists changes, the latest proposed first; `after` goes on behind one of them. */
export const selectChanges = (
  queryable: Queryable,
  page: {
    readonly state: keyof typeof STATES | null;
    readonly after: string | null;
    readonly now: Date;
  },
): Promise<ChangeRecord[]> =>
  queryable.query<ChangeRecord>(
    `${CHANGE} where ($1::uuid is null or c.seq < (select seq from staff.changes where id = $1))
       and ${page.state === null ? "$2::timestamptz is not null" : STATES[page.state]}
     order by c.seq desc limit ${PAGE}`,
    [page.after, page.now],
  );

export async function selectChange(
  queryable: Queryable,
  id: string,
): Promise<ChangeRecord | undefined> {
  const [row] = await queryable.query<ChangeRecord>(`${CHANGE} where c.id = $1`, [id]);
  return row;
}

/** Holds a change until the transaction ends. */
export async function lockChange(tx: Tx, id: string): Promise<ChangeRecord | undefined> {
  await tx.query("select 1 from staff.changes where id = $1 for update", [id]);
  return selectChange(tx, id);
}

/** Writes a proposal; false when its id is taken. */
export async function insertChange(
  tx: Tx,
  proposal: {
    readonly id: string;
    readonly change: StaffChange;
    readonly subject: string;
    readonly bodyHash: string;
    readonly reason: string;
    readonly proposedById: bigint;
    readonly at: Date;
    readonly expiresAt: Date;
  },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into staff.changes (id, kind, subject, body, body_hash, reason, state, proposed_by_id,
       proposed_at, expires_at, changed_by_id, changed_at)
     values ($1, $2, $3, $4::text::json, $5, $6, 'proposed', $7, $8, $9, $7, $8)
     on conflict (id) do nothing returning id`,
    [
      proposal.id,
      proposal.change.kind,
      proposal.subject,
      JSON.stringify(proposal.change),
      proposal.bodyHash,
      proposal.reason,
      proposal.proposedById,
      proposal.at,
      proposal.expiresAt,
    ],
  );
  return rows.length > 0;
}

export async function decideChange(
  tx: Tx,
  decision: {
    readonly id: string;
    readonly state: "made" | "dropped";
    readonly byId: bigint;
    readonly at: Date;
  },
): Promise<void> {
  await tx.query(
    "update staff.changes set state = $2, changed_by_id = $3, changed_at = $4 where id = $1",
    [decision.id, decision.state, decision.byId, decision.at],
  );
}
