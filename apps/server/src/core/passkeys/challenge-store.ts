import type { Queryable } from "#platform/database";

/** Keeps a challenge until it is used or ends. */
export async function keepChallenge(
  queryable: Queryable,
  boundTo: string,
  challenge: string,
  expiresAt: Date,
): Promise<void> {
  await queryable.query(
    `insert into passkeys.challenges (bound_to, challenge, expires_at) values ($1, $2, $3)
     on conflict (bound_to) do update set challenge = excluded.challenge,
       expires_at = excluded.expires_at`,
    [boundTo, challenge, expiresAt],
  );
}

/** Uses a challenge up. Of many at once one gets it. */
export async function takeChallenge(
  queryable: Queryable,
  boundTo: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await queryable.query<{ challenge: string }>(
    "delete from passkeys.challenges where bound_to = $1 and expires_at > $2 returning challenge",
    [boundTo, now],
  );
  return row?.challenge;
}

export async function deleteExpiredChallenges(queryable: Queryable, now: Date): Promise<void> {
  await queryable.query("delete from passkeys.challenges where expires_at <= $1", [now]);
}
