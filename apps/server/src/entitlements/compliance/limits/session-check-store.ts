import { columns, type Queryable, type Tx } from "#platform/database";

/** The moment at which the time of a player's session limits must be looked at next. */
export interface SessionCheck {
  readonly playerId: bigint;
  readonly dueAt: Date;
}

/** Names players whose time must be looked at by now, the longest due first, but for some. */
export async function selectDueChecks(
  queryable: Queryable,
  {
    at,
    but = [],
    limit,
  }: { readonly at: Date; readonly but?: readonly bigint[]; readonly limit: number },
): Promise<bigint[]> {
  const rows = await queryable.query<{ player_id: bigint }>(
    `select player_id from compliance.session_checks
     where due_at <= $1 and player_id <> all($2::bigint[]) order by due_at limit $3`,
    [at, but, limit],
  );
  return rows.map((row) => row.player_id);
}

/** Notes when these players' time must be looked at. */
export async function saveChecks(tx: Tx, checks: readonly SessionCheck[]): Promise<void> {
  if (checks.length === 0) return;
  await tx.query(
    `insert into compliance.session_checks (player_id, due_at)
     select * from unnest($1::bigint[], $2::timestamptz[])
     on conflict (player_id) do update set due_at = excluded.due_at`,
    columns(
      checks,
      ({ playerId }) => playerId,
      ({ dueAt }) => dueAt.toISOString(),
    ),
  );
}

/** Looks no more at players who have no session limit left. */
export async function deleteChecks(tx: Tx, playerIds: readonly bigint[]): Promise<void> {
  if (playerIds.length === 0) return;
  await tx.query("delete from compliance.session_checks where player_id = any($1::bigint[])", [
    playerIds,
  ]);
}
