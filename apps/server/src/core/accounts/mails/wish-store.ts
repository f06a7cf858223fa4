import type { Queryable } from "#platform/database";

export type WishKind = "confirmation" | "new_password" | "besieged";

/**
 * Writes a wish for a mail down, whether anybody has the e-mail or not. Returns false when the last
 * one was after `notAfter`, or when there were `timesMax` within the window.
 */
export async function insertWish(
  queryable: Queryable,
  wish: { readonly kind: WishKind; readonly email: string },
  at: {
    readonly now: Date;
    readonly notAfter: Date;
    readonly windowEnds: Date;
    readonly timesMax: number;
  },
): Promise<boolean> {
  const rows = await queryable.query(
    `insert into accounts.mail_wishes as w (kind, email, wished_at, times, window_ends_at)
     values ($1, $2, $3, 1, $5)
     on conflict (kind, email) do update set
       wished_at = $3,
       granted = false,
       times = case when w.window_ends_at <= $3 then 1 else w.times + 1 end,
       window_ends_at = case when w.window_ends_at <= $3 then $5 else w.window_ends_at end
     where w.wished_at <= $4 and (w.window_ends_at <= $3 or w.times < $6)
     returning w.kind`,
    [wish.kind, wish.email, at.now, at.notAfter, at.windowEnds, at.timesMax],
  );
  return rows.length === 1;
}

/** Takes open wishes, the oldest first: nobody else gets them. */
export async function takeWishes(
  queryable: Queryable,
  most: number,
): Promise<{ readonly kind: WishKind; readonly email: string; readonly wished_at: Date }[]> {
  return queryable.query(
    `update accounts.mail_wishes set granted = true where (kind, email) in (
       select kind, email from accounts.mail_wishes where not granted
       order by wished_at limit $1 for update skip locked
     ) returning kind, email, wished_at`,
    [most],
  );
}

export async function deleteOldWishes(queryable: Queryable, now: Date): Promise<void> {
  await queryable.query("delete from accounts.mail_wishes where granted and window_ends_at <= $1", [
    now,
  ]);
}
