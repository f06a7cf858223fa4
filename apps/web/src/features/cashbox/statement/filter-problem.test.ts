import { describe, expect, it } from "vitest";
import { filterProblem, isHalfTyped } from "./filter-problem.ts";

describe("the days of a statement", () => {
  it.each([
    ["", ""],
    ["2026-11-01", ""],
    ["", "2026-11-01"],
    ["2026-11-01", "2026-11-01"],
    ["2000-01-01", "2100-12-31"],
  ])("can be asked for: %s to %s", (from, to) => expect(filterProblem({ from, to })).toBeNull());

  it.each([
    ["2026-11-02", "2026-11-01", "from", "fromAfterTo"],
    ["1999-12-31", "", "from", "outOfRange"],
    ["0202-01-01", "2026-11-01", "from", "outOfRange"],
    ["2026-11-01", "2101-01-01", "to", "outOfRange"],
    ["", "20260-01-01", "to", "outOfRange"],
    ["", "202026-01-01", "to", "outOfRange"],
  ])("cannot be asked for: %s to %s", (from, to, field, key) =>
    expect(filterProblem({ from, to })).toEqual({ field, key }),
  );

  it.each([
    ["0002-11-01", true],
    ["0202-11-01", true],
    ["1999-11-01", false],
    ["2026-11-01", false],
  ])("%s is half typed: %s", (day, half) => expect(isHalfTyped(day)).toBe(half));
});
