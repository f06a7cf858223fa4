import type { Queryable, Tx } from "#platform/database";

/** Returns the hash of a player's password; null while the player has none. */
export async function selectPasswordHash(queryable: Queryable, id: bigint): Promise<string | null> {
  const [row] = await queryable.query<{ password_hash: string | null }>(
    "select password_hash from accounts.players where id = $1",
    [id],
  );
  return row?.password_hash ?? null;
}

/** Returns true when the player has a password. */
export const hasPassword = async (queryable: Queryable, id: bigint): Promise<boolean> =>
  (await selectPasswordHash(queryable, id)) !== null;

/** Returns the number of a player's password, which each change counts up, and the e-mail. */
export async function selectPasswordState(
  queryable: Queryable,
  id: bigint,
): Promise<{ readonly version: number; readonly email: string } | undefined> {
  const [row] = await queryable.query<{ password_version: number; email: string }>(
    "select password_version, email from accounts.players where id = $1",
    [id],
  );
  return row && { version: row.password_version, email: row.email };
}

/** Returns the number of a player's password, which nobody changes until the transaction ends. */
export async function lockPasswordVersion(tx: Tx, id: bigint): Promise<number | undefined> {
  const [row] = await tx.query<{ password_version: number }>(
    "select password_version from accounts.players where id = $1 for share",
    [id],
  );
  return row?.password_version;
}

/**
 * Sets a new password. Returns its number; undefined when the player's is not number `after` any
 * more, the player's e-mail is not `email` any more, or there is no such player.
 */
export async function setPassword(
  tx: Tx,
  id: bigint,
  next: {
    readonly passwordHash: string;
    readonly after?: number | undefined;
    readonly email?: string | undefined;
  },
): Promise<number | undefined> {
  const [row] = await tx.query<{ password_version: number }>(
    `update accounts.players set password_hash = $2, password_version = password_version + 1
     where id = $1 and ($3::int is null or password_version = $3)
       and ($4::text is null or email = $4)
     returning password_version`,
    [id, next.passwordHash, next.after ?? null, next.email ?? null],
  );
  return row?.password_version;
}

/** Keeps another hash of the same password; leaves a password alone that was changed meanwhile. */
export async function renewPasswordHash(
  queryable: Queryable,
  id: bigint,
  { passwordHash, version }: { readonly passwordHash: string; readonly version: number },
): Promise<void> {
  await queryable.query(
    "update accounts.players set password_hash = $2 where id = $1 and password_version = $3",
    [id, passwordHash, version],
  );
}
