import { EXPORT_ROWS_MAX } from "#platform/module";
import type { Queryable, Tx } from "#platform/database";

/** A note of an operator about a player. */
export interface Note {
  readonly id: string;
  readonly playerId: bigint;
  readonly text: string;
  /** The operator's e-mail as it was. */
  readonly operator: string;
  readonly bodyHash: string;
  readonly at: Date;
}

const COLUMNS = `id, player_id as "playerId", text, operator, body_hash as "bodyHash", at`;

/** Writes a note; undefined when its id is taken. */
export async function insertNote(tx: Tx, note: Note): Promise<Note | undefined> {
  const [row] = await tx.query<Note>(
    `insert into accounts.notes (id, player_id, text, operator, body_hash, at)
     values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing returning ${COLUMNS}`,
    [note.id, note.playerId, note.text, note.operator, note.bodyHash, note.at],
  );
  return row;
}

export async function selectNote(queryable: Queryable, id: string): Promise<Note | undefined> {
  const [row] = await queryable.query<Note>(`select ${COLUMNS} from accounts.notes where id = $1`, [
    id,
  ]);
  return row;
}

/** Reads notes about a player, the latest first, those behind the one of this id. */
export const selectNotes = (
  queryable: Queryable,
  page: { readonly playerId: bigint; readonly before: string | null; readonly limit: number },
): Promise<Note[]> =>
  queryable.query<Note>(
    `select ${COLUMNS} from accounts.notes
     where player_id = $1 and ($2::uuid is null or seq <
       (select b.seq from accounts.notes b where b.id = $2 and b.player_id = $1))
     order by seq desc limit $3`,
    [page.playerId, page.before, page.limit],
  );

/** Returns what operators noted about a player, as the player is told it: without who did. */
export const selectNotesToTell = (queryable: Queryable, playerId: bigint): Promise<object[]> =>
  queryable.query(
    "select text, at from accounts.notes where player_id = $1 order by seq desc limit $2",
    [playerId, EXPORT_ROWS_MAX],
  );
