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
