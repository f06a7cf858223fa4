import { columns, type Queryable, type Tx } from "#platform/database";
import type { Mark, MarkKind } from "./marks.ts";

/** Another player with the same mark. */
export interface Match {
  readonly otherId: bigint;
  readonly kind: MarkKind;
  /** The other may not play: excluded, or closed for too much play. */
  readonly isExcluded: boolean;
}

/** Matches that are looked at, at most: a mark that so many share says little more. */
const MATCHES_MAX = 50;

/** Returns other players with any of these marks; those who may not play come first. */
export async function selectMatches(
  queryable: Queryable,
  playerId: bigint,
  marks: readonly Mark[],
  now: Date,
): Promise<readonly Match[]> {
  const rows = await queryable.query<{ other_id: bigint; kind: MarkKind; excluded: boolean }>(
    `select m.player_id as other_id, m.kind,
       (coalesce(p.withdrawals_only_until > $4, false)
         or coalesce(p.closure_reason = 'too_much_play', false)) as excluded
     from unnest($1::text[], $2::text[]) as wanted(kind, mark)
     join accounts.identity_marks m on m.kind = wanted.kind and m.mark = wanted.mark
     join accounts.players p on p.id = m.player_id
     where m.player_id <> $3 order by m.kind in ('email', 'confirmed_phone', 'personal_id') desc, excluded desc, m.player_id
     limit $5`,
    [
      ...columns(
        marks,
        (one) => one.kind,
        (one) => one.mark,
      ),
      playerId,
      now,
      MATCHES_MAX,
    ],
  );
  return rows.map((row) => ({ otherId: row.other_id, kind: row.kind, isExcluded: row.excluded }));
}

/** Forgets marks of a player that hold no more. */
export async function deleteMarks(tx: Tx, playerId: bigint, marks: readonly Mark[]): Promise<void> {
  if (marks.length === 0) return;
  await tx.query(
    `delete from accounts.identity_marks m using unnest($2::text[], $3::text[]) as gone(kind, mark)
     where m.player_id = $1 and m.kind = gone.kind and m.mark = gone.mark`,
    [
      playerId,
      ...columns(
        marks,
        (one) => one.kind,
        (one) => one.mark,
      ),
    ],
  );
}

/**
 * Writes marks of a player. Returns those that are the player's now; a certain one that another player
 * has is not among them, also of many who write at once.
 */
export async function insertMarks(
  tx: Tx,
  playerId: bigint,
  marks: readonly Mark[],
): Promise<ReadonlySet<MarkKind>> {
  const rows = await tx.query<{ kind: MarkKind }>(
    `insert into accounts.identity_marks (player_id, kind, mark)
     select $1, kind, mark from unnest($2::text[], $3::text[]) as m(kind, mark)
     on conflict do nothing returning kind`,
    [
      playerId,
      ...columns(
        marks,
        (one) => one.kind,
        (one) => one.mark,
      ),
    ],
  );
  return new Set(rows.map(({ kind }) => kind));
}

/** Returns the next players without marks. */
export async function selectUnidentified(
  queryable: Queryable,
  count: number,
): Promise<readonly bigint[]> {
  const rows = await queryable.query<{ id: bigint }>(
    "select id from accounts.players where not identified order by id limit $1",
    [count],
  );
  return rows.map(({ id }) => id);
}

export async function markIdentified(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query("update accounts.players set identified = true where id = $1", [playerId]);
}
