import {
  type CurrencyCode,
  LICENCE_PAGES,
  type MethodOffer,
  type SignUpRule,
} from "@houselight/contracts";
import { CASINO_AGE, type LicenceRecord, OPEN_PLAY, SPORTS_AGE } from "./licence-record.ts";
import { GERMANY, GREAT_BRITAIN, MALTA, ONTARIO } from "./market-records.ts";

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

/** Asks for nothing more: what is missing is asked for when it is needed. */
const SHORT_SIGN_UP: SignUpRule = { any: {}, by_country: {} };
const WHOLE_NAME = { first_name: "required", last_name: "required" } as const;
const WHOLE_ADDRESS = { postal_code: "required", city: "required", address: "required" } as const;

const CURACAO: LicenceRecord = {
  code: "CW",
  name: "Curaçao",
  geography: [],
  languages: [],
  timeZone: "America/Curacao",
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
    depositsBeforeDetails: true,
    admitsOthers: true,
    ...OPEN_PLAY,
    autoplay: true,
    turbo: true,
    buyFeature: true,
    sessionTimer: false,
    approvalCard: false,
    pages: LICENCE_PAGES,
    welcomeGifts: true,
    maxWagering: null,
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
  timeZone: "Europe/Tallinn",
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
    depositsBeforeDetails: false,
    // AUTH-20.
    admitsOthers: false,
    ...OPEN_PLAY,
    // Of fast play and bought features nothing is known: the strictest holds.
    autoplay: true,
    sessionTimer: true,
    approvalCard: false,
    pages: [],
    welcomeGifts: true,
    maxWagering: null,
    monthlyStatement: false,
    dormantAfterMonths: 12,
  },
};

const AUSTRALIA: LicenceRecord = {
  code: "AU",
  name: "Australia",
  geography: ["AU"],
  languages: ["en-AU"],
  timeZone: "Australia/Sydney",
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
    depositsBeforeDetails: false,
    admitsOthers: true,
    ...OPEN_PLAY,
    // Of automatic play nothing is known.
    autoplay: false,
    // Bets on a match that is on are taken by telephone alone.
    sportsBets: "before_start",
    sessionTimer: false,
    approvalCard: true,
    pages: LICENCE_PAGES,
    // No credit, voucher or reward may invite somebody to open an account.
    welcomeGifts: false,
    maxWagering: null,
    monthlyStatement: true,
    dormantAfterMonths: 12,
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
