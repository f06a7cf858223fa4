import type { PaymentInstructions, PaymentType } from "@houselight/contracts";

/** A deposit as a provider is asked for it. `reference` is our name for it: asking again with the same is the same payment. */
export interface DepositOrder {
  readonly reference: string;
  readonly type: PaymentType;
  readonly method: string;
  readonly currency: string;
  /** Smallest units. */
  readonly amount: bigint;
  /** Address to which the provider's page returns the player. */
  readonly returnUrl: string;
  /** Address of the provider's reports. */
  readonly webhookUrl: string;
  /** True when the player asked to save the profile. */
  readonly saveProfile: boolean;
  /** Token of a saved profile to charge without a page; null for a new one. */
  readonly token: string | null;
}

/** Next step of the player: none, a page of the provider, or instructions shown here. */
export interface OpenedPayment {
  readonly providerReference: string;
  readonly redirectUrl: string | null;
  readonly instructions: PaymentInstructions | null;
}

export type PayoutDestination =
  | { readonly kind: "token"; readonly token: string }
  | { readonly kind: "bank"; readonly holder: string; readonly iban: string }
  | { readonly kind: "crypto"; readonly address: string };

export interface PayoutOrder {
  readonly reference: string;
  readonly type: PaymentType;
  readonly method: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly webhookUrl: string;
  readonly destination: PayoutDestination;
}

/** Refund of a deposit by its own method. */
export interface RefundOrder {
  readonly reference: string;
  readonly depositReference: string;
  readonly depositProviderReference: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly webhookUrl: string;
}

/** Direction of the money: in or out. */
type Direction = "deposit" | "payout";

/** `pending` tells that less has come than is asked for, and that the rest may follow. */
export type ReportedStatus = "pending" | "processing" | "succeeded" | "declined" | "canceled";

/** A part of a deposit that has come, and what is still to be sent. */
export interface PaidPart {
  /** Smallest units. */
  readonly received: bigint;
  /** In units, as a wallet takes it. */
  readonly due: string;
  /** Opens a wallet with the rest. */
  readonly uri: string;
}

/** A provider's report on one payment, in our terms. `id` is the provider's own: the same id is the same report. */
export interface ProviderReport {
  readonly id: string;
  readonly direction: Direction;
  readonly reference: string;
  readonly providerReference: string;
  readonly status: ReportedStatus;
  readonly currency: string;
  readonly amount: bigint;
  /** Reason for an end without success, as a key of `cashbox.reasons`; null otherwise. */
  readonly reason: string | null;
  /** Profile kept by the provider for the next payment, with a label for people: `•••• 1111`. */
  readonly profile: { readonly token: string; readonly label: string } | null;
  /** Of a deposit of which a part has come, where the player sends the rest; null otherwise. */
  readonly part: PaidPart | null;
  readonly confirmations: { readonly seen: number; readonly needed: number } | null;
  /** The card's security step, where this report is about it. */
  readonly cardStep: "challenge" | "passed" | "failed" | null;
}

/** A report as it came over the wire. */
export interface RawReport {
  readonly body: string;
  header(name: string): string | undefined;
}

export type ReportFault = "headers_missing" | "out_of_time" | "wrong_signature";

/**
 * One payment provider. All calls may be repeated with the same reference and then do nothing new.
 * `open`, `payOut`, `refund`, `status` and `read` throw ProviderUnavailable when the provider does
 * not answer in time or not as agreed.
 */
export interface PaymentProvider {
  readonly name: string;
  open(order: DepositOrder): Promise<OpenedPayment>;
  /** Throws PayoutRefused when the provider will never pay this. */
  payOut(order: PayoutOrder): Promise<{ readonly providerReference: string }>;
  /** Throws PayoutRefused when the provider will never pay this back. */
  refund(order: RefundOrder): Promise<{ readonly providerReference: string }>;
  /** Asks for the state of a payment whose reports never came; null when the provider does not know it. */
  status(
    payment: { readonly reference: string; readonly providerReference: string | null },
    direction: Direction,
  ): Promise<ProviderReport | null>;
  /** Returns the fault in a report's signature; null when it is valid. */
  fault(report: RawReport, now: Date): ReportFault | null;
  /** Reads a report that proved itself; none when it is about nothing of ours. Throws ReportMalformed. */
  read(report: RawReport): Promise<readonly ProviderReport[]>;
}

export class ProviderUnavailable extends Error {
  override readonly name = "ProviderUnavailable";
}

export class ReportMalformed extends Error {
  override readonly name = "ReportMalformed";
}

export class PayoutRefused extends Error {
  override readonly name = "PayoutRefused";
  /** A key of `cashbox.reasons`. */
  readonly reason: string;
  constructor(reason: string) {
    super(`the provider refuses to pay out: ${reason}`);
    this.reason = reason;
  }
}
