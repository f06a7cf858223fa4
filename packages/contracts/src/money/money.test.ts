import { describe, expect, it } from "vitest";
import { formatAmount, formatMoney, parseAmount } from "./index.ts";

describe("formatMoney", () => {
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
    [330_00000000, "DOG", "en", "330.00 DOG"],
    [1_500_000, "USDT", "en", "1.50 USDT"],
    [100_000, "FUN", "en", "1,000.00 FUN"],
    [123456789012, "EUR", "de", "1.234.567.890,12 €"],
  ])("shows %d %s in %s as %s", (amount, code, locale, shown) => {
    expect(formatMoney(amount, code, { locale }).replace(/\u00a0/g, " ")).toBe(shown);
  });

  it("keeps every digit of amounts beyond a float", () => {
    expect(formatAmount(9_007_199_254_740_993_01n, "EUR")).toBe("9,007,199,254,740,993.01");
  });

  it("shows a plus only for gains", () => {
    expect(formatMoney(600, "EUR", { sign: "always" })).toBe("+€6.00");
    expect(formatMoney(0, "EUR", { sign: "always" })).toBe("€0.00");
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
