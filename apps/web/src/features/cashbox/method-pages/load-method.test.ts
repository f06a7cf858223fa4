import { readFileSync } from "node:fs";
import { PAYMENT_METHODS } from "@houselight/contracts/cashbox";
import { describe, expect, it } from "vitest";
import { explanationOf } from "./load-method.ts";

const CATALOGUES = "../../../../../../packages/contracts/src/messages";

describe("payment methods", () => {
  it.each([
    ["card", "cards", "card"],
    ["another-card", "cards", "card"],
    ["sofort", "bank_transfer", "sofort"],
    ["another-bank", "bank_transfer", "bank"],
    ["voucher", "vouchers", "voucher"],
    ["bitcoin", "crypto", "crypto"],
  ] as const)("are explained by their type: %s", (id, type, explanation) =>
    expect(explanationOf({ id, type })).toBe(explanation),
  );

  it.each(["en", "de", "fr-CA", "it", "no"])(
    "have a name each in %s, and nothing else has",
    (locale) => {
      const file = readFileSync(new URL(`${CATALOGUES}/${locale}.json`, import.meta.url), "utf8");
      const { methods } = (JSON.parse(file) as { cashbox: { methods: object } }).cashbox;
      expect(Object.keys(methods).toSorted()).toEqual(
        PAYMENT_METHODS.map(({ id }) => id).toSorted(),
      );
    },
  );
});
