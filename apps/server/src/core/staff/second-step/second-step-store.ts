import type { Queryable, Tx } from "#platform/database";

/** An operator's second step: on, or in its setup. */
interface SecondStep {
  readonly sealedSecret: string;
  readonly begunAt: Date;
  readonly enabled: boolean;
}

export async function selectSecondStep(
  queryable: Queryable,
  operatorId: bigint,
): Promise<SecondStep | undefined> {
  const [row] = await queryable.query<SecondStep>(
    `select sealed_secret as "sealedSecret", begun_at as "begunAt", enabled_at is not null as enabled
     from staff.second_steps where operator_id = $1`,
    [operatorId],
  );
  return row;
}

/** Keeps a secret that no code has confirmed yet, in place of an earlier one. Returns false when the step is on. */
export async function beginStep(
  tx: Tx,
  operatorId: bigint,
  sealedSecret: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into staff.second_steps as s (operator_id, sealed_secret, begun_at) values ($1, $2, $3)
     on conflict (operator_id) do update set sealed_secret = $2, begun_at = $3
     where s.enabled_at is null returning operator_id`,
    [operatorId, sealedSecret, now],
  );
  return rows.length === 1;
}

/** Switches the step on with the secret that a code has confirmed. Returns false when another was faster. */
export async function enableStep(
  tx: Tx,
  operatorId: bigint,
  {
    sealedSecret,
    timeStep,
    now,
    codeHashes,
  }: {
    readonly sealedSecret: string;
    readonly timeStep: number;
    readonly now: Date;
    readonly codeHashes: readonly string[];
  },
): Promise<boolean> {
  const rows = await tx.query(
    `update staff.second_steps set enabled_at = $4, last_step = $3
     where operator_id = $1 and sealed_secret = $2 and enabled_at is null returning operator_id`,
    [operatorId, sealedSecret, timeStep, now],
  );
  if (rows.length === 0) return false;
  await tx.query(
    "insert into staff.recovery_codes (operator_id, code_hash) select $1, unnest($2::text[])",
    [operatorId, codeHashes],
  );
  return true;
}

/** Uses up a time step and all before it. Of many at once one gets true. */
export async function useTimeStep(
  queryable: Queryable,
  operatorId: bigint,
  timeStep: number,
): Promise<boolean> {
  const rows = await queryable.query(
    `update staff.second_steps set last_step = $2
     where operator_id = $1 and enabled_at is not null and last_step < $2 returning operator_id`,
    [operatorId, timeStep],
  );
  return rows.length === 1;
}

/** Uses a recovery code up. Returns how many are left; undefined when it is none, or was used. */
export async function useRecoveryCode(
  tx: Tx,
  operatorId: bigint,
  hash: string,
): Promise<number | undefined> {
  const rows = await tx.query(
    "delete from staff.recovery_codes where operator_id = $1 and code_hash = $2 returning operator_id",
    [operatorId, hash],
  );
  if (rows.length === 0) return undefined;
  const [row] = await tx.query<{ left: number }>(
    `select count(*)::int as "left" from staff.recovery_codes where operator_id = $1`,
    [operatorId],
  );
  return row?.left ?? 0;
}

/** Switches the step off; its recovery codes go with it. Returns false when it was off. */
export async function deleteStep(tx: Tx, operatorId: bigint): Promise<boolean> {
  const rows = await tx.query(
    "delete from staff.second_steps where operator_id = $1 and enabled_at is not null returning operator_id",
    [operatorId],
  );
  return rows.length === 1;
}
