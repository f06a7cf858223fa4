import type { ContentDraft } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";

/** A version in a list, with whether it is what visitors read now. */
export interface Version {
  readonly id: number;
  readonly path: string;
  readonly locale: string;
  readonly title: string;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly publishAt: Date | null;
  readonly standing: boolean;
}

interface VersionRow {
  readonly id: bigint;
  readonly path: string;
  readonly locale: string;
  readonly title: string;
  readonly created_at: Date;
  readonly created_by: string;
  readonly publish_at: Date | null;
  readonly standing: boolean;
}

const toVersion = (row: VersionRow): Version => ({
  id: Number(row.id),
  path: row.path,
  locale: row.locale,
  title: row.title,
  createdAt: row.created_at,
  createdBy: row.created_by,
  publishAt: row.publish_at,
  standing: row.standing,
});

const VERSION = `v.id, v.path, v.locale, v.title, v.created_at, v.created_by, v.publish_at,
  coalesce(v.id = (
    select s.id from content.versions s
    where s.path = v.path and s.locale = v.locale and s.publish_at <= $1
    order by s.publish_at desc, s.id desc limit 1), false) as standing`;

/** Reads a page of versions, latest first; of one path or locale where they are named. */
export async function selectVersions(
  queryable: Queryable,
  at: Date,
  page: {
    readonly path: string | null;
    readonly locale: string | null;
    readonly before: number | null;
    readonly limit: number;
  },
): Promise<Version[]> {
  const rows = await queryable.query<VersionRow>(
    `select ${VERSION} from content.versions v
     where ($2::text is null or v.path = $2) and ($3::text is null or v.locale = $3)
       and ($4::bigint is null or v.id < $4)
     order by v.id desc limit $5`,
    [at, page.path, page.locale, page.before, page.limit],
  );
  return rows.map(toVersion);
}

/** Reads one version; locked where its moment is to be changed. */
export async function selectVersion(
  queryable: Queryable,
  at: Date,
  id: number,
  lock = false,
): Promise<Version | undefined> {
  const rows = await queryable.query<VersionRow>(
    `select ${VERSION} from content.versions v where v.id = $2 ${lock ? "for update of v" : ""}`,
    [at, id],
  );
  return rows.map(toVersion)[0];
}

/** Holds the writing of texts: one at a time, so that a later id is never seen before an earlier one. */
export async function lockTexts(tx: Tx): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('content texts', 0))");
}

/** Tells whether a page has a version in a language that is later than this id. */
export async function hasLaterVersion(
  tx: Tx,
  { path, l }: { readonly path: string; readonly l: string },
  id: number,
): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from content.versions where path = $1 and locale = $2 and id > $3 limit 1",
    [path, l, id],
  );
  return rows.length > 0;
}

/** Writes a version whose HTML is clean; returns its id. */
export async function insertVersion(
  tx: Tx,
  draft: Omit<ContentDraft, "publish_at"> & { readonly path: string },
  by: { readonly at: Date; readonly operator: string; readonly publishAt: Date | null },
): Promise<number> {
  await tx.query(
    "insert into content.pages (path, locale) values ($1, $2) on conflict do nothing",
    [draft.path, draft.l],
  );
  const rows = await tx.query<{ id: bigint }>(
    `insert into content.versions (path, locale, title, main_content, content, categories, hidden,
       json, parameters, created_at, created_by, publish_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb, $10, $11, $12) returning id`,
    [
      draft.path,
      draft.l,
      draft.title,
      draft.main_content,
      draft.content,
      draft.categories,
      draft.hidden,
      JSON.stringify(draft.json),
      JSON.stringify(draft.parameters),
      by.at,
      by.operator,
      by.publishAt,
    ],
  );
  return Number(rows[0]?.id);
}

export async function updatePublishAt(tx: Tx, id: number, publishAt: Date | null): Promise<void> {
  await tx.query("update content.versions set publish_at = $2 where id = $1", [id, publishAt]);
}
