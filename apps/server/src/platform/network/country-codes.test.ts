import { expect, it } from "vitest";
import { isCountryCode } from "./country-codes.ts";

it.each(["US", "GB", "EE", "XK", "GF", "AX"])("%s is a country", (code) =>
  expect(isCountryCode(code)).toBe(true),
);

it.each(["XX", "ZZ", "UK", "EU", "SU", "QQ", "us", "USA", "T1", ""])("%s is none", (code) =>
  expect(isCountryCode(code)).toBe(false),
);
