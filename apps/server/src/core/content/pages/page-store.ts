import type { Queryable } from "#platform/database";
import type { PageText } from "./page.ts";

interface TextRow {
  readonly id: bigint;
  readonly path: string;
  readonly locale: string;
  readonly title: string;
  readonly main_content: string;
  readonly content: string;
  readonly categories: string[];
  readonly hidden: boolean;
  readonly json: PageText["json"];
  readonly parameters: Record<string, string>;
}

const toText = ({ id, main_content, ...row }: TextRow): PageText => ({
  ...row,
  id: Number(id),
  mainContent: main_content,
});

const TEXT = `v.id, v.path, v.locale, v.title, v.main_content, v.content, v.categories, v.hidden,
  v.json, v.parameters`;

/**
 * Reads the texts of operators that stand at a moment, in these locales; of these paths, or of all.
 * Cost does not grow with the number of versions.
 */
export async function selectStanding(
  queryable: Queryable,
  at: Date,
  {
    paths,
    locales,
  }: { readonly paths: readonly string[] | null; readonly locales: readonly string[] },
): Promise<PageText[]> {
  const rows = await queryable.query<TextRow>(
    `select ${TEXT} from content.pages p
     cross join lateral (
       select * from content.versions v
       where v.path = p.path and v.locale = p.locale and v.publish_at <= $1
       order by v.publish_at desc, v.id desc limit 1) v
     where p.locale = any($2::text[]) and ($3::text[] is null or p.path = any($3::text[]))
     order by p.path collate "C"`,
    [at, locales, paths],
  );
  return rows.map(toText);
}

/** Tells whether operators wrote a text under a slug or one of its paths. */
export async function isWritten(queryable: Queryable, slug: string): Promise<boolean> {
  const rows = await queryable.query(
    "select 1 from content.pages where path = $1 or starts_with(path, $1 || '/') limit 1",
    [slug],
  );
  return rows.length > 0;
}

/** Reads one version; undefined when there is none. */
export async function selectText(queryable: Queryable, id: number): Promise<PageText | undefined> {
  const rows = await queryable.query<TextRow>(
    `select ${TEXT} from content.versions v where v.id = $1`,
    [id],
  );
  return rows.map(toText)[0];
}
