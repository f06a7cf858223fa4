import type { Rules } from "../tournament.ts";

/** Millionths of a euro in a hundredth of one: stakes of any currency are counted in them without a loss that adds up. */
export const MICROS_PER_CENT = 10_000n;

/** A settled round as it counts in tournaments, whichever of them counts it. */
export interface Round {
  readonly playerId: bigint;
  readonly game: string;
  readonly producer: string | undefined;
  /** In millionths of a euro. */
  readonly stake: bigint;
  readonly payout: bigint;
  /** Payout as hundredths of the stake, from the currency that was played in. */
  readonly multiplier: bigint;
  readonly at: Date;
}

/** A player's score. `bets` are hundredths of a euro, `points` what the tournament counts. */
export interface Score {
  readonly bets: bigint;
  readonly points: bigint;
  /** Millionths of a euro that make no whole hundredth of either yet. */
  readonly betsRest: bigint;
  readonly pointsRest: bigint;
  /** Moment at which the points were reached; null before the first. */
  readonly pointsAt: Date | null;
}

/** Tells whether a round is one of those that a tournament counts, its stake apart. */
export const isCounted = (
  { startAt, endAt, games, producers }: Rules,
  { game, producer, at }: Pick<Round, "game" | "producer" | "at">,
): boolean =>
  at >= startAt &&
  at < endAt &&
  ((games.length === 0 && producers.length === 0) ||
    games.includes(game) ||
    (producer !== undefined && producers.includes(producer)));

/** Returns the score with a round that is counted; the same one where its stake is too small. */
export function scoreRound(
  score: Score,
  { stake, payout, multiplier, at }: Pick<Round, "stake" | "payout" | "multiplier" | "at">,
  { scoring, minStake }: Pick<Rules, "scoring" | "minStake">,
): Score {
  if (stake < minStake * MICROS_PER_CENT) return score;
  const bets = sumOf(score.bets, score.betsRest, stake);
  const best = multiplier > score.points ? multiplier : score.points;
  const points = {
    bets,
    wins: sumOf(score.points, score.pointsRest, payout),
    multiplier: { whole: best, rest: 0n },
  }[scoring];
  return {
    bets: bets.whole,
    points: points.whole,
    betsRest: bets.rest,
    pointsRest: points.rest,
    pointsAt: points.whole > score.points ? at : score.pointsAt,
  };
}

/** Adds millionths to hundredths and what was left over of them. */
function sumOf(cents: bigint, rest: bigint, more: bigint): { whole: bigint; rest: bigint } {
  const micros = rest + more;
  return { whole: cents + micros / MICROS_PER_CENT, rest: micros % MICROS_PER_CENT };
}
