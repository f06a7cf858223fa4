import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CURRENCIES, decimalAmount, parseAmount, readDecimal } from "./index.ts";

describe("decimals", () => {
  it.each([
    ["0.003", 3, 3n],
    ["1,5", 2, 150n],
    ["12", 0, 12n],
    ["12.00", 0, 12n],
    ["0.0035", 3, null],
    ["1.", 2, null],
    [".5", 2, null],
    ["-1", 2, null],
    ["1e3", 2, null],
    ["1234567890123456", 2, null],
  ])("read %s to %d places: %s", (text, places, value) =>
    expect(readDecimal(text, places)).toBe(value),
  );

  it.each([
    [5000n, "EUR", "50.00"],
    [-5n, "EUR", "-0.05"],
    [5000n, "JPY", "5000"],
    [12_345n, "BTC", "0.00012345"],
  ])("write %d of %s as %s", (amount, code, text) =>
    expect(decimalAmount(amount, code)).toBe(text),
  );

  it("read what they write, in every currency", () => {
    const codes = fc.constantFrom(...Object.keys(CURRENCIES));
    fc.assert(
      fc.property(codes, fc.bigInt({ min: 0n, max: 10n ** 14n }), (code, amount) => {
        expect(parseAmount(decimalAmount(amount, code), code)).toBe(amount);
      }),
    );
  });
});
