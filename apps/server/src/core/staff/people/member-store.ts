import type { Queryable } from "#platform/database";
import { IDLE_MS } from "../operator-store.ts";
import { MANAGER } from "../roles.ts";

export interface MemberRecord {
  readonly id: bigint;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly createdAt: Date;
  readonly lastSignInAt: Date | null;
  readonly invited: boolean;
  readonly disabledAt: Date | null;
  readonly openSessions: number;
  readonly secondStep: boolean;
}

const MEMBER = `select o.id, o.email, o.name, o.role, o.created_at as "createdAt",
    (select s.created_at from staff.sessions s where s.operator_id = o.id
     order by s.id desc limit 1) as "lastSignInAt",
    exists (select 1 from staff.second_steps t where t.operator_id = o.id and t.enabled_at is not null)
      as "secondStep",
    o.password_hash is null as invited, o.disabled_at as "disabledAt",
    (select count(*)::int from staff.sessions s
     where s.operator_id = o.id and s.ended_at is null and s.expires_at > $1
       and s.last_seen_at > $1::timestamptz - interval '${IDLE_MS} milliseconds') as "openSessions"
  from staff.operators o`;

/** Lists operators, those who left too. A house has dozens of them, not thousands. */
export const selectMembers = (queryable: Queryable, now: Date): Promise<MemberRecord[]> =>
  queryable.query<MemberRecord>(`${MEMBER} order by o.disabled_at is not null, o.email`, [now]);

export async function selectMember(
  queryable: Queryable,
  id: bigint,
  now: Date,
): Promise<MemberRecord | undefined> {
  const [row] = await queryable.query<MemberRecord>(`${MEMBER} where o.id = $2`, [now, id]);
  return row;
}

/** Holds all operators who can sign in: whoever takes one away sees who is left. */
export const lockActiveMembers = (
  queryable: Queryable,
): Promise<{ readonly id: bigint; readonly role: string }[]> =>
  queryable.query(
    `select id, role from staff.operators
     where disabled_at is null and password_hash is not null order by id for update`,
  );

/** Tells whether a manager can sign in. */
export async function hasManager(queryable: Queryable): Promise<boolean> {
  const rows = await queryable.query(
    `select 1 from staff.operators
     where role = $1 and disabled_at is null and password_hash is not null limit 1`,
    [MANAGER],
  );
  return rows.length > 0;
}

/** Adds an operator without a password; undefined when the e-mail is taken. */
export async function insertInvited(
  queryable: Queryable,
  operator: { readonly email: string; readonly name: string; readonly role: string },
  at: Date,
): Promise<bigint | undefined> {
  const [row] = await queryable.query<{ id: bigint }>(
    `insert into staff.operators (email, name, role, created_at) values ($1, $2, $3, $4)
     on conflict (email) do nothing returning id`,
    [operator.email, operator.name, operator.role, at],
  );
  return row?.id;
}

export async function isEmailTaken(queryable: Queryable, email: string): Promise<boolean> {
  const rows = await queryable.query("select 1 from staff.operators where email = $1", [email]);
  return rows.length > 0;
}

export async function updateMemberRole(
  queryable: Queryable,
  id: bigint,
  role: string,
): Promise<void> {
  await queryable.query("update staff.operators set role = $2 where id = $1", [id, role]);
}

/** Shuts an operator out, or lets them in again (null); their sessions end either way. */
export async function updateDisabled(
  queryable: Queryable,
  id: bigint,
  { disabledAt, now }: { readonly disabledAt: Date | null; readonly now: Date },
): Promise<void> {
  await queryable.query("update staff.operators set disabled_at = $2 where id = $1", [
    id,
    disabledAt,
  ]);
  await endSessionsOf(queryable, id, { now });
}

/** Ends an operator's sessions, all but one. */
export async function endSessionsOf(
  queryable: Queryable,
  id: bigint,
  { now, except = 0n }: { readonly now: Date; readonly except?: bigint },
): Promise<void> {
  await queryable.query(
    "update staff.sessions set ended_at = $2 where operator_id = $1 and ended_at is null and id <> $3",
    [id, now, except],
  );
}

/** Writes an invitation; those that the operator had before lead nowhere any more. */
export async function insertInvitation(
  queryable: Queryable,
  invitation: { readonly tokenHash: string; readonly operatorId: bigint; readonly expiresAt: Date },
): Promise<void> {
  await queryable.query(
    "delete from staff.invitations where operator_id = $1 and used_at is null",
    [invitation.operatorId],
  );
  await queryable.query(
    "insert into staff.invitations (token_hash, operator_id, expires_at) values ($1, $2, $3)",
    [invitation.tokenHash, invitation.operatorId, invitation.expiresAt],
  );
}

/** Finds the operator of an invitation that can be used; uses it not. */
export async function selectInvited(
  queryable: Queryable,
  tokenHash: string,
  now: Date,
): Promise<{ readonly id: bigint; readonly email: string } | undefined> {
  const [row] = await queryable.query<{ id: bigint; email: string }>(
    `select o.id, o.email from staff.invitations i join staff.operators o on o.id = i.operator_id
     where i.token_hash = $1 and i.used_at is null and i.expires_at > $2
       and o.disabled_at is null and o.password_hash is null`,
    [tokenHash, now],
  );
  return row;
}

/** Uses an invitation up; undefined where it is used, over or unknown, or its operator has left. */
export async function useInvitation(
  queryable: Queryable,
  tokenHash: string,
  now: Date,
): Promise<bigint | undefined> {
  const [row] = await queryable.query<{ operator_id: bigint }>(
    `update staff.invitations i set used_at = $2 from staff.operators o
     where i.token_hash = $1 and i.used_at is null and i.expires_at > $2
       and o.id = i.operator_id and o.disabled_at is null and o.password_hash is null
     returning i.operator_id`,
    [tokenHash, now],
  );
  return row?.operator_id;
}

export interface SessionRecord {
  readonly id: bigint;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly ip: string;
}

/** Lists an operator's open sessions, the latest first. */
export const selectSessionsOf = (
  queryable: Queryable,
  operatorId: bigint,
  now: Date,
): Promise<SessionRecord[]> =>
  queryable.query<SessionRecord>(
    `select id, created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt", ip
     from staff.sessions
     where operator_id = $1 and ended_at is null and expires_at > $2
       and last_seen_at > $2::timestamptz - interval '${IDLE_MS} milliseconds'
     order by id desc limit 100`,
    [operatorId, now],
  );

/** Ends a session of this operator; anybody else's stays as it is. */
export async function endSessionOf(
  queryable: Queryable,
  operatorId: bigint,
  { id, now }: { readonly id: bigint; readonly now: Date },
): Promise<void> {
  await queryable.query(
    "update staff.sessions set ended_at = $3 where operator_id = $1 and id = $2 and ended_at is null",
    [operatorId, id, now],
  );
}
