import type { Queryable, Tx } from "#platform/database";

/** Whoever writes to people of the house. */
export interface Person {
  readonly id: bigint;
  /** Null for a guest. */
  readonly playerId: bigint | null;
  readonly restoreId: string;
  readonly seenId: bigint;
}

/** Names a person: a player by the session, a guest by the hash of the browser's token. */
export type Known = { readonly playerId: bigint } | { readonly guestHash: string };

const COLUMNS = `id, player_id as "playerId", restore_id as "restoreId", seen_id as "seenId"`;

const whereIs = (known: Known): readonly [string, bigint | string] =>
  "playerId" in known ? ["player_id", known.playerId] : ["guest_hash", known.guestHash];

export async function selectPerson(
  queryable: Queryable,
  known: Known,
): Promise<Person | undefined> {
  const [column, value] = whereIs(known);
  const [row] = await queryable.query<Person>(
    `select ${COLUMNS} from support.people where ${column} = $1`,
    [value],
  );
  return row;
}

/** Holds a person until the transaction ends, so that one word follows the other. */
export async function holdPerson(tx: Tx, known: Known): Promise<Person | undefined> {
  const [column, value] = whereIs(known);
  const [row] = await tx.query<Person>(
    `select ${COLUMNS} from support.people where ${column} = $1 for update`,
    [value],
  );
  return row;
}

/** Holds a person by the id; undefined when the history was joined to another's meanwhile. */
export async function holdPersonById(tx: Tx, id: bigint): Promise<Person | undefined> {
  const [row] = await tx.query<Person>(
    `select ${COLUMNS} from support.people where id = $1 for update`,
    [id],
  );
  return row;
}

/** Adds a person, or leaves the one who is there. */
export async function insertPerson(
  tx: Tx,
  known: Known,
  { restoreId, at }: { readonly restoreId: string; readonly at: Date },
): Promise<void> {
  const [column, value] = whereIs(known);
  await tx.query(
    `insert into support.people (${column}, restore_id, created_at) values ($1, $2, $3)
     on conflict do nothing`,
    [value, restoreId, at],
  );
}

/** Notes what a person has looked at; never back to less, never beyond what was said. */
export async function noteSeen(queryable: Queryable, known: Known, upTo: number): Promise<void> {
  const [column, value] = whereIs(known);
  await queryable.query(
    `update support.people p set seen_id = greatest(p.seen_id, least($2::bigint, coalesce(
       (select max(m.id) from support.messages m where m.person_id = p.id), 0)))
     where ${column} = $1`,
    [value, upTo],
  );
}

/**
 * Moves a guest's conversations to a player's history and forgets the guest. Where both have one open,
 * the player's stays, and waits for an answer to what the guest said too.
 */
export async function mergeGuest(tx: Tx, guestId: bigint, personId: bigint): Promise<void> {
  const both = [guestId, personId];
  await tx.query(
    `update support.conversations own
     set waiting_since = least(own.waiting_since, left_open.waiting_since)
     from support.conversations left_open
     where own.person_id = $2 and own.state <> 'closed'
       and left_open.person_id = $1 and left_open.state <> 'closed'`,
    both,
  );
  await tx.query(
    `update support.conversations set state = 'closed', waiting_since = null
     where person_id = $1 and state <> 'closed' and exists (
       select 1 from support.conversations where person_id = $2 and state <> 'closed')`,
    both,
  );
  // A form that was sent again after signing in: both hold a message under the sender's id.
  await tx.query(
    `update support.messages m set client_id = null where m.person_id = $1 and exists (
       select 1 from support.messages o
       where o.person_id = $2 and o.author = m.author and o.client_id = m.client_id)`,
    both,
  );
  await tx.query("update support.messages set person_id = $2 where person_id = $1", both);
  await tx.query("update support.conversations set person_id = $2 where person_id = $1", both);
  await tx.query("delete from support.people where id = $1", [guestId]);
}
