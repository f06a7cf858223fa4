import type { Queryable, Tx } from "#platform/database";

/** A wish of an operator that a player be verified without documents that wait for a word. */
export interface Override {
  readonly id: bigint;
  readonly playerId: bigint;
  /** The latest change of the player's verification when it was proposed; 0 before the first. */
  readonly basedOn: bigint;
  /** As `YYYY-MM-DD`. */
  readonly lastDay: string | null;
  readonly reason: string;
  readonly proposedById: bigint;
  readonly proposedBy: string;
  readonly proposedAt: Date;
  readonly expiresAt: Date;
}

const COLUMNS = `o.id, o.player_id as "playerId", o.based_on as "basedOn",
  to_char(o.last_day, 'YYYY-MM-DD') as "lastDay", o.reason, o.proposed_by_id as "proposedById",
  o.proposed_by as "proposedBy", o.proposed_at as "proposedAt", o.expires_at as "expiresAt"`;

/** Reads the latest change of a player's verification; 0 before the first. */
export async function selectLatestChange(queryable: Queryable, playerId: bigint): Promise<bigint> {
  const [row] = await queryable.query<{ id: bigint }>(
    "select coalesce(max(id), 0)::bigint as id from verification.changes where player_id = $1",
    [playerId],
  );
  return (row as { id: bigint }).id;
}

/** Reads what waits for a second operator about a player, also where it has waited too long. */
export async function selectOverride(
  queryable: Queryable,
  playerId: bigint,
): Promise<Override | undefined> {
  const [row] = await queryable.query<Override>(
    `select ${COLUMNS} from verification.overrides o
     where o.player_id = $1 and o.state = 'proposed'`,
    [playerId],
  );
  return row;
}

export async function insertOverride(tx: Tx, override: Omit<Override, "id">): Promise<Override> {
  const [row] = await tx.query<Override>(
    `insert into verification.overrides as o (player_id, based_on, last_day, reason, proposed_by_id,
       proposed_by, proposed_at, expires_at)
     values ($1, $2, $3::date, $4, $5, $6, $7, $8) returning ${COLUMNS}`,
    [
      override.playerId,
      override.basedOn,
      override.lastDay,
      override.reason,
      override.proposedById,
      override.proposedBy,
      override.proposedAt,
      override.expiresAt,
    ],
  );
  return row as Override;
}

/** Decides what waits; `byId` is null for the house. The caller holds the player's accounts. */
export async function updateOverride(
  tx: Tx,
  id: bigint,
  decision: {
    readonly state: "made" | "dropped";
    readonly byId: bigint | null;
    readonly at: Date;
  },
): Promise<void> {
  await tx.query(
    `update verification.overrides set state = $2, decided_by_id = $3, decided_at = $4 where id = $1`,
    [id, decision.state, decision.byId, decision.at],
  );
}

/** Lists what waits for a second operator and may still be agreed to, the longest waiting first. */
export const selectOverrides = (
  queryable: Queryable,
  page: { readonly now: Date; readonly after: bigint | null; readonly limit: number },
): Promise<Override[]> =>
  queryable.query<Override>(
    `select ${COLUMNS} from verification.overrides o
     where o.state = 'proposed' and o.expires_at > $1 and ($2::bigint is null or o.id > $2)
       and o.based_on = coalesce(
         (select max(c.id) from verification.changes c where c.player_id = o.player_id), 0)
     order by o.id limit $3`,
    [page.now, page.after, page.limit],
  );
