import type { RejectReason, VerificationOverrideView } from "@houselight/contracts";
import { selectPlayer } from "#core/accounts";
import { appendTrailEntries, assertMayAgree } from "#core/staff";
import { lockAccounts } from "#core/wallet";
import type { Tx } from "#platform/database";
import { type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { selectDocuments } from "../documents/document-store.ts";
import { changeStatus, isChangeAllowed } from "../status/change-status.ts";
import { selectChanges, selectStanding } from "../status/change-store.ts";
import { identityAt } from "../status/renewal.ts";
import { isReview } from "./is-review.ts";
import {
  insertOverride,
  type Override,
  selectLatestChange,
  selectOverride,
  updateOverride,
} from "./override-store.ts";

/** A wish that waits longer has to be proposed anew. */
const WAITS_MS = 7 * 86_400_000;

interface Wish {
  readonly playerId: bigint;
  readonly status: "verified" | "rejected" | "expired";
  readonly reason: string;
  readonly reasons?: readonly RejectReason[] | undefined;
  readonly last_day?: string | undefined;
}

/**
 * Decides about a player's verification. What an operator calls verified without documents that wait for a
 * word is set by hand: it is proposed, and another operator agrees. Throws Refused: player_not_found,
 * change_not_allowed, document_day_over, override_waits.
 */
export async function decide(house: House, operator: Operator, wish: Wish): Promise<void> {
  const at = house.clock.now();
  assertDayLeft(wish.last_day ?? null, at);
  await house.database.tx(async (tx) => {
    await lockAccounts(tx, [wish.playerId]);
    if (wish.status === "verified" && (await isByHand(tx, wish.playerId, at)))
      return propose(tx, operator, { ...wish, at });
    return change(tx, operator, { ...wish, at });
  });
}

async function isByHand(tx: Tx, playerId: bigint, at: Date): Promise<boolean> {
  const player = await selectPlayer(tx, playerId);
  if (!player) throw new Refused("player_not_found");
  const standing = await selectStanding(tx, playerId);
  const identity = identityAt(player.verification, standing, at);
  if (!isChangeAllowed("operator", identity, "verified")) throw new Refused("change_not_allowed");
  const changes = await selectChanges(tx, playerId);
  const documents = await selectDocuments(tx, playerId);
  return !isReview({ ...standing, ...identity, changes, documents });
}

async function change(
  tx: Tx,
  operator: Operator,
  { playerId, status: after, reason: note, last_day, at, ...wish }: Wish & { readonly at: Date },
): Promise<void> {
  const reasons = after === "rejected" ? [...new Set(wish.reasons ?? ["other" as const])] : [];
  const lastDay = last_day === undefined ? null : new Date(last_day);
  const wanted = { playerId, after, reasons, lastDay, note, operator, at };
  const done = await changeStatus(tx, { ...wanted, actor: "operator" });
  if (done === "unknown") throw new Refused("player_not_found");
  if (done === "not_allowed") throw new Refused("change_not_allowed");
}

/** Proposes that a player be verified by hand; the same of the same operator again changes nothing. */
async function propose(
  tx: Tx,
  operator: Operator,
  { playerId, reason, last_day, at }: Wish & { readonly at: Date },
): Promise<void> {
  const basedOn = await selectLatestChange(tx, playerId);
  const lastDay = last_day ?? null;
  const waiting = await selectOverride(tx, playerId);
  if (waiting && isOpen(waiting, basedOn, at)) {
    const isSame =
      waiting.proposedById === operator.id &&
      waiting.reason === reason &&
      waiting.lastDay === lastDay;
    if (isSame) return;
    throw new Refused("override_waits");
  }
  if (waiting) await updateOverride(tx, waiting.id, { state: "dropped", byId: null, at });
  const override = await insertOverride(tx, {
    playerId,
    basedOn,
    lastDay,
    reason,
    proposedById: operator.id,
    proposedBy: operator.email,
    proposedAt: at,
    expiresAt: new Date(at.getTime() + WAITS_MS),
  });
  await note(tx, override, { at, operator, step: "propose", reason });
}

/** Tells whether what waits may still be agreed to: its time is not over, and nothing was decided since. */
const isOpen = ({ basedOn, expiresAt }: Override, latest: bigint, at: Date): boolean =>
  basedOn === latest && expiresAt > at;

/**
 * Agrees to verify a player by hand, by another operator than proposed it, or declines it. Throws Refused:
 * override_not_found, second_operator_needed, proposer_gone, document_day_over, change_not_allowed.
 */
export async function decideOverride(
  house: House,
  operator: Operator,
  wish: {
    readonly playerId: bigint;
    readonly decision: "agree" | "decline";
    readonly reason: string;
  },
): Promise<void> {
  const { playerId, decision, reason } = wish;
  const at = house.clock.now();
  await house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    const override = await selectOverride(tx, playerId);
    if (!override || !isOpen(override, await selectLatestChange(tx, playerId), at))
      throw new Refused("override_not_found");
    const { id, lastDay } = override;
    if (decision === "decline") {
      await updateOverride(tx, id, { state: "dropped", byId: operator.id, at });
      return note(tx, override, { at, operator, step: "decline", reason });
    }
    await assertMayAgree(tx, operator, {
      proposedBy: override.proposedBy,
      permission: "players.verify",
    });
    assertDayLeft(lastDay, at);
    await updateOverride(tx, id, { state: "made", byId: operator.id, at });
    const last_day = lastDay ?? undefined;
    await change(tx, operator, { playerId, status: "verified", reason, last_day, at });
    return note(tx, override, { at, operator, step: "agree", reason });
  });
}

function assertDayLeft(day: string | null, at: Date): void {
  if (day !== null && day < at.toISOString().slice(0, 10)) throw new Refused("document_day_over");
}

interface Step {
  readonly at: Date;
  readonly operator: Operator;
  readonly step: "propose" | "agree" | "decline";
  readonly reason: string;
}

const note = (tx: Tx, override: Override, { at, operator, step, reason }: Step): Promise<void> =>
  appendTrailEntries(tx, [
    {
      at,
      operator,
      action: `player.verification-override-${step}`,
      subject: `player ${override.playerId}`,
      detail: {
        override: String(override.id),
        last_day: override.lastDay,
        proposed_by: override.proposedBy,
        proposed_for: override.reason,
        reason,
      },
    },
  ]);

/** Returns what waits about a player as operators see it; null where nothing does. */
export async function openOverride(
  house: House,
  playerId: bigint,
): Promise<VerificationOverrideView | null> {
  const override = await selectOverride(house.database, playerId);
  const latest = await selectLatestChange(house.database, playerId);
  return override && isOpen(override, latest, house.clock.now()) ? overrideView(override) : null;
}

export const overrideView = (override: Override): VerificationOverrideView => ({
  id: Number(override.id),
  player_id: Number(override.playerId),
  last_day: override.lastDay,
  reason: override.reason,
  proposed_by: override.proposedBy,
  proposed_at: override.proposedAt.toISOString(),
  expires_at: override.expiresAt.toISOString(),
});
