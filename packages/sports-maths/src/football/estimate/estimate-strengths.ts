import { STRENGTH_MOST } from "../rates.ts";
import type { Goals, Strengths } from "../state.ts";

/** A match that was played, by the names of its sides. */
export interface PlayedMatch {
  readonly home: string;
  readonly away: string;
  /** After 90 minutes. */
  readonly score: Goals;
  /** Its start, milliseconds since 1970. */
  readonly at: number;
}

/** A match that is to be played. */
export interface MatchToCome {
  readonly home: string;
  readonly away: string;
  /** Results of matches that began before are known, milliseconds since 1970. */
  readonly at: number;
}

const DAY_MS = 86_400_000;
/**
 * A result counts half after so long, milliseconds: 107 half weeks. Dixon and Coles found the weight
 * exp(−0.0065 t), t in half weeks, to predict best (Applied Statistics 46, 1997).
 */
const HALF_LIFE_MS = (Math.LN2 / 0.0065) * 3.5 * DAY_MS;
/** Goals of the home and the away side in the mean of Europe's leagues, for a competition without results. */
const USUAL: Strengths = { home: 1.5, away: 1.2 };
/** Matches at the usual goals that a competition is taken to have had. */
const USUAL_MATCHES = 20;
/**
 * Matches as the mean side that a side is taken to have had: nobody is as good as one good day. Between 5
 * and 14 of them predict real seasons about equally well; fewer lose to the mean early in a season.
 */
const MEAN_MATCHES = 10;
/** Going round ends when no rating changes by more than this, or after so many rounds. */
const CLOSE = 1e-5;
const ROUNDS_MOST = 100;

/**
 * Returns the goals that both sides of a match are expected to score, from the results of their
 * competition before it: the mean goals of a home or an away side × the attack of the one × the defence of
 * the other (a low one concedes little), each relative to the mean side.
 *
 * The likelihood is that of Maher ("Modelling association football scores", Statistica Neerlandica 36,
 * 1982): goals are Poisson, and the ratings are where each side's goals add up to those that were expected
 * of it, found by going round. Results are weighted by age, as Dixon and Coles do. Each rating is drawn to
 * one by some matches as the mean side, which is the mode under a gamma prior: a side without results is
 * the mean one, and the expected goals are never 0. The advantage of playing at home is the difference of
 * the two means.
 *
 * Pure; the order of the results does not matter but for the last digits. Strengths are 10 goals at most.
 */
export function estimateStrengths(
  results: readonly PlayedMatch[],
  { home, away, at }: MatchToCome,
): Strengths {
  const weighed = results
    .filter((result) => result.at < at)
    .map((result) => ({ ...result, weight: 2 ** ((result.at - at) / HALF_LIFE_MS) }));
  const means = meanGoals(weighed);
  const { attack, defence } = ratingsOf(weighed, means);
  const expected = (mean: number, scores: string, concedes: string): number =>
    Math.min(mean * (attack.get(scores) ?? 1) * (defence.get(concedes) ?? 1), STRENGTH_MOST);
  return { home: expected(means.home, home, away), away: expected(means.away, away, home) };
}

interface WeighedMatch extends PlayedMatch {
  /** 1 for a match that has just ended. */
  readonly weight: number;
}

/** Returns the mean goals of home and away sides. */
function meanGoals(results: readonly WeighedMatch[]): Strengths {
  const sums = { matches: USUAL_MATCHES, ...scaled(USUAL, USUAL_MATCHES) };
  for (const { weight, score } of results) {
    sums.matches += weight;
    sums.home += weight * score.home;
    sums.away += weight * score.away;
  }
  return scaled(sums, 1 / sums.matches);
}

const scaled = ({ home, away }: Goals, factor: number): Strengths => ({
  home: home * factor,
  away: away * factor,
});

type Ratings = ReadonlyMap<string, number>;

/** Returns attack and defence of each side that has played, 1 for the mean side. */
function ratingsOf(
  results: readonly WeighedMatch[],
  means: Strengths,
): { readonly attack: Ratings; readonly defence: Ratings } {
  const sides = [...new Set(results.flatMap(({ home, away }) => [home, away]))];
  const ones = () => new Map(sides.map((side) => [side, 1]));
  let [attack, defence] = [ones(), ones()];
  for (let round = 0, change = 1; change > CLOSE && round < ROUNDS_MOST; round += 1) {
    const before = attack;
    attack = rated(means, results, (match) => [
      [match.home, match.score.home, means.home * (defence.get(match.away) as number)],
      [match.away, match.score.away, means.away * (defence.get(match.home) as number)],
    ]);
    defence = rated(means, results, (match) => [
      [match.away, match.score.home, means.home * (attack.get(match.home) as number)],
      [match.home, match.score.away, means.away * (attack.get(match.away) as number)],
    ]);
    change = 0;
    for (const [side, rating] of attack)
      change = Math.max(change, Math.abs(rating - (before.get(side) as number)));
  }
  return { attack, defence };
}

/** A side, the goals that it scored or conceded, and those that the mean side would have. */
type Count = readonly [side: string, goals: number, expected: number];

/** Returns for each side its goals over those that were expected, both with those of the matches as the mean side. */
function rated(
  means: Strengths,
  results: readonly WeighedMatch[],
  countsOf: (match: WeighedMatch) => readonly Count[],
): Map<string, number> {
  const prior = (MEAN_MATCHES * (means.home + means.away)) / 2;
  const sums = new Map<string, { goals: number; expected: number }>();
  for (const match of results)
    for (const [side, goals, expected] of countsOf(match)) {
      const sum = sums.get(side) ?? { goals: prior, expected: prior };
      sum.goals += match.weight * goals;
      sum.expected += match.weight * expected;
      sums.set(side, sum);
    }
  return new Map([...sums].map(([side, { goals, expected }]) => [side, goals / expected]));
}
