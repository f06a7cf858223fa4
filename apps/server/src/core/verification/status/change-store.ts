import type { RejectReason, VerificationStatus } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";
import type { Standing } from "./renewal.ts";
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
     on conflict (player_id) do update set status = $2, since = $3, expires_at = $4, ending_told = null,
       renewal = null, renewal_at = null, renewal_reasons = '{}'`,
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

/** Reads the standing of a player's verification. */
export async function selectStanding(queryable: Queryable, playerId: bigint): Promise<Standing> {
  const [row] = await queryable.query<{
    expires_at: Date | null;
    renewal: Standing["renewal"];
    renewal_at: Date | null;
    renewal_reasons: RejectReason[];
  }>(
    `select expires_at, renewal, renewal_at, renewal_reasons from verification.standings
     where player_id = $1`,
    [playerId],
  );
  return {
    expiresAt: row?.expires_at ?? null,
    renewal: row?.renewal ?? null,
    renewalAt: row?.renewal_at ?? null,
    renewalReasons: row?.renewal_reasons ?? [],
  };
}

/** Keeps a step of a renewal, beside what stays verified. */
export async function setRenewal(
  tx: Tx,
  playerId: bigint,
  step: {
    readonly renewal: "pending" | "rejected";
    readonly reasons: readonly RejectReason[];
    readonly at: Date;
  },
): Promise<void> {
  await tx.query(
    `update verification.standings set renewal = $2, renewal_at = $3, renewal_reasons = $4
     where player_id = $1`,
    [playerId, step.renewal, step.at, step.reasons],
  );
}

export interface CaseRow {
  readonly player_id: bigint;
  readonly status: VerificationStatus | null;
  readonly since: Date | null;
  readonly frozen: boolean;
}

interface CasePage {
  /** The last player of the page before, who may have been decided about meanwhile. */
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
     where s.status = $1 and ($2::bigint is null or (s.since, s.player_id) > (
       select since, $2::bigint from (
         select since from verification.standings where player_id = $2 and status = $1
         union all
         select at from verification.changes where player_id = $2 and after = $1) stood
       order by since desc limit 1))
     order by s.since, s.player_id limit $3`,
    [status, after, limit],
  );
}

/** Lists players whose new documents wait while they are verified, the longest waiting first. */
export function selectRenewalCases(
  queryable: Queryable,
  { after, limit }: CasePage,
): Promise<CaseRow[]> {
  return queryable.query<CaseRow>(
    `select s.player_id, s.status, s.renewal_at as since,
       exists (select 1 from verification.freezes f where f.player_id = s.player_id and f.state <> 'released') as frozen
     from verification.standings s
     where s.renewal = 'pending' and ($2::bigint is null or (s.renewal_at, s.player_id) > (
       select since, $2::bigint from (
         select renewal_at as since from verification.standings
         where player_id = $2 and renewal = 'pending'
         union all
         select submitted_at from verification.submissions where player_id = $2) stood
       order by since desc limit 1))
     order by s.renewal_at, s.player_id limit $1`,
    [limit, after],
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
       (select since, player_id from verification.freezes where player_id = $2 order by id desc limit 1))
     order by f.since, f.player_id limit $1`,
    [limit, after],
  );
}
