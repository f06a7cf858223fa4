import type { Queryable, Tx } from "#platform/database";

/** A setting as somebody chose it. */
export interface ChosenSetting {
  readonly id: number;
  readonly value: unknown;
  readonly chosenAt: Date;
  /** E-mail address of the operator; null before versions were kept. */
  readonly chosenBy: string | null;
}

interface VersionRow {
  readonly id: bigint;
  readonly value: unknown;
  readonly chosen_at: Date;
  readonly chosen_by: string | null;
}

const toChosen = ({ id, value, chosen_at, chosen_by }: VersionRow): ChosenSetting => ({
  id: Number(id),
  value,
  chosenAt: chosen_at,
  chosenBy: chosen_by,
});

/** A setting as it was chosen last; undefined when nobody chose one. */
export async function selectSetting(queryable: Queryable, name: string): Promise<unknown> {
  const [row] = await queryable.query<{ value: unknown }>(
    "select value from configuration.setting_versions where name = $1 order by id desc limit 1",
    [name],
  );
  return row?.value;
}

/** Reads which version of any setting was chosen last; null when nobody chose one. */
export async function selectLatestChoice(queryable: Queryable): Promise<bigint | null> {
  const [row] = await queryable.query<{ id: bigint | null }>(
    "select max(id) as id from configuration.setting_versions",
  );
  return row?.id ?? null;
}

/** The versions of a setting before one, latest first. */
export async function selectSettingVersions(
  queryable: Queryable,
  name: string,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<ChosenSetting[]> {
  const rows = await queryable.query<VersionRow>(
    `select id, value, chosen_at, chosen_by from configuration.setting_versions
     where name = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [name, before, limit],
  );
  return rows.map(toChosen);
}

/** One version of a setting; undefined when it has none of that id. */
export async function selectSettingVersion(
  queryable: Queryable,
  name: string,
  id: number,
): Promise<ChosenSetting | undefined> {
  const rows = await queryable.query<VersionRow>(
    `select id, value, chosen_at, chosen_by from configuration.setting_versions
     where name = $1 and id = $2`,
    [name, id],
  );
  return rows.map(toChosen)[0];
}

/** Holds a setting: one choice of it at a time is made, and ends before the next begins. */
export async function lockSetting(tx: Tx, name: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('setting ' || $1::text, 0))", [
    name,
  ]);
}

/** Writes the version that holds from now on, and returns its id. */
export async function insertSettingVersion(
  tx: Tx,
  {
    name,
    value,
    at,
    by,
  }: { readonly name: string; readonly value: object; readonly at: Date; readonly by: string },
): Promise<number> {
  const [row] = await tx.query<{ id: bigint }>(
    `insert into configuration.setting_versions (name, value, chosen_at, chosen_by)
     values ($1, $2::json, $3, $4) returning id`,
    [name, JSON.stringify(value), at, by],
  );
  return Number((row as { id: bigint }).id);
}
