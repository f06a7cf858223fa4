import type { Queryable, Tx } from "#platform/database";

/** Software that the house has run, with what was found of it. */
export interface Release {
  readonly id: bigint;
  readonly digest: string;
  readonly fileCount: number;
  /** Paths that differ from the release before; null for the first one. */
  readonly changed: readonly string[] | null;
  readonly firstRunAt: Date;
  readonly checkedAt: Date;
  readonly tamperedAt: Date | null;
  readonly tampered: readonly string[] | null;
}

const COLUMNS = `id, digest, file_count as "fileCount", changed, first_run_at as "firstRunAt",
  checked_at as "checkedAt", tampered_at as "tamperedAt", tampered`;

/** A release with its files: SHA-256 by path. */
type WithFiles = Pick<Release, "id" | "digest"> & {
  readonly files: Readonly<Record<string, string>>;
};

/** Reads the latest release, and keeps others from noting one until the transaction ends. */
export async function lockLatest(tx: Tx): Promise<WithFiles | undefined> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('software releases', 0))");
  const [latest] = await tx.query<WithFiles>(
    `select id, digest, files from software.releases order by id desc limit 1`,
  );
  return latest;
}

/** Writes a release that runs from now on. Returns its id. */
export async function insertRelease(
  tx: Tx,
  release: Omit<WithFiles, "id"> & Pick<Release, "changed" | "firstRunAt">,
): Promise<bigint> {
  const [row] = await tx.query<{ id: bigint }>(
    `insert into software.releases (digest, files, file_count, changed, first_run_at, checked_at)
     values ($1, $2, $3, $4, $5, $5) returning id`,
    [
      release.digest,
      JSON.stringify(release.files),
      Object.keys(release.files).length,
      release.changed,
      release.firstRunAt,
    ],
  );
  return (row as { id: bigint }).id;
}

/** Notes that a process of a release found its files as they were: the same change is told again after that. */
export const updateChecked = (queryable: Queryable, id: bigint, at: Date): Promise<unknown> =>
  queryable.query(
    `update software.releases set checked_at = greatest(checked_at, $2), tampered_digest = null
     where id = $1`,
    [id, at],
  );

/** Notes that a process of a release found changed files. Returns whether these were not known yet. */
export async function updateTampered(
  tx: Tx,
  id: bigint,
  {
    at,
    digest,
    paths,
  }: { readonly at: Date; readonly digest: string; readonly paths: readonly string[] },
): Promise<boolean> {
  const rows = await tx.query(
    `update software.releases set tampered_at = $2, tampered_digest = $3, tampered = $4
     where id = $1 and tampered_digest is distinct from $3 returning id`,
    [id, at, digest, paths],
  );
  return rows.length > 0;
}

/** Reads a page of releases, latest first. */
export const selectReleases = (
  queryable: Queryable,
  { before, limit }: { readonly before: bigint | null; readonly limit: number },
): Promise<Release[]> =>
  queryable.query<Release>(
    `select ${COLUMNS} from software.releases where $1::bigint is null or id < $1
     order by id desc limit $2`,
    [before, limit],
  );
