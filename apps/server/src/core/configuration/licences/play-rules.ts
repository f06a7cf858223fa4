import type { PlayPolicyView } from "@houselight/contracts";

/** Least time from one stake of a player to the next, in milliseconds; 0 for none. */
interface RoundTimes {
  readonly slots: number;
  readonly other: number;
}

/** The rules of a licence on how games are played. */
export interface PlayRules {
  /** Rounds may start one after the other without a press. */
  readonly autoplay: boolean;
  /** Rounds may be shown faster, or cut short. */
  readonly turbo: boolean;
  readonly minRoundMs: RoundTimes;
  /** Features of a game may be bought. */
  readonly buyFeature: boolean;
  /** A return at or below the stake may be celebrated like a win. */
  readonly celebrateReturns: boolean;
  /** Net position and time are in sight while one plays. */
  readonly netPosition: boolean;
  /** Minutes of play after which the player is asked; null where the player alone decides. */
  readonly realityCheckMinutes: number | null;
  /** Minutes without stakes after each reality check that it asks for; 0 for none. */
  readonly realityBreakMinutes: number;
  /** Largest stake, as whole EUR; null for none but the game's own. */
  readonly maxStakeEur: number | null;
  /** Minutes without activity after which a session ends. */
  readonly idleMinutes: number;
  /** Hours after which a session ends in any case. */
  readonly sessionHours: number;
}

/** Rules that nobody has said: the strictest of the markets that are known, or stricter. */
const UNKNOWN: PlayRules = {
  autoplay: false,
  turbo: false,
  minRoundMs: { slots: 5000, other: 5000 },
  buyFeature: false,
  celebrateReturns: false,
  netPosition: true,
  realityCheckMinutes: 60,
  realityBreakMinutes: 5,
  maxStakeEur: 1,
  idleMinutes: 30,
  sessionHours: 12,
};

const both = (one: boolean, other: boolean): boolean => one && other;
const either = (one: boolean, other: boolean): boolean => one || other;
/** No limit is wider than any. */
const least = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.min(one, other);

/** The stricter of two values of each rule. */
export const STRICTER: {
  readonly [Rule in keyof PlayRules]: (
    one: PlayRules[Rule],
    other: PlayRules[Rule],
  ) => PlayRules[Rule];
} = {
  autoplay: both,
  turbo: both,
  minRoundMs: (one, other) => ({
    slots: Math.max(one.slots, other.slots),
    other: Math.max(one.other, other.other),
  }),
  buyFeature: both,
  celebrateReturns: both,
  netPosition: either,
  realityCheckMinutes: least,
  realityBreakMinutes: Math.max,
  maxStakeEur: least,
  idleMinutes: Math.min,
  sessionHours: Math.min,
};

/** Returns what a rule is where a licence does not say it: the strictest of all, ours included. */
const unsaid =
  <Rule extends keyof PlayRules>(rule: Rule) =>
  (known: readonly PlayRules[Rule][]): PlayRules[Rule] =>
    known.reduce((one, other) => STRICTER[rule](one, other), UNKNOWN[rule]);

export const STRICTEST_PLAY = {
  autoplay: unsaid("autoplay"),
  turbo: unsaid("turbo"),
  minRoundMs: unsaid("minRoundMs"),
  buyFeature: unsaid("buyFeature"),
  celebrateReturns: unsaid("celebrateReturns"),
  netPosition: unsaid("netPosition"),
  realityCheckMinutes: unsaid("realityCheckMinutes"),
  realityBreakMinutes: unsaid("realityBreakMinutes"),
  maxStakeEur: unsaid("maxStakeEur"),
  idleMinutes: unsaid("idleMinutes"),
  sessionHours: unsaid("sessionHours"),
};

/** Returns what the site is told of these rules. */
export const playPolicy = (rules: PlayRules): PlayPolicyView => ({
  autoplay: rules.autoplay,
  turbo: rules.turbo,
  min_round_ms: { ...rules.minRoundMs },
  buy_feature: rules.buyFeature,
  celebrate_returns: rules.celebrateReturns,
  net_position: rules.netPosition,
  reality_check_minutes: rules.realityCheckMinutes,
  max_stake_eur: rules.maxStakeEur,
});
