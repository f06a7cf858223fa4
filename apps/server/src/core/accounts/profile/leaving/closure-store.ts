import type { ClosureReason } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";

export interface Closure {
  readonly closedAt: Date | null;
  readonly erasedAt: Date | null;
}

interface ClosureRow {
  readonly closed_at: Date | null;
  readonly erased_at: Date | null;
}
const toClosure = (row: ClosureRow | undefined): Closure | undefined =>
  row && { closedAt: row.closed_at, erasedAt: row.erased_at };

export async function selectClosure(
  queryable: Queryable,
  playerId: bigint,
): Promise<Closure | undefined> {
  const [row] = await queryable.query<ClosureRow>(
    "select closed_at, erased_at from accounts.players where id = $1",
    [playerId],
  );
  return toClosure(row);
}

/** Returns which of these players have had their data erased: nobody can enter their accounts any more. */
export async function selectErased(
  queryable: Queryable,
  playerIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const rows = await queryable.query<{ id: bigint }>(
    "select id from accounts.players where id = any($1::bigint[]) and erased_at is not null",
    [playerIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns the closure of a player whom nobody else changes until the transaction ends. */
export async function lockClosure(tx: Tx, playerId: bigint): Promise<Closure | undefined> {
  const [row] = await tx.query<ClosureRow>(
    "select closed_at, erased_at from accounts.players where id = $1 for update",
    [playerId],
  );
  return toClosure(row);
}

/** Closes an account. Returns false when it is closed already. */
export async function writeClosure(
  tx: Tx,
  playerId: bigint,
  closure: { readonly reason: ClosureReason; readonly comment: string | null; readonly at: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `update accounts.players set closed_at = $2, closure_reason = $3, closure_comment = $4
     where id = $1 and closed_at is null returning id`,
    [playerId, closure.at, closure.reason, closure.comment],
  );
  return rows.length === 1;
}

export async function deleteClosure(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query(
    `update accounts.players set closed_at = null, closure_reason = null, closure_comment = null
     where id = $1`,
    [playerId],
  );
}
