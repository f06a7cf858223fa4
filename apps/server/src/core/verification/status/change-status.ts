import type { IdentityStanding, RejectReason, VerificationStatus } from "@houselight/contracts";
import { selectPlayer, updateVerification } from "#core/accounts";
import { licenceOf } from "#core/configuration";
import { appendTrailEntries } from "#core/staff";
import { lockAccounts } from "#core/wallet";
import { verificationChanged } from "#events/verification";
import type { Tx } from "#platform/database";
import type { Operator } from "#platform/http";
import { appendEvents } from "#platform/outbox";
import { insertChange, selectStanding, setRenewal } from "./change-store.ts";
import { identityAt, renewalStep } from "./renewal.ts";
import { type Actor, mayChange } from "./transitions.ts";
import { expiryOf } from "./validity.ts";

export interface WantedChange {
  readonly playerId: bigint;
  readonly after: VerificationStatus;
  readonly actor: Actor;
  /** For the player, of a rejection. */
  readonly reasons?: readonly RejectReason[];
  /** Last day of the document that was shown, where one is known: nothing is verified for longer. */
  readonly lastDay?: Date | null;
  /** For the audit trail. */
  readonly note: string;
  readonly operator?: Operator;
  readonly at: Date;
}

/**
 * Moves a verification on, with its record, its entry on the audit trail and its event. Holds the
 * player's accounts, so that no payment is judged by what stood before. Returns the status before;
 * "not_allowed" changes nothing, and "unknown" is no player. While what is verified is being renewed, a
 * word about it is the answer to that: a yes begins a new period, a no leaves the old one to its end.
 */
export async function changeStatus(
  tx: Tx,
  wanted: WantedChange,
): Promise<VerificationStatus | "not_allowed" | "unknown"> {
  const { playerId, after, actor, reasons = [], at, operator, lastDay = null } = wanted;
  await lockAccounts(tx, [playerId]);
  const player = await selectPlayer(tx, playerId);
  if (!player) return "unknown";
  const before = player.verification;
  const identity = identityAt(before, await selectStanding(tx, playerId), at);
  const step = renewalStep(actor, identity, after);
  if (step === "begin" || step === "refuse") {
    await keepRenewal(tx, wanted, step === "begin" ? "pending" : "rejected");
    return before;
  }
  if (step === null && !mayChange(actor, before, after)) return "not_allowed";
  await updateVerification(tx, playerId, {
    status: after,
    vendorVerified: vendorWord(actor, after, player.vendorVerified),
  });
  const months = licenceOf(player.licence).verificationMonths;
  const expiresAt = after === "verified" ? expiryOf(at, months, lastDay) : null;
  await insertChange(tx, { playerId, before, after, actor, reasons, at, expiresAt });
  await appendTrailEntries(tx, [
    {
      at,
      operator: operator ?? null,
      action: "player.verification",
      subject: `player ${playerId}`,
      detail: {
        before,
        after,
        by: actor,
        reasons,
        reason: wanted.note,
        expires_at: expiresAt?.toISOString() ?? null,
      },
    },
  ]);
  await appendEvents(tx, [verificationChanged(playerId, { before, after })]);
  return before;
}

/** Tells whether a side may say this of an identity now: as a change of it, or as an answer to its renewal. */
export const isChangeAllowed = (
  actor: Actor,
  identity: IdentityStanding,
  after: VerificationStatus,
): boolean =>
  renewalStep(actor, identity, after) !== null || mayChange(actor, identity.status, after);

/** Keeps a step of a renewal: the player stays verified until the end that was said before. */
async function keepRenewal(
  tx: Tx,
  { playerId, actor, reasons = [], at, operator, note }: WantedChange,
  renewal: "pending" | "rejected",
): Promise<void> {
  await setRenewal(tx, playerId, { renewal, reasons, at });
  await appendTrailEntries(tx, [
    {
      at,
      operator: operator ?? null,
      action: "player.verification-renewal",
      subject: `player ${playerId}`,
      detail: { renewal, by: actor, reasons, reason: note },
    },
  ]);
  await appendEvents(tx, [
    verificationChanged(playerId, { before: "verified", after: "verified" }),
  ]);
}

/** Keeps what the provider found until it says otherwise or the verification ends. */
const vendorWord = (actor: Actor, after: VerificationStatus, before: boolean): boolean =>
  actor === "provider" ? after === "verified" : before && after !== "expired";
