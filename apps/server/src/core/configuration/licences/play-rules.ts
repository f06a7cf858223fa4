import type { PlayPolicyView } from "@houselight/contracts";

/** Least time from one stake of a player to the next, in milliseconds; 0 for none. */
interface RoundTimes {
  readonly slots: number;
  readonly other: number;
}

/** A largest stake, as whole EUR, for players under an age; for all where none is given. */
export interface StakeByAge {
  readonly underAge: number | null;
  readonly eur: number;
}

/** Bets on sport that a licence offers, the strictest first. */
const SPORTS_BETS = ["none", "before_start", "all"] as const;
export type SportsBets = (typeof SPORTS_BETS)[number];

/** The rules of a licence on how games are played. */
export interface PlayRules {
  /** Rounds may start one after the other without a press. */
  readonly autoplay: boolean;
  /** Rounds may be shown faster, or cut short. */
  readonly turbo: boolean;
  readonly minRoundMs: RoundTimes;
  /** Features of a game may be bought, or made likelier by a dearer bet. */
  readonly buyFeature: boolean;
  /** Casino games other than slots are offered. */
  readonly tableGames: boolean;
  /** Games that feed a jackpot are offered. */
  readonly jackpots: boolean;
  /** Bets on sport: none, before a fixture starts, or also while it is on. */
  readonly sportsBets: SportsBets;
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
  /** Largest stakes on slots alone: the lowest one that is for the player's age holds. */
  readonly slotStakes: readonly StakeByAge[];
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
  tableGames: false,
  jackpots: false,
  sportsBets: "none",
  celebrateReturns: false,
  netPosition: true,
  realityCheckMinutes: 60,
  realityBreakMinutes: 5,
  maxStakeEur: 1,
  slotStakes: [{ underAge: null, eur: 1 }],
  idleMinutes: 30,
  sessionHours: 12,
};

const both = (one: boolean, other: boolean): boolean => one && other;
const either = (one: boolean, other: boolean): boolean => one || other;
/** No limit is wider than any. */
const least = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.min(one, other);

const fewerBets = (one: SportsBets, other: SportsBets): SportsBets =>
  SPORTS_BETS.indexOf(one) < SPORTS_BETS.indexOf(other) ? one : other;

const endOf = ({ underAge }: StakeByAge): number => underAge ?? Number.POSITIVE_INFINITY;
/** Keeps of all limits those that another does not include, the widest first. */
const bothStakes = (one: readonly StakeByAge[], other: readonly StakeByAge[]): StakeByAge[] =>
  [...one, ...other]
    .toSorted((a, b) => endOf(b) - endOf(a) || a.eur - b.eur)
    .reduce<StakeByAge[]>((kept, next) => {
      const lowest = kept.at(-1)?.eur ?? Number.POSITIVE_INFINITY;
      return next.eur < lowest ? [...kept, next] : kept;
    }, []);

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
  tableGames: both,
  jackpots: both,
  sportsBets: fewerBets,
  celebrateReturns: both,
  netPosition: either,
  realityCheckMinutes: least,
  realityBreakMinutes: Math.max,
  maxStakeEur: least,
  slotStakes: bothStakes,
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
  tableGames: unsaid("tableGames"),
  jackpots: unsaid("jackpots"),
  sportsBets: unsaid("sportsBets"),
  celebrateReturns: unsaid("celebrateReturns"),
  netPosition: unsaid("netPosition"),
  realityCheckMinutes: unsaid("realityCheckMinutes"),
  realityBreakMinutes: unsaid("realityBreakMinutes"),
  maxStakeEur: unsaid("maxStakeEur"),
  slotStakes: unsaid("slotStakes"),
  idleMinutes: unsaid("idleMinutes"),
  sessionHours: unsaid("sessionHours"),
};

/**
 * Returns the largest stake on a slot at an age in whole years, as whole EUR; null for none. Who has
 * no known age is taken for the youngest.
 */
export function slotStakeEur(
  { slotStakes }: Pick<PlayRules, "slotStakes">,
  age: number | null,
): number | null {
  const own = slotStakes.filter((limit) => age === null || age < endOf(limit));
  return own.reduce<number | null>((most, { eur }) => least(most, eur), null);
}

/** Facts of a game by which a licence offers it or does not. */
export interface GameNature {
  readonly kind: "slots" | "other";
  /** A part of its stakes feeds a jackpot. */
  readonly jackpot: boolean;
}

/** Tells whether a licence offers a game at all. */
export const isGameOffered = (
  { tableGames, jackpots }: Pick<PlayRules, "tableGames" | "jackpots">,
  { kind, jackpot }: GameNature,
): boolean => (kind === "slots" || tableGames) && (!jackpot || jackpots);

/** Tells whether a licence offers a way to bet: what raises the price of a round counts as bought. */
export const isModeOffered = (
  { buyFeature }: Pick<PlayRules, "buyFeature">,
  kind: "ante" | "buy" | "choice",
): boolean => kind === "choice" || buyFeature;

/** Returns what the site is told of these rules, for a player of an age. */
export const playPolicy = (rules: PlayRules, age: number | null): PlayPolicyView => ({
  autoplay: rules.autoplay,
  turbo: rules.turbo,
  min_round_ms: { ...rules.minRoundMs },
  buy_feature: rules.buyFeature,
  celebrate_returns: rules.celebrateReturns,
  net_position: rules.netPosition,
  reality_check_minutes: rules.realityCheckMinutes,
  max_stake_eur: rules.maxStakeEur,
  max_slot_stake_eur: slotStakeEur(rules, age),
});
