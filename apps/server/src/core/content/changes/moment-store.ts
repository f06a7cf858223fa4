import type { Queryable } from "#platform/database";

/** Reads which text and which head began last, by id; null where none has begun. */
export async function selectBegunLast(
  queryable: Queryable,
  now: Date,
): Promise<{ readonly text: bigint | null; readonly head: bigint | null }> {
  const [row] = await queryable.query<{ text: bigint | null; head: bigint | null }>(
    `select
       (select id from content.versions where publish_at <= $1
        order by publish_at desc, id desc limit 1) as text,
       (select id from content.heads where publish_at <= $1
        order by publish_at desc, id desc limit 1) as head`,
    [now],
  );
  return row ?? { text: null, head: null };
}
