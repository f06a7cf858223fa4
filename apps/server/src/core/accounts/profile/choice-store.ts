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

/** Takes a player off every list: no advertising, no bonus, no code of one. */
export async function stopMarketing(queryable: Queryable, playerId: bigint): Promise<void> {
  await queryable.query(
    `update accounts.players set receive_promos = false, receive_sms_promos = false,
       can_issue_bonuses = false, deposit_bonus_code = null where id = $1`,
    [playerId],
  );
}

/** Notes how far a player's identity is established. The caller holds the player's accounts. */
export async function updateVerification(
  queryable: Queryable,
  playerId: bigint,
  to: { readonly status: VerificationStatus; readonly vendorVerified: boolean },
): Promise<void> {
  await queryable.query(
    "update accounts.players set verification = $2, vendor_verified = $3 where id = $1",
    [playerId, to.status, to.vendorVerified],
  );
}

/**
 * Notes until when the answers on the source of wealth hold, and the profession that was told
 * (null leaves it). Returns false when there is no such player.
 */
export async function updateQuestionnaire(
  queryable: Queryable,
  playerId: bigint,
  told: { readonly expiresAt: Date; readonly profession: string | null },
): Promise<boolean> {
  const rows = await queryable.query(
    `update accounts.players set questionnaire_expires_at = $2, profession = coalesce($3, profession)
     where id = $1 returning id`,
    [playerId, told.expiresAt, told.profession],
  );
  return rows.length > 0;
}
