import { describe, expect, it } from "vitest";
import { LOCALES } from "../locales/index.ts";
import {
  BUNDLED_RATES,
  CURRENCIES,
  convert,
  convertUp,
  formatAmount,
  formatMoney,
  formatUnits,
  parseAmount,
} from "./index.ts";

describe("formatMoney (LOCALE-05, LOCALE-06, OPEN-22)", () => {
  it.each([
    [123456, "EUR", "en", "€1,234.56"],
    [-5, "EUR", "en", "-€0.05"],
    [123456, "JPY", "en", "¥123,456"],
    [100_000, "BTC", "en", "1000 µBTC"],
    [123_456_789, "BTC", "en", "1,234,567.89 µBTC"],
    [1, "BTC", "en", "0.01 µBTC"],
    [-56_000, "BTC", "de", "-560 µBTC"],
    [0, "BTC", "en", "0 µBTC"],
    [50_000_000, "LTC", "en", "500 mLTC"],
    [1_234_567, "ETH", "en", "1.23456 mETH"],
    [330_00000000, "DOG", "en", "330 DOG"],
    [1_500_000, "USDT", "en", "1.5 USDT"],
    [100_000, "FUN", "en", "1,000.00 FUN"],
    [58_000_000, "USDT", "en", "58 USDT"],
    [250_000, "BCH", "en", "0.0025 BCH"],
    [5000, "NZD", "en", "NZ$50.00"],
    [5000, "BRL", "en", "R$50.00"],
    [5000, "KZT", "en", "KZT 50.00"],
    [5000, "XYZ", "en", "XYZ 50.00"],
    [5000, "USD", "en", "$50.00"],
    [5000, "AUD", "en", "A$50.00"],
    [5000, "CAD", "de", "50,00 CA$"],
    [5000, "AUD", "en-AU", "$50.00"],
    [5000, "USD", "en-AU", "USD 50.00"],
    [5000, "CAD", "en-CA", "$50.00"],
    [5000, "USD", "en-CA", "US$50.00"],
    [5000, "USD", "fr-CA", "50,00 $ US"],
    [5000, "NOK", "no", "50,00 kr"],
    [123456789012, "EUR", "de", "1.234.567.890,12 €"],
  ])("shows %d %s in %s as %s", (amount, code, locale, shown) => {
    expect(formatMoney(amount, code, { locale }).replace(/\u00a0/g, " ")).toBe(shown);
  });

  describe.each(LOCALES)("in %s", (locale) => {
    const codes = [...Object.keys(CURRENCIES), "FUN"];
    const texts = codes.flatMap((code) => [
      formatMoney(-123_456_789, code, { locale }),
      formatMoney(123_456_789, code, { locale, sign: "always" }),
      formatUnits(123_456_789, code, locale),
    ]);

    it("never breaks between an amount and its unit", () =>
      expect(texts.filter((text) => text.includes(" "))).toEqual([]));

    it("tells every two currencies apart", () => {
      const units = codes.map((code) =>
        formatMoney(5000, code, { locale }).replace(/[\d.,\s]/g, ""),
      );
      expect(new Set(units).size).toBe(codes.length);
    });
  });

  it("keeps every digit of amounts beyond a float", () => {
    expect(formatAmount(9_007_199_254_740_993_01n, "EUR")).toBe("9,007,199,254,740,993.01");
  });

  it("shows a plus only for gains", () => {
    expect(formatMoney(600, "EUR", { sign: "always" })).toBe("+€6.00");
    expect(formatMoney(0, "EUR", { sign: "always" })).toBe("€0.00");
  });
});

describe("formatUnits", () => {
  it.each([
    [40_000_000, "BTC", "en", "0.4 BTC"],
    [56_000, "BTC", "de", "0,00056 BTC"],
    [60_00000000, "LTC", "en", "60 LTC"],
    [160_000_000_000_000, "DOG", "en", "1,600,000 DOG"],
    [1_234_567_891, "ETH", "en", "1.23456789 ETH"],
    [0, "BTC", "en", "0 BTC"],
    [5000, "EUR", "en", "€50.00"],
  ])("shows %d %s in %s as %s", (amount, code, locale, shown) => {
    expect(formatUnits(amount, code, locale).replace(/\u00a0/g, " ")).toBe(shown);
  });
});

describe("parseAmount", () => {
  it.each([
    ["50", "EUR", 5000n],
    ["50,5", "EUR", 5050n],
    ["0.001", "BTC", 100_000n],
    ["100", "JPY", 100n],
    ["100.00", "JPY", 100n],
    ["0.001", "EUR", null],
    ["-1", "EUR", null],
    ["1e3", "EUR", null],
    ["", "EUR", null],
  ])("reads %s %s", (typed, code, amount) => {
    expect(parseAmount(typed, code)).toBe(amount);
  });
});

describe("an amount in another currency", () => {
  it.each([
    [20n, "USD", "EUR", 17n, 18n],
    [100n, "USD", "EUR", 86n, 86n],
    [-20n, "USD", "EUR", -17n, -17n],
    [1n, "JPY", "EUR", 0n, 1n],
    [0n, "JPY", "EUR", 0n, 0n],
    [7n, "EUR", "EUR", 7n, 7n],
  ])("of %d %s in %s is cut to %d, or rounded up to %d", (amount, from, to, cut, up) => {
    expect(convert(amount, from, to, BUNDLED_RATES)).toBe(cut);
    expect(convertUp(amount, from, to, BUNDLED_RATES)).toBe(up);
  });
});
