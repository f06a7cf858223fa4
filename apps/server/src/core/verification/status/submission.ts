import {
  type DocumentKind,
  DOCUMENTS_MAX,
  isDocumentWanted,
  NEEDED_KINDS,
  type VerificationStatus,
} from "@houselight/contracts";
import type { StatusChange } from "./transitions.ts";

/** Facts that decide whether documents can be sent for checking. */
export interface HandedIn {
  readonly status: VerificationStatus;
  /** Latest last. */
  readonly changes: readonly StatusChange[];
  readonly documents: readonly { readonly kind: DocumentKind; readonly uploadedAt: Date }[];
}

const DECISIONS: readonly VerificationStatus[] = ["verified", "rejected", "expired"];

/** Returns the documents that count: those from before the identity's end prove nothing any more. */
const current = ({ changes, documents }: HandedIn): HandedIn["documents"] =>
  after(documents, lastChange(changes, ["expired"]));

/** Returns the documents handed in since the latest decision, of operator or provider. */
const fresh = ({ changes, documents }: HandedIn): HandedIn["documents"] =>
  after(documents, lastChange(changes, DECISIONS));

/** Returns the kinds of which a document is missing. */
export const missingKinds = (given: HandedIn): (typeof NEEDED_KINDS)[number][] =>
  NEEDED_KINDS.filter((kind) => !current(given).some((one) => one.kind === kind));

export const documentsLeft = (given: HandedIn): number =>
  Math.max(0, DOCUMENTS_MAX - fresh(given).length);

/** Returns why the documents cannot be sent for checking; null when they can. */
export function submissionFault(
  given: HandedIn,
): "documents_not_wanted" | "documents_missing" | null {
  if (!isDocumentWanted(given.status, "identity")) return "documents_not_wanted";
  if (missingKinds(given).length > 0) return "documents_missing";
  // What was rejected is not asked about again unchanged.
  const news = fresh(given).some(({ kind }) => kind !== "source_of_wealth");
  return given.status === "rejected" && !news ? "documents_missing" : null;
}

const lastChange = (
  changes: readonly StatusChange[],
  to: readonly VerificationStatus[],
): Date | null => changes.findLast((change) => to.includes(change.after))?.at ?? null;

const after = (documents: HandedIn["documents"], at: Date | null): HandedIn["documents"] =>
  at === null ? documents : documents.filter(({ uploadedAt }) => uploadedAt > at);
