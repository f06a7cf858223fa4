import {
  depositTerms,
  findMethod,
  offeredMethods,
  PAYMENT_METHODS,
  type PaymentMethod,
} from "@houselight/contracts/cashbox";
import { describe, expect, it } from "vitest";
import { fiatOf, printedLimits, withCurrencies } from "./payment-limits.ts";

const method = (id: string) => findMethod(id) as PaymentMethod;

describe("printed limits (CASHBOX-18, CASHBOX-19, CASHBOX-20)", () => {
  it.each([
    ["bitcoin", 10_000n, 112_000_000n, 10_000n, 40_000_000n],
    ["bitcoincash", 10_000n, 22_000_000_000n, 10_000n, 40_000_000n],
    ["ethereum", 10_000_000n, 36_000_000_000n, 100_000n, 12_000_000_000n],
    ["litecoin", 1_000_000n, 118_000_000_000n, 10_000n, 6_000_000_000n],
    ["dogecoin", 1_000_000n, 66_000_000_000_000n, 10_000n, 160_000_000_000_000n],
    ["tether", 20_000_000n, 116_000_000_000n, 25_000_000n, 4_000_000_000n],
  ])("of %s are its own, whatever currency is looked at", (id, min, max, outMin, outMax) =>
    expect(printedLimits(method(id), "EUR")).toMatchObject({
      deposit: { min, max },
      withdrawal: { min: outMin, max: outMax },
    }),
  );

  it("are those that the deposit form holds to", () => {
    for (const each of PAYMENT_METHODS) {
      const code = each.currencies[0] ?? "";
      const { min, max } = depositTerms(each, code);
      expect(printedLimits(each, code)?.deposit, each.id).toEqual({ min, max });
    }
  });

  it("of a card follow the currency", () => {
    expect(printedLimits(method("card"), "EUR")?.deposit).toEqual({ min: 1_000n, max: 1_000_000n });
    expect(printedLimits(method("card"), "JPY")?.deposit).toEqual({ min: 1_000n, max: 1_000_000n });
  });

  it("do not exist where the currency is not taken", () =>
    expect(printedLimits(method("voucher"), "JPY")).toBeNull());

  it("have no way out where the method pays nothing out", () =>
    expect(printedLimits(method("voucher"), "EUR")?.withdrawal).toBeNull());
});

it("offers the currencies that some method takes", () => {
  const offers = PAYMENT_METHODS.map(({ id }) => ({
    id,
    except_countries: [],
    except_locales: [],
  }));
  const methods = offeredMethods({ offers, country: null, groups: [] });
  expect(fiatOf(methods)).toContain("KZT");
  expect(fiatOf([method("voucher")])).toEqual(["EUR", "USD", "CAD", "NZD", "NOK"]);
});

it("leaves out what takes no currency that is enabled", () => {
  const methods = [method("card"), method("bitcoin"), method("tether")];
  expect(withCurrencies(methods, ["NOK", "BTC"]).map(({ id }) => id)).toEqual(["card", "bitcoin"]);
});
