import { expect, it } from "vitest";
import { oddsText } from "./odds-text.ts";

it.each([
  ["decimal", "en", "2.15"],
  ["decimal", "de", "2,15"],
  ["fractional", "de", "23/20"],
  ["american", "en", "+115"],
  ["hong_kong", "no", "1,15"],
  ["malay", "it", "−0,87"],
] as const)("SPORT-04: 2.15 in %s and %s is %s", (format, locale, text) =>
  expect(oddsText(2_150, format, locale)).toBe(text),
);
