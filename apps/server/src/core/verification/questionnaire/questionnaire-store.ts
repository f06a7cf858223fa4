import type { Queryable, Tx } from "#platform/database";

/** Keeps a player's answers, sealed. */
export async function insertAnswers(
  tx: Tx,
  answers: { readonly playerId: bigint; readonly sealed: string; readonly at: Date },
): Promise<void> {
  await tx.query(
    `insert into verification.questionnaires (player_id, sealed, answered_at) values ($1, $2, $3)`,
    [answers.playerId, answers.sealed, answers.at],
  );
}

/** Reads a player's latest answers. */
export async function selectAnswers(
  queryable: Queryable,
  playerId: bigint,
): Promise<{ readonly sealed: string; readonly at: Date } | undefined> {
  const [row] = await queryable.query<{ sealed: string; answered_at: Date }>(
    `select sealed, answered_at from verification.questionnaires
     where player_id = $1 order by id desc limit 1`,
    [playerId],
  );
  return row && { sealed: row.sealed, at: row.answered_at };
}
