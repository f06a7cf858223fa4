import { RANKS, readCard } from "../cards/deck.ts";
import type { BetProof, GameProof, GameSimulation } from "../game.ts";
import { prizesProof } from "../originals/index.ts";
import type { Prize } from "../originals/index.ts";
import { addFractions, fraction, fractionToText, subtractFractions } from "../proof/fraction.ts";
import { percentText, timesText } from "../proof/report-text.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import { openBy } from "../steps/position.ts";
import { highestMultiple } from "./highest-multiple.ts";
import { firstStanding, isOffered, isRight, nextStanding } from "./pays.ts";
import type { Guess, Standing } from "./pays.ts";
import { HI_LO_RULES, likelierGuess } from "./rules.ts";

/** A way to play: what is guessed on a card, and after how many right guesses it is cashed out. */
interface Plan {
  readonly side: (rank: number) => Guess;
  readonly guesses: number;
}

const unlikelierGuess = (rank: number): Guess =>
  likelierGuess(rank) === "higher" ? "lower" : "higher";

/** Plans by name whose figures are stored. */
const PLANS = {
  main: { side: likelierGuess, guesses: 3 },
  likelier_1: { side: likelierGuess, guesses: 1 },
  likelier_6: { side: likelierGuess, guesses: 6 },
  unlikelier_1: { side: unlikelierGuess, guesses: 1 },
  unlikelier_3: { side: unlikelierGuess, guesses: 3 },
} as const satisfies Record<string, Plan>;

const RANK_LIST = Array.from({ length: RANKS }, (_, index) => index + 1);
const cardOf = (rank: number) => ({ rank, suit: "spades" }) as const;

/** Rounds that stand alike, and in how many ways the ranks of their cards can fall. */
interface Alike {
  readonly standing: Standing;
  readonly ways: bigint;
}

/** Adds rounds to those that are alike in what is told of them. */
function add(all: Map<string, Alike>, told: readonly unknown[], { standing, ways }: Alike): void {
  const key = told.join();
  all.set(key, { standing, ways: ways + (all.get(key)?.ways ?? 0n) });
}

/** Returns everything that a plan can return: every rank of every card is followed. */
function planPrizes({ side, guesses }: Plan): readonly Prize[] {
  let open = new Map<string, Alike>();
  for (const rank of RANK_LIST)
    add(open, [rank], { standing: firstStanding(cardOf(rank)), ways: 1n });
  for (let guess = 0; guess < guesses; guess += 1) {
    const next = new Map<string, Alike>();
    for (const { standing, ways } of open.values()) {
      const chosen = side(standing.rank);
      if (!isOffered(standing, chosen)) throw new RangeError("the plan goes above the limit");
      for (const rank of RANK_LIST.filter((each) => isRight(standing.rank, chosen, each))) {
        const moved = nextStanding(standing, chosen, cardOf(rank));
        add(next, [rank, fractionToText(moved.multiple)], { standing: moved, ways });
      }
    }
    open = next;
  }
  const paid = new Map<string, Alike>();
  for (const each of open.values()) add(paid, [fractionToText(each.standing.multiple)], each);
  const all = BigInt(RANKS) ** BigInt(guesses + 1);
  const prizes = [...paid.values()].map(({ standing, ways }) => ({
    multiple: standing.multiple,
    chance: fraction(ways, all),
  }));
  const pays = addFractions(...prizes.map(({ chance }) => chance));
  return [...prizes, { multiple: fraction(0n), chance: subtractFractions(fraction(1n), pays) }];
}

/**
 * Proves a plan. Every plan returns the same, and so does every mixture of them: the chance of each guess
 * and what it multiplies by are the inverse of each other, and a skip changes neither.
 */
const provePlan = (plan: Plan): BetProof => ({
  ...prizesProof(planPrizes(plan)),
  method: "exact fractions over the ranks of all cards",
});

/** Proves the named plans of hi-lo. */
export function proveHiLo(name: string, version: string): GameProof {
  const bets = Object.entries(PLANS).map(([plan, how]) => [plan, provePlan(how)] as const);
  const main = provePlan(PLANS.main);
  const row = ([plan, { rtp, hitRate, standardDeviation, maxWin }]: (typeof bets)[number]) => [
    plan,
    percentText(rtp, 6),
    percentText(hitRate, 6),
    standardDeviation.toFixed(4),
    timesText(maxWin ?? fraction(0n)),
  ];
  return {
    kind: "hi-lo",
    name,
    version,
    rtp: main.rtp,
    bets: Object.fromEntries(bets),
    headline: {
      hitRate: main.hitRate,
      volatility: main.volatility,
      topWin: highestMultiple(),
    },
    details: null,
    report: [
      { rows: [["RTP of every plan", percentText(main.rtp, 6)]] },
      { table: [["Plan", "RTP", "pays", "deviation", "highest"], ...bets.map(row)] },
    ],
  };
}

const open = openBy(HI_LO_RULES);
const STAKE = 100n;

/** Plays rounds of the main plan through the rules that decide real ones. */
export function simulateHiLo(rounds: number, seed: number): GameSimulation {
  const draw = simulationDraw(seed);
  let paid = 0n;
  let winningRounds = 0;
  for (let round = 0; round < rounds; round += 1) {
    const payout = playPlan(PLANS.main, draw);
    paid += payout;
    if (payout > 0n) winningRounds += 1;
  }
  const { rtp, standardDeviation } = provePlan(PLANS.main);
  return {
    rounds,
    mean: Number(paid) / Number(STAKE) / rounds,
    winningRounds,
    stake: `${STAKE} units, cashed out after ${PLANS.main.guesses} likelier guesses`,
    exact: { rtp, standardDeviation },
  };
}

/** Plays one round of a plan by the steps of a player. */
function playPlan({ side, guesses }: Plan, draw: (n: number) => number): bigint {
  let position = open({ stake: STAKE, choice: {} }, draw);
  for (let guess = 0; position.payout === null; guess += 1) {
    const shown = position.outcome.cards.at(-1) ?? "";
    const action = guess === guesses ? "cash_out" : side(readCard(shown).rank);
    const step = position.readStep({ kind: "hi-lo", action });
    if ("refused" in step) throw new Error("hi-lo offers every guess of its main plan");
    position = step.take(draw);
  }
  return position.payout;
}
