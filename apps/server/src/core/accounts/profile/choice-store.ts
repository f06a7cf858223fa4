import {
  CONSENT_CHANNELS,
  CONSENT_TEXT_VERSION,
  type VerificationStatus,
} from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";
import { applyChoices } from "./consents/consent-store.ts";

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

/** Takes a player off every list: no advertising, no bonus, no code of one. The log of consents says so. */
export async function stopMarketing(
  tx: Tx,
  playerId: bigint,
  { at, source }: { readonly at: Date; readonly source: "self_exclusion" | "closure" },
): Promise<void> {
  const choices = CONSENT_CHANNELS.map((channel) => ({ channel, given: false }));
  const facts = { source, textVersion: CONSENT_TEXT_VERSION, ip: null, at };
  await applyChoices(tx, playerId, choices, facts);
  await updateBonusWish(tx, playerId, false);
  await updateBonusCode(tx, playerId, null);
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

/** Lets a player have no bonuses: the campaign that led here gives none. */
export async function forbidBonuses(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query("update accounts.players set can_issue_bonuses = false where id = $1", [playerId]);
}
