import type { Queryable, Tx } from "#platform/database";

/** A file of the site without its bytes. */
export interface SiteFile {
  readonly id: bigint;
  readonly name: string;
  readonly title: string;
  readonly locale: string | null;
  readonly contentType: string;
  readonly size: number;
}

const COLUMNS = `id, name, title, locale, content_type as "contentType", length(bytes) as size`;

/** Reads the latest files for a language, those of every language with them. */
export const selectFiles = (
  queryable: Queryable,
  { locale, limit }: { readonly locale: string; readonly limit: number },
): Promise<SiteFile[]> =>
  queryable.query<SiteFile>(
    `select ${COLUMNS} from content.files where locale is null or locale = $1
     order by id desc limit $2`,
    [locale, limit],
  );

/** Reads a file with its bytes; undefined when there is none. */
export async function selectFile(
  queryable: Queryable,
  id: number,
): Promise<(SiteFile & { readonly bytes: Uint8Array }) | undefined> {
  const [row] = await queryable.query<SiteFile & { readonly bytes: Uint8Array }>(
    `select ${COLUMNS}, bytes from content.files where id = $1`,
    [id],
  );
  return row;
}

/** Writes a file, or finds the same one; `isNew` says which. */
export async function insertFile(
  tx: Tx,
  file: Omit<SiteFile, "id" | "size"> & {
    readonly hash: string;
    readonly bytes: Uint8Array;
    readonly at: Date;
  },
): Promise<{ readonly file: SiteFile; readonly isNew: boolean }> {
  const { name, title, locale, contentType, hash, bytes, at } = file;
  const [written] = await tx.query<SiteFile>(
    `insert into content.files (name, title, locale, content_type, hash, bytes, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning ${COLUMNS}`,
    [name, title, locale, contentType, hash, bytes, at],
  );
  if (written) return { file: written, isNew: true };
  const [standing] = await tx.query<SiteFile>(
    `select ${COLUMNS} from content.files
     where hash = $1 and name = $2 and coalesce(locale, '') = coalesce($3, '')`,
    [hash, name, locale],
  );
  return { file: standing as SiteFile, isNew: false };
}

/** Deletes a file. Returns its name, or undefined when there was none. */
export async function deleteFile(tx: Tx, id: number): Promise<string | undefined> {
  const [row] = await tx.query<{ name: string }>(
    "delete from content.files where id = $1 returning name",
    [id],
  );
  return row?.name;
}
