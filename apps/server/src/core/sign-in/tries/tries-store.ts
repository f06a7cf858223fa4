import type { Queryable } from "#platform/database";

/**
 * Counts tries under keys, in one statement and so atomically. Returns how many each window holds
 * now. Keys are taken in their order, so that two replicas never wait for each other.
 */
export async function addTries(
  queryable: Queryable,
  tries: ReadonlyMap<string, number>,
  at: { readonly now: Date; readonly windowEnds: Date },
): Promise<ReadonlyMap<string, number>> {
  const keys = [...tries.keys()].sort();
  const rows = await queryable.query<{ key_hash: string; tries: number }>(
    `insert into sign_in.tries as t (key_hash, tries, window_ends_at)
     select key_hash, tries, $4 from unnest($1::text[], $2::int[]) as new (key_hash, tries)
     on conflict (key_hash) do update set
       tries = case when t.window_ends_at <= $3 then excluded.tries else t.tries + excluded.tries end,
       window_ends_at = case when t.window_ends_at <= $3 then excluded.window_ends_at else t.window_ends_at end
     returning key_hash, tries`,
    [keys, keys.map((key) => tries.get(key) as number), at.now, at.windowEnds],
  );
  return new Map(rows.map((row) => [row.key_hash, row.tries]));
}

/**
 * Takes one try back from each key of `back` and forgets those of `forgotten`, in one statement; a
 * key stands in one of the two.
 */
export async function releaseTries(
  queryable: Queryable,
  keys: { readonly back: readonly string[]; readonly forgotten: readonly string[] },
): Promise<void> {
  await queryable.query(
    `with locked as (
       select key_hash from sign_in.tries where key_hash = any($1::text[] || $2::text[])
       order by key_hash for update
     ), gone as (
       delete from sign_in.tries where key_hash in (select key_hash from locked) and key_hash = any($2::text[])
     )
     update sign_in.tries set tries = tries - 1
     where key_hash in (select key_hash from locked) and key_hash = any($1::text[]) and tries > 0`,
    [keys.back, keys.forgotten],
  );
}

export async function selectTries(queryable: Queryable, key: string, now: Date): Promise<number> {
  const [row] = await queryable.query<{ tries: number }>(
    "select tries from sign_in.tries where key_hash = $1 and window_ends_at > $2",
    [key, now],
  );
  return row?.tries ?? 0;
}

/** Keeps the id of an answered captcha. Returns false when it was used before. */
export async function insertUsedCaptcha(
  queryable: Queryable,
  captcha: { readonly id: string; readonly expiresAt: Date },
): Promise<boolean> {
  const rows = await queryable.query(
    `insert into sign_in.used_captchas (id, expires_at) values ($1, $2)
     on conflict (id) do nothing returning id`,
    [captcha.id, captcha.expiresAt],
  );
  return rows.length === 1;
}

/** Deletes what has no meaning any more: windows that ended, captchas that expired. */
export async function deleteExpired(queryable: Queryable, now: Date): Promise<void> {
  await queryable.query("delete from sign_in.tries where window_ends_at <= $1", [now]);
  await queryable.query("delete from sign_in.used_captchas where expires_at <= $1", [now]);
}
