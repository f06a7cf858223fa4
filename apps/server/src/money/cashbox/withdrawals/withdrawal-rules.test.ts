import { describe, expect, it } from "vitest";
import { approvalsNeeded, isSourceOrderKept, sourcePart } from "./withdrawal-rules.ts";

const limits = { automatic: 20_000n, single: 200_000n };

describe("approvals", () => {
  it.each([
    [1n, 0],
    [20_000n, 0],
    [20_001n, 1],
    [200_000n, 1],
    [200_001n, 2],
    [10_000_000n, 2],
  ])("%d EUR cents need %d", (eurCents, needed) => {
    expect(approvalsNeeded(eurCents, limits)).toBe(needed);
  });

  it("asks for an operator whatever the amount where nothing is automatic", () => {
    expect(approvalsNeeded(1n, { automatic: 0n, single: 200_000n })).toBe(1);
  });
});

const source = (method: string, outstanding: bigint, least = 1n) => ({
  method,
  currency: "EUR",
  outstanding,
  least,
});

describe("back to where it came from", () => {
  it.each([
    ["nothing outstanding anywhere", 500n, "bank", [], true],
    ["its own method alone, winnings included", 500n, "card", [source("card", 100n)], true],
    ["another method first", 1n, "bank", [source("card", 100n)], false],
    [
      "its own share beside another's",
      100n,
      "card",
      [source("card", 100n), source("bank", 5n)],
      true,
    ],
    [
      "more than its share beside another's",
      101n,
      "card",
      [source("card", 100n), source("bank", 5n)],
      false,
    ],
    ["another method that is paid back", 500n, "bank", [source("card", 0n)], true],
    ["less on another method than it pays out", 500n, "bank", [source("card", 9n, 10n)], true],
    ["as much on another method as it pays out", 500n, "bank", [source("card", 10n, 10n)], false],
    [
      "less on either method than it pays out",
      500n,
      "card",
      [source("card", 9n, 10n), source("bank", 9n, 10n)],
      true,
    ],
  ] as const)("%s", (_, amount, method, sources, kept) => {
    expect(isSourceOrderKept(amount, method, sources)).toBe(kept);
  });

  it("counts no more as going back than came in", () => {
    expect(sourcePart(500n, "card", [source("card", 100n)])).toBe(100n);
    expect(sourcePart(50n, "card", [source("card", 100n)])).toBe(50n);
    expect(sourcePart(50n, "bank", [source("card", 100n)])).toBe(0n);
  });
});
