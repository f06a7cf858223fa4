import type { PaymentInstructions, PaymentState } from "@houselight/contracts";
import type { PayoutDestination, ReportedStatus } from "../providers/provider.ts";

/** A payment on record. `reference` names it towards the provider; amounts in smallest units. */
export interface Payment {
  readonly playerId: bigint;
  readonly id: string;
  readonly reference: string;
  readonly bodyHash: string;
  readonly action: "deposit" | "cashout";
  readonly licence: string;
  readonly method: string;
  readonly provider: string;
  readonly providerReference: string | null;
  readonly currency: string;
  readonly amount: bigint;
  /** Value in EUR cents by the rates of its creation. */
  readonly eurCents: bigint;
  /** Value in EUR cents of the player's other payments of its kind in the 24 hours before it. */
  readonly linkedEurCents: bigint;
  readonly state: PaymentState;
  readonly profileId: string | null;
  readonly saveProfile: boolean;
  /** Destination of a withdrawal. */
  readonly destination: PayoutDestination | null;
  /** Masked, for people. */
  readonly accountLabel: string | null;
  readonly redirectUrl: string | null;
  readonly instructions: PaymentInstructions | null;
  readonly reason: string | null;
  /** Address of the provider's reports. */
  readonly reportUrl: string | null;
  readonly approvalsNeeded: number;
  /** Part of a withdrawal that goes back to its source. */
  readonly sourcePart: bigint;
  /** A withdrawal to an account that was never paid to leaves then at the earliest. */
  readonly waitsUntil: Date | null;
  /** The reference of the deposit that goes back with this cashout. */
  readonly refundOf: string | null;
  /** Paid although it was canceled or declined before. */
  readonly late: boolean;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

/** A payment as it begins: nothing is known yet of what the provider and the operators will say. */
export const BEGINNING = {
  providerReference: null,
  linkedEurCents: 0n,
  saveProfile: false,
  destination: null,
  redirectUrl: null,
  instructions: null,
  reason: null,
  approvalsNeeded: 0,
  sourcePart: 0n,
  waitsUntil: null,
  refundOf: null,
  late: false,
  finishedAt: null,
} as const satisfies Partial<Payment>;

const isFailure = (reported: ReportedStatus): boolean =>
  reported === "declined" || reported === "canceled";

export type DepositChange =
  | { readonly kind: "none" }
  /** Not paid after we credited it: a person must look. */
  | { readonly kind: "contradiction" }
  | {
      readonly kind: "move";
      readonly state: ReportedStatus;
      readonly credit: boolean;
      readonly late: boolean;
    };

/**
 * Decides the effect of a provider's report on a deposit. Money that was paid is credited whatever we
 * believed before (a success after a cancel), once; nothing undoes a success, but a person looks at what says
 * otherwise.
 */
export function depositChange(state: PaymentState, reported: ReportedStatus): DepositChange {
  if (reported === "pending") return { kind: "none" };
  const open = state === "pending" || state === "processing";
  if (state === "succeeded") return { kind: isFailure(reported) ? "contradiction" : "none" };
  if (reported === "succeeded")
    return { kind: "move", state: "succeeded", credit: true, late: !open };
  if (!open || reported === state) return { kind: "none" };
  return { kind: "move", state: reported, credit: false, late: false };
}

export type PayoutChange =
  | { readonly kind: "none" }
  /** Paid after we gave the money back, or come back after it was paid: a person must look. */
  | { readonly kind: "contradiction" }
  | {
      readonly kind: "move";
      readonly state: ReportedStatus;
      readonly hold: "keep" | "post" | "void";
    };

/** Decides the effect of a provider's report on a withdrawal. Only a payout that was sent can be reported on. */
export function payoutChange(state: PaymentState, reported: ReportedStatus): PayoutChange {
  if (state === reported || reported === "pending") return { kind: "none" };
  if (state === "succeeded") return { kind: isFailure(reported) ? "contradiction" : "none" };
  if (state !== "reserved" && state !== "processing")
    return reported === "succeeded" ? { kind: "contradiction" } : { kind: "none" };
  const hold = reported === "processing" ? "keep" : reported === "succeeded" ? "post" : "void";
  return { kind: "move", state: reported, hold };
}
