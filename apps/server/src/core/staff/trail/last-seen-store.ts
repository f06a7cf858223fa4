import type { Tx } from "#platform/database";

/** Holds the moment at which the house was last seen at work; undefined before its first look. */
export async function lockLastSeen(tx: Tx): Promise<Date | undefined> {
  const [row] = await tx.query<{ at: Date }>("select at from staff.last_seen for update");
  return row?.at;
}

export async function saveLastSeen(tx: Tx, at: Date): Promise<void> {
  await tx.query(
    `insert into staff.last_seen (at) values ($1)
     on conflict (one) do update set at = greatest(staff.last_seen.at, excluded.at)`,
    [at],
  );
}
