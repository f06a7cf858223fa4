import type { Role } from "@houselight/contracts";
import type { Queryable } from "#platform/database";

export interface OperatorRecord {
  readonly id: bigint;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly passwordHash: string;
}

interface OperatorRow {
  readonly id: bigint;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly password_hash: string;
}

const toOperator = ({ password_hash, ...row }: OperatorRow): OperatorRecord => ({
  ...row,
  passwordHash: password_hash,
});

/** Inserts an operator; does nothing when the e-mail exists. */
export async function insertOperator(
  queryable: Queryable,
  operator: Omit<OperatorRecord, "id">,
  at: Date,
): Promise<void> {
  await queryable.query(
    `insert into staff.operators (email, name, role, password_hash, created_at)
     values ($1, $2, $3, $4, $5) on conflict (email) do nothing`,
    [operator.email, operator.name, operator.role, operator.passwordHash, at],
  );
}

/** Finds an active operator by e-mail. */
export async function selectOperatorByEmail(
  queryable: Queryable,
  email: string,
): Promise<OperatorRecord | undefined> {
  const [row] = await queryable.query<OperatorRow>(
    `select id, email, name, role, password_hash from staff.operators
     where email = $1 and disabled_at is null`,
    [email],
  );
  return row && toOperator(row);
}

export async function updateOperatorHash(
  queryable: Queryable,
  id: bigint,
  passwordHash: string,
): Promise<void> {
  await queryable.query("update staff.operators set password_hash = $2 where id = $1", [
    id,
    passwordHash,
  ]);
}

export async function insertOperatorSession(
  queryable: Queryable,
  session: { tokenHash: string; operatorId: bigint; at: Date; expiresAt: Date; ip: string },
): Promise<void> {
  await queryable.query(
    `insert into staff.sessions (token_hash, operator_id, created_at, expires_at, ip)
     values ($1, $2, $3, $4, $5)`,
    [session.tokenHash, session.operatorId, session.at, session.expiresAt, session.ip],
  );
}

/** Reads the operator of a session that is valid, if the operator is active. */
export async function selectOperatorBySession(
  queryable: Queryable,
  tokenHash: string,
  now: Date,
): Promise<(OperatorRecord & { readonly sessionId: bigint }) | undefined> {
  const [row] = await queryable.query<OperatorRow & { session_id: bigint }>(
    `select o.id, o.email, o.name, o.role, o.password_hash, s.id as session_id
     from staff.sessions s join staff.operators o on o.id = s.operator_id
     where s.token_hash = $1 and s.ended_at is null and s.expires_at > $2 and o.disabled_at is null`,
    [tokenHash, now],
  );
  return row && { ...toOperator(row), sessionId: row.session_id };
}

/** Ends the session of a token; one that has ended, or never was, stays as it is. */
export async function endOperatorSessionOf(
  queryable: Queryable,
  tokenHash: string,
  now: Date,
): Promise<void> {
  await queryable.query(
    "update staff.sessions set ended_at = $2 where token_hash = $1 and ended_at is null",
    [tokenHash, now],
  );
}

export async function endOperatorSession(
  queryable: Queryable,
  id: bigint,
  now: Date,
): Promise<void> {
  await queryable.query(
    "update staff.sessions set ended_at = $2 where id = $1 and ended_at is null",
    [id, now],
  );
}
