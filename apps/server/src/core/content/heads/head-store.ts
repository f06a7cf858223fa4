import type { PageHeadDraft, PageHeadView } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";

/** A version of a page's head. */
export interface HeadVersion extends PageHeadView {
  readonly id: number;
  readonly locale: string;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly publishAt: Date;
  readonly standing: boolean;
}

type HeadRow = Omit<HeadVersion, "id"> & { readonly id: bigint };

const toVersion = ({ id, ...row }: HeadRow): HeadVersion => ({ ...row, id: Number(id) });

/** Heads of one locale that the site is told at most. */
const STANDING_MAX = 500;

/** Reads the heads of a locale that stand at a moment, one for each page. */
export const selectStandingHeads = (
  queryable: Queryable,
  at: Date,
  locale: string,
): Promise<PageHeadView[]> =>
  queryable.query<PageHeadView>(
    `select distinct on (path) path, title, description, canonical, noindex from content.heads
     where locale = $2 and publish_at <= $1
     order by path, publish_at desc, id desc limit $3`,
    [at, locale, STANDING_MAX],
  );

/** Reads versions of heads, latest first; of one page where it is named, or of one id. */
export async function selectHeadVersions(
  queryable: Queryable,
  at: Date,
  wanted: {
    readonly path: string | null;
    readonly before: number | null;
    readonly id: number | null;
    readonly limit: number;
  },
): Promise<HeadVersion[]> {
  const rows = await queryable.query<HeadRow>(
    `select h.id, h.path, h.locale, h.title, h.description, h.canonical,
       h.noindex, h.created_at as "createdAt", h.created_by as "createdBy", h.publish_at as "publishAt",
       coalesce(h.id = (
         select s.id from content.heads s
         where s.locale = h.locale and s.path = h.path and s.publish_at <= $1
         order by s.publish_at desc, s.id desc limit 1), false) as standing
     from content.heads h
     where ($2::text is null or h.path = $2) and ($3::bigint is null or h.id < $3)
       and ($4::bigint is null or h.id = $4)
     order by h.id desc limit $5`,
    [at, wanted.path, wanted.before, wanted.id, wanted.limit],
  );
  return rows.map(toVersion);
}

/** Holds the writing of heads: one at a time, so that a later id is never seen before an earlier one. */
export async function lockHeads(tx: Tx): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('content heads', 0))");
}

/** Tells whether a page has a head in a language that is later than this id. */
export async function hasLaterHead(
  tx: Tx,
  { path, l }: Pick<PageHeadDraft, "path" | "l">,
  id: number,
): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from content.heads where path = $1 and locale = $2 and id > $3 limit 1",
    [path, l, id],
  );
  return rows.length > 0;
}

/** Writes a version; returns its id. */
export async function insertHead(
  tx: Tx,
  draft: PageHeadDraft,
  by: { readonly at: Date; readonly operator: string; readonly publishAt: Date },
): Promise<number> {
  const { path, l, title, description, canonical, noindex } = draft;
  const rows = await tx.query<{ id: bigint }>(
    `insert into content.heads (path, locale, title, description, canonical, noindex, created_at,
       created_by, publish_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [path, l, title, description, canonical, noindex, by.at, by.operator, by.publishAt],
  );
  return Number(rows[0]?.id);
}
