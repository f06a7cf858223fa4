/** Steps by which a player's identity is established. */
export const VERIFICATION_STATUSES = [
  "none",
  "basic",
  "pending",
  "verified",
  "rejected",
  "expired",
] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/** Subjects that a document proves. */
export const DOCUMENT_KINDS = ["identity", "address", "source_of_wealth"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Kinds of which at least one document is needed before an identity can be checked. */
export const NEEDED_KINDS = ["identity", "address"] as const satisfies readonly DocumentKind[];

/** Types of files, by their content: what a camera, a scanner or a bank makes. */
export const DOCUMENT_TYPES = ["image/jpeg", "image/png", "image/webp", "application/pdf"] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const DOCUMENT_MAX_BYTES = 8 * 1024 * 1024;
/** Documents of a player between two decisions. */
export const DOCUMENTS_MAX = 10;

/** Reasons for which documents are not accepted, for the player to mend. */
export const REJECT_REASONS = [
  "document_unreadable",
  "document_incomplete",
  "document_expired",
  "identity_not_proven",
  "address_not_proven",
  "data_mismatch",
  "other",
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** Sources of a player's money. */
export const WEALTH_SOURCES = [
  "salary",
  "business",
  "pension",
  "savings",
  "investments",
  "inheritance",
  "property",
  "other",
] as const;
export type WealthSource = (typeof WEALTH_SOURCES)[number];

/** Yearly income in thousands of EUR. */
export const INCOME_BANDS = ["under_20", "20_50", "50_100", "100_250", "over_250"] as const;
export type IncomeBand = (typeof INCOME_BANDS)[number];

/** Steps by which what is verified is renewed before its end: it stays verified all the while. */
export const RENEWAL_STATES = ["open", "pending", "rejected"] as const;
export type RenewalState = (typeof RENEWAL_STATES)[number];

/** The standing of a player's identity; `renewal` is null while nothing can be renewed. */
export interface IdentityStanding {
  readonly status: VerificationStatus;
  readonly renewal: RenewalState | null;
}

/** Returns true when documents of this kind are wanted while the identity stands so. */
export function isDocumentWanted(
  { status, renewal }: IdentityStanding,
  kind: DocumentKind,
): boolean {
  if (kind === "source_of_wealth") return true;
  if (status === "verified") return renewal === "open" || renewal === "rejected";
  return status !== "pending";
}
