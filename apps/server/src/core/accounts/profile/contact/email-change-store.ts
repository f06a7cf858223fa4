import type { Queryable, Tx } from "#platform/database";

export interface EmailChange {
  readonly playerId: bigint;
  readonly email: string;
  readonly tokenHash: string;
  readonly askedAt: Date;
  readonly expiresAt: Date;
}

/**
 * Keeps the wish for a new address in place of an earlier one, whose link is worth nothing from then
 * on. Returns false when the earlier one was asked for after `notAfter`.
 */
export async function upsertEmailChange(
  tx: Tx,
  change: EmailChange,
  notAfter: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into accounts.email_changes as c (player_id, email, token_hash, asked_at, expires_at)
     values ($1, $2, $3, $4, $5)
     on conflict (player_id) do update set email = $2, token_hash = $3, asked_at = $4, expires_at = $5
     where c.asked_at <= $6 returning c.player_id`,
    [change.playerId, change.email, change.tokenHash, change.askedAt, change.expiresAt, notAfter],
  );
  return rows.length === 1;
}

/** Uses a token up. Of many at once one gets the change; the others, and those too late, get undefined. */
export async function takeEmailChange(
  tx: Tx,
  tokenHash: string,
  now: Date,
): Promise<{ readonly playerId: bigint; readonly email: string } | undefined> {
  const [row] = await tx.query<{ player_id: bigint; email: string }>(
    `delete from accounts.email_changes where token_hash = $1 and expires_at > $2
     returning player_id, email`,
    [tokenHash, now],
  );
  return row && { playerId: row.player_id, email: row.email };
}

/** Forgets wishes that nobody confirmed in time, and those of a player where one is named. */
export async function deleteEmailChanges(
  queryable: Queryable,
  of: { readonly expiredAt: Date } | { readonly playerId: bigint },
): Promise<void> {
  if ("playerId" in of)
    await queryable.query("delete from accounts.email_changes where player_id = $1", [of.playerId]);
  else
    await queryable.query("delete from accounts.email_changes where expires_at <= $1", [
      of.expiredAt,
    ]);
}

/**
 * Gives a player an address that is known to be theirs. The database throws a unique violation of
 * `players_email_taken` when another has it.
 */
export async function updateEmail(
  tx: Tx,
  playerId: bigint,
  email: string,
  now: Date,
): Promise<void> {
  await tx.query("update accounts.players set email = $2, confirmed_at = $3 where id = $1", [
    playerId,
    email,
    now,
  ]);
}
