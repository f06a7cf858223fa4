import { columns, type Queryable, type Tx } from "#platform/database";
import type { Producer } from "../lines/fixture.ts";

/** A source within the feed. It is `up` while what it tells is complete and of now. */
export interface ProducerState {
  readonly name: Producer;
  readonly state: "up" | "down" | "recovering";
  /** Up to this moment, in the feed's time, all of it was taken in; null for never. */
  readonly heardUntil: Date | null;
  /** Moment, in the house's time, at which it last said that it is alive. */
  readonly aliveAt: Date | null;
  /** The recovery that was asked for last, and when; null while the next one is to be asked for. */
  readonly requestId: number;
  readonly requestedAt: Date | null;
}

interface ProducerRow {
  readonly name: Producer;
  readonly state: ProducerState["state"];
  readonly heard_until: Date | null;
  readonly alive_at: Date | null;
  readonly request_id: number;
  readonly requested_at: Date | null;
}

const toProducer = (row: ProducerRow): ProducerState => ({
  name: row.name,
  state: row.state,
  heardUntil: row.heard_until,
  aliveAt: row.alive_at,
  requestId: row.request_id,
  requestedAt: row.requested_at,
});

export async function selectProducers(queryable: Queryable): Promise<ProducerState[]> {
  const rows = await queryable.query<ProducerRow>(
    `select name, state, heard_until, alive_at, request_id, requested_at
     from sportsbook.producers order by name`,
  );
  return rows.map(toProducer);
}

/** Writes the states of producers. */
export async function updateProducers(tx: Tx, producers: readonly ProducerState[]): Promise<void> {
  if (producers.length === 0) return;
  await tx.query(
    `update sportsbook.producers p
     set state = n.state, heard_until = n.heard_until, alive_at = n.alive_at, request_id = n.request_id,
       requested_at = n.requested_at
     from unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::int[], $6::timestamptz[])
       as n(name, state, heard_until, alive_at, request_id, requested_at)
     where p.name = n.name`,
    columns(
      producers,
      ({ name }) => name,
      ({ state }) => state,
      ({ heardUntil }) => heardUntil?.toISOString() ?? null,
      ({ aliveAt }) => aliveAt?.toISOString() ?? null,
      ({ requestId }) => requestId,
      ({ requestedAt }) => requestedAt?.toISOString() ?? null,
    ),
  );
}

/** The place up to which the feed was taken in. */
export interface FeedPosition {
  /** Null before the first message. */
  readonly run: string | null;
  readonly position: number;
}

export async function selectPosition(queryable: Queryable): Promise<FeedPosition> {
  const [row] = await queryable.query<{ run: string | null; position: bigint }>(
    "select run, position from sportsbook.feed",
  );
  return { run: row?.run ?? null, position: Number(row?.position ?? 0) };
}

/**
 * Moves on from where the feed was taken in, and keeps others from doing so until the transaction ends.
 * Returns false when another process has moved it first.
 */
export async function movePosition(tx: Tx, from: FeedPosition, to: FeedPosition): Promise<boolean> {
  const rows = await tx.query(
    `update sportsbook.feed set run = $3, position = $4
     where run is not distinct from $1 and position = $2 returning 1`,
    [from.run, from.position, to.run, to.position],
  );
  return rows.length > 0;
}

/** Keeps others from taking the feed in, and from placing bets by it, until the transaction ends. */
export async function lockFeed(tx: Tx): Promise<void> {
  await tx.query("select 1 from sportsbook.feed for update");
}

/** Suspends what producers have open. Returns the fixtures that this concerns. */
export async function suspendOpen(tx: Tx, producers: readonly Producer[]): Promise<bigint[]> {
  const rows = await tx.query<{ fixture_id: bigint }>(
    `update sportsbook.markets set status = 'suspended', version = nextval('sportsbook.versions')
     where producer = any($1::text[]) and status = 'open' returning fixture_id`,
    [producers],
  );
  return [...new Set(rows.map((row) => row.fixture_id))];
}

/** Gives fixtures and their open markets new versions: they are shown otherwise than before. */
export async function renewVersions(tx: Tx, producers: readonly Producer[]): Promise<bigint[]> {
  const rows = await tx.query<{ fixture_id: bigint }>(
    `update sportsbook.markets set version = nextval('sportsbook.versions')
     where producer = any($1::text[]) and status = 'open' returning fixture_id`,
    [producers],
  );
  return [...new Set(rows.map((row) => row.fixture_id))];
}

/** Gives fixtures new versions. */
export async function touchFixtures(tx: Tx, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(
    `update sportsbook.fixtures set version = nextval('sportsbook.versions') where id = any($1::bigint[])`,
    [ids],
  );
}
