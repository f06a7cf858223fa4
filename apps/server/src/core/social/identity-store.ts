import type { Queryable, Tx } from "#platform/database";

/** Names somebody as a provider does; the same for ever, unlike an e-mail. */
export interface IdentityKey {
  readonly provider: string;
  readonly subject: string;
}

/** Returns the player who signs in with this identity. */
export async function selectOwner(
  queryable: Queryable,
  { provider, subject }: IdentityKey,
): Promise<bigint | undefined> {
  const [row] = await queryable.query<{ player_id: bigint }>(
    "select player_id from social.identities where provider = $1 and subject = $2",
    [provider, subject],
  );
  return row?.player_id;
}

/** Holds an identity to its player until the transaction ends. Returns false when it is another's. */
export async function lockIdentity(
  tx: Tx,
  { provider, subject }: IdentityKey,
  playerId: bigint,
): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from social.identities where provider = $1 and subject = $2 and player_id = $3
     for share`,
    [provider, subject, playerId],
  );
  return rows.length === 1;
}

/** Connects an identity. Returns false when it, or another of the provider, is connected already. */
export async function insertIdentity(
  tx: Tx,
  { provider, subject }: IdentityKey,
  playerId: bigint,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into social.identities (provider, subject, player_id, connected_at)
     values ($1, $2, $3, $4) on conflict do nothing returning player_id`,
    [provider, subject, playerId, now],
  );
  return rows.length === 1;
}

/** Returns the providers that a player has connected. */
export async function selectProvidersOf(
  queryable: Queryable,
  playerId: bigint,
): Promise<ReadonlySet<string>> {
  const rows = await queryable.query<{ provider: string }>(
    "select provider from social.identities where player_id = $1",
    [playerId],
  );
  return new Set(rows.map(({ provider }) => provider));
}

/** Locks a player's identities and returns their providers: of two that remove one, one waits. */
export async function lockProvidersOf(tx: Tx, playerId: bigint): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ provider: string }>(
    "select provider from social.identities where player_id = $1 order by provider for update",
    [playerId],
  );
  return new Set(rows.map(({ provider }) => provider));
}

export async function deleteIdentity(tx: Tx, playerId: bigint, provider: string): Promise<void> {
  await tx.query("delete from social.identities where player_id = $1 and provider = $2", [
    playerId,
    provider,
  ]);
}
