import {
  type AgeRule,
  type CurrencyCode,
  LICENCE_PAGES,
  type LicencePage,
  type Locale,
  type MethodOffer,
  type SignUpRule,
} from "@houselight/contracts";
import type { PlayRules } from "./play-rules.ts";

/** The rules that a licence decides. A rule that one leaves out is the strictest that any licence says. */
export interface LicenceRules extends PlayRules {
  readonly casinoAge: AgeRule;
  readonly sportsAge: AgeRule;
  /** Lets a player take a withdrawal back before it leaves. */
  readonly recall: boolean;
  /** Currencies of the accounts it allows, in the order of the form (WALLET-07). */
  readonly currencies: readonly CurrencyCode[];
  readonly countriesServed: readonly string[];
  /** Not served, whatever `countriesServed` says. */
  readonly countriesRefused: readonly string[];
  readonly methods: readonly MethodOffer[];
  /** Payments of a day, in EUR, from which a player must be verified. */
  readonly dueDiligenceEur: number;
  /** Value in EUR up to which a withdrawal needs no operator. */
  readonly automaticPayoutEur: number;
  /** Value in EUR above which two different operators must agree. */
  readonly fourEyesEur: number;
  /** Fields of the sign-up beyond those of every licence, with exceptions by country of residence. */
  readonly signUpFields: SignUpRule;
  /** Players of other licences may log in from the countries of its geography. */
  readonly admitsOthers: boolean;
  /** Shows players for how long they have been logged in (LIMIT-07). */
  readonly sessionTimer: boolean;
  /** Pages of words beyond those of every licence, linked from the footer (LICENCE-12). */
  readonly pages: readonly LicencePage[];
  /** Mails players the statement of each month in which anything moved. */
  readonly monthlyStatement: boolean;
  /** Months without a session after which an account is dormant; a mail says so a month before. */
  readonly dormantAfterMonths: number;
  /** Months for which a verification holds at most. */
  readonly verificationMonths: number;
}

/** A licence: one record, pure data. Hosts that lead to it stand in `hosts.ts`. */
export interface LicenceRecord {
  readonly code: string;
  /** The jurisdiction, in its own words. */
  readonly name: string;
  /** Visitors from these countries come under it on every host that is not pinned. */
  readonly geography: readonly string[];
  /** Readers of these languages come under it where neither host nor geography names another, if it is no laxer. */
  readonly languages: readonly Locale[];
  readonly rules: Partial<LicenceRules>;
}

/** Played by people of Estonia from 21 on under every licence; sports from 18 (VALID-11, OPEN-24). */
const CASINO_AGE: AgeRule = { any: 18, by_country: { EE: 21 } };
const SPORTS_AGE: AgeRule = { any: 18, by_country: {} };

const FIAT = ["EUR", "USD", "AUD", "CAD", "NZD", "BRL", "NOK", "JPY", "KZT"] as const;
const COINS = ["BTC", "BCH", "ETH", "LTC", "DOG", "USDT"] as const;
const CURRENCIES: readonly CurrencyCode[] = [...FIAT, ...COINS];

/** LICENCE-15. */
const COUNTRIES =
  "AR AT AU BR CA CH CL CZ DE DK EE FI HU IE IN IS IT JP KW KZ LI LT LU LV MT MX NO NZ PE PL SE SI SK ZA".split(
    " ",
  );

const everywhere = (...ids: readonly string[]): readonly MethodOffer[] =>
  ids.map((id) => ({ id, except_countries: [], except_locales: [] }));

const MONEY_METHODS = everywhere("card", "sofort", "bank");
const COIN_METHODS = everywhere(
  "bitcoin",
  "bitcoincash",
  "litecoin",
  "ethereum",
  "dogecoin",
  "tether",
);

const THRESHOLDS = { dueDiligenceEur: 2000, automaticPayoutEur: 200, fourEyesEur: 2000 };

/** Rules of play that the licences of our hosts say alike: no largest stake, no least time, no question of the house. */
const OPEN_PLAY = {
  minRoundMs: { slots: 0, other: 0 },
  celebrateReturns: false,
  netPosition: true,
  realityCheckMinutes: null,
  realityBreakMinutes: 0,
  maxStakeEur: null,
  slotStakes: [],
} as const;

/** Asks for nothing more: what is missing is asked for when it is needed. */
const SHORT_SIGN_UP: SignUpRule = { any: {}, by_country: {} };
const WHOLE_NAME = { first_name: "required", last_name: "required" } as const;
const WHOLE_ADDRESS = { postal_code: "required", city: "required", address: "required" } as const;

const CURACAO: LicenceRecord = {
  code: "CW",
  name: "Curaçao",
  geography: [],
  languages: [],
  rules: {
    casinoAge: CASINO_AGE,
    sportsAge: SPORTS_AGE,
    recall: true,
    currencies: CURRENCIES,
    countriesServed: COUNTRIES,
    countriesRefused: [],
    methods: [
      ...MONEY_METHODS,
      // LICENCE-13.
      { id: "voucher", except_countries: ["AU"], except_locales: ["en-AU"] },
      ...COIN_METHODS,
    ],
    ...THRESHOLDS,
    signUpFields: SHORT_SIGN_UP,
    admitsOthers: true,
    ...OPEN_PLAY,
    autoplay: true,
    turbo: true,
    buyFeature: true,
    sessionTimer: false,
    pages: LICENCE_PAGES,
    monthlyStatement: false,
    dormantAfterMonths: 12,
    // The house's own choice: other licences say none and have it too.
    verificationMonths: 24,
  },
};

const ESTONIA: LicenceRecord = {
  code: "EE",
  name: "Eesti",
  geography: ["EE"],
  languages: [],
  rules: {
    casinoAge: { any: 21, by_country: {} },
    sportsAge: SPORTS_AGE,
    recall: false,
    currencies: CURRENCIES,
    countriesServed: COUNTRIES,
    countriesRefused: [],
    // LICENCE-12: the Estonian list has no coins and no vouchers.
    methods: MONEY_METHODS,
    ...THRESHOLDS,
    signUpFields: {
      any: { ...WHOLE_NAME, ...WHOLE_ADDRESS, mobile_phone: "required" },
      // People of Estonia have a number that its registers know them by.
      by_country: { EE: { personal_id: "required" } },
    },
    // AUTH-20.
    admitsOthers: false,
    ...OPEN_PLAY,
    // Of fast play and bought features nothing is known: the strictest holds.
    autoplay: true,
    sessionTimer: true,
    pages: [],
    monthlyStatement: false,
    dormantAfterMonths: 12,
  },
};

const AUSTRALIA: LicenceRecord = {
  code: "AU",
  name: "Australia",
  geography: ["AU"],
  languages: ["en-AU"],
  rules: {
    casinoAge: CASINO_AGE,
    sportsAge: SPORTS_AGE,
    recall: false,
    currencies: CURRENCIES,
    countriesServed: COUNTRIES,
    countriesRefused: [],
    methods: [...MONEY_METHODS, ...COIN_METHODS],
    ...THRESHOLDS,
    signUpFields: {
      any: { ...WHOLE_NAME, ...WHOLE_ADDRESS, mobile_phone: "required" },
      // Elsewhere an address is whole without a state.
      by_country: { AU: { state: "required" }, CA: { state: "required" } },
    },
    admitsOthers: true,
    ...OPEN_PLAY,
    // Automatic play is for sports before the start alone; of the rest nothing is known.
    autoplay: false,
    sessionTimer: false,
    pages: LICENCE_PAGES,
    monthlyStatement: true,
    dormantAfterMonths: 12,
  },
};

/** Rules of play that markets with regulated slots say alike: each round is a press, and takes its time. */
const SLOW_PLAY = {
  autoplay: false,
  turbo: false,
  buyFeature: false,
  celebrateReturns: false,
  netPosition: true,
  realityCheckMinutes: null,
  realityBreakMinutes: 0,
  maxStakeEur: null,
  slotStakes: [],
  sessionTimer: true,
} as const;

/*
 * Markets that no host of the table leads to, as no geography does: they say how games are played, and
 * the strictest that any licence says holds for the rest. Not rules yet, and to be written before a host
 * leads there: Germany has neither jackpots nor table games, Malta wants alerts while rounds run by themselves.
 */

const GREAT_BRITAIN: LicenceRecord = {
  code: "GB",
  name: "Great Britain",
  geography: [],
  languages: [],
  rules: {
    casinoAge: CASINO_AGE,
    sportsAge: SPORTS_AGE,
    recall: false,
    ...SLOW_PLAY,
    minRoundMs: { slots: 2500, other: 5000 },
    // 5 and 2 pounds in the law: no account is held in pounds, and a euro is worth less than one.
    slotStakes: [
      { underAge: null, eur: 5 },
      { underAge: 25, eur: 2 },
    ],
  },
};

const GERMANY: LicenceRecord = {
  code: "DE",
  name: "Deutschland",
  geography: [],
  languages: [],
  rules: {
    ...SLOW_PLAY,
    minRoundMs: { slots: 5000, other: 5000 },
    realityCheckMinutes: 60,
    realityBreakMinutes: 5,
    maxStakeEur: 1,
    // A clock is advised, not asked for.
    sessionTimer: false,
  },
};

const ONTARIO: LicenceRecord = {
  code: "CA-ON",
  name: "Ontario",
  geography: [],
  languages: [],
  rules: {
    ...SLOW_PLAY,
    minRoundMs: { slots: 2500, other: 2500 },
    // How often a player is asked is left to the operator.
    realityCheckMinutes: 60,
  },
};

const MALTA: LicenceRecord = {
  code: "MT",
  name: "Malta",
  geography: [],
  languages: [],
  rules: {
    ...OPEN_PLAY,
    autoplay: true,
    turbo: true,
    buyFeature: true,
    sessionTimer: false,
  },
};

export const LICENCES: readonly LicenceRecord[] = [
  CURACAO,
  ESTONIA,
  AUSTRALIA,
  GREAT_BRITAIN,
  GERMANY,
  ONTARIO,
  MALTA,
];
