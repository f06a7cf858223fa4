import type { Rules } from "../tournament.ts";

/** A settled round as it counts in tournaments, whichever of them counts it. */
export interface Round {
  readonly playerId: bigint;
  readonly game: string;
  readonly producer: string | undefined;
  /** In hundredths of a euro. */
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
  if (stake < minStake) return score;
  const bets = score.bets + stake;
  const best = multiplier > score.points ? multiplier : score.points;
  const points = { bets, wins: score.points + payout, multiplier: best }[scoring];
  return { bets, points, pointsAt: points > score.points ? at : score.pointsAt };
}
