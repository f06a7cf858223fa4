import { expect, it } from "vitest";
import { fillVariables } from "./variables.ts";

const VARIABLES = { amount: { EUR: "70", CAD: "100" }, prize: { CAD: "5" } };

it.each([
  ["{amount}", "CAD", "100"],
  ["{amount:currency}", "CAD", "100 CAD"],
  ["{amount:currency}", "NOK", "70 EUR"],
  ["{prize}", "NOK", "{prize}"],
  ["{constructor} {toString:currency}", "EUR", "{constructor} {toString:currency}"],
  ["{amount}", "constructor", "70"],
])("CMS-06, LOCALE-07: %s in %s is %s", (text, code, filled) =>
  expect(fillVariables(text, VARIABLES, code)).toBe(filled),
);

it("leaves a text without variables alone", () =>
  expect(fillVariables("{amount}", undefined, "EUR")).toBe("{amount}"));
