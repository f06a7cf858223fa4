import { describe, expect, it } from "vitest";
import { ENDPOINTS } from "../all-endpoints.ts";
import { BUNDLED_RATES, convert, CURRENCIES, thresholdsOf } from "../money/index.ts";
import {
  amountFault,
  balanceFault,
  cardNumberFault,
  defaultDeposit,
  depositMethods,
  depositTerms,
  findMethod,
  hasIbanCharacters,
  isCardExpiry,
  isDecimalMultipleOf,
  isLithuanianIban,
  offeredMethods,
  PAYMENT_METHODS,
  type PaymentContext,
  type PaymentMethod,
  readPaymentState,
  withdrawalMethods,
  withdrawalTerms,
} from "./index.ts";

const offer = (id: string) => ({
  id,
  except_countries: [] as string[],
  except_locales: [] as string[],
});
const ALL = PAYMENT_METHODS.map(({ id }) =>
  id === "voucher"
    ? { ...offer(id), except_countries: ["AU"], except_locales: ["en-AU"] }
    : offer(id),
);
const player = (part: Partial<PaymentContext> = {}): PaymentContext => ({
  offers: ALL,
  country: "DE",
  groups: [],
  ...part,
});
const ids = (methods: readonly PaymentMethod[]) => methods.map((method) => method.id);

describe("methods", () => {
  it.each([
    ["a German", {}, ["card", "sofort", "bank", "voucher"]],
    ["a German in group 631", { groups: ["631"] }, ["card", "bank", "voucher"]],
    ["a Norwegian", { country: "NO" }, ["card", "bank", "voucher"]],
    ["an Australian", { country: "AU" }, ["card", "bank"]],
    ["whoever reads en-AU", { country: "NO", locale: "en-AU" }, ["card", "bank"]],
    ["a licence that offers two", { offers: [offer("bank"), offer("card")] }, ["card", "bank"]],
    ["a licence that offers nothing", { offers: [] }, []],
  ] as const)("for %s are the right ones in EUR (CASHBOX-08)", (_, part, expected) => {
    expect(ids(depositMethods("EUR", player(part)))).toEqual(expected);
  });

  it("have a currency, a brand, a provider, a type and what was saved for them (CASHBOX-04)", () => {
    const saved = (id: string, method: string, currency: string) => ({
      id,
      method,
      currency,
      label: "•••• 1111",
      one_click: true,
      paid_out: false,
      last_used_at: "2026-01-01T00:00:00.000Z",
    });
    const profiles = [
      saved("1", "card", "EUR"),
      saved("2", "card", "USD"),
      saved("3", "bank", "EUR"),
    ];
    const [card] = depositMethods("EUR", player({ profiles }));
    expect(card).toMatchObject({
      currency: "EUR",
      brand: "card",
      provider: "paperpay",
      type: "cards",
      savedProfiles: [{ id: "1" }],
    });
    expect(depositMethods("EUR", player())[0]?.savedProfiles).toEqual([]);
    expect(new Set(PAYMENT_METHODS.map(({ type }) => type))).toEqual(
      new Set(["cards", "crypto", "vouchers", "bank_transfer"]),
    );
  });

  it("come from the library alone: no endpoint lists them but for operators (CASHBOX-05)", () => {
    const listing = ENDPOINTS.filter(({ path }) => /method/i.test(path));
    expect(listing.filter(({ access }) => access !== "operator")).toEqual([]);
    expect(offeredMethods(player())).not.toEqual([]);
  });

  it("are free of fees and instant (CASHBOX-17)", () => {
    for (const method of PAYMENT_METHODS)
      expect(method).toMatchObject({ fee: "free", processingTime: "instant" });
  });

  it("take coins where the licence offers them", () => {
    expect(ids(depositMethods("BTC", player()))).toEqual(["bitcoin"]);
    expect(depositMethods("BTC", player({ offers: [offer("card")] }))).toEqual([]);
  });

  it("pay out only by what can take money", () => {
    expect(ids(withdrawalMethods("EUR", player()))).toEqual(["card", "bank"]);
  });

  it("have known currencies, ids of their own, and whole limits", () => {
    expect(new Set(ids(PAYMENT_METHODS)).size).toBe(PAYMENT_METHODS.length);
    for (const method of PAYMENT_METHODS) {
      const [country = "DE"] = method.countries ?? [];
      expect(offeredMethods(player({ country }))).toContain(method);
      for (const code of method.currencies) {
        expect(Object.keys(CURRENCIES)).toContain(code);
        if (method.deposit) {
          const terms = depositTerms(method, code);
          expect(amountFault(terms.defaultAmount, terms)).toBeNull();
          for (const preset of terms.presets) expect(amountFault(preset, terms)).toBeNull();
          expect(terms.max).toBeLessThan(BigInt(Number.MAX_SAFE_INTEGER));
        }
        if (method.withdrawal) {
          const { min, max } = withdrawalTerms(method, code);
          expect(min).toBeGreaterThan(0n);
          expect(max).toBeGreaterThan(min);
        }
      }
    }
  });

  it.each([
    ["bitcoin", "BTC", 10_000n, 10_000n, 40_000_000n],
    ["bitcoincash", "BCH", 10_000n, 10_000n, 40_000_000n],
    ["litecoin", "LTC", 1_000_000n, 10_000n, 6_000_000_000n],
    ["ethereum", "ETH", 10_000_000n, 100_000n, 12_000_000_000n],
    ["dogecoin", "DOG", 1_000_000n, 10_000n, 160_000_000_000_000n],
    ["tether", "USDT", 20_000_000n, 25_000_000n, 4_000_000_000n],
  ])(
    "CASHBOX-18, CASHBOX-19, CASHBOX-20: %s has its printed limits",
    (id, code, depositMin, min, max) => {
      const method = findMethod(id) as PaymentMethod;
      expect(depositTerms(method, code).min).toBe(depositMin);
      expect(withdrawalTerms(method, code)).toMatchObject({ min, max });
    },
  );

  it.each([
    [999n, "amount_under_minimum"],
    [1000n, null],
    [1001n, "amount_not_a_multiple"],
    [1500n, null],
    [50_500n, "amount_over_maximum"],
  ])("a voucher of %d gives %s", (amount, fault) => {
    expect(amountFault(amount, depositTerms(findMethod("voucher") as PaymentMethod, "EUR"))).toBe(
      fault,
    );
  });
});

describe("the usual first deposit (OPEN-43)", () => {
  it.each([
    ["EUR", 5000n],
    ["USD", 5000n],
    ["AUD", 5000n],
    ["CAD", 5000n],
    ["NZD", 5000n],
    ["NOK", 50_000n],
    ["BRL", 25_000n],
    ["JPY", 5000n],
    ["KZT", 2_500_000n],
    ["BTC", 56_000n],
    ["ETH", 18_000_000n],
    ["USDT", 58_000_000n],
  ])("in %s is %d smallest units", (code, amount) => expect(defaultDeposit(code)).toBe(amount));

  it.each(["BTC", "BCH", "ETH", "LTC", "DOG", "USDT"])(
    "in %s is worth EUR 50, rounded up",
    (code) => {
      const cents = convert(defaultDeposit(code), code, "EUR", BUNDLED_RATES);
      expect(cents).toBeGreaterThanOrEqual(4999n);
      expect(cents).toBeLessThan(5500n);
    },
  );
});

describe("thresholds (OPEN-05)", () => {
  it.each([
    ["EUR", 600_000n],
    ["USD", 600_000n],
    ["AUD", 900_000n],
    ["CAD", 900_000n],
    ["NZD", 900_000n],
    ["NOK", 6_000_000n],
    ["BRL", 3_000_000n],
    ["JPY", 900_000n],
    ["KZT", 300_000_000n],
    ["XYZ", 900_000n],
  ])("of %s: %d deposited, ten times that staked", (code, deposit) => {
    expect(thresholdsOf(code)).toEqual({ deposit, bet: deposit * 10n });
  });

  it("of a coin are worth those of EUR", () => {
    expect(convert(thresholdsOf("BTC").deposit, "BTC", "EUR", BUNDLED_RATES)).toBeGreaterThan(
      599_000n,
    );
  });
});

describe("rules of money fields", () => {
  it.each([
    ["0.003", "0.001", true],
    ["0.0035", "0.001", false],
    ["15", "5", true],
    ["16", "5", false],
    ["0,3", "0.1", true],
    ["x", "0.1", false],
  ])("VALID-10: %s in steps of %s: %s", (typed, step, holds) => {
    expect(isDecimalMultipleOf(typed, step)).toBe(holds);
  });

  it("VALID-08: a cent more than there is", () => {
    expect(balanceFault(101n, 100n)).toBe("errors.not_enough_money");
    expect(balanceFault(100n, 100n)).toBeNull();
  });

  it.each([
    ["4111111111111111", true],
    ["4111 1111 1111 1111", true],
    ["4111111111111112", false],
    ["41111111111", false],
    ["x", false],
  ])("VALID-12: card %s: %s", (text, holds) =>
    expect(cardNumberFault(text)).toBe(holds ? null : "errors.creditcard.cardnumber.invalid"),
  );

  it("VALID-13: no bank is shut out until one is listed", () => {
    expect(cardNumberFault("4111111111111111")).toBeNull();
    expect(cardNumberFault("4111 1111 1111 1111", [])).toBeNull();
    expect(cardNumberFault("4111 1111 1111 1111", ["5", "411111"])).toBe(
      "errors.creditcard.cardnumber.bankNotPossible",
    );
  });

  it.each([
    ["11/26", true],
    ["10/26", false],
    ["13/30", false],
    ["01/00", false],
    ["00/30", false],
    ["1/27", false],
    ["12/39", true],
  ])("VALID-14: expiry %s in November 2026: %s", (text, holds) => {
    expect(isCardExpiry(text, new Date("2026-11-21T00:00:00Z"))).toBe(holds);
  });

  it.each([
    ["LT12-", false, true],
    ["lt60 1010 0123 4567 8901", true, true],
    ["DE89370400440532013000", true, false],
  ])("VALID-15, -16: IBAN %s", (text, characters, lithuanian) => {
    expect(hasIbanCharacters(text)).toBe(characters);
    expect(isLithuanianIban(text)).toBe(lithuanian);
  });

  it("CASHBOX-02: success is succeeded", () => {
    expect(readPaymentState("success")).toBe("succeeded");
    expect(readPaymentState("recalled")).toBe("recalled");
    expect(readPaymentState("paid")).toBeNull();
  });
});
