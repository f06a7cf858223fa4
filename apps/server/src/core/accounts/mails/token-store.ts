import type { Queryable } from "#platform/database";

export type TokenKind = "confirmation" | "new_password" | "autologin";

export interface NewToken {
  readonly tokenHash: string;
  readonly kind: TokenKind;
  readonly playerId: bigint;
  readonly email: string;
  readonly expiresAt: Date;
}

export async function insertTokens(
  queryable: Queryable,
  tokens: readonly NewToken[],
): Promise<void> {
  await queryable.query(
    `insert into accounts.mail_tokens (token_hash, kind, player_id, email, expires_at)
     select * from unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::timestamptz[])`,
    [
      tokens.map(({ tokenHash }) => tokenHash),
      tokens.map(({ kind }) => kind),
      tokens.map(({ playerId }) => playerId),
      tokens.map(({ email }) => email),
      tokens.map(({ expiresAt }) => expiresAt),
    ],
  );
}

/** The player to whom a token was sent, and the e-mail it went to. */
export interface TokenOwner {
  readonly playerId: bigint;
  readonly email: string;
}

interface OwnerRow {
  readonly player_id: bigint;
  readonly email: string;
}
const toOwner = (row: OwnerRow | undefined): TokenOwner | undefined =>
  row && { playerId: row.player_id, email: row.email };

/** Returns the owner of a token that can still be used; uses it not. */
export async function selectToken(
  queryable: Queryable,
  token: { readonly hash: string; readonly kind: TokenKind },
  now: Date,
): Promise<TokenOwner | undefined> {
  const [row] = await queryable.query<OwnerRow>(
    `select player_id, email from accounts.mail_tokens
     where token_hash = $1 and kind = $2 and expires_at > $3`,
    [token.hash, token.kind, now],
  );
  return toOwner(row);
}

/** Uses a token up. Of many at once one gets its owner; the others, and those too late, get undefined. */
export async function takeToken(
  queryable: Queryable,
  token: { readonly hash: string; readonly kind: TokenKind },
  now: Date,
): Promise<TokenOwner | undefined> {
  const [row] = await queryable.query<OwnerRow>(
    `delete from accounts.mail_tokens where token_hash = $1 and kind = $2 and expires_at > $3
     returning player_id, email`,
    [token.hash, token.kind, now],
  );
  return toOwner(row);
}

/** Makes all tokens of a kind useless that a player was sent. */
export async function deleteTokens(
  queryable: Queryable,
  playerId: bigint,
  kind: TokenKind,
): Promise<void> {
  await queryable.query("delete from accounts.mail_tokens where player_id = $1 and kind = $2", [
    playerId,
    kind,
  ]);
}

export async function deleteExpiredTokens(queryable: Queryable, now: Date): Promise<void> {
  await queryable.query("delete from accounts.mail_tokens where expires_at <= $1", [now]);
}
