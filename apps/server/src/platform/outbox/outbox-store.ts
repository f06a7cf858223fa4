import { columns, type Database, type Queryable, type Tx } from "#platform/database";
import type { OutboxEvent } from "./event.ts";

/** The position of a reaction: all events of earlier transactions, and this one up to `eventId`, are done. */
export interface Position {
  readonly txid: string;
  readonly eventId: bigint;
  readonly attempts: number;
  /** Of the latest failure. */
  readonly lastError: string | null;
  /** Every transaction before this one is over: no event can appear behind it later. */
  readonly horizon: string;
}

export interface StoredEvent {
  readonly txid: string;
  readonly id: bigint;
  readonly name: string;
  readonly playerId: bigint;
  readonly payload: object;
}

/** Writes a payload as JSON, amounts as digits. Payloads are flat: a look at each field is a fifth of a replacer. */
function payloadText(payload: object): string {
  const wire: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(payload))
    wire[name] = typeof value === "bigint" ? value.toString() : value;
  return JSON.stringify(wire);
}

/**
 * Writes events in the transaction of what they tell, and wakes their reactions after the commit.
 * One statement whatever the number.
 */
export async function appendEvents(tx: Tx, events: readonly OutboxEvent[]): Promise<void> {
  if (events.length === 0) return;
  for (const { name } of events) tx.announce(topicOf(name));
  await tx.query(
    `insert into outbox.events (name, player_id, payload)
     select name, player_id, payload::json
     from unnest($1::text[], $2::bigint[], $3::text[]) as e(name, player_id, payload)`,
    columns(
      events,
      (event) => event.name,
      (event) => event.playerId,
      (event) => payloadText(event.payload),
    ),
  );
}

/** Returns the topic under which the database tells of new events of a name. */
export const topicOf = (eventName: string): string => `outbox ${eventName}`;

/** Returns the horizon of this moment and the number of the next transaction. */
export async function readHorizon(on: Queryable): Promise<{ horizon: string; next: string }> {
  const [row] = await on.query<{ horizon: string; next: string }>(
    `select pg_snapshot_xmin(now_running)::text as horizon, pg_snapshot_xmax(now_running)::text as next
     from pg_current_snapshot() as now_running`,
  );
  return row as { horizon: string; next: string };
}

/** Locks a reaction's position; undefined when another replica has it. */
export async function claimPosition(tx: Tx, reaction: string): Promise<Position | undefined> {
  const [row] = await tx.query<{
    txid: string;
    event_id: bigint;
    attempts: number;
    last_error: string | null;
    horizon: string;
  }>(
    `select txid::text, event_id, attempts, last_error, pg_snapshot_xmin(pg_current_snapshot())::text as horizon
     from outbox.positions where reaction = $1 for update skip locked`,
    [reaction],
  );
  return row && { ...row, eventId: row.event_id, lastError: row.last_error };
}

/**
 * A new reaction starts at the first event, so that it also hears what happened before it came.
 */
export async function registerReactions(
  database: Database,
  reactions: readonly string[],
): Promise<void> {
  await database.query(
    `insert into outbox.positions (reaction, txid, event_id)
     select reaction, '0'::xid8, 0 from unnest($1::text[]) as r(reaction) on conflict do nothing`,
    [reactions],
  );
}

/** The next events in commit-safe order: only of transactions before the position's horizon. */
export async function readAfter(
  tx: Tx,
  position: Position,
  name: string,
  limit: number,
): Promise<StoredEvent[]> {
  const rows = await tx.query<{
    txid: string;
    id: bigint;
    name: string;
    player_id: bigint;
    payload: object;
  }>(
    // A bare `txid` in "order by" would be the text of the list: 10 before 9.
    `select e.txid::text, e.id, e.name, e.player_id, e.payload from outbox.events e
     where e.name = $4 and (e.txid, e.id) > ($1::xid8, $2::bigint) and e.txid < $3::xid8
     order by e.txid, e.id limit $5`,
    [position.txid, position.eventId, position.horizon, name, limit],
  );
  return rows.map(({ player_id, ...row }) => ({ ...row, playerId: player_id }));
}

export async function moveTo(
  tx: Tx,
  reaction: string,
  txid: string,
  eventId: bigint,
): Promise<void> {
  await tx.query(
    `update outbox.positions set txid = $2::xid8, event_id = $3, attempts = 0, moved_at = now() where reaction = $1`,
    [reaction, txid, eventId],
  );
}

export async function countFailure(
  database: Database,
  reaction: string,
  error: string,
): Promise<void> {
  await database.query(
    `update outbox.positions set attempts = attempts + 1, last_error = $2 where reaction = $1`,
    [reaction, error],
  );
}

/**
 * Deletes events older than a day that each of these reactions has passed. The position of a
 * reaction that the house no longer has keeps nothing. Returns how many.
 */
export async function pruneEvents(
  queryable: Queryable,
  reactions: readonly string[],
  limit: number,
): Promise<number> {
  const rows = await queryable.query<{ id: bigint }>(
    `delete from outbox.events where ctid = any(array(
       select ctid from outbox.events
       where txid < (select min(txid) from outbox.positions where reaction = any($1::text[]))
         and created_at < now() - interval '1 day'
       limit $2))
     returning id`,
    [reactions, limit],
  );
  return rows.length;
}
