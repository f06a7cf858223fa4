import type { RejectReason, VerificationStatus } from "@houselight/contracts";

/** Side that moves a verification on. */
export type Actor = "player" | "provider" | "operator" | "house";

type Ways = Readonly<Partial<Record<VerificationStatus, readonly VerificationStatus[]>>>;

const BY_DECISION = ["verified", "rejected"] as const;
const BY_CHECK = ["pending", ...BY_DECISION] as const;

/**
 * Changes that each side may bring about. A player hands in a first document and asks for
 * the check, here or at the provider; a provider answers what was asked, and may change its mind; an operator decides at any
 * time. What was verified is ended by an operator, and by the house when its time is over: new documents
 * that are being checked then go on as any others. The way of a renewal before that is `renewal.ts`.
 */
const TRANSITIONS: Readonly<Record<Actor, Ways>> = {
  player: {
    none: ["basic"],
    basic: ["pending"],
    rejected: ["pending"],
    expired: ["pending"],
  },
  provider: {
    none: BY_CHECK,
    basic: BY_CHECK,
    pending: BY_DECISION,
    verified: ["rejected"],
    rejected: ["pending", "verified"],
    expired: ["pending"],
  },
  operator: {
    none: BY_DECISION,
    basic: BY_DECISION,
    pending: BY_DECISION,
    verified: ["rejected", "expired"],
    rejected: ["verified", "expired"],
    expired: BY_DECISION,
  },
  house: {
    verified: ["expired", "pending"],
  },
};

export const mayChange = (
  actor: Actor,
  before: VerificationStatus,
  after: VerificationStatus,
): boolean => TRANSITIONS[actor][before]?.includes(after) ?? false;

/** A change of a verification on record. */
export interface StatusChange {
  readonly before: VerificationStatus;
  readonly after: VerificationStatus;
  readonly actor: Actor;
  /** Of a rejection. */
  readonly reasons: readonly RejectReason[];
  readonly at: Date;
}
