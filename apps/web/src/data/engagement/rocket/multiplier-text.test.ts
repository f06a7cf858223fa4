import { expect, it } from "vitest";
import { multiplierText, readMultiplier, targetProblem } from "./multiplier-text.ts";

it.each([
  ["2", 200],
  ["2.5", 250],
  ["2,05", 205],
  [" × 1.01 ", 101],
  ["x10", 1_000],
  ["1000000", 100_000_000],
  ["0", 0],
  ["", null],
  ["two", null],
  ["1.234", null],
  ["1,000.5", null],
  ["-2", null],
  ["1e3", null],
])("reads %j as %s hundredths", (text, hundredths) =>
  expect(readMultiplier(text)).toBe(hundredths),
);

it.each([
  [null, "unread"],
  [100, "low"],
  [101, null],
  [500, null],
  [501, "high"],
])("a target of %s is %s", (target, problem) =>
  expect(targetProblem(target, { least: 101, most: 500 })).toBe(problem),
);

it.each([
  [100, "en", "1.00"],
  [231, "de", "2,31"],
  [123_456, "en", "1234.56"],
  [100_000_000, "en", "1,000,000.00"],
])("writes %s in %s as %s", (hundredths, locale, text) =>
  expect(multiplierText(hundredths, locale)).toBe(text),
);
