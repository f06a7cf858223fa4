import { describe, expect, it } from "vitest";
import { amountProblem, partOf } from "./amount-problem.ts";

const TERMS = { min: 1_000n, max: 50_000n, step: 500n };

describe("an amount (VALID-08, CASHBOX-09)", () => {
  it.each([
    [null, undefined, "VALIDATION.AMOUNT.INVALID"],
    [999n, undefined, "VALIDATION.AMOUNT.TOO_SMALL"],
    [1_000n, undefined, null],
    [1_250n, undefined, "VALIDATION.AMOUNT.MULTIPLE"],
    [50_500n, undefined, "VALIDATION.AMOUNT.TOO_LARGE"],
    [5_000n, 5_000n, null],
    [5_500n, 5_000n, "errors.not_enough_money"],
    [1_000n, 1_000n, null],
    [null, 999n, "VALIDATION.AMOUNT.UNDER_SMALLEST"],
    [900n, 999n, "VALIDATION.AMOUNT.UNDER_SMALLEST"],
    [1_000n, 999n, "VALIDATION.AMOUNT.UNDER_SMALLEST"],
  ] as const)("%s with %s available: %s", (amount, available, problem) =>
    expect(amountProblem(amount, TERMS, available)).toBe(problem),
  );
});

describe("part of what is available", () => {
  it.each([
    [10_000n, 25n, 2_500n],
    [10_999n, 100n, 10_500n],
    [900_000n, 100n, 50_000n],
    [100n, 50n, 0n],
  ] as const)("%s × %s %% is %s", (available, percent, part) =>
    expect(partOf(available, percent, TERMS)).toBe(part),
  );
});
