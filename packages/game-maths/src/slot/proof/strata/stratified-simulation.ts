import type { Draw } from "../../../fairness/draw.ts";
import { NORMAL_99 } from "../../../proof/confidence.ts";
import { bandOf, BAND_BOUNDS } from "../../../proof/win-bands.ts";
import { simulationDraw } from "../../../simulation/xoshiro.ts";
import { SlotEngine } from "../../engine/slot-engine.ts";
import type { ParSheet } from "../../par-sheet/par-sheet.ts";
import { strataOf } from "./first-boards.ts";
import type { Stratum } from "./first-boards.ts";

/** Figures of a sheet from rounds that its engine has played; wins are in total stakes. */
export interface StratifiedSimulation {
  readonly rounds: number;
  readonly strata: number;
  readonly mean: number;
  /** Half of the 99 % interval of the mean. */
  readonly halfWidth: number;
  readonly standardDeviation: number;
  /** Mean of the fourth power of a win: it weighs the highest. */
  readonly fourthMoment: number;
  readonly hitRate: number;
  /** Share of rounds with free spins. */
  readonly featureRate: number;
  /** Part of the mean that rounds with free spins make up beyond what others would. */
  readonly featureWin: number;
  readonly featureSpins: number;
  readonly capRate: number;
  /** Highest win of a round that came up. */
  readonly highest: number;
  /** Share and part of the mean by band of `BAND_BOUNDS`. */
  readonly bands: readonly { readonly chance: number; readonly share: number }[];
}

/** Says how precise a simulation is to be. */
export interface Precision {
  /** Half of the 99 % interval of the mean, in total stakes. */
  readonly halfWidth: number;
  readonly seed: number;
}

/** Rounds of each stratum from which the others are planned. */
const PILOT_ROUNDS = 4000;
/** A stratum rarer than this is played in the pilot alone. */
const LEAST_CHANCE = 1e-9;
/** Aims a little lower than asked, as the planned spread is that of a sample. */
const MARGIN = 0.97;
/** Turns after which the interval must be narrow enough. */
const MOST_TURNS = 12;

/**
 * Plays rounds by the engine until their mean is known well enough. How often certain symbols are on
 * the first board is not left to chance: rounds are played for every count of them and weighed by its
 * chance, which the strips give exactly. A count is played the more often, the more its rounds differ.
 */
export function simulateStrata(
  sheet: ParSheet,
  symbols: readonly string[],
  { halfWidth, seed }: Precision,
): StratifiedSimulation {
  const engine = new SlotEngine(sheet);
  const draw = simulationDraw(seed);
  const tallies = strataOf(sheet, symbols).map((stratum) => new Tally(stratum));
  for (const tally of tallies) tally.play(engine, draw, PILOT_ROUNDS);
  for (let turn = 0; turn < MOST_TURNS && widthOf(tallies) > halfWidth; turn += 1) {
    const planned = plan(tallies, (MARGIN * halfWidth) / NORMAL_99);
    for (const [at, tally] of tallies.entries())
      tally.play(engine, draw, Math.max(0, (planned[at] as number) - tally.rounds));
  }
  return summary(tallies);
}

/** Sums of the rounds of one stratum. */
class Tally {
  readonly stratum: Stratum;
  rounds = 0;
  sum = 0;
  squares = 0;
  fourths = 0;
  hits = 0;
  features = 0;
  featureSum = 0;
  spins = 0;
  capped = 0;
  draws = 0;
  highest = 0;
  readonly bandRounds = new Float64Array(BAND_BOUNDS.length + 1);
  readonly bandSums = new Float64Array(BAND_BOUNDS.length + 1);

  constructor(stratum: Stratum) {
    this.stratum = stratum;
  }

  play(engine: SlotEngine, draw: Draw, rounds: number): void {
    const { price } = engine.sheet;
    const counted: Draw = (n) => {
      this.draws += 1;
      return draw(n);
    };
    const { draw: begun, begin } = this.stratum.rounds(counted);
    for (let round = 0; round < rounds; round += 1) {
      begin();
      const coins = engine.play(begun);
      const win = coins / price;
      const band = bandOf(coins, price);
      this.sum += win;
      this.squares += win * win;
      this.fourths += win ** 4;
      this.bandRounds[band] = (this.bandRounds[band] as number) + 1;
      this.bandSums[band] = (this.bandSums[band] as number) + win;
      if (win > 0) this.hits += 1;
      if (win > this.highest) this.highest = win;
      if (engine.capped) this.capped += 1;
      if (engine.played === 0) continue;
      this.features += 1;
      this.featureSum += win;
      this.spins += engine.played;
    }
    this.rounds += rounds;
  }

  /** Variance of a round of this stratum. */
  get variance(): number {
    const mean = this.sum / this.rounds;
    return Math.max(0, this.squares / this.rounds - mean * mean);
  }
}

/** Returns the rounds of each stratum that give a standard error at the least cost in draws. */
function plan(tallies: readonly Tally[], error: number): number[] {
  const spreads = tallies.map(({ stratum: { chance }, variance }) => chance * Math.sqrt(variance));
  const costs = tallies.map(({ draws, rounds }) => Math.sqrt(1 + draws / rounds));
  const total = spreads.reduce((sum, spread, at) => sum + spread * (costs[at] as number), 0);
  return tallies.map(({ stratum: { chance } }, at) =>
    chance < LEAST_CHANCE
      ? 0
      : Math.ceil((total * (spreads[at] as number)) / (costs[at] as number) / error ** 2),
  );
}

function widthOf(tallies: readonly Tally[]): number {
  const square = tallies.reduce(
    (sum, { stratum, variance, rounds }) => sum + (stratum.chance ** 2 * variance) / rounds,
    0,
  );
  return NORMAL_99 * Math.sqrt(square);
}

function summary(tallies: readonly Tally[]): StratifiedSimulation {
  const over = (value: (tally: Tally) => number): number =>
    tallies.reduce((sum, tally) => sum + (tally.stratum.chance * value(tally)) / tally.rounds, 0);
  const mean = over(({ sum }) => sum);
  return {
    rounds: tallies.reduce((sum, { rounds }) => sum + rounds, 0),
    strata: tallies.length,
    mean,
    halfWidth: widthOf(tallies),
    standardDeviation: Math.sqrt(over(({ squares }) => squares) - mean * mean),
    fourthMoment: over(({ fourths }) => fourths),
    hitRate: over(({ hits }) => hits),
    featureRate: over(({ features }) => features),
    featureWin: over(({ featureSum }) => featureSum),
    featureSpins: over(({ spins }) => spins),
    capRate: over(({ capped }) => capped),
    highest: Math.max(...tallies.map(({ highest }) => highest)),
    bands: Array.from({ length: BAND_BOUNDS.length + 1 }, (_, band) => ({
      chance: over(({ bandRounds }) => bandRounds[band] as number),
      share: over(({ bandSums }) => bandSums[band] as number),
    })),
  };
}
