import type { GiveBackState } from "@houselight/contracts";
import { columns, type Queryable, type Tx } from "#platform/database";
import type { GiveBack } from "./give-back.ts";

const COLUMNS = `id, player_id as "playerId", wager_id as "wagerId", code, reason, seen, state,
  body_hash as "bodyHash", proposed_by_id as "proposedById", proposed_by as "proposedBy",
  proposed_at as "proposedAt", expires_at as "expiresAt", decided_by as "decidedBy",
  decided_at as "decidedAt", drop_reason as "dropReason"`;

type Proposal = Omit<GiveBack, "state" | "decidedBy" | "decidedAt" | "dropReason">;

/** Writes a proposal; undefined when its id is taken, or another one waits for its bet. */
export async function insertGiveBack(tx: Tx, proposal: Proposal): Promise<GiveBack | undefined> {
  const [row] = await tx.query<GiveBack>(
    `insert into sportsbook.give_backs (id, player_id, wager_id, code, reason, seen, body_hash, proposed_by_id,
       proposed_by, proposed_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict do nothing returning ${COLUMNS}`,
    [
      proposal.id,
      proposal.playerId,
      proposal.wagerId,
      proposal.code,
      proposal.reason,
      proposal.seen,
      proposal.bodyHash,
      proposal.proposedById,
      proposal.proposedBy,
      proposal.proposedAt,
      proposal.expiresAt,
    ],
  );
  return row;
}

/** Reads a proposal; undefined where there is none. */
export async function selectGiveBack(
  queryable: Queryable,
  id: string,
): Promise<GiveBack | undefined> {
  const [row] = await queryable.query<GiveBack>(
    `select ${COLUMNS} from sportsbook.give_backs where id = $1`,
    [id],
  );
  return row;
}

/** Reads proposals, and keeps others from deciding them until the transaction ends. */
export async function lockGiveBacks(tx: Tx, ids: readonly string[]): Promise<GiveBack[]> {
  if (ids.length === 0) return [];
  return tx.query<GiveBack>(
    `select ${COLUMNS} from sportsbook.give_backs where id = any($1::uuid[]) order by id for update`,
    [ids],
  );
}

/** A decision on a proposal: by whom, and when. */
export interface Decision {
  readonly giveBackId: string;
  readonly operator: { readonly id: bigint; readonly email: string };
  readonly at: Date;
}

/** Writes that bets were given back by these proposals. The caller holds them. */
export async function makeGiveBacks(tx: Tx, decisions: readonly Decision[]): Promise<void> {
  if (decisions.length === 0) return;
  await tx.query(
    `update sportsbook.give_backs g
     set state = 'made', decided_by_id = n.by_id, decided_by = n.by, decided_at = n.at
     from unnest($1::uuid[], $2::bigint[], $3::text[], $4::timestamptz[]) as n(id, by_id, by, at)
     where g.id = n.id`,
    columns(
      decisions,
      ({ giveBackId }) => giveBackId,
      ({ operator }) => operator.id,
      ({ operator }) => operator.email,
      ({ at }) => at.toISOString(),
    ),
  );
}

/** Drops an open proposal. The caller holds it. */
export async function updateDropped(
  tx: Tx,
  { giveBackId, operator, at }: Decision,
  reason: string,
): Promise<GiveBack> {
  const [row] = await tx.query<GiveBack>(
    `update sportsbook.give_backs
     set state = 'dropped', decided_by_id = $2, decided_by = $3, decided_at = $4, drop_reason = $5
     where id = $1 returning ${COLUMNS}`,
    [giveBackId, operator.id, operator.email, at, reason],
  );
  return row as GiveBack;
}

/** Drops open proposals whose time has passed, at most so many; one that is being decided is left. */
export async function dropExpired(tx: Tx, at: Date, limit: number): Promise<GiveBack[]> {
  return tx.query<GiveBack>(
    `update sportsbook.give_backs set state = 'dropped', decided_at = $1
     where id in (
       select id from sportsbook.give_backs where state = 'open' and expires_at <= $1
       order by expires_at limit $2 for update skip locked)
     returning ${COLUMNS}`,
    [at, limit],
  );
}

export interface GiveBackPage {
  readonly state: GiveBackState;
  readonly playerId: bigint | null;
  /** Those behind the one of this id. */
  readonly before: string | null;
  readonly limit: number;
}

/** Reads proposals of one state, the latest first. */
export async function selectGiveBacks(
  queryable: Queryable,
  { state, playerId, before, limit }: GiveBackPage,
): Promise<GiveBack[]> {
  // Two statements, so that each has its index.
  const ofPlayer = playerId === null ? "" : "and player_id = $4";
  return queryable.query<GiveBack>(
    `select ${COLUMNS} from sportsbook.give_backs
     where state = $1 ${ofPlayer}
       and ($2::uuid is null or seq < (select seq from sportsbook.give_backs where id = $2::uuid))
     order by seq desc limit $3`,
    playerId === null ? [state, before, limit] : [state, before, limit, playerId],
  );
}
