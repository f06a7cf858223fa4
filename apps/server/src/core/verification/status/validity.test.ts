import { expect, it } from "vitest";
import { monthsAfter } from "#platform/clock";
import { expiryOf } from "./validity.ts";

it.each([
  ["the licence's months", "2026-05-04T10:00:00Z", 24, null, "2028-05-04T10:00:00Z"],
  ["a day that the month lacks", "2024-02-29T10:00:00Z", 24, null, "2026-02-28T10:00:00Z"],
  ["a short month", "2026-08-31T23:59:59Z", 6, null, "2027-02-28T23:59:59Z"],
  ["a document that ends before", "2026-05-04T10:00:00Z", 24, "2026-05-31", "2026-06-01T00:00:00Z"],
  ["a document that ends today", "2026-05-04T10:00:00Z", 24, "2026-05-04", "2026-05-05T00:00:00Z"],
  ["a document that outlasts it", "2026-05-04T10:00:00Z", 24, "2030-01-01", "2028-05-04T10:00:00Z"],
] as const)("a verification holds for %s", (_, at, months, lastDay, until) => {
  const day = lastDay === null ? null : new Date(lastDay);
  expect(expiryOf(new Date(at), months, day)).toEqual(new Date(until));
});

it.each([
  ["2026-05-04T10:00:00Z", 1, "2026-06-04T10:00:00Z"],
  ["2026-01-31T10:00:00Z", 1, "2026-02-28T10:00:00Z"],
  ["2028-01-31T10:00:00Z", 1, "2028-02-29T10:00:00Z"],
  ["2026-03-31T10:00:00Z", -1, "2026-02-28T10:00:00Z"],
  ["2026-12-31T10:00:00Z", -6, "2026-06-30T10:00:00Z"],
  ["2026-08-31T23:59:59Z", 12, "2027-08-31T23:59:59Z"],
] as const)("%s and %d months are %s", (from, months, to) =>
  expect(monthsAfter(new Date(from), months)).toEqual(new Date(to)),
);
