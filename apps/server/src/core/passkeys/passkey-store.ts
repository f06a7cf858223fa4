import type { Queryable, Tx } from "#platform/database";

/** A passkey as it is kept. */
export interface Passkey {
  /** In base64url, as its authenticator chose it. */
  readonly id: string;
  readonly playerId: bigint;
  /** Name of the site at which it works. */
  readonly rpId: string;
  /** COSE key in base64url. */
  readonly publicKey: string;
  /** Signatures that the authenticator has counted; 0 of one that counts none. */
  readonly counter: bigint;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

interface PasskeyRow {
  readonly id: string;
  readonly player_id: bigint;
  readonly rp_id: string;
  readonly public_key: string;
  readonly counter: bigint;
  readonly transports: string[];
  readonly name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

const toPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  playerId: row.player_id,
  rpId: row.rp_id,
  publicKey: row.public_key,
  counter: row.counter,
  transports: row.transports,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});

/** Adds a passkey. Returns false when a credential of this id is here already, whosever it is. */
export async function insertPasskey(
  tx: Tx,
  passkey: Omit<Passkey, "lastUsedAt">,
): Promise<boolean> {
  const { id, playerId, rpId, publicKey, counter, transports, name, createdAt } = passkey;
  const rows = await tx.query(
    `insert into passkeys.credentials
       (id, player_id, rp_id, public_key, counter, transports, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing returning id`,
    [id, playerId, rpId, publicKey, counter, transports, name, createdAt],
  );
  return rows.length === 1;
}

export async function selectPasskey(
  queryable: Queryable,
  id: string,
): Promise<Passkey | undefined> {
  const [row] = await queryable.query<PasskeyRow>(
    "select * from passkeys.credentials where id = $1",
    [id],
  );
  return row && toPasskey(row);
}

export async function selectPasskeysOf(queryable: Queryable, playerId: bigint): Promise<Passkey[]> {
  const rows = await queryable.query<PasskeyRow>(
    "select * from passkeys.credentials where player_id = $1 order by created_at, id",
    [playerId],
  );
  return rows.map(toPasskey);
}

/** Locks additions of a player's passkeys against each other, and counts what is there. */
export async function lockCount(tx: Tx, playerId: bigint): Promise<number> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('passkeys ' || $1::text, 0))", [
    playerId.toString(),
  ]);
  const [row] = await tx.query<{ count: number }>(
    "select count(*)::int as count from passkeys.credentials where player_id = $1",
    [playerId],
  );
  return row?.count ?? 0;
}

/**
 * Notes a use. Returns false when the passkey was removed meanwhile, or its counter does not go up: a
 * copy of the key may have counted too.
 */
export async function notePasskeyUse(
  tx: Tx,
  {
    id,
    playerId,
    counter,
  }: { readonly id: string; readonly playerId: bigint; readonly counter: bigint },
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `update passkeys.credentials set counter = $3, last_used_at = $4
     where id = $1 and player_id = $2 and (counter < $3 or (counter = 0 and $3 = 0)) returning id`,
    [id, playerId, counter, now],
  );
  return rows.length === 1;
}

/** Renames a player's own passkey. Returns it; undefined when the player has no such. */
export async function renamePasskeyRow(
  queryable: Queryable,
  playerId: bigint,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<Passkey | undefined> {
  const [row] = await queryable.query<PasskeyRow>(
    "update passkeys.credentials set name = $3 where id = $1 and player_id = $2 returning *",
    [id, playerId, name],
  );
  return row && toPasskey(row);
}

/** Removes a player's own passkey. Returns its name; undefined when the player has no such. */
export async function deletePasskey(
  tx: Tx,
  playerId: bigint,
  id: string,
): Promise<string | undefined> {
  const [row] = await tx.query<{ name: string }>(
    "delete from passkeys.credentials where id = $1 and player_id = $2 returning name",
    [id, playerId],
  );
  return row?.name;
}
