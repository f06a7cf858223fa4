import {
  maxStake,
  mayCelebrate,
  minRoundMs,
  offeredMethods,
  SIGN_UP_FIELDS,
  signUpAge,
  signUpAsks,
} from "@houselight/contracts";
import {
  agesOf,
  isCountryServed,
  type Licence,
  licenceCodes,
  licenceOf,
  policyView,
  thresholdsOf,
} from "./licences.ts";
import { isAccountBlocked, isRegionClosed, placeOf } from "./places.ts";
import { isGameOffered, slotStakeEur } from "./play-rules.ts";
import { LICENCES } from "./records/licence-records.ts";
import { REGIONS } from "./regions.ts";

/** A code without a record: whatever is not known has its rules. */
const WITHOUT_RECORD = "??";
/** A host without a row follows the visitor's country. */
const ANY_HOST = "";

/** Decision on a rule. */
export type Ruling = string | number | boolean | null | readonly string[];

/** The rules that hold for a player of a licence who comes from a country, by their names. */
export interface Jurisdiction {
  readonly licence: string;
  /** Null for a country that cannot be told. */
  readonly geography: string | null;
  readonly rules: Readonly<Record<string, Ruling>>;
}

/**
 * Returns every licence, and one without a record, in every geography: asked of the code that
 * decides, so that a rule that changes there changes here. Without `countries`, those that a licence
 * or a region names, and one that none does.
 */
export const jurisdictions = (
  countries: readonly (string | null)[] = tellingCountries(),
): Jurisdiction[] =>
  [...licenceCodes(), WITHOUT_RECORD].flatMap((code) =>
    countries.map((geography) => ({
      licence: code,
      geography,
      rules: { ...entranceRules(licenceOf(code), geography), ...playRules(licenceOf(code)) },
    })),
  );

/** One country of each sort: unknown, usual, with a licence of its own, restricted, restricted in part. */
function tellingCountries(): (string | null)[] {
  const named = [
    ...LICENCES.flatMap(({ geography }) => geography),
    ...Object.values(REGIONS).flat(),
  ];
  const served = licenceCodes().flatMap((code) => licenceOf(code).countriesServed);
  const usual = served.filter((country) => !named.includes(country)).slice(0, 1);
  const own = LICENCES.flatMap(({ geography }) => geography);
  return [
    null,
    ...usual,
    ...own,
    ...REGIONS.restricted451.slice(0, 1),
    ...REGIONS.partial.slice(0, 1),
  ];
}

function entranceRules(licence: Licence, country: string | null): Jurisdiction["rules"] {
  const { dueDiligence, automaticPayout, fourEyes } = thresholdsOf(licence, {});
  const offers = { offers: licence.methods, country: country ?? "", groups: [] };
  const asks = signUpAsks(licence.signUpFields, country);
  return {
    "guests are under": placeOf(ANY_HOST, country).licence,
    "guests may register": !isRegionClosed(country, "registration"),
    "guests may log in": !isRegionClosed(country, "login"),
    "its players may log in":
      !isRegionClosed(country, "login") && !isAccountBlocked(licence.code, country),
    "residents served": country === null ? null : isCountryServed(licence, country),
    "age at sign-up": signUpAge(agesOf(licence), country),
    "payment methods": offeredMethods({ ...offers, locale: "en" }).map(({ id }) => id),
    "asked at sign-up": SIGN_UP_FIELDS.filter((field) => asks[field] === "required"),
    "deposits before that is told": licence.depositsBeforeDetails,
    currencies: [...licence.currencies],
    "withdrawals recalled": licence.recall,
    "due diligence from (EUR cents)": Number(dueDiligence),
    "automatic payout up to (EUR cents)": Number(automaticPayout),
    "four eyes above (EUR cents)": Number(fourEyes),
    "pages in the footer": licence.pages,
    "statement mailed each month": licence.monthlyStatement,
    "dormant after (months)": licence.dormantAfterMonths,
    "verification holds for (months)": licence.verificationMonths,
  };
}

function playRules(licence: Licence): Jurisdiction["rules"] {
  const { play } = policyView(licence);
  const cents = (eur: number | null): number | null => {
    const most = maxStake(eur, "EUR");
    return most === null ? null : Number(most);
  };
  return {
    "automatic play": play.autoplay,
    "fast play": play.turbo,
    "least time of a slot (ms)": minRoundMs(play, "slot"),
    "least time of other games (ms)": minRoundMs(play, "table"),
    "features bought": play.buy_feature,
    "table games": isGameOffered(licence, { kind: "other", jackpot: false }),
    jackpots: isGameOffered(licence, { kind: "slots", jackpot: true }),
    "bets on sport": licence.sportsBets,
    "return of half the stake celebrated": mayCelebrate(play, { payoutCents: 50, stakeCents: 100 }),
    "net position and time shown": play.net_position,
    "reality check (minutes)": play.reality_check_minutes,
    "break after a reality check (minutes)": licence.realityBreakMinutes,
    "largest stake (EUR cents)": cents(licence.maxStakeEur),
    "slot stake at 18 (EUR cents)": cents(slotStakeEur(licence, 18)),
    "slot stake at 24 (EUR cents)": cents(slotStakeEur(licence, 24)),
    "slot stake at 25 (EUR cents)": cents(slotStakeEur(licence, 25)),
    "time since the login shown": licence.sessionTimer,
    "age and licence confirmed by a card": licence.approvalCard,
    "session ends without activity (minutes)": licence.idleMinutes,
    "session ends in any case (hours)": licence.sessionHours,
  };
}
