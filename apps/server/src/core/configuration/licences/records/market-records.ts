import { CASINO_AGE, type LicenceRecord, OPEN_PLAY, SPORTS_AGE } from "./licence-record.ts";

/** Rules of play that markets with regulated slots say alike: each round is a press, and takes its time. */
const SLOW_PLAY = {
  autoplay: false,
  turbo: false,
  buyFeature: false,
  tableGames: true,
  jackpots: true,
  sportsBets: "all",
  celebrateReturns: false,
  netPosition: true,
  realityCheckMinutes: null,
  realityBreakMinutes: 0,
  maxStakeEur: null,
  slotStakes: [],
  sessionTimer: true,
  approvalCard: false,
} as const;

/*
 * Markets that no host of the table leads to, as no geography does: they say how games are played, and
 * the strictest that any licence says holds for the rest. Great Britain wants each round to need a press
 * of its own: a key or a button held down starts no second round under any licence, so it is no rule here.
 */

export const GREAT_BRITAIN: LicenceRecord = {
  code: "GB",
  name: "Great Britain",
  geography: [],
  languages: [],
  timeZone: "Europe/London",
  rules: {
    casinoAge: CASINO_AGE,
    sportsAge: SPORTS_AGE,
    recall: false,
    // From January 2026 on.
    maxWagering: 10,
    ...SLOW_PLAY,
    minRoundMs: { slots: 2500, other: 5000 },
    // 5 and 2 pounds in the law: no account is held in pounds, and a euro is worth less than one.
    slotStakes: [
      { underAge: null, eur: 5 },
      { underAge: 25, eur: 2 },
    ],
  },
};

export const GERMANY: LicenceRecord = {
  code: "DE",
  name: "Deutschland",
  geography: [],
  languages: [],
  timeZone: "Europe/Berlin",
  rules: {
    ...SLOW_PLAY,
    minRoundMs: { slots: 5000, other: 5000 },
    tableGames: false,
    jackpots: false,
    realityCheckMinutes: 60,
    realityBreakMinutes: 5,
    maxStakeEur: 1,
    // A clock is advised, not asked for.
    sessionTimer: false,
    approvalCard: false,
  },
};

export const ONTARIO: LicenceRecord = {
  code: "CA-ON",
  name: "Ontario",
  geography: [],
  languages: [],
  timeZone: "America/Toronto",
  rules: {
    ...SLOW_PLAY,
    minRoundMs: { slots: 2500, other: 2500 },
    // How often a player is asked is left to the operator.
    realityCheckMinutes: 60,
  },
};

export const MALTA: LicenceRecord = {
  code: "MT",
  name: "Malta",
  geography: [],
  languages: [],
  timeZone: "Europe/Malta",
  rules: {
    ...OPEN_PLAY,
    autoplay: true,
    turbo: true,
    buyFeature: true,
    // Rounds may run by themselves, and so the player is told time and money at intervals.
    realityCheckMinutes: 60,
    sessionTimer: false,
    approvalCard: false,
  },
};
