import { LOCALES } from "@houselight/contracts/locales";
import { CURRENCIES, currency, formatAmount } from "@houselight/contracts/money";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainAmount, readAmount } from "./read-amount.ts";

const locales = fc.constantFrom(...LOCALES);
const codes = fc.constantFrom(...Object.keys(CURRENCIES));

/** An amount with no digit finer than what is shown, up to fifteen of them. */
const amounts = codes.chain((code) => {
  const { subunitsToUnit, decimals } = currency(code);
  const finest = BigInt(subunitsToUnit) / 10n ** BigInt(decimals);
  return fc
    .bigInt({ min: 0n, max: 10n ** 14n })
    .map((amount) => ({ code, amount: amount - (amount % finest) }));
});

describe("an amount in the language of who types it", () => {
  it.each([
    ["en", "10,000", 1_000_000n],
    ["en", "10.50", 1_050n],
    ["en", "10,50", 1_050n],
    ["en", "1,234.56", 123_456n],
    ["en", "1.234,56", 123_456n],
    ["en", "1,234,567.8", 123_456_780n],
    ["en", "1,234,567", 123_456_700n],
    ["de", "10.000", 1_000_000n],
    ["de", "10,5", 1_050n],
    ["de", "1.234,56", 123_456n],
    ["de", "1,234.56", 123_456n],
    ["de", "1.234.567,8", 123_456_780n],
    ["it", "1.000", 100_000n],
    ["fr-CA", "1 000,50", 100_050n],
    ["fr-CA", "1\u00A0000", 100_000n],
    ["no", "1\u202F000", 100_000n],
    ["de", "1'000", 100_000n],
    ["en", "1’000.5", 100_050n],
    ["en", "1 000", 100_000n],
    ["en", "50.", 5_000n],
    ["de", "50,", 5_000n],
    ["de", ",5", 50n],
    ["en", ",5", 50n],
    ["en", ".5", 50n],
    ["en", " 50 ", 5_000n],
    ["en", "0,500", 50n],
    ["no", "10.50", 1_050n],
  ] as const)("%s: %s is %s", (locale, typed, amount) =>
    expect(readAmount(typed, "EUR", locale)).toBe(amount),
  );

  it.each([
    ["no", "10.000"],
    ["fr-CA", "10.000"],
    ["fr-CA", "1,234,567"],
    ["de", "1 000.000"],
    ["en", "1.234.567"],
    ["en", "1,23,456"],
    ["en", "1,2345.00"],
    ["en", "1,234.56.7"],
    ["en", "1.234,567,8"],
    ["en", "1 00"],
    ["en", "1 000'000.00"],
    ["en", "10.505"],
    ["en", "-5"],
    ["en", "5e3"],
    ["en", "€50"],
    ["en", "."],
    ["en", ""],
    ["en", "fifty"],
  ])("%s: %s is refused", (locale, typed) => expect(readAmount(typed, "EUR", locale)).toBeNull());

  it("takes a fraction of a coin for what it is, and thousands of coins too", () => {
    expect(readAmount("0.001", "BTC", "de")).toBe(100_000n);
    expect(readAmount("0,001", "BTC", "en")).toBe(100_000n);
    expect(readAmount("1.600", "DOG", "de")).toBe(160_000_000_000n);
  });

  it("is the amount that was written in that language", () => {
    fc.assert(
      fc.property(amounts, locales, ({ code, amount }, locale) => {
        const written = formatAmount(amount, code, locale);
        expect(readAmount(written, code, locale)).toBe(amount);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    [5_000n, "EUR", "en", "50"],
    [5_050n, "EUR", "de", "50,50"],
    [100n, "JPY", "en", "100"],
    [5_000_000n, "BTC", "en", "0.05"],
    [200_000_000n, "BTC", "de", "2"],
    [1_234_567_891n, "ETH", "en", "1.234567891"],
  ])("is shown by a field as it is: %d of %s in %s", (amount, code, locale, text) => {
    expect(plainAmount(amount, code, locale)).toBe(text);
  });

  it("is the amount that a button put into the field, to its last unit", () => {
    const every = codes.chain((code) =>
      fc.bigInt({ min: 0n, max: 10n ** 14n }).map((amount) => ({ code, amount })),
    );
    fc.assert(
      fc.property(every, locales, ({ code, amount }, locale) => {
        expect(readAmount(plainAmount(amount, code, locale), code, locale)).toBe(amount);
      }),
      { numRuns: 2_000 },
    );
  });
});
