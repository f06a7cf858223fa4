import type { Queryable, Tx } from "#platform/database";

export interface Approval {
  readonly reference: string;
  readonly operatorId: bigint;
  /** The operator's e-mail as it was. */
  readonly operator: string;
  readonly at: Date;
}

/** Returns false when this operator agreed before. */
export async function insertApproval(tx: Tx, approval: Approval): Promise<boolean> {
  const rows = await tx.query(
    `insert into cashbox.approvals (reference, operator_id, operator, at) values ($1, $2, $3, $4)
     on conflict do nothing returning operator_id`,
    [approval.reference, approval.operatorId, approval.operator, approval.at],
  );
  return rows.length === 1;
}

/** Reads the approvals, oldest first. */
export async function selectApprovals(
  queryable: Queryable,
  references: readonly string[],
): Promise<Approval[]> {
  const rows = await queryable.query<{
    reference: string;
    operator_id: bigint;
    operator: string;
    at: Date;
  }>(
    `select reference, operator_id, operator, at from cashbox.approvals
     where reference = any($1::uuid[]) order by at, operator_id`,
    [references],
  );
  return rows.map(({ operator_id, ...row }) => ({ ...row, operatorId: operator_id }));
}
