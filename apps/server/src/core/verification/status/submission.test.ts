import type { DocumentKind, VerificationStatus } from "@houselight/contracts";
import { expect, it } from "vitest";
import { documentsLeft, missingKinds, submissionFault } from "./submission.ts";
import type { StatusChange } from "./transitions.ts";

const day = (count: number): Date => new Date(Date.UTC(2026, 4, count));
const given = (kind: DocumentKind, on: number) => ({ kind, uploadedAt: day(on) });
const change = (after: VerificationStatus, on: number): StatusChange => ({
  before: "pending",
  after,
  actor: "operator",
  reasons: [],
  at: day(on),
});
const BOTH = [given("identity", 1), given("address", 1)];

it.each([
  ["nothing", "none", [], [], "documents_missing"],
  ["one of the two", "basic", [given("identity", 1)], [], "documents_missing"],
  [
    "a proof of money in its place",
    "basic",
    [given("identity", 1), given("source_of_wealth", 1)],
    [],
    "documents_missing",
  ],
  ["both", "basic", BOTH, [], null],
  ["both, under way", "pending", BOTH, [], "documents_not_wanted"],
  ["both, verified", "verified", BOTH, [change("verified", 2)], "documents_not_wanted"],
  ["the same after a rejection", "rejected", BOTH, [change("rejected", 2)], "documents_missing"],
  [
    "a better one after a rejection",
    "rejected",
    [...BOTH, given("identity", 3)],
    [change("rejected", 2)],
    null,
  ],
  [
    "one new after the end",
    "expired",
    [...BOTH, given("identity", 4)],
    [change("verified", 2), change("expired", 3)],
    "documents_missing",
  ],
  [
    "both new after the end",
    "expired",
    [...BOTH, given("identity", 4), given("address", 4)],
    [change("verified", 2), change("expired", 3)],
    null,
  ],
] as const)("%s", (_, status, documents, changes, fault) => {
  expect(submissionFault({ status, documents, changes })).toBe(fault);
});

it("names what is missing, and makes room again after a decision", () => {
  const ten = Array.from({ length: 10 }, () => given("identity", 1));
  const before = { status: "basic", documents: ten, changes: [] } as const;
  expect(missingKinds(before)).toEqual(["address"]);
  expect(documentsLeft(before)).toBe(0);
  expect(documentsLeft({ ...before, documents: ten.slice(1) })).toBe(1);
  expect(documentsLeft({ ...before, changes: [change("rejected", 2)] })).toBe(10);
});
