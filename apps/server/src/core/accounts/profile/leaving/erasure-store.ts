import type { Queryable, Tx } from "#platform/database";

/** The law against money laundering asks for five years after the end of the business. */
export const KEPT_YEARS = 5;

export async function insertKeptIdentity(
  tx: Tx,
  playerId: bigint,
  sealed: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into accounts.kept_identities (player_id, sealed, keep_until)
     values ($1, $2, $3::timestamptz + make_interval(years => $4))`,
    [playerId, sealed, now, KEPT_YEARS],
  );
}

/** Forgets who erased players were, once the law lets it. */
export async function deleteKeptIdentities(queryable: Queryable, now: Date): Promise<void> {
  await queryable.query("delete from accounts.kept_identities where keep_until <= $1", [now]);
}

/** Leaves a player's row without a person: the number, the licence and the times that the books need. */
export async function pseudonymise(
  tx: Tx,
  playerId: bigint,
  { passwordHash, at }: { readonly passwordHash: string; readonly at: Date },
): Promise<void> {
  await tx.query(
    `update accounts.players set
       email = 'erased-' || id || '@erased.invalid', password_hash = $2,
       password_version = password_version + 1, nickname = null, first_name = null,
       last_name = null, date_of_birth = null, gender = null, country = null, state = null,
       city = null, address = null, postal_code = null, mobile_phone = null, personal_id = null, profession = null,
       closure_comment = null, confirmed_at = null, phone_confirmed_at = null, erased_at = $3
     where id = $1`,
    [playerId, passwordHash, at],
  );
}

/** Forgets what belongs to a player's ways in, and from where they were used. */
export async function forgetEntries(tx: Tx, playerId: bigint): Promise<void> {
  for (const statement of [
    "delete from accounts.second_steps where player_id = $1",
    "delete from accounts.mail_tokens where player_id = $1",
    "delete from accounts.email_changes where player_id = $1",
    "delete from accounts.phone_changes where player_id = $1",
    "delete from accounts.player_groups where player_id = $1",
    "delete from accounts.identity_marks where player_id = $1",
    "delete from accounts.risk_cases where player_id = $1 or other_id = $1",
    "delete from accounts.entry_checks where player_id = $1",
    "delete from accounts.notes where player_id = $1",
    `delete from accounts.mail_wishes where email =
       (select email from accounts.players where id = $1)`,
    "update accounts.sessions set ip = '', user_agent = '' where player_id = $1",
    "update accounts.consents set ip = null where player_id = $1",
  ])
    await tx.query(statement, [playerId]);
}
