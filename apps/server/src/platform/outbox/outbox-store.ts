import type { Database, Queryable, Tx } from "#platform/database";
import { packEvents, unpackEvents } from "./bundle.ts";
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

/** Most events of one row; a row's number times this plus the place in it is the number of an event. */
export const ROW_MAX = 4096;

/** Table of the kinds of events, found one after the other by the key, however many events there are. */
export const KINDS = `recursive kinds as (
  (select name from outbox.bundles order by name limit 1)
  union all
  select (select b.name from outbox.bundles b where b.name > k.name order by b.name limit 1)
  from kinds k where k.name is not null)`;

/**
 * Writes events in the transaction of what they tell, and wakes their reactions after the commit:
 * one row for all of a name.
 */
export async function appendEvents(tx: Tx, events: readonly OutboxEvent[]): Promise<void> {
  const rows: Promise<unknown>[] = [];
  for (const [name, those] of byName(events)) {
    tx.announce(topicOf(name));
    for (let start = 0; start < those.length; start += ROW_MAX) {
      const row = those.slice(start, start + ROW_MAX);
      rows.push(
        tx.query("insert into outbox.bundles (name, size, told) values ($1, $2, $3)", [
          name,
          row.length,
          packEvents(row),
        ]),
      );
    }
  }
  await Promise.all(rows);
}

/** Groups events by their names; those of a name stay in their order. */
function byName(events: readonly OutboxEvent[]): ReadonlyMap<string, OutboxEvent[]> {
  const groups = new Map<string, OutboxEvent[]>();
  for (const event of events) {
    const group = groups.get(event.name);
    if (group) group.push(event);
    else groups.set(event.name, [event]);
  }
  return groups;
}

/** Returns the topic under which the database tells of new events of a name. */
export const topicOf = (eventName: string): string => `outbox ${eventName}`;

/** Returns the horizon of this moment and the number of the next transaction. */
export async function readHorizon(on: Queryable): Promise<{ horizon: string; next: string }> {
  const [row] = await on.query<{ horizon: string; next: string }>(
    "select outbox.horizon()::text as horizon, outbox.next_transaction()::text as next",
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
    `select txid::text, event_id, attempts, last_error, outbox.horizon()::text as horizon
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

/** So many transactions ahead the horizon is worth a move without an event. */
export const HORIZON_AHEAD = 1000n;

/**
 * Returns the reactions that have something to do: events before the horizon that they have not
 * heard, or a horizon far ahead of their position. Takes no lock and no transaction number.
 */
export async function selectBehind(
  queryable: Queryable,
  reactions: readonly { readonly name: string; readonly hears: string }[],
): Promise<ReadonlySet<string>> {
  const rows = await queryable.query<{ reaction: string }>(
    `select r.reaction from unnest($1::text[], $2::text[]) as r(reaction, hears)
     join outbox.positions p using (reaction)
     cross join outbox.horizon() as horizon
     where horizon::text::bigint - p.txid::text::bigint > $3
       or exists (
         select 1 from outbox.bundles b
         where b.name = r.hears and b.txid < horizon
           and (b.txid, b.id) >= (p.txid, p.event_id / $4)
           and ((b.txid, b.id) <> (p.txid, p.event_id / $4) or b.size > p.event_id % $4 + 1))`,
    [
      reactions.map(({ name }) => name),
      reactions.map(({ hears }) => hears),
      HORIZON_AHEAD,
      BigInt(ROW_MAX),
    ],
  );
  return new Set(rows.map(({ reaction }) => reaction));
}

/** Tells whether all transactions before one are over, and a reaction has heard what they told. */
export async function isPast(
  queryable: Queryable,
  { reaction, hears, next }: { readonly reaction: string; readonly hears: string; next: string },
): Promise<boolean> {
  const [row] = await queryable.query<{ past: boolean }>(
    `select outbox.horizon() >= $3::text::xid8 and not exists (
       select 1 from outbox.bundles b
       where b.name = $2 and b.txid < $3::text::xid8 and (b.txid, b.id) >= (p.txid, p.event_id / $4)
         and ((b.txid, b.id) <> (p.txid, p.event_id / $4) or b.size > p.event_id % $4 + 1)) as past
     from outbox.positions p where p.reaction = $1`,
    [reaction, hears, next, BigInt(ROW_MAX)],
  );
  return row?.past ?? false;
}

/** Reads the next events in commit-safe order: only of transactions before the position's horizon. */
export async function readAfter(
  tx: Tx,
  position: Position,
  name: string,
  limit: number,
): Promise<StoredEvent[]> {
  const row = position.eventId / BigInt(ROW_MAX);
  const heard = (position.eventId % BigInt(ROW_MAX)) + 1n;
  const rows = await tx.query<{ txid: string; id: bigint; told: string }>(
    // A bare `txid` in "order by" would be the text of the list: 10 before 9.
    `select due.txid::text, due.id, due.told from (
       select b.txid, b.id, b.told, left_over,
         sum(left_over) over (order by b.txid, b.id rows unbounded preceding) - left_over as before
       from outbox.bundles b cross join lateral (
         select b.size - case when (b.txid, b.id) = ($1::xid8, $2::bigint) then $3::bigint else 0 end
           as left_over) l
       where b.name = $4 and (b.txid, b.id) >= ($1::xid8, $2::bigint) and b.txid < $5::xid8
         and left_over > 0
       order by b.txid, b.id limit $6) due
     where due.before < $6 order by due.txid, due.id`,
    [position.txid, row, heard, name, position.horizon, limit],
  );
  return rows
    .flatMap((one) => {
      const isBegun = one.txid === position.txid && one.id === row;
      return eventsOf(one, name).slice(isBegun ? Number(heard) : 0);
    })
    .slice(0, limit);
}

const eventsOf = (
  { txid, id, told }: { readonly txid: string; readonly id: bigint; readonly told: string },
  name: string,
): StoredEvent[] =>
  unpackEvents(told).map(({ playerId, payload }, place) => ({
    txid,
    id: id * BigInt(ROW_MAX) + BigInt(place),
    name,
    playerId,
    payload,
  }));

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
