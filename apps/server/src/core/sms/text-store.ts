import type { Queryable } from "#platform/database";

export interface NewTextRow {
  readonly id: string;
  readonly reference: string;
  readonly playerId: bigint;
  readonly sealed: string;
  readonly usefulUntil: Date;
}

export interface WaitingText {
  readonly id: string;
  readonly sealed: string;
}

/** Keeps a text to be sent. One of the same reference as an earlier one is left out. */
export async function insertText(queryable: Queryable, text: NewTextRow, now: Date): Promise<void> {
  await queryable.query(
    `insert into sms.texts (id, reference, player_id, sealed, due_at, useful_until, created_at)
     values ($1, $2, $3, $4, $6, $5, $6) on conflict (reference) do nothing`,
    [text.id, text.reference, text.playerId, text.sealed, text.usefulUntil, now],
  );
}

/** Takes texts that are due: nobody else takes them before `until`. Those of no use any more are given up. */
export async function claimDueTexts(
  queryable: Queryable,
  at: { readonly now: Date; readonly until: Date; readonly most: number },
): Promise<WaitingText[]> {
  await queryable.query(
    `update sms.texts set state = 'given_up', sealed = null, ended_at = $1
     where state = 'waiting' and useful_until <= $1`,
    [at.now],
  );
  return queryable.query<WaitingText>(
    `update sms.texts set due_at = $2 where id in (
       select id from sms.texts where state = 'waiting' and due_at <= $1
       order by due_at limit $3 for update skip locked
     ) returning id, sealed`,
    [at.now, at.until, at.most],
  );
}

/** Ends a text, whatever became of it; what it said is forgotten. */
export async function endText(
  queryable: Queryable,
  id: string,
  state: "sent" | "given_up",
  now: Date,
): Promise<void> {
  await queryable.query(
    "update sms.texts set state = $2, sealed = null, ended_at = $3 where id = $1 and state = 'waiting'",
    [id, state, now],
  );
}

/** Forgets texts that were over before. */
export async function pruneTexts(queryable: Queryable, before: Date): Promise<void> {
  await queryable.query("delete from sms.texts where state <> 'waiting' and ended_at < $1", [
    before,
  ]);
}

export const selectTextsOf = (queryable: Queryable, playerId: bigint): Promise<object[]> =>
  queryable.query(
    "select state, created_at, ended_at from sms.texts where player_id = $1 order by created_at desc",
    [playerId],
  );

export async function deleteTextsOf(queryable: Queryable, playerId: bigint): Promise<void> {
  await queryable.query("delete from sms.texts where player_id = $1", [playerId]);
}
