import type { Permission } from "@houselight/contracts";
import type { Queryable } from "#platform/database";
import { permissionsOf } from "./roles.ts";

/** A session that nobody used for so long has ended. */
export const IDLE_MS = 60 * 60_000;

export interface OperatorRecord {
  readonly id: bigint;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly roleTitle: string;
  readonly permissions: ReadonlySet<Permission>;
  /** Null of one who was invited and has chosen no password yet. */
  readonly passwordHash: string | null;
  readonly secondStep: boolean;
}

interface OperatorRow {
  readonly id: bigint;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly role_title: string;
  readonly permissions: readonly string[];
  readonly password_hash: string | null;
  readonly second_step: boolean;
}

const toOperator = ({
  password_hash,
  role_title,
  permissions,
  second_step,
  ...row
}: OperatorRow): OperatorRecord => ({
  ...row,
  roleTitle: role_title,
  permissions: permissionsOf(row.role, permissions),
  passwordHash: password_hash,
  secondStep: second_step,
});

/** An operator with the role and what it permits: one statement for each request. */
const OPERATOR = `o.id, o.email, o.name, o.role, o.password_hash, r.title as role_title,
  coalesce((select array_agg(p.permission) from staff.role_permissions p where p.role = o.role), '{}')
    as permissions,
  exists (select 1 from staff.second_steps t where t.operator_id = o.id and t.enabled_at is not null)
    as second_step`;

/** Inserts an operator with a role that exists; does nothing when the e-mail exists. */
export async function insertOperator(
  queryable: Queryable,
  operator: Pick<OperatorRecord, "email" | "name" | "role" | "passwordHash">,
  at: Date,
): Promise<void> {
  await queryable.query(
    `insert into staff.operators (email, name, role, password_hash, created_at)
     values ($1, $2, $3, $4, $5) on conflict (email) do nothing`,
    [operator.email, operator.name, operator.role, operator.passwordHash, at],
  );
}

/** Finds an active operator by e-mail. */
export const selectOperatorByEmail = async (
  queryable: Queryable,
  email: string,
): Promise<OperatorRecord | undefined> => (await selectOperatorsByEmail(queryable, [email]))[0];

/** Finds the active ones of these operators. */
export async function selectOperatorsByEmail(
  queryable: Queryable,
  emails: readonly string[],
): Promise<OperatorRecord[]> {
  const rows = await queryable.query<OperatorRow>(
    `select ${OPERATOR} from staff.operators o join staff.roles r on r.name = o.role
     where o.email = any($1::text[]) and o.disabled_at is null`,
    [emails],
  );
  return rows.map(toOperator);
}

/** Finds an active operator by id. */
export async function selectOperatorById(
  queryable: Queryable,
  id: bigint,
): Promise<OperatorRecord | undefined> {
  const [row] = await queryable.query<OperatorRow>(
    `select ${OPERATOR} from staff.operators o join staff.roles r on r.name = o.role
     where o.id = $1 and o.disabled_at is null`,
    [id],
  );
  return row && toOperator(row);
}

/**
 * Sets an operator's password; with null there is none until an invitation is accepted. One that
 * follows a `former` is set only while that one stands: returns false when it does not.
 */
export async function updateOperatorHash(
  queryable: Queryable,
  id: bigint,
  passwordHash: string | null,
  { former }: { readonly former?: string | null } = {},
): Promise<boolean> {
  const changed = await queryable.query(
    `update staff.operators set password_hash = $2
     where id = $1 and ($3::text is null or password_hash = $3) returning 1`,
    [id, passwordHash, former ?? null],
  );
  return changed.length > 0;
}

/** Tells whether an active operator's password is still this one, which then stays until the end of `tx`. */
export async function lockOperatorHash(
  tx: Queryable,
  { id, passwordHash }: Pick<OperatorRecord, "id" | "passwordHash">,
): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from staff.operators
     where id = $1 and password_hash = $2 and disabled_at is null for share`,
    [id, passwordHash],
  );
  return rows.length > 0;
}

export async function insertOperatorSession(
  queryable: Queryable,
  session: { tokenHash: string; operatorId: bigint; at: Date; expiresAt: Date; ip: string },
): Promise<void> {
  await queryable.query(
    `insert into staff.sessions (token_hash, operator_id, created_at, last_seen_at, expires_at, ip)
     values ($1, $2, $3, $3, $4, $5)`,
    [session.tokenHash, session.operatorId, session.at, session.expiresAt, session.ip],
  );
}

interface SessionOperator extends OperatorRecord {
  readonly sessionId: bigint;
  readonly lastSeenAt: Date;
}

/** Reads the operator of a session that is valid and was used since `idleSince`, if the operator is active. */
export async function selectOperatorBySession(
  queryable: Queryable,
  tokenHash: string,
  { now, idleSince }: { readonly now: Date; readonly idleSince: Date },
): Promise<SessionOperator | undefined> {
  const [row] = await queryable.query<OperatorRow & { session_id: bigint; last_seen_at: Date }>(
    `select ${OPERATOR}, s.id as session_id, s.last_seen_at
     from staff.sessions s join staff.operators o on o.id = s.operator_id
     join staff.roles r on r.name = o.role
     where s.token_hash = $1 and s.ended_at is null and s.expires_at > $2 and s.last_seen_at > $3
       and o.disabled_at is null`,
    [tokenHash, now, idleSince],
  );
  if (!row) return undefined;
  const { session_id, last_seen_at, ...operator } = row;
  return { ...toOperator(operator), sessionId: session_id, lastSeenAt: last_seen_at };
}

/** Notes that a session is used. */
export async function touchOperatorSession(
  queryable: Queryable,
  id: bigint,
  now: Date,
): Promise<void> {
  await queryable.query(
    "update staff.sessions set last_seen_at = $2 where id = $1 and last_seen_at < $2",
    [id, now],
  );
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
