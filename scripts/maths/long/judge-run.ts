import { type BetProof, fractionToNumber, type GameProof, NORMAL_99 } from "@houselight/game-maths";
import type { LongPlay } from "./long-play.ts";
import type { RoundSums } from "./run-rounds.ts";

/** A bet of a long run beside its proof. Returns are shares of the stake. */
export interface JudgedBet {
  readonly bet: string;
  readonly rounds: number;
  readonly observed: number;
  readonly proven: number;
  /** Of the 99 % interval: from the proof's deviation, and from what its own return is uncertain by. */
  readonly halfWidth: number;
  readonly within: boolean;
}

/**
 * Holds what a run returned against the proof, bet by bet.
 * @throws RangeError when play and proof do not name the same bets.
 */
export function judgeRun(
  { bets }: Pick<LongPlay, "bets">,
  { counts, returned }: RoundSums,
  proof: Pick<GameProof, "bets">,
): readonly JudgedBet[] {
  const proven = Object.keys(proof.bets).toSorted();
  if (proven.join() !== bets.toSorted().join())
    throw new RangeError(`the run plays ${bets.join(", ")}; proven are ${proven.join(", ")}`);
  return bets.map((bet, at) =>
    judgeBet(bet, proof.bets[bet] as BetProof, counts[at] ?? 0, returned[at] ?? 0),
  );
}

/** The bet of a run that lies furthest from its proof. */
export interface FurthestBet {
  readonly bet: string;
  /** In standard deviations of its mean. */
  readonly deviations: number;
  /** Share of runs in which one of so many bets lies as far by chance, if none hangs on another. */
  readonly chance: number;
}

/** Returns the bet that lies furthest from its proof. Of many bets one in a hundred lies outside its interval. */
export function furthestOf(judged: readonly JudgedBet[]): FurthestBet {
  const far = judged.map(({ bet, observed, proven, halfWidth }) => ({
    bet,
    deviations: (Math.abs(observed - proven) / halfWidth) * NORMAL_99,
  }));
  const furthest = far.reduce((one, other) => (other.deviations > one.deviations ? other : one));
  const alone = twoSidedChance(furthest.deviations);
  return { ...furthest, chance: 1 - (1 - alone) ** judged.length };
}

/**
 * Returns the chance that a normal value lies so many deviations or more from its mean, to seven digits:
 * Abramowitz and Stegun, 7.1.26, by the error function.
 */
export function twoSidedChance(deviations: number): number {
  const x = deviations / Math.SQRT2;
  const t = 1 / (1 + 0.327_591_1 * x);
  const [a, b, c, d, e] = [
    0.254_829_592, -0.284_496_736, 1.421_413_741, -1.453_152_027, 1.061_405_429,
  ];
  return t * (a + t * (b + t * (c + t * (d + t * e)))) * Math.exp(-x * x);
}

function judgeBet(
  bet: string,
  { rtp, standardDeviation, rtpHalfWidth = 0 }: BetProof,
  rounds: number,
  returned: number,
): JudgedBet {
  const [observed, proven] = [returned / rounds, fractionToNumber(rtp)];
  const chance = (NORMAL_99 * standardDeviation) / Math.sqrt(rounds);
  const halfWidth = Math.hypot(chance, rtpHalfWidth);
  const within = Math.abs(observed - proven) <= halfWidth;
  return { bet, rounds, observed, proven, halfWidth, within };
}
