import type { Queryable } from "#platform/database";

export interface NewMailRow {
  readonly id: string;
  readonly kind: string;
  readonly reference: string;
  readonly playerId: bigint;
  readonly sealed: string;
}

/** A mail that is to be sent, with the number of the attempt that is being made. */
export interface WaitingMail {
  readonly id: string;
  readonly kind: string;
  readonly sealed: string;
  readonly attempt: number;
}

/** Keeps mails to be sent. One of the same kind and reference as an earlier one is left out. */
export async function insertMails(
  queryable: Queryable,
  mails: readonly NewMailRow[],
  now: Date,
): Promise<void> {
  await queryable.query(
    `insert into mail.mails (id, kind, reference, player_id, sealed, due_at, created_at)
     select id, kind, reference, player_id, sealed, $6, $6
     from unnest($1::uuid[], $2::text[], $3::text[], $4::bigint[], $5::text[])
       as new (id, kind, reference, player_id, sealed)
     on conflict (kind, reference) do nothing`,
    [
      mails.map(({ id }) => id),
      mails.map(({ kind }) => kind),
      mails.map(({ reference }) => reference),
      mails.map(({ playerId }) => playerId),
      mails.map(({ sealed }) => sealed),
      now,
    ],
  );
}

/** Takes mails that are due until `until`: nobody else takes them before, and after a crash they are due again. */
export async function claimDue(
  queryable: Queryable,
  at: { readonly now: Date; readonly until: Date; readonly most: number },
): Promise<WaitingMail[]> {
  return queryable.query<WaitingMail>(
    `update mail.mails set due_at = $2, attempts = attempts + 1
     where id in (
       select id from mail.mails where state = 'waiting' and due_at <= $1
       order by due_at limit $3 for update skip locked
     )
     returning id, kind, sealed, attempts as attempt`,
    [at.now, at.until, at.most],
  );
}

/** Ends a mail, whatever became of it; what it said is forgotten. */
export async function endMail(
  queryable: Queryable,
  id: string,
  state: "sent" | "given_up",
  now: Date,
): Promise<void> {
  await queryable.query(
    "update mail.mails set state = $2, sealed = null, ended_at = $3 where id = $1 and state = 'waiting'",
    [id, state, now],
  );
}

/** Puts a mail off that could not be sent now. */
export async function postponeMail(queryable: Queryable, id: string, dueAt: Date): Promise<void> {
  await queryable.query("update mail.mails set due_at = $2 where id = $1 and state = 'waiting'", [
    id,
    dueAt,
  ]);
}

/** Forgets mails that were over before, and gives those up that nobody could send for so long. */
export async function pruneMails(
  queryable: Queryable,
  at: { readonly now: Date; readonly before: Date },
): Promise<void> {
  await queryable.query(
    `update mail.mails set state = 'given_up', sealed = null, ended_at = $1
     where state = 'waiting' and created_at < $2`,
    [at.now, at.before],
  );
  await queryable.query("delete from mail.mails where state <> 'waiting' and ended_at < $1", [
    at.before,
  ]);
}
