import type { BetProof, GameProof, GameSimulation } from "../game.ts";
import { highestOf, prizesProof } from "../originals/index.ts";
import { fraction, subtractFractions } from "../proof/fraction.ts";
import { percentText, timesText } from "../proof/report-text.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import { openBy } from "../steps/position.ts";
import { chanceOfPicks, MINES, mostPicks, multipleOf } from "./pays.ts";
import { MINES_RULES } from "./rules.ts";
import type { MinesBet } from "./rules.ts";

/** Plans by name whose figures are stored: so many mines, and cashing out after so many picks. */
const PLANS = {
  main: { mines: 3, picks: 3 },
  mines_1_picks_1: { mines: 1, picks: 1 },
  mines_1_picks_24: { mines: 1, picks: 24 },
  mines_5_picks_5: { mines: 5, picks: 5 },
  mines_10_picks_4: { mines: 10, picks: 4 },
  mines_24_picks_1: { mines: 24, picks: 1 },
} as const;

/**
 * Proves a plan. Every plan returns the same, and so does every mixture of them: after each pick the
 * chance of the next one and its multiple are the inverse of each other.
 */
export function provePlan(mines: number, picks: number): BetProof {
  const chance = chanceOfPicks(mines, picks);
  return {
    ...prizesProof([
      { multiple: multipleOf(mines, picks), chance },
      { multiple: fraction(0n), chance: subtractFractions(fraction(1n), chance) },
    ]),
    method: "exact fractions over the boards that are left",
  };
}

/** Proves the named plans of mines. */
export function proveMines(name: string, version: string): GameProof {
  const bets = Object.entries(PLANS).map(
    ([plan, { mines, picks }]) => [plan, provePlan(mines, picks)] as const,
  );
  const main = provePlan(PLANS.main.mines, PLANS.main.picks);
  const counts = Array.from({ length: MINES.most }, (_, index) => index + 1);
  const topWin = highestOf(
    counts.map((mines) => ({
      multiple: multipleOf(mines, mostPicks(mines)),
      chance: fraction(0n),
    })),
  );
  const row = ([plan, { rtp, hitRate, standardDeviation, maxWin }]: (typeof bets)[number]) => [
    plan,
    percentText(rtp, 6),
    percentText(hitRate, 6),
    standardDeviation.toFixed(4),
    timesText(maxWin ?? fraction(0n)),
  ];
  return {
    kind: "mines",
    name,
    version,
    rtp: main.rtp,
    bets: Object.fromEntries(bets),
    headline: { hitRate: main.hitRate, volatility: main.volatility, topWin },
    details: null,
    report: [
      { rows: [["RTP of every plan", percentText(main.rtp, 6)]] },
      { table: [["Plan", "RTP", "pays", "deviation", "highest"], ...bets.map(row)] },
    ],
  };
}

const open = openBy(MINES_RULES);
const STAKE = 100n;

/** Plays rounds of the main plan through the rules that decide real ones. */
export function simulateMines(rounds: number, seed: number): GameSimulation {
  const draw = simulationDraw(seed);
  const { mines, picks } = PLANS.main;
  const bet: MinesBet = { stake: STAKE, choice: { mines } };
  let paid = 0n;
  let winningRounds = 0;
  for (let round = 0; round < rounds; round += 1) {
    let position = open(bet, draw);
    for (let pick = 0; position.payout === null; pick += 1) {
      const isOver = pick === picks;
      const action = isOver ? "cash_out" : "pick";
      const step = position.readStep({ kind: "mines", action, field: isOver ? null : pick });
      if ("refused" in step) throw new Error("mines offers every field once");
      position = step.take(draw);
    }
    paid += position.payout;
    if (position.payout > 0n) winningRounds += 1;
  }
  const { rtp, standardDeviation } = provePlan(mines, picks);
  return {
    rounds,
    mean: Number(paid) / Number(STAKE) / rounds,
    winningRounds,
    stake: `${STAKE} units on ${mines} mines, cashed out after ${picks} picks`,
    exact: { rtp, standardDeviation },
  };
}
