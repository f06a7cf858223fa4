import type { DocumentKind, VerificationStatus } from "@houselight/contracts";
import { describe, expect, it } from "vitest";
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
  expect(submissionFault({ status, documents, changes, renewal: null, renewalAt: null })).toBe(
    fault,
  );
});

it("names what is missing, and makes room again after a decision", () => {
  const ten = Array.from({ length: 10 }, () => given("identity", 1));
  const before = {
    status: "basic",
    documents: ten,
    changes: [],
    renewal: null,
    renewalAt: null,
  } as const;
  expect(missingKinds(before)).toEqual(["address"]);
  expect(documentsLeft(before)).toBe(0);
  expect(documentsLeft({ ...before, documents: ten.slice(1) })).toBe(1);
  expect(documentsLeft({ ...before, changes: [change("rejected", 2)] })).toBe(10);
});

describe("a renewal", () => {
  const VERIFIED = [change("verified", 2)];
  const renewing = (
    renewal: "open" | "pending" | "rejected",
    documents: readonly ReturnType<typeof given>[],
    renewalAt: Date | null = null,
  ) => ({ status: "verified", renewal, renewalAt, documents, changes: VERIFIED }) as const;
  const NEW = [given("identity", 20), given("address", 20)];

  it.each([
    ["with the documents of before", renewing("open", BOTH), "documents_missing"],
    ["with one new", renewing("open", [...BOTH, given("identity", 20)]), "documents_missing"],
    ["with both new", renewing("open", [...BOTH, ...NEW]), null],
    ["under way", renewing("pending", [...BOTH, ...NEW]), "documents_not_wanted"],
    [
      "after a no, unchanged",
      renewing("rejected", [...BOTH, ...NEW], day(21)),
      "documents_missing",
    ],
    [
      "after a no, with a better one",
      renewing("rejected", [...BOTH, ...NEW, given("identity", 22)], day(21)),
      null,
    ],
  ] as const)("%s", (_, handedIn, fault) => expect(submissionFault(handedIn)).toBe(fault));

  it("has room for as many documents as a first check, and again after a no", () => {
    expect(documentsLeft(renewing("open", BOTH))).toBe(10);
    expect(documentsLeft(renewing("open", [...BOTH, ...NEW]))).toBe(8);
    expect(documentsLeft(renewing("rejected", [...BOTH, ...NEW], day(21)))).toBe(10);
  });

  it("that is under way at the end of the verification goes on with its documents, and no older ones", () => {
    const end = { ...change("pending", 30), before: "verified" } as const;
    const rest = { status: "rejected", renewal: null, renewalAt: null } as const;
    const changes = [...VERIFIED, end, change("rejected", 31)];
    const better = given("identity", 32);
    const after = (documents: readonly ReturnType<typeof given>[]) =>
      submissionFault({ ...rest, documents, changes });
    expect(after([...BOTH, ...NEW, better])).toBeNull();
    expect(after([...BOTH, better])).toBe("documents_missing");
  });
});
