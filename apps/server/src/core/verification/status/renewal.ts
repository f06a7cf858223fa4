import type { IdentityStanding, RejectReason, VerificationStatus } from "@houselight/contracts";
import type { Actor } from "./transitions.ts";

/** Days before the end of a verification from which it can be renewed. */
export const RENEWAL_DAYS = 30;
const DAY_MS = 86_400_000;

/** The standing of a verification on record; a renewal is `pending`, or was `rejected`, or null. */
export interface Standing {
  readonly expiresAt: Date | null;
  readonly renewal: "pending" | "rejected" | null;
  /** Time of the latest step of the renewal. */
  readonly renewalAt: Date | null;
  readonly renewalReasons: readonly RejectReason[];
}

/** Returns the standing of an identity at a moment, with the step of its renewal. */
export function identityAt(
  status: VerificationStatus,
  { expiresAt, renewal }: Pick<Standing, "expiresAt" | "renewal">,
  at: Date,
): IdentityStanding {
  if (status !== "verified" || expiresAt === null || at >= expiresAt)
    return { status, renewal: null };
  const opensMs = expiresAt.getTime() - RENEWAL_DAYS * DAY_MS;
  return { status, renewal: renewal ?? (at.getTime() >= opensMs ? "open" : null) };
}

/** Steps of a renewal: documents are asked about, accepted, or refused. */
export type RenewalStep = "begin" | "accept" | "refuse";

/**
 * Returns the step of a renewal that a wanted status is; null when it is none. A player and a provider
 * begin one; a provider and an operator answer it while it waits, and no word of theirs then ends what
 * is still verified.
 */
export function renewalStep(
  actor: Actor,
  { renewal }: IdentityStanding,
  after: VerificationStatus,
): RenewalStep | null {
  if (after === "pending")
    return (actor === "player" || actor === "provider") &&
      (renewal === "open" || renewal === "rejected")
      ? "begin"
      : null;
  if (renewal !== "pending" || (actor !== "provider" && actor !== "operator")) return null;
  return after === "verified" ? "accept" : after === "rejected" ? "refuse" : null;
}
