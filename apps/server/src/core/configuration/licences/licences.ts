import { isDeepStrictEqual } from "node:util";
import {
  type AgeRule,
  type LicencePolicyView,
  type MethodOffer,
  strictestSignUp,
} from "@houselight/contracts";
import type { Config } from "#platform/config";
import { playPolicy, STRICTER, STRICTEST_PLAY } from "./play-rules.ts";
import type { LicenceRecord, LicenceRules } from "./records/licence-record.ts";
import { LICENCES } from "./records/licence-records.ts";

/** A licence with every rule filled in. */
export interface Licence extends LicenceRules {
  readonly code: string;
  readonly name: string;
  /** Clocks by which its days begin; UTC for one that no record names. */
  readonly timeZone: string;
}

/** Values in EUR cents that decide how closely a payment is looked at. */
export interface PaymentThresholds {
  readonly dueDiligence: bigint;
  readonly automaticPayout: bigint;
  readonly fourEyes: bigint;
}

/** Variables that replace the thresholds of every licence. */
export type ThresholdVariables = Pick<
  Partial<Config>,
  "CDD_THRESHOLD_EUR" | "WITHDRAWAL_AUTO_EUR" | "WITHDRAWAL_FOUR_EYES_EUR"
>;

type Strictest = {
  readonly [Rule in keyof LicenceRules]: (
    known: readonly LicenceRules[Rule][],
  ) => LicenceRules[Rule];
};

const lowest = (known: readonly number[]): number => Math.min(...known);
/** No bound is the laxest of all. */
const lowestSaid = (known: readonly (number | null)[]): number | null => {
  const said = known.filter((one) => one !== null);
  return said.length > 0 ? lowest(said) : null;
};
const inAll = <T>([first = [], ...others]: readonly (readonly T[])[]): readonly T[] =>
  first.filter((one) => others.every((list) => list.includes(one)));
const inAny = <T>(lists: readonly (readonly T[])[]): T[] => [...new Set(lists.flat())];
const oldest = (known: readonly AgeRule[]): AgeRule => ({
  any: Math.max(...known.flatMap(({ any, by_country }) => [any, ...Object.values(by_country)])),
  by_country: {},
});

/** Keeps a method that every list offers, with the exceptions of all of them. */
const offeredByAll = (lists: readonly (readonly MethodOffer[])[]): readonly MethodOffer[] =>
  inAll(lists.map((list) => list.map(({ id }) => id))).map((id) => {
    const offers = lists.flat().filter((offer) => offer.id === id);
    return {
      id,
      except_countries: inAny(offers.map((offer) => offer.except_countries)),
      except_locales: inAny(offers.map((offer) => offer.except_locales)),
    };
  });

const STRICTEST: Strictest = {
  casinoAge: oldest,
  sportsAge: oldest,
  recall: (known) => known.every(Boolean),
  currencies: inAll,
  countriesServed: inAll,
  countriesRefused: inAny,
  methods: offeredByAll,
  dueDiligenceEur: lowest,
  automaticPayoutEur: lowest,
  fourEyesEur: lowest,
  signUpFields: strictestSignUp,
  depositsBeforeDetails: (known) => known.every(Boolean),
  admitsOthers: (known) => known.every(Boolean),
  ...STRICTEST_PLAY,
  sessionTimer: (known) => known.some(Boolean),
  approvalCard: (known) => known.some(Boolean),
  pages: inAll,
  welcomeGifts: (known) => known.every(Boolean),
  maxWagering: lowestSaid,
  monthlyStatement: (known) => known.some(Boolean),
  dormantAfterMonths: lowest,
  verificationMonths: lowest,
};

/**
 * Fills every rule of a licence: its own value, else the strictest of all values known for that
 * rule. A code without a record is a licence without a value. Throws when nobody says a rule.
 */
export function resolveLicence(code: string, records: readonly LicenceRecord[]): Licence {
  const own = records.find((record) => record.code === code);
  const rule = <Rule extends keyof LicenceRules>(name: Rule): LicenceRules[Rule] => {
    const value = own?.rules[name];
    if (value !== undefined) return value;
    const known = records.flatMap(({ rules }) => {
      const said = rules[name];
      return said === undefined ? [] : [said];
    });
    if (known.length === 0 && !Object.hasOwn(STRICTEST_PLAY, name))
      throw new Error(`no licence says ${name}`);
    return STRICTEST[name](known);
  };
  return {
    code,
    name: own?.name ?? code,
    timeZone: own?.timeZone ?? "UTC",
    casinoAge: rule("casinoAge"),
    sportsAge: rule("sportsAge"),
    recall: rule("recall"),
    currencies: rule("currencies"),
    countriesServed: rule("countriesServed"),
    countriesRefused: rule("countriesRefused"),
    methods: rule("methods"),
    dueDiligenceEur: rule("dueDiligenceEur"),
    automaticPayoutEur: rule("automaticPayoutEur"),
    fourEyesEur: rule("fourEyesEur"),
    signUpFields: rule("signUpFields"),
    depositsBeforeDetails: rule("depositsBeforeDetails"),
    admitsOthers: rule("admitsOthers"),
    autoplay: rule("autoplay"),
    turbo: rule("turbo"),
    minRoundMs: rule("minRoundMs"),
    buyFeature: rule("buyFeature"),
    tableGames: rule("tableGames"),
    jackpots: rule("jackpots"),
    sportsBets: rule("sportsBets"),
    celebrateReturns: rule("celebrateReturns"),
    netPosition: rule("netPosition"),
    realityCheckMinutes: rule("realityCheckMinutes"),
    realityBreakMinutes: rule("realityBreakMinutes"),
    maxStakeEur: rule("maxStakeEur"),
    slotStakes: rule("slotStakes"),
    idleMinutes: rule("idleMinutes"),
    sessionHours: rule("sessionHours"),
    sessionTimer: rule("sessionTimer"),
    approvalCard: rule("approvalCard"),
    pages: rule("pages"),
    welcomeGifts: rule("welcomeGifts"),
    maxWagering: rule("maxWagering"),
    monthlyStatement: rule("monthlyStatement"),
    dormantAfterMonths: rule("dormantAfterMonths"),
    verificationMonths: rule("verificationMonths"),
  };
}

/** The stricter of two licences in each rule: of rules of play the two alone count, and not what an unknown one would say. */
const STRICTER_OF_TWO = {
  ...STRICTEST,
  ...Object.fromEntries(
    Object.entries(STRICTER).map(([rule, stricter]) => {
      const of = stricter as (one: unknown, other: unknown) => unknown;
      return [rule, ([one, other = one]: readonly unknown[]) => of(one, other)];
    }),
  ),
} as Strictest;

/** Tells whether a licence is as strict as another, or stricter, in each single rule. */
export function isNoLaxer(one: Licence, other: Licence): boolean {
  const holds = <Rule extends keyof LicenceRules>(rule: Rule): boolean => {
    const { [rule]: strictest } = STRICTER_OF_TWO;
    const both = strictest([one[rule], other[rule]]);
    // What is asked at sign-up can be written in several ways: its own form is compared.
    const own = rule === "signUpFields" ? strictest([one[rule]]) : one[rule];
    return isDeepStrictEqual(one[rule], other[rule]) || isDeepStrictEqual(both, own);
  };
  return (Object.keys(STRICTEST) as (keyof LicenceRules)[]).every(holds);
}

const UNKNOWN = resolveLicence("", LICENCES);
const RESOLVED: ReadonlyMap<string, Licence> = new Map(
  LICENCES.map(({ code }) => [code, resolveLicence(code, LICENCES)]),
);

/** Returns the rules of a licence; the strictest of everything for a code that has no record. */
export const licenceOf = (code: string): Licence =>
  RESOLVED.get(code) ?? { ...UNKNOWN, code, name: code };

export const licenceCodes = (): readonly string[] => LICENCES.map(({ code }) => code);

export const isCountryServed = (licence: Licence, country: string): boolean =>
  licence.countriesServed.includes(country) && !licence.countriesRefused.includes(country);

export const servedCountries = (licence: Licence): readonly string[] =>
  licence.countriesServed.filter((country) => isCountryServed(licence, country));

/** Returns the thresholds of a licence; a variable that is set replaces the licence's own. */
export function thresholdsOf(licence: Licence, variables: ThresholdVariables): PaymentThresholds {
  const cents = (eur: number): bigint => BigInt(eur) * 100n;
  return {
    dueDiligence: cents(variables.CDD_THRESHOLD_EUR ?? licence.dueDiligenceEur),
    automaticPayout: cents(variables.WITHDRAWAL_AUTO_EUR ?? licence.automaticPayoutEur),
    fourEyes: cents(variables.WITHDRAWAL_FOUR_EYES_EUR ?? licence.fourEyesEur),
  };
}

/**
 * Says of which licence the variables let a withdrawal go out by itself that two operators must agree on; null
 * where they do so nowhere. One variable replaces the value of every licence, and the other's stays.
 */
export function thresholdFault(variables: ThresholdVariables): string | null {
  for (const licence of licenceCodes().map(licenceOf)) {
    const { automaticPayout, fourEyes } = thresholdsOf(licence, variables);
    if (automaticPayout > fourEyes)
      return (
        `Under ${licence.code} withdrawals up to EUR ${automaticPayout / 100n} would need no operator ` +
        `(WITHDRAWAL_AUTO_EUR) and those above EUR ${fourEyes / 100n} two (WITHDRAWAL_FOUR_EYES_EUR): ` +
        "set the second to the first at least."
      );
  }
  return null;
}

/** Returns the payment methods that a licence offers, without those that the house cannot serve. */
export const servedMethods = (
  licence: Pick<Licence, "methods">,
  off: Readonly<Record<string, string>>,
): readonly MethodOffer[] => licence.methods.filter(({ id }) => !Object.hasOwn(off, id));

interface Served {
  /** The player's, in whole years: stakes are those of this age. */
  readonly age?: number | null;
  /** Says of each payment method that the house cannot serve what is missing. */
  readonly methodsOff?: Readonly<Record<string, string>>;
}

/** Returns what the site is told of a licence. */
export const policyView = (
  licence: Licence,
  { age = null, methodsOff = {} }: Served = {},
): LicencePolicyView => ({
  name: licence.name,
  ages: { casino: licence.casinoAge, sports: licence.sportsAge },
  methods: [...servedMethods(licence, methodsOff)],
  sign_up_fields: licence.signUpFields,
  play: playPolicy(licence, age),
  session_timer: licence.sessionTimer,
  approval_card: licence.approvalCard,
  pages: [...licence.pages],
});

/** Returns the ages of a licence by product. */
export const agesOf = (licence: Licence): LicencePolicyView["ages"] => policyView(licence).ages;
