import type { Queryable, Tx } from "#platform/database";

/** A player's second step: on, or in its setup. */
export interface SecondStep {
  readonly sealedSecret: string;
  readonly begunAt: Date;
  readonly enabled: boolean;
}

export async function selectSecondStep(
  queryable: Queryable,
  playerId: bigint,
): Promise<SecondStep | undefined> {
  const [row] = await queryable.query<{
    sealed_secret: string;
    begun_at: Date;
    enabled_at: Date | null;
  }>("select sealed_secret, begun_at, enabled_at from accounts.second_steps where player_id = $1", [
    playerId,
  ]);
  return (
    row && {
      sealedSecret: row.sealed_secret,
      begunAt: row.begun_at,
      enabled: row.enabled_at !== null,
    }
  );
}

/** Keeps a secret that no code has confirmed yet, in place of an earlier one. Returns false when the step is on. */
export async function beginStep(
  queryable: Queryable,
  playerId: bigint,
  sealedSecret: string,
  now: Date,
): Promise<boolean> {
  const rows = await queryable.query(
    `insert into accounts.second_steps as s (player_id, sealed_secret, begun_at) values ($1, $2, $3)
     on conflict (player_id) do update set sealed_secret = $2, begun_at = $3
     where s.enabled_at is null returning player_id`,
    [playerId, sealedSecret, now],
  );
  return rows.length === 1;
}

/** Switches the step on with the secret that a code has confirmed. Returns false when another was faster. */
export async function enableStep(
  tx: Tx,
  playerId: bigint,
  { sealedSecret, timeStep, now }: { sealedSecret: string; timeStep: number; now: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `update accounts.second_steps set enabled_at = $4, last_step = $3
     where player_id = $1 and sealed_secret = $2 and enabled_at is null returning player_id`,
    [playerId, sealedSecret, timeStep, now],
  );
  return rows.length === 1;
}

/** Uses up a time step and all before it. Of many at once one gets true. */
export async function useTimeStep(
  queryable: Queryable,
  playerId: bigint,
  timeStep: number,
): Promise<boolean> {
  const rows = await queryable.query(
    `update accounts.second_steps set last_step = $2
     where player_id = $1 and enabled_at is not null and last_step < $2 returning player_id`,
    [playerId, timeStep],
  );
  return rows.length === 1;
}

/** Switches the step off; its recovery codes go with it. Returns false when it was off. */
export async function deleteStep(tx: Tx, playerId: bigint): Promise<boolean> {
  const rows = await tx.query(
    "delete from accounts.second_steps where player_id = $1 and enabled_at is not null returning player_id",
    [playerId],
  );
  return rows.length === 1;
}

export async function insertRecoveryCodes(
  tx: Tx,
  playerId: bigint,
  hashes: readonly string[],
): Promise<void> {
  await tx.query(
    "insert into accounts.recovery_codes (player_id, code_hash) select $1, unnest($2::text[])",
    [playerId, hashes],
  );
}

/** Takes all recovery codes of a player away. Returns false when the step is off; one at a time. */
export async function deleteRecoveryCodes(tx: Tx, playerId: bigint): Promise<boolean> {
  const steps = await tx.query(
    "select 1 from accounts.second_steps where player_id = $1 and enabled_at is not null for update",
    [playerId],
  );
  await tx.query("delete from accounts.recovery_codes where player_id = $1", [playerId]);
  return steps.length === 1;
}

/** Uses a recovery code up. Returns how many are left; undefined when it is none, or was used. */
export async function useRecoveryCode(
  tx: Tx,
  playerId: bigint,
  hash: string,
): Promise<number | undefined> {
  const rows = await tx.query(
    "delete from accounts.recovery_codes where player_id = $1 and code_hash = $2 returning player_id",
    [playerId, hash],
  );
  if (rows.length === 0) return undefined;
  const [row] = await tx.query<{ left: number }>(
    `select count(*)::int as "left" from accounts.recovery_codes where player_id = $1`,
    [playerId],
  );
  return row?.left ?? 0;
}
