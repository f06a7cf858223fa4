import {
  type CurrencyCode,
  depositMethods,
  offeredMethods,
  PAYMENT_METHODS,
  signUpAge,
} from "@houselight/contracts";
import { describe, expect, it } from "vitest";
import type { LicenceRecord } from "./records/licence-record.ts";
import { LICENCES } from "./records/licence-records.ts";
import {
  agesOf,
  isCountryServed,
  licenceCodes,
  licenceOf,
  resolveLicence,
  servedCountries,
  thresholdFault,
  thresholdsOf,
} from "./licences.ts";

const offer = (id: string, except: string[] = []) => ({
  id,
  except_countries: except,
  except_locales: [],
});
const age = (any: number, by_country = {}) => ({ any, by_country });

/** Rules of play: `play-rules.test.ts` is about them. */
const PLAY = {
  autoplay: true,
  turbo: true,
  minRoundMs: { slots: 0, other: 0 },
  buyFeature: true,
  tableGames: true,
  jackpots: true,
  sportsBets: "all" as const,
  celebrateReturns: true,
  netPosition: false,
  realityCheckMinutes: null,
  realityBreakMinutes: 0,
  maxStakeEur: null,
  slotStakes: [],
  idleMinutes: 40,
  sessionHours: 24,
};

const FREE: LicenceRecord = {
  code: "FREE",
  name: "Free",
  geography: [],
  languages: [],
  timeZone: "UTC",
  rules: {
    casinoAge: age(18, { EE: 23 }),
    sportsAge: age(16),
    recall: true,
    currencies: ["EUR", "USD", "BTC"],
    countriesServed: ["DE", "FR", "NO"],
    countriesRefused: ["FR"],
    methods: [offer("card", ["DE"]), offer("bank"), offer("bitcoin")],
    dueDiligenceEur: 3000,
    automaticPayoutEur: 100,
    fourEyesEur: 5000,
    signUpFields: { any: {}, by_country: {} },
    depositsBeforeDetails: true,
    admitsOthers: true,
    ...PLAY,
    sessionTimer: false,
    approvalCard: false,
    pages: ["crypto-benefits", "sportsbook-terms"],
    welcomeGifts: true,
    maxWagering: null,
    monthlyStatement: false,
    dormantAfterMonths: 24,
    verificationMonths: 36,
  },
};
const NARROW: LicenceRecord = {
  code: "NARROW",
  name: "Narrow",
  geography: [],
  languages: [],
  timeZone: "UTC",
  rules: {
    casinoAge: age(20),
    sportsAge: age(18),
    recall: false,
    currencies: ["NOK", "EUR"],
    countriesServed: ["NO", "SE", "FR"],
    countriesRefused: ["SE"],
    methods: [offer("bank"), offer("card", ["NO"])],
    dueDiligenceEur: 1000,
    automaticPayoutEur: 500,
    fourEyesEur: 2000,
    signUpFields: { any: { nickname: "required" }, by_country: {} },
    depositsBeforeDetails: false,
    admitsOthers: false,
    ...PLAY,
    sessionTimer: true,
    approvalCard: true,
    pages: ["sportsbook-terms"],
    welcomeGifts: false,
    maxWagering: 20,
    monthlyStatement: true,
    dormantAfterMonths: 12,
    verificationMonths: 18,
  },
};
const strictest = {
  casinoAge: age(23),
  sportsAge: age(18),
  recall: false,
  currencies: ["EUR"],
  countriesServed: ["FR", "NO"],
  countriesRefused: ["FR", "SE"],
  methods: [offer("card", ["DE", "NO"]), offer("bank")],
  dueDiligenceEur: 1000,
  automaticPayoutEur: 100,
  fourEyesEur: 2000,
  signUpFields: { any: { nickname: "required" }, by_country: {} },
  depositsBeforeDetails: false,
  admitsOthers: false,
  sessionTimer: true,
  approvalCard: true,
  pages: ["sportsbook-terms"],
  welcomeGifts: false,
  maxWagering: 20,
  monthlyStatement: true,
  dormantAfterMonths: 12,
  verificationMonths: 18,
};

describe("a licence without a record", () => {
  it("has the strictest of all values known for each rule", () => {
    expect(resolveLicence("XX", [FREE, NARROW])).toMatchObject({
      code: "XX",
      name: "XX",
      ...strictest,
    });
    expect(resolveLicence("XX", [NARROW, FREE]).currencies).toEqual(["EUR"]);
  });

  it("among ours waits for 21, takes nothing back and offers what all offer", () => {
    const unknown = licenceOf("XX");
    expect(signUpAge(agesOf(unknown), "DE")).toBe(21);
    expect(unknown.recall).toBe(false);
    expect(unknown.methods.map(({ id }) => id)).toEqual(["card", "sofort", "bank"]);
  });
});

describe("a rule without a value", () => {
  it.each(Object.keys(strictest) as (keyof typeof strictest)[])(
    "is the strictest that any licence says: %s",
    (rule) => {
      const { [rule]: _, ...rest } = FREE.rules;
      const partial: LicenceRecord = { ...FREE, code: "PART", rules: rest };
      const resolved = resolveLicence("PART", [partial, FREE, NARROW]);
      expect(resolved[rule]).toEqual(strictest[rule]);
      expect(resolved).toMatchObject(rest);
    },
  );

  it("that nobody says is our fault", () => {
    expect(() => resolveLicence("XX", [{ ...FREE, rules: {} }])).toThrow("no licence says");
  });
});

describe("our licences", () => {
  it.each([
    ["CW", "DE", 18],
    ["CW", "EE", 21],
    ["EE", "DE", 21],
    ["AU", "AU", 18],
    ["AU", "EE", 21],
  ])("VALID-11: under %s from %s one signs up from %d on", (code, country, years) => {
    expect(signUpAge(agesOf(licenceOf(code)), country)).toBe(years);
  });

  it.each([
    ["CW", "DE", ["card", "sofort", "bank", "voucher"]],
    ["CW", "NO", ["card", "bank", "voucher"]],
    ["CW", "AU", ["card", "bank"]],
    ["AU", "NO", ["card", "bank"]],
    ["EE", "EE", ["card", "bank"]],
    ["EE", "DE", ["card", "sofort", "bank"]],
  ])("LICENCE-12, LICENCE-13: %s from %s takes EUR by %j", (code, country, expected) => {
    const context = { offers: licenceOf(code).methods, country, groups: [] };
    expect(depositMethods("EUR", context).map(({ id }) => id)).toEqual(expected);
  });

  it("LICENCE-13: shows no voucher to whoever reads en-AU", () => {
    const context = { offers: licenceOf("CW").methods, country: "NO", groups: [] };
    const shown = offeredMethods({ ...context, locale: "en-AU" }).map(({ id }) => id);
    expect(shown).not.toContain("voucher");
    expect(shown).toContain("card");
  });

  it("LICENCE-12: have pages on coins and sports but in Estonia", () => {
    const pages = ["CW", "AU", "EE", "??"].map((code) => licenceOf(code).pages.length);
    expect(pages).toEqual([2, 2, 0, 0]);
  });

  it("LICENCE-12: take coins but in Estonia", () => {
    const coins = (code: string) =>
      depositMethods("BTC", { offers: licenceOf(code).methods, country: "DE", groups: [] }).length;
    expect(["CW", "AU", "EE"].map(coins)).toEqual([1, 1, 0]);
  });

  it("offer no method that the payments library does not have", () => {
    const known = PAYMENT_METHODS.map(({ id }) => id);
    for (const code of licenceCodes())
      for (const { id } of licenceOf(code).methods) expect(known).toContain(id);
  });

  it("have codes of their own, and geographies that do not overlap", () => {
    expect(new Set(licenceCodes()).size).toBe(LICENCES.length);
    const countries = LICENCES.flatMap(({ geography }) => geography);
    expect(new Set(countries).size).toBe(countries.length);
  });

  it("LICENCE-15: serve the countries named, and no other", () => {
    const served = servedCountries(licenceOf("CW"));
    for (const country of ["CA", "AU", "DE", "NZ", "IT", "NO", "EE"])
      expect(served).toContain(country);
    expect(isCountryServed(licenceOf("CW"), "US")).toBe(false);
  });
});

describe("a licence's countries, currencies and thresholds", () => {
  it("leave out a country that is refused", () => {
    const free = resolveLicence("FREE", [FREE]);
    expect(servedCountries(free)).toEqual(["DE", "NO"]);
    expect(isCountryServed(free, "FR")).toBe(false);
  });

  it("keep the order of sign-up", () => {
    const order: readonly CurrencyCode[] = ["EUR", "USD", "AUD"];
    expect(licenceOf("CW").currencies.slice(0, 3)).toEqual(order);
  });

  it("give way to a variable, each for itself", () => {
    const free = resolveLicence("FREE", [FREE]);
    expect(thresholdsOf(free, {})).toEqual({
      dueDiligence: 300_000n,
      automaticPayout: 10_000n,
      fourEyes: 500_000n,
    });
    expect(thresholdsOf(free, { WITHDRAWAL_AUTO_EUR: 0 })).toEqual({
      dueDiligence: 300_000n,
      automaticPayout: 0n,
      fourEyes: 500_000n,
    });
  });

  it.each([
    [{}, null],
    [{ WITHDRAWAL_AUTO_EUR: 2000 }, null],
    [{ WITHDRAWAL_AUTO_EUR: 0, WITHDRAWAL_FOUR_EYES_EUR: 0 }, null],
    [{ WITHDRAWAL_AUTO_EUR: 9000, WITHDRAWAL_FOUR_EYES_EUR: 9000 }, null],
    [{ WITHDRAWAL_AUTO_EUR: 2001 }, /Under CW .* EUR 2001 .* EUR 2000 two/],
    [{ WITHDRAWAL_FOUR_EYES_EUR: 100 }, /EUR 200 .*WITHDRAWAL_AUTO_EUR.* EUR 100 two/],
    [{ WITHDRAWAL_AUTO_EUR: 500, WITHDRAWAL_FOUR_EYES_EUR: 499 }, /WITHDRAWAL_FOUR_EYES_EUR/],
  ])("let no withdrawal go out by itself that two must agree on: %o", (variables, fault) => {
    if (fault) expect(thresholdFault(variables)).toMatch(fault);
    else expect(thresholdFault(variables)).toBeNull();
  });
});
