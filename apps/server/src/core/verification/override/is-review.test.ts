import type { VerificationStatus } from "@houselight/contracts";
import { expect, it } from "vitest";
import type { HandedIn } from "../status/submission.ts";
import type { StatusChange } from "../status/transitions.ts";
import { isReview } from "./is-review.ts";

const day = (of: number) => new Date(Date.UTC(2026, 4, of));
const document = (kind: "identity" | "address", of = 2) => ({ kind, uploadedAt: day(of) });
const BOTH = [document("identity"), document("address")];
const change = (after: VerificationStatus, of: number): StatusChange => ({
  before: "none",
  after,
  actor: "operator",
  reasons: [],
  at: day(of),
});
const given = (part: Partial<HandedIn>): HandedIn => ({
  status: "pending",
  renewal: null,
  renewalAt: null,
  changes: [],
  documents: BOTH,
  ...part,
});

it.each<[string, Partial<HandedIn>, boolean]>([
  ["documents that wait", {}, true],
  ["a renewal that waits", { status: "verified", renewal: "pending" }, true],
  ["documents that were not sent yet", { status: "basic" }, false],
  ["nothing", { status: "none", documents: [] }, false],
  ["papers that the provider alone has seen", { documents: [] }, false],
  ["an address without an identity", { documents: [document("address")] }, false],
  ["what was refused", { status: "rejected" }, false],
  ["what is over", { status: "expired" }, false],
  [
    "a renewal with the documents of before",
    { status: "verified", renewal: "pending", changes: [change("verified", 3)] },
    false,
  ],
])("%s: a review %s", (_, part, is) => {
  expect(isReview(given(part))).toBe(is);
});
