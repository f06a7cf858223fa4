import { describe, expect, it } from "vitest";
import { needsVerification } from "./due-diligence.ts";

describe("due diligence", () => {
  it.each([
    ["one cent under the threshold", "none", 199_999n, 0n, false],
    ["the threshold itself", "none", 200_000n, 0n, true],
    ["four of 500 in a day", "none", 50_000n, 150_000n, true],
    ["three of 500 in a day", "none", 50_000n, 100_000n, false],
    ["papers that are being looked at", "pending", 200_000n, 0n, true],
    ["papers that were refused", "rejected", 200_000n, 0n, true],
    ["a verified player", "verified", 200_000n, 900_000n, false],
  ] as const)("%s", (_, verification, own, linked, needed) => {
    expect(needsVerification(verification, { own, linked, threshold: 200_000n })).toBe(needed);
  });
});
