import type { Queryable } from "#platform/database";

/** A sign-in on its way, as it is kept. */
export interface FlowRow {
  readonly stateHash: string;
  readonly browserHash: string;
  readonly provider: string;
  /** Set where the way connects a provider: with whom, and in which session. */
  readonly connects: { readonly playerId: bigint; readonly sessionId: bigint } | null;
  readonly sealed: string;
}

export async function insertFlow(
  queryable: Queryable,
  { stateHash, browserHash, provider, connects, sealed }: FlowRow,
  expiresAt: Date,
): Promise<void> {
  await queryable.query(
    `insert into social.flows
       (state_hash, browser_hash, provider, player_id, session_id, sealed, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      stateHash,
      browserHash,
      provider,
      connects?.playerId ?? null,
      connects?.sessionId ?? null,
      sealed,
      expiresAt,
    ],
  );
}

/** Uses a flow up. Of many at once one gets it; another browser gets nothing and uses nothing up. */
export async function takeFlow(
  queryable: Queryable,
  named: Pick<FlowRow, "stateHash" | "browserHash" | "provider">,
  now: Date,
): Promise<Pick<FlowRow, "connects" | "sealed"> | undefined> {
  const [row] = await queryable.query<{
    player_id: bigint | null;
    session_id: bigint | null;
    sealed: string;
  }>(
    `delete from social.flows
     where state_hash = $1 and browser_hash = $2 and provider = $3 and expires_at > $4
     returning player_id, session_id, sealed`,
    [named.stateHash, named.browserHash, named.provider, now],
  );
  if (!row) return undefined;
  const { player_id: playerId, session_id: sessionId, sealed } = row;
  const connects = playerId !== null && sessionId !== null ? { playerId, sessionId } : null;
  return { connects, sealed };
}

/** Keeps what a provider has proven to a browser. */
export interface ProofRow {
  readonly provider: string;
  readonly subject: string;
  readonly sealed: string;
  readonly provenAt: Date;
}

/** Keeps what was proven to a browser, in place of what was before. */
export async function keepProof(
  queryable: Queryable,
  browserHash: string,
  { provider, subject, sealed, provenAt }: ProofRow,
  expiresAt: Date,
): Promise<void> {
  await queryable.query(
    `insert into social.proofs (browser_hash, provider, subject, sealed, proven_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (browser_hash) do update set provider = excluded.provider,
       subject = excluded.subject, sealed = excluded.sealed, proven_at = excluded.proven_at,
       expires_at = excluded.expires_at`,
    [browserHash, provider, subject, sealed, provenAt, expiresAt],
  );
}

interface ProofRowRead {
  readonly provider: string;
  readonly subject: string;
  readonly sealed: string;
  readonly proven_at: Date;
}

const toProof = (row: ProofRowRead): ProofRow => ({
  provider: row.provider,
  subject: row.subject,
  sealed: row.sealed,
  provenAt: row.proven_at,
});

export async function selectProof(
  queryable: Queryable,
  browserHash: string,
  now: Date,
): Promise<ProofRow | undefined> {
  const [row] = await queryable.query<ProofRowRead>(
    `select provider, subject, sealed, proven_at from social.proofs
     where browser_hash = $1 and expires_at > $2`,
    [browserHash, now],
  );
  return row && toProof(row);
}

/** Uses a proof up. Of many at once one gets true. */
export async function takeProof(
  queryable: Queryable,
  browserHash: string,
  { provider, subject }: Pick<ProofRow, "provider" | "subject">,
  now: Date,
): Promise<boolean> {
  const rows = await queryable.query(
    `delete from social.proofs where browser_hash = $1 and provider = $2 and subject = $3
     and expires_at > $4 returning provider`,
    [browserHash, provider, subject, now],
  );
  return rows.length === 1;
}

/** Deletes what has come to its end unused. */
export async function deleteExpiredFlows(queryable: Queryable, now: Date): Promise<void> {
  await queryable.query("delete from social.flows where expires_at <= $1", [now]);
  await queryable.query("delete from social.proofs where expires_at <= $1", [now]);
}
