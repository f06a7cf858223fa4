import type { Queryable, Tx } from "#platform/database";
import type { StoredEvent } from "./outbox-store.ts";

/** An event that a reaction kept failing at, put aside so that the others go on. */
export interface ParkedEvent {
  readonly id: bigint;
  readonly reaction: string;
  readonly name: string;
  readonly playerId: bigint;
  readonly payload: object;
  /** The latest failure, in the reaction's own words. */
  readonly error: string;
  readonly parkedAt: Date;
  /** True while it waits for another try. */
  readonly retryWanted: boolean;
}

interface ParkedRow {
  readonly id: bigint;
  readonly reaction: string;
  readonly name: string;
  readonly player_id: bigint;
  readonly payload: object;
  readonly error: string;
  readonly parked_at: Date;
  readonly retry_wanted: boolean;
  readonly event_txid: string;
  readonly event_id: bigint;
}

const COLUMNS = `id, reaction, name, player_id, payload, error, parked_at, retry_wanted,
  event_txid::text as event_txid, event_id`;

const toParked = ({ player_id, parked_at, retry_wanted, ...row }: ParkedRow): ParkedEvent => ({
  ...row,
  playerId: player_id,
  parkedAt: parked_at,
  retryWanted: retry_wanted,
});

/** Puts an event aside, where an operator sees it. */
export async function park(
  tx: Tx,
  reaction: string,
  event: StoredEvent,
  error: string,
): Promise<void> {
  await tx.query(
    `insert into outbox.parked (reaction, event_txid, event_id, name, player_id, payload, error)
     values ($1, $2::xid8, $3, $4, $5, $6::json, $7) on conflict do nothing`,
    [
      reaction,
      event.txid,
      event.id,
      event.name,
      event.playerId,
      JSON.stringify(event.payload),
      error,
    ],
  );
}

/** Reads a page of parked events, latest first; `before` is the last id of the page before. */
export async function selectParked(
  queryable: Queryable,
  page: { readonly before: bigint | null; readonly limit: number },
): Promise<ParkedEvent[]> {
  const rows = await queryable.query<ParkedRow>(
    `select ${COLUMNS} from outbox.parked where $1::bigint is null or id < $1
     order by id desc limit $2`,
    [page.before, page.limit],
  );
  return rows.map(toParked);
}

/** Marks a parked event for another try. Returns it, or undefined when there is none. */
export async function wantRetry(tx: Tx, id: bigint): Promise<ParkedEvent | undefined> {
  const [row] = await tx.query<ParkedRow>(
    `update outbox.parked set retry_wanted = true where id = $1 returning ${COLUMNS}`,
    [id],
  );
  return row && toParked(row);
}

/** Drops a parked event: its reaction never hears it. Returns it, or undefined when there is none. */
export async function dropParked(tx: Tx, id: bigint): Promise<ParkedEvent | undefined> {
  const [row] = await tx.query<ParkedRow>(
    `delete from outbox.parked where id = $1 returning ${COLUMNS}`,
    [id],
  );
  return row && toParked(row);
}

/** Takes the next parked event that waits for another try of one of these reactions; undefined when none does. */
export async function takeRetry(
  tx: Tx,
  reactions: readonly string[],
): Promise<
  { readonly id: bigint; readonly reaction: string; readonly event: StoredEvent } | undefined
> {
  const [row] = await tx.query<ParkedRow>(
    `delete from outbox.parked where id = (
       select id from outbox.parked where retry_wanted and reaction = any($1::text[])
       order by id limit 1 for update skip locked)
     returning ${COLUMNS}`,
    [reactions],
  );
  if (!row) return undefined;
  const { id, reaction, event_txid: txid, event_id, name, player_id: playerId, payload } = row;
  return { id, reaction, event: { txid, id: event_id, name, playerId, payload } };
}

/** Puts the reason of a failed try beside the event, which waits for an operator again. */
export async function noteRetryFailed(
  queryable: Queryable,
  id: bigint,
  error: string,
): Promise<void> {
  await queryable.query("update outbox.parked set retry_wanted = false, error = $2 where id = $1", [
    id,
    error,
  ]);
}
