import type { Queryable, Tx } from "#platform/database";
import { isUuid } from "#platform/ids";
import type { Tournament } from "./tournament.ts";

/** Columns by the names that the house has for them. */
const COLUMNS = `id, identifier, type, title, image, file, group_ids as "groupIds", start_at as "startAt",
  end_at as "endAt", currency, prizes, minima, scoring, min_stake as "minStake", games, producers, state,
  changed_by as "changedBy", changed_at as "changedAt", published_at as "publishedAt", over_at as "overAt",
  participants, seq`;

/** Tournaments that run or come, of one answer: far more than a house has at once. */
const OPEN_MAX = 200;
/** Tournaments of the archive that a list shows. */
const ARCHIVE_SHOWN = 40;
/** Tournaments of a page of an operator's list. */
const OPERATOR_PAGE = 50;

/** Reads what players of these groups see: what runs or comes, the first to end first, and the latest archive. */
export async function selectShown(
  queryable: Queryable,
  groups: readonly string[],
): Promise<Tournament[]> {
  return queryable.query<Tournament>(
    `(select ${COLUMNS} from tournaments.tournaments
      where state = 'published' and (group_ids = '{}' or group_ids && $1::text[])
      order by end_at, seq limit ${OPEN_MAX})
     union all
     (select ${COLUMNS} from tournaments.tournaments
      where over_at is not null and published_at is not null
        and (group_ids = '{}' or group_ids && $1::text[])
      order by over_at desc limit ${ARCHIVE_SHOWN})`,
    [groups],
  );
}

/** Condition for one tournament, by its id or its identifier. */
const named = (idOrIdentifier: string): string =>
  isUuid(idOrIdentifier) ? "id = $1::uuid" : "identifier = $1";

/** Reads a tournament by its id or its identifier, in any state. */
export async function selectTournament(
  queryable: Queryable,
  idOrIdentifier: string,
): Promise<Tournament | undefined> {
  const [row] = await queryable.query<Tournament>(
    `select ${COLUMNS} from tournaments.tournaments where ${named(idOrIdentifier)}`,
    [idOrIdentifier],
  );
  return row;
}

/** Locks a tournament by its id or its identifier. */
export async function lockTournament(
  tx: Tx,
  idOrIdentifier: string,
): Promise<Tournament | undefined> {
  const [row] = await tx.query<Tournament>(
    `select ${COLUMNS} from tournaments.tournaments where ${named(idOrIdentifier)} for update`,
    [idOrIdentifier],
  );
  return row;
}

/** Reads tournaments by their ids. */
export async function selectByIds(
  queryable: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Tournament>> {
  const rows = await queryable.query<Tournament>(
    `select ${COLUMNS} from tournaments.tournaments where id = any($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads a page of all tournaments, the latest proposed first, those behind the one of an id. */
export async function selectPage(
  queryable: Queryable,
  after: string | undefined,
): Promise<Tournament[]> {
  return queryable.query<Tournament>(
    `select ${COLUMNS} from tournaments.tournaments
     where $1::uuid is null or seq < (select seq from tournaments.tournaments where id = $1)
     order by seq desc limit ${OPERATOR_PAGE}`,
    [after ?? null],
  );
}

/** Reads published tournaments whose end is over, the first to end first. */
export async function selectEnded(queryable: Queryable, before: Date): Promise<Tournament[]> {
  return queryable.query<Tournament>(
    `select ${COLUMNS} from tournaments.tournaments where state = 'published' and end_at <= $1
     order by end_at, seq limit ${OPEN_MAX}`,
    [before],
  );
}

type New = Omit<
  Tournament,
  "state" | "publishedAt" | "overAt" | "participants" | "paidUpTo" | "seq"
> & { readonly bodyHash: string };

/** Writes a proposed tournament; undefined when its id or its address is taken. */
export async function insertTournament(tx: Tx, one: New): Promise<Tournament | undefined> {
  const [row] = await tx.query<Tournament>(
    `insert into tournaments.tournaments
       (id, identifier, type, title, image, file, group_ids, start_at, end_at, currency, prizes, minima,
        scoring, min_stake, games, producers, body_hash, changed_by, changed_at, state)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, 'proposed')
     on conflict do nothing returning ${COLUMNS}`,
    [
      one.id,
      one.identifier,
      one.type,
      JSON.stringify(one.title),
      one.image,
      one.file,
      one.groupIds,
      one.startAt,
      one.endAt,
      one.currency,
      one.prizes,
      one.minima,
      one.scoring,
      one.minStake,
      one.games,
      one.producers,
      one.bodyHash,
      one.changedBy,
      one.changedAt,
    ],
  );
  return row;
}

/** Returns a tournament by its id with the hash of the request that proposed it. */
export async function selectProposed(
  queryable: Queryable,
  id: string,
): Promise<(Tournament & { readonly bodyHash: string }) | undefined> {
  const [row] = await queryable.query<Tournament & { readonly bodyHash: string }>(
    `select ${COLUMNS}, body_hash as "bodyHash" from tournaments.tournaments where id = $1`,
    [id],
  );
  return row;
}

/** Brings a tournament into a state, and says who did. */
export async function updateState(
  tx: Tx,
  id: string,
  {
    state,
    by,
    at,
  }: {
    readonly state: "published" | "cancelled";
    readonly by: string;
    readonly at: Date;
  },
): Promise<Tournament> {
  const [row] = await tx.query<Tournament>(
    `update tournaments.tournaments set state = $2, changed_by = $3, changed_at = $4,
       published_at = case when $2 = 'published' then $4 else published_at end,
       over_at = case when $2 = 'cancelled' then $4 end
     where id = $1 returning ${COLUMNS}`,
    [id, state, by, at],
  );
  return row as Tournament;
}

/** Marks a tournament as over and paid. */
export async function updateFinished(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query(
    "update tournaments.tournaments set state = 'finished', over_at = $2 where id = $1",
    [id, at],
  );
}

/** Counts a player in or out. */
export async function countParticipant(tx: Tx, id: string, change: 1 | -1): Promise<void> {
  await tx.query(
    "update tournaments.tournaments set participants = participants + $2 where id = $1",
    [id, change],
  );
}
