import {
  type AgeRule,
  type CurrencyCode,
  type LicencePage,
  type Locale,
  type MethodOffer,
  type SignUpRule,
} from "@houselight/contracts";
import type { PlayRules } from "../play-rules.ts";

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
  /** Takes deposits before its player has told what it asks for at sign-up; stakes and withdrawals never. */
  readonly depositsBeforeDetails: boolean;
  /** Players of other licences may log in from the countries of its geography. */
  readonly admitsOthers: boolean;
  /** Shows players for how long they have been logged in (LIMIT-07). */
  readonly sessionTimer: boolean;
  /** Asks a visitor once to confirm the age and the licence (MODAL-10). */
  readonly approvalCard: boolean;
  /** Pages of words beyond those of every licence, linked from the footer (LICENCE-12). */
  readonly pages: readonly LicencePage[];
  /** Gifts that invite somebody to open an account: for a registration, or of the welcome pack. */
  readonly welcomeGifts: boolean;
  /** Most times that a bonus may have to be staked before it becomes cash; null for no bound. */
  readonly maxWagering: number | null;
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
  /** Its days and weeks begin by the clocks there, by a name of the IANA. */
  readonly timeZone: string;
  readonly rules: Partial<LicenceRules>;
}

/** Played by people of Estonia from 21 on under every licence; sports from 18 (VALID-11, OPEN-24). */
export const CASINO_AGE: AgeRule = { any: 18, by_country: { EE: 21 } };
export const SPORTS_AGE: AgeRule = { any: 18, by_country: {} };

/** Rules of play that the licences of our hosts say alike: no largest stake, no least time, no question of the house. */
export const OPEN_PLAY = {
  minRoundMs: { slots: 0, other: 0 },
  tableGames: true,
  jackpots: true,
  sportsBets: "all",
  celebrateReturns: false,
  netPosition: true,
  realityCheckMinutes: null,
  realityBreakMinutes: 0,
  maxStakeEur: null,
  slotStakes: [],
} as const;
