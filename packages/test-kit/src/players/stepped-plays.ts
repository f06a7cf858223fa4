import type { BetView, RoundView, StepView } from "@houselight/contracts";

/** Draws a whole number below n. */
type Choice = (n: number) => number;
type Outcome = RoundView["outcome"];

/** Plays a kind of game with steps as somebody might who reads no rules. */
export interface SteppedPlays {
  /** Returns a bet that the game takes. `stakes` are those offered, in smallest units, ascending. */
  bet(stakes: readonly number[], choice: Choice): BetView;
  /** Returns a step in the form of the game; now and then one that the round does not offer. */
  step(outcome: Outcome, stakes: readonly number[], choice: Choice): StepView;
}

const oneOf = <T>(list: readonly T[], choice: Choice): T => list[choice(list.length)] as T;
/** One of the lowest stakes, so that a small purse pays for it. */
const STAKES = 3;
const low = (stakes: readonly number[], choice: Choice): number =>
  oneOf(stakes.slice(0, STAKES), choice);
const RARELY = 12;

const ACTIONS = ["hit", "stand", "double", "split", "insure", "decline"] as const;

const blackjack: SteppedPlays = {
  bet: (stakes, choice) => tableBet("blackjack", ["main"], low(stakes, choice)),
  step(outcome, _, choice) {
    const { offers } = outcome as unknown as { offers: readonly string[] };
    const action = choice(RARELY) === 0 ? oneOf(ACTIONS, choice) : oneOf(offers, choice);
    return stepOf("blackjack", { action });
  },
};

const casinoWar: SteppedPlays = {
  bet(stakes, choice) {
    const spots = oneOf([["main"], ["main", "tie"], ["tie"]], choice);
    return tableBet("casino-war", spots, low(stakes, choice));
  },
  step: (_, __, choice) => stepOf("casino-war", { action: oneOf(["war", "surrender"], choice) }),
};

const FIELDS = 25;
const MINES = 8;

const mines: SteppedPlays = {
  bet: (stakes, choice) => stakeBet("mines", low(stakes, choice), { mines: 1 + choice(MINES) }),
  step: (_, __, choice) =>
    choice(5) === 0
      ? stepOf("mines", { action: "cash_out", field: null })
      : stepOf("mines", { action: "pick", field: choice(FIELDS) }),
};

const hiLo: SteppedPlays = {
  bet: (stakes, choice) => stakeBet("hi-lo", low(stakes, choice)),
  step: (_, __, choice) =>
    stepOf("hi-lo", { action: oneOf(["higher", "lower", "skip", "cash_out"], choice) }),
};

const HAND = 5;

const videoPoker: SteppedPlays = {
  bet: (stakes, choice) => stakeBet("video-poker", low(stakes, choice)),
  step: (_, __, choice) =>
    stepOf("video-poker", { hold: Array.from({ length: HAND }, () => choice(2) === 1) }),
};

const FIRST_SPOTS = ["pass", "dont_pass", "place-6", "field", "hard-8", "eleven"];
const LATER_SPOTS = ["come", "dont_come", "pass_odds", "dont_pass_odds", "come_odds-6", "field"];

const craps: SteppedPlays = {
  bet(stakes, choice) {
    const [chip = 0] = stakes;
    const spots = FIRST_SPOTS.filter((_, at) => at < 2 || choice(3) === 0);
    return { ...tableBet("craps", spots.slice(choice(2)), chip), chip_cents: chip };
  },
  step(_, [chip = 0], choice) {
    const spots = choice(3) === 0 ? [oneOf(LATER_SPOTS, choice)] : [];
    return tableBet("craps", spots, chip * (1 + choice(2)));
  },
};

const tableBet = (kind: string, spots: readonly string[], amount: number) => ({
  kind,
  bets: spots.map((spot) => ({ spot, amount_cents: amount })),
});
const stakeBet = (kind: string, stake: number, fields: object = {}) => ({
  kind,
  stake_cents: stake,
  ...fields,
});
const stepOf = (kind: string, fields: object) => ({ kind, ...fields });

const PLAYS: Readonly<Record<string, SteppedPlays>> = {
  blackjack,
  "casino-war": casinoWar,
  mines,
  "hi-lo": hiLo,
  "video-poker": videoPoker,
  craps,
};

/** Kinds of game that there are plays for. */
export const KINDS_WITH_STEPS: readonly string[] = Object.keys(PLAYS);

/** Returns the plays of a kind of game. @throws Error for a kind that has none: a new game needs them. */
export function playsOf(kind: string): SteppedPlays {
  const plays = PLAYS[kind];
  if (!plays) throw new Error(`there are no plays of ${kind} in stepped-plays.ts`);
  return plays;
}
