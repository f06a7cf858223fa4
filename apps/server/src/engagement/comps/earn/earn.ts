/** Millionths of a euro in a hundredth of one: stakes of any currency are counted in them without a loss that adds up. */
export const MICROS_PER_CENT = 10_000n;

/** Kinds of games that earn points at rates of their own. */
type Earner = "slots" | "others";

/** A settled round whose whole stake was a player's own money. */
export interface Round {
  readonly playerId: bigint;
  readonly wagerId: string;
  readonly earner: Earner;
  /** Millionths of a euro. */
  readonly stake: bigint;
  readonly at: Date;
}

/** Stakes of a player that have not made a whole point yet, in millionths of a euro. */
export type Rests = Readonly<Record<Earner, bigint>>;

/** Points that a round earned. */
export interface Award {
  readonly playerId: bigint;
  readonly wagerId: string;
  readonly points: bigint;
  readonly at: Date;
}

/**
 * Earns points for a player's rounds, in their order. `prices` are the stakes for one point, in millionths
 * of a euro. What does not make a whole point is carried to the next round of the kind.
 */
export function earn(
  rests: Rests,
  rounds: readonly Round[],
  prices: Rests,
): { readonly rests: Rests; readonly awards: readonly Award[] } {
  const left = { ...rests };
  const awards: Award[] = [];
  for (const { playerId, wagerId, earner, stake, at } of rounds) {
    const staked = left[earner] + stake;
    const points = staked / prices[earner];
    left[earner] = staked % prices[earner];
    if (points > 0n) awards.push({ playerId, wagerId, points, at });
  }
  return { rests: left, awards };
}
