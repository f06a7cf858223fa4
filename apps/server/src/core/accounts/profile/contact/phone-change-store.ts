import type { Queryable, Tx } from "#platform/database";

export interface PhoneChange {
  readonly playerId: bigint;
  readonly phone: string;
  readonly codeHash: string;
  readonly askedAt: Date;
  readonly expiresAt: Date;
  readonly windowEnds: Date;
}

/**
 * Keeps a number that waits for its code, in place of an earlier one. Returns false when the earlier
 * one was asked for after `notAfter`, or when there were `timesMax` within the window.
 */
export async function upsertPhoneChange(
  tx: Tx,
  change: PhoneChange,
  { notAfter, timesMax }: { readonly notAfter: Date; readonly timesMax: number },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into accounts.phone_changes as c
       (player_id, phone, code_hash, asked_at, expires_at, times, window_ends_at)
     values ($1, $2, $3, $4, $5, 1, $6)
     on conflict (player_id) do update set
       phone = $2, code_hash = $3, tries = 0, asked_at = $4, expires_at = $5,
       times = case when c.window_ends_at <= $4 then 1 else c.times + 1 end,
       window_ends_at = case when c.window_ends_at <= $4 then $6 else c.window_ends_at end
     where c.asked_at <= $7 and (c.window_ends_at <= $4 or c.times < $8)
     returning c.player_id`,
    [
      change.playerId,
      change.phone,
      change.codeHash,
      change.askedAt,
      change.expiresAt,
      change.windowEnds,
      notAfter,
      timesMax,
    ],
  );
  return rows.length === 1;
}

/** Counts a try at a player's code. Returns what it is compared with; undefined when none is left. */
export async function countPhoneTry(
  queryable: Queryable,
  playerId: bigint,
  { now, triesMax }: { readonly now: Date; readonly triesMax: number },
): Promise<{ readonly phone: string; readonly codeHash: string } | undefined> {
  const [row] = await queryable.query<{ phone: string; code_hash: string }>(
    `update accounts.phone_changes set tries = tries + 1
     where player_id = $1 and expires_at > $2 and tries < $3 returning phone, code_hash`,
    [playerId, now, triesMax],
  );
  return row && { phone: row.phone, codeHash: row.code_hash };
}

/** Uses a code up: of many at once one gets true. The count of codes that were sent stays. */
export async function takePhoneChange(
  tx: Tx,
  playerId: bigint,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `update accounts.phone_changes set expires_at = $3
     where player_id = $1 and code_hash = $2 and expires_at > $3 returning player_id`,
    [playerId, codeHash, now],
  );
  return rows.length === 1;
}

export async function deleteOldPhoneChanges(queryable: Queryable, now: Date): Promise<void> {
  await queryable.query("delete from accounts.phone_changes where window_ends_at <= $1", [now]);
}

/** Gives a player a number that is known to be theirs. */
export async function writePhone(
  tx: Tx,
  playerId: bigint,
  phone: string,
  now: Date,
): Promise<void> {
  await tx.query(
    "update accounts.players set mobile_phone = $2, phone_confirmed_at = $3 where id = $1",
    [playerId, phone, now],
  );
}
