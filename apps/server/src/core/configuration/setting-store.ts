import type { Queryable } from "#platform/database";

/** A setting as it was written; undefined when nobody chose one. */
export async function selectSetting(queryable: Queryable, name: string): Promise<unknown> {
  const [row] = await queryable.query<{ value: unknown }>(
    "select value from configuration.settings where name = $1",
    [name],
  );
  return row?.value;
}

export async function upsertSetting(
  queryable: Queryable,
  name: string,
  value: object,
  at: Date,
): Promise<void> {
  await queryable.query(
    `insert into configuration.settings (name, value, updated_at) values ($1, $2::json, $3)
     on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at`,
    [name, JSON.stringify(value), at],
  );
}
