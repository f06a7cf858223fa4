import {
  type DocumentKind,
  DOCUMENTS_MAX,
  type IdentityStanding,
  isDocumentWanted,
  NEEDED_KINDS,
  type VerificationStatus,
} from "@houselight/contracts";
import type { StatusChange } from "./transitions.ts";

/** Facts that decide whether documents can be sent for checking. */
export interface HandedIn extends IdentityStanding {
  /** Time of the latest step of a renewal; null without one. */
  readonly renewalAt: Date | null;
  /** Latest last. */
  readonly changes: readonly StatusChange[];
  readonly documents: readonly { readonly kind: DocumentKind; readonly uploadedAt: Date }[];
}

const DECISIONS: readonly VerificationStatus[] = ["verified", "rejected", "expired"];

/**
 * Returns the documents that count: those from before the identity's end prove nothing any more, nor
 * do those that were accepted already where it is renewed.
 */
const current = ({ status, changes, documents }: HandedIn): HandedIn["documents"] => {
  if (status === "verified") return after(documents, lastChange(changes, ["verified"]));
  const end = changes.findLastIndex(isEnd);
  const last = changes[end];
  // At the end of a verification its renewal was under way: its documents go on to count.
  return last?.after === "pending"
    ? after(documents, lastChange(changes.slice(0, end), ["verified"]))
    : after(documents, last?.at ?? null);
};

const isEnd = ({ before, after: next }: StatusChange): boolean =>
  next === "expired" || (before === "verified" && next === "pending");

/** Returns the documents handed in since the latest decision, of operator or provider. */
const fresh = ({ changes, documents, renewal, renewalAt }: HandedIn): HandedIn["documents"] => {
  const decided = after(documents, lastChange(changes, DECISIONS));
  return renewal === "rejected" ? after(decided, renewalAt) : decided;
};

/** Returns the kinds of which a document is missing. */
export const missingKinds = (given: HandedIn): (typeof NEEDED_KINDS)[number][] =>
  NEEDED_KINDS.filter((kind) => !current(given).some((one) => one.kind === kind));

export const documentsLeft = (given: HandedIn): number =>
  Math.max(0, DOCUMENTS_MAX - fresh(given).length);

/** Returns why the documents cannot be sent for checking; null when they can. */
export function submissionFault(
  given: HandedIn,
): "documents_not_wanted" | "documents_missing" | null {
  if (!isDocumentWanted(given, "identity")) return "documents_not_wanted";
  if (missingKinds(given).length > 0) return "documents_missing";
  // What was rejected is not asked about again unchanged.
  const news = fresh(given).some(({ kind }) => kind !== "source_of_wealth");
  const rejected = given.status === "rejected" || given.renewal === "rejected";
  return rejected && !news ? "documents_missing" : null;
}

const lastChange = (
  changes: readonly StatusChange[],
  to: readonly VerificationStatus[],
): Date | null => changes.findLast((change) => to.includes(change.after))?.at ?? null;

const after = (documents: HandedIn["documents"], at: Date | null): HandedIn["documents"] =>
  at === null ? documents : documents.filter(({ uploadedAt }) => uploadedAt > at);
