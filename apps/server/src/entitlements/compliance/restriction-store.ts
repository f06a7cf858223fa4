import type { Queryable, Tx } from "#platform/database";

/** A block in force: the player neither stakes nor deposits until it ends. */
export interface Restriction {
  readonly playerId: bigint;
  readonly blockedUntil: Date;
}

/** Reads what is in force for these players; nothing for those without a restriction. */
export async function selectRestrictions(
  queryable: Queryable,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Restriction>> {
  const rows = await queryable.query<{ player_id: bigint; blocked_until: Date }>(
    `select player_id, blocked_until from compliance.restrictions
     where player_id = any($1::bigint[])`,
    [playerIds],
  );
  return new Map(
    rows.map((row) => [
      row.player_id,
      { playerId: row.player_id, blockedUntil: row.blocked_until },
    ]),
  );
}

/** Blocks a player until then; a longer block stays. Returns until when it holds. */
export async function extendBlock(tx: Tx, playerId: bigint, until: Date): Promise<Date> {
  const [row] = await tx.query<{ blocked_until: Date }>(
    `insert into compliance.restrictions as r (player_id, blocked_until) values ($1, $2)
     on conflict (player_id) do update set blocked_until = greatest(r.blocked_until, $2)
     returning blocked_until`,
    [playerId, until],
  );
  if (!row) throw new Error("an upsert returns its row");
  return row.blocked_until;
}

/** Returns true while a player must neither stake nor deposit. */
export const isBlocked = (restriction: Restriction | undefined, at: Date): boolean =>
  restriction !== undefined && at < restriction.blockedUntil;
