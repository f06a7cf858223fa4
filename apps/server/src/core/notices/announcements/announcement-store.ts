import type { Announcement, AnnouncementView } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";

/** Something that an operator told. */
export interface StoredAnnouncement {
  readonly id: string;
  readonly audience: AnnouncementView["audience"];
  readonly content: Announcement;
  readonly bodyHash: string;
  readonly operator: string;
  readonly createdAt: Date;
  /** Last player who has it. */
  readonly reached: bigint;
  readonly delivered: number;
  readonly doneAt: Date | null;
}

const COLUMNS = `id, audience, content, body_hash as "bodyHash", operator, created_at as "createdAt",
  reached, delivered, done_at as "doneAt"`;

/** Adds an announcement; undefined when its id is taken. */
export async function insertAnnouncement(
  tx: Tx,
  one: Pick<
    StoredAnnouncement,
    "id" | "audience" | "content" | "bodyHash" | "operator" | "createdAt"
  >,
): Promise<StoredAnnouncement | undefined> {
  const [row] = await tx.query<StoredAnnouncement>(
    `insert into notices.announcements (id, audience, content, body_hash, operator, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning ${COLUMNS}`,
    [
      one.id,
      JSON.stringify(one.audience),
      JSON.stringify(one.content),
      one.bodyHash,
      one.operator,
      one.createdAt,
    ],
  );
  return row;
}

export async function selectAnnouncement(
  queryable: Queryable,
  id: string,
): Promise<StoredAnnouncement | undefined> {
  const [row] = await queryable.query<StoredAnnouncement>(
    `select ${COLUMNS} from notices.announcements where id = $1`,
    [id],
  );
  return row;
}

/** Reads a page, the latest first; `before` is the id of the last one of the page before. */
export const selectAnnouncements = (
  queryable: Queryable,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<StoredAnnouncement[]> =>
  queryable.query<StoredAnnouncement>(
    `select ${COLUMNS} from notices.announcements
     where $1::uuid is null
       or (created_at, id) < (select l.created_at, l.id from notices.announcements l where l.id = $1)
     order by created_at desc, id desc limit $2`,
    [before, limit],
  );

/** Holds the announcement that waits longest; these, and one that another process holds, are passed over. */
export async function holdWaiting(
  tx: Tx,
  but: readonly string[],
): Promise<StoredAnnouncement | undefined> {
  const [row] = await tx.query<StoredAnnouncement>(
    `select ${COLUMNS} from notices.announcements where done_at is null and id <> all($1::uuid[])
     order by created_at limit 1 for update skip locked`,
    [but],
  );
  return row;
}

/** Notes how far an announcement has come. */
export async function noteReached(
  tx: Tx,
  id: string,
  reach: { readonly reached: bigint; readonly more: number; readonly doneAt: Date | null },
): Promise<void> {
  await tx.query(
    `update notices.announcements set reached = $2, delivered = delivered + $3, done_at = $4
     where id = $1`,
    [id, reach.reached, reach.more, reach.doneAt],
  );
}

/** Forgets announcements of before this moment, with what is left of their notices. */
export async function deleteAnnouncements(queryable: Queryable, before: Date): Promise<void> {
  await queryable.query("delete from notices.announcements where done_at < $1", [before]);
}
