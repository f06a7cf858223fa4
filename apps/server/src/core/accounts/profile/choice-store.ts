import type { VerificationStatus } from "@houselight/contracts";
import type { Queryable } from "#platform/database";

/** Keeps or forgets (null) the code of the deposit gift a player chose. */
export async function updateBonusCode(
  queryable: Queryable,
  playerId: bigint,
  code: string | null,
): Promise<void> {
  await queryable.query("update accounts.players set deposit_bonus_code = $2 where id = $1", [
    playerId,
    code,
  ]);
}

/** Stores the player's wish to receive bonuses or none. */
export async function updateBonusWish(
  queryable: Queryable,
  playerId: bigint,
  canIssue: boolean,
): Promise<void> {
  await queryable.query("update accounts.players set can_issue_bonuses = $2 where id = $1", [
    playerId,
    canIssue,
  ]);
}

/** Notes that a player accepts the terms, if none were accepted before. */
export async function acceptTerms(queryable: Queryable, playerId: bigint, at: Date): Promise<void> {
  await queryable.query(
    "update accounts.players set terms_accepted_at = coalesce(terms_accepted_at, $2) where id = $1",
    [playerId, at],
  );
}

/** Takes a player off every list: no advertising, no bonus, no code of one. */
export async function stopMarketing(queryable: Queryable, playerId: bigint): Promise<void> {
  await queryable.query(
    `update accounts.players set receive_promos = false, receive_sms_promos = false,
       can_issue_bonuses = false, deposit_bonus_code = null where id = $1`,
    [playerId],
  );
}

/** Returns the status before; undefined when there is no such player. */
export async function updateVerification(
  queryable: Queryable,
  playerId: bigint,
  status: VerificationStatus,
): Promise<VerificationStatus | undefined> {
  const [row] = await queryable.query<{ before: VerificationStatus }>(
    `with known as (select id, verification from accounts.players where id = $1 for update)
     update accounts.players p set verification = $2 from known k where p.id = k.id
     returning k.verification as before`,
    [playerId, status],
  );
  return row?.before;
}
