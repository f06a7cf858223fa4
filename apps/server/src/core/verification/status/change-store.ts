import type { RejectReason, VerificationStatus } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";
import type { Actor, StatusChange } from "./transitions.ts";

/** Keeps a change, and where the player stands now: `expiresAt` is until when `verified` holds, else null. */
export async function insertChange(
  tx: Tx,
  change: StatusChange & { readonly playerId: bigint; readonly expiresAt: Date | null },
): Promise<void> {
  await tx.query(
    `insert into verification.changes (player_id, before, after, actor, reasons, at)
     values ($1, $2, $3, $4, $5, $6)`,
    [change.playerId, change.before, change.after, change.actor, change.reasons, change.at],
  );
  await tx.query(
    `insert into verification.standings (player_id, status, since, expires_at) values ($1, $2, $3, $4)
     on conflict (player_id) do update set status = $2, since = $3, expires_at = $4`,
    [change.playerId, change.after, change.at, change.expiresAt],
  );
}

/** Reads a player's changes, the latest last. */
export async function selectChanges(
  queryable: Queryable,
  playerId: bigint,
): Promise<StatusChange[]> {
  return queryable.query<{
    before: VerificationStatus;
    after: VerificationStatus;
    actor: Actor;
    reasons: RejectReason[];
    at: Date;
  }>(
    `select before, after, actor, reasons, at from verification.changes
     where player_id = $1 order by id`,
    [playerId],
  );
}

export interface CaseRow {
  readonly player_id: bigint;
  readonly status: VerificationStatus | null;
  readonly since: Date | null;
  readonly frozen: boolean;
}

interface CasePage {
  /** The last player of the page before. */
  readonly after: bigint | null;
  readonly limit: number;
}

/** Lists players who stand there, the longest waiting first. */
export function selectCases(
  queryable: Queryable,
  status: VerificationStatus,
  { after, limit }: CasePage,
): Promise<CaseRow[]> {
  return queryable.query<CaseRow>(
    `select s.player_id, s.status, s.since,
       exists (select 1 from verification.freezes f where f.player_id = s.player_id and f.state <> 'released') as frozen
     from verification.standings s
     where s.status = $1 and ($2::bigint is null or (s.since, s.player_id) >
       (select since, player_id from verification.standings where player_id = $2))
     order by s.since, s.player_id limit $3`,
    [status, after, limit],
  );
}

/** Lists frozen players, the longest first. */
export function selectFrozenCases(
  queryable: Queryable,
  { after, limit }: CasePage,
): Promise<CaseRow[]> {
  return queryable.query<CaseRow>(
    `select f.player_id, s.status, s.since, true as frozen
     from verification.freezes f left join verification.standings s using (player_id)
     where f.state <> 'released' and ($2::bigint is null or (f.since, f.player_id) >
       (select since, player_id from verification.freezes where player_id = $2 and state <> 'released'))
     order by f.since, f.player_id limit $1`,
    [limit, after],
  );
}
