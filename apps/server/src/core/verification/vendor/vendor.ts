import type { DocumentKind, RejectReason } from "@houselight/contracts";

/** A document on its way to the provider, as the player handed it in. */
export interface SentDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A provider's word on a check, in our terms. */
export interface VendorReport {
  /** The provider's own id of the applicant, and the reference that we gave. */
  readonly applicantId: string;
  readonly reference: string;
  /** The provider's name of what it tells. */
  readonly type: string;
  /** Time at which the provider wrote it. */
  readonly toldAt: Date;
  /** `pending` once the check is asked for; null for a report that decides nothing. */
  readonly answer: "pending" | "verified" | "rejected" | null;
  /** Of a rejection, for the player. */
  readonly reasons: readonly RejectReason[];
  /** Lists on which the person was found; empty when on none. */
  readonly hits: readonly string[];
}

/** A report as it came over the wire. */
export interface RawVendorReport {
  readonly body: string;
  header(name: string): string | undefined;
}

export type VendorFault = "headers_missing" | "out_of_time" | "wrong_signature";

/**
 * A provider of identity checks. Calls may be repeated with the same reference. They throw
 * VendorUnavailable when the provider does not answer in time or as agreed.
 */
export interface VerificationVendor {
  readonly name: string;
  /** Makes the applicant known, once a reference. Returns the provider's id of it. */
  createApplicant(reference: string): Promise<string>;
  addDocument(applicantId: string, document: SentDocument): Promise<void>;
  /** Asks for the applicant to be checked by what was sent. */
  requestCheck(applicantId: string): Promise<void>;
  /** Returns the address of a page where the player shows papers to the provider, for half an hour. */
  pageOf(reference: string): Promise<string>;
  /** Returns the fault in a report's signature or time; null when it proves itself. */
  fault(report: RawVendorReport, now: Date): VendorFault | null;
  /** Reads a report that proved itself. Throws ReportUnreadable. */
  read(report: RawVendorReport): VendorReport;
}

export class VendorUnavailable extends Error {
  override readonly name = "VendorUnavailable";
}

export class ReportUnreadable extends Error {
  override readonly name = "ReportUnreadable";
}
