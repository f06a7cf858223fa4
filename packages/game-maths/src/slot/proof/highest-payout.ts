/** Says what a highest payout takes from a round, at most. */
export interface CapEffect {
  /** Share of rounds that reach it. */
  readonly rate: number;
  /** Says what it takes from the mean win, in the unit of the wins. */
  readonly taken: number;
  /** By how much `taken` may be off; absent for a bound, of which nothing may be taken at all. */
  readonly halfWidth?: number;
}

/** No round reaches it. */
export const NO_CAP_EFFECT: CapEffect = { rate: 0, taken: 0 };

/** Tries of theta, by theta * cap: beyond it e^(theta * cap) leaves double precision. */
const MOST_EXPONENT = 690;

/**
 * Bounds the effect of a highest payout by the exponential moments of a round's win W, for any
 * theta > 0: P(W >= c) is at most E[e^(theta (W - c))], and E[(W - c)+] at most that by
 * e * theta, because e^x >= e * x. The sums have positive terms alone, so double precision is good
 * to some 1e-12 of each bound.
 * @param growth answers E[e^(theta * W)].
 */
export function boundCap(growth: (theta: number) => number, cap: number): CapEffect {
  let rate = 1;
  let taken = Number.POSITIVE_INFINITY;
  for (let exponent = 0.5; exponent < MOST_EXPONENT; exponent *= 1.04) {
    const theta = exponent / cap;
    const mean = growth(theta);
    if (!Number.isFinite(mean)) break;
    const bound = mean * Math.exp(-exponent);
    rate = Math.min(rate, bound);
    taken = Math.min(taken, bound / (Math.E * theta));
  }
  return { rate, taken };
}
