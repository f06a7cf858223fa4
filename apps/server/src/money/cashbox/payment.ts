import type { PaymentState } from "@houselight/contracts";

/** A payment on record. `reference` names it towards the provider; amounts in smallest units. */
export interface Payment {
  readonly playerId: bigint;
  readonly id: string;
  readonly reference: string;
  readonly bodyHash: string;
  readonly action: "deposit";
  readonly method: string;
  readonly provider: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly state: PaymentState;
  readonly redirectUrl: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

export type ReportedStatus = "processing" | "succeeded" | "declined" | "canceled";

export type Transition =
  | { readonly kind: "none" }
  | {
      readonly kind: "move";
      readonly state: ReportedStatus;
      readonly credit: boolean;
      readonly late: boolean;
    };

/**
 * What a provider's report changes. Money that was paid is credited whatever we believed before
 * (a success after a cancel), once; nothing undoes a success.
 */
export function transition(state: PaymentState, reported: ReportedStatus): Transition {
  const open = state === "pending" || state === "processing";
  if (state === "succeeded") return { kind: "none" };
  if (reported === "succeeded")
    return { kind: "move", state: "succeeded", credit: true, late: !open };
  if (!open || reported === state) return { kind: "none" };
  return { kind: "move", state: reported, credit: false, late: false };
}
