import type { Queryable, Tx } from "#platform/database";

/** A check that one process has taken to hand over; `sendings` counts this time too. */
export interface Submission {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly sendings: number;
}

export async function insertSubmission(tx: Tx, playerId: bigint, at: Date): Promise<void> {
  await tx.query(
    `insert into verification.submissions (player_id, submitted_at, send_after) values ($1, $2, $2)`,
    [playerId, at],
  );
}

/** Takes checks that are due out of the way of everybody else until then. */
export async function claimSubmissions(
  queryable: Queryable,
  { at, until, limit }: { readonly at: Date; readonly until: Date; readonly limit: number },
): Promise<Submission[]> {
  const rows = await queryable.query<{ id: bigint; player_id: bigint; sendings: number }>(
    `update verification.submissions set send_after = $2, sendings = least(sendings + 1, 1000)
     where id in (select id from verification.submissions where sent_at is null and send_after <= $1
       order by send_after limit $3 for update skip locked)
     returning id, player_id, sendings`,
    [at, until, limit],
  );
  return rows.map(({ id, player_id, sendings }) => ({ id, playerId: player_id, sendings }));
}

export async function endSubmission(queryable: Queryable, id: bigint, at: Date): Promise<void> {
  await queryable.query("update verification.submissions set sent_at = $2 where id = $1", [id, at]);
}

export async function putOffSubmission(
  queryable: Queryable,
  id: bigint,
  until: Date,
): Promise<void> {
  await queryable.query("update verification.submissions set send_after = $2 where id = $1", [
    id,
    until,
  ]);
}
