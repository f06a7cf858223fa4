import type { FreezeDecision } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";

export interface Freeze {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly state: "open" | "confirmed";
  readonly cause: "provider" | "operator";
  readonly detail: string;
  readonly since: Date;
}

/** The latest word of an operator about a freeze. */
export interface FreezeVote {
  readonly operatorId: bigint;
  readonly operator: string;
  readonly decision: FreezeDecision;
  readonly at: Date;
}

/** Lets an account stand still. Returns false for one that does already. */
export async function insertFreeze(tx: Tx, freeze: Omit<Freeze, "id" | "state">): Promise<boolean> {
  const rows = await tx.query(
    `insert into verification.freezes (player_id, cause, detail, since) values ($1, $2, $3, $4)
     on conflict (player_id) where state <> 'released' do nothing returning id`,
    [freeze.playerId, freeze.cause, freeze.detail, freeze.since],
  );
  return rows.length > 0;
}

/** Reads the freeze in force of a player. */
export async function selectFreeze(
  queryable: Queryable,
  playerId: bigint,
): Promise<Freeze | undefined> {
  const [row] = await queryable.query<Omit<Freeze, "playerId"> & { readonly player_id: bigint }>(
    `select id, player_id, state, cause, detail, since from verification.freezes
     where player_id = $1 and state <> 'released'`,
    [playerId],
  );
  if (!row) return undefined;
  const { player_id, ...freeze } = row;
  return { ...freeze, playerId: player_id };
}

/** Returns those of these players whose accounts stand still. */
export async function frozenPlayers(
  queryable: Queryable,
  playerIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const rows = await queryable.query<{ player_id: bigint }>(
    `select player_id from verification.freezes
     where player_id = any($1::bigint[]) and state <> 'released'`,
    [playerIds],
  );
  return new Set(rows.map((row) => row.player_id));
}

export async function selectVotes(queryable: Queryable, freezeId: bigint): Promise<FreezeVote[]> {
  const rows = await queryable.query<Omit<FreezeVote, "operatorId"> & { operator_id: bigint }>(
    `select operator_id, operator, decision, at from verification.freeze_votes
     where freeze_id = $1 order by at, operator_id`,
    [freezeId],
  );
  return rows.map(({ operator_id, ...vote }) => ({ ...vote, operatorId: operator_id }));
}

/** Keeps an operator's word in the place of an earlier one. */
export async function upsertVote(tx: Tx, freezeId: bigint, vote: FreezeVote): Promise<void> {
  await tx.query(
    `insert into verification.freeze_votes (freeze_id, operator_id, operator, decision, at)
     values ($1, $2, $3, $4, $5)
     on conflict (freeze_id, operator_id) do update set decision = $4, at = $5`,
    [freezeId, vote.operatorId, vote.operator, vote.decision, vote.at],
  );
}

/** Ends or confirms a freeze; whoever decides it again begins anew. */
export async function updateFreeze(
  tx: Tx,
  freezeId: bigint,
  state: "confirmed" | "released",
  at: Date,
): Promise<void> {
  await tx.query("update verification.freezes set state = $2, decided_at = $3 where id = $1", [
    freezeId,
    state,
    at,
  ]);
  await tx.query("delete from verification.freeze_votes where freeze_id = $1", [freezeId]);
}
