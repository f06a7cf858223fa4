import { drawOf } from "#core/fairness";

/** Numbers that are drawn at most: where so many were passed over, the rest of the prizes is not given. */
export const DRAWS_MAX = 2_000;

/** A number that was drawn. */
export interface Drawn {
  readonly number: bigint;
  /** It was drawn before, or its player is self-excluded. */
  readonly passedOver: boolean;
}

export interface DrawSeeds {
  readonly seed: string;
  readonly salt: string;
  /** The lottery's place in its chain. */
  readonly nonce: number;
}

/**
 * Returns what draws the numbers of a lottery, one after the other: each from 1 to `tickets`, each equally
 * likely. The draw is `pf:2` with the lottery's seed as server seed and its salt as client seed.
 */
export function numbersOf({ seed, salt, nonce }: DrawSeeds, tickets: bigint): () => bigint {
  const draw = drawOf({ serverSeed: seed, clientSeed: salt, nonce: BigInt(nonce) });
  return () => BigInt(draw(Number(tickets))) + 1n;
}

/** Tells whether numbers are still wanted: a prize is left, and a ticket that was not drawn yet. */
export function isUnfinished(
  drawn: readonly Drawn[],
  { prizes, tickets }: { readonly prizes: number; readonly tickets: bigint },
): boolean {
  const winners = drawn.filter(({ passedOver }) => !passedOver).length;
  const distinct = BigInt(new Set(drawn.map(({ number }) => number)).size);
  return winners < prizes && distinct < tickets && drawn.length < DRAWS_MAX;
}

/**
 * Goes on with a draw by numbers, in their order, until every prize has a ticket or no number is left of
 * them. Returns all that was drawn; numbers that nobody wanted any more are not among it.
 */
export function goOn(
  before: readonly Drawn[],
  numbers: readonly bigint[],
  of: {
    readonly prizes: number;
    readonly tickets: bigint;
    /** Tickets of players who are self-excluded. */
    readonly excluded: ReadonlySet<bigint>;
  },
): Drawn[] {
  const drawn = [...before];
  const known = new Set(drawn.map(({ number }) => number));
  for (const number of numbers) {
    if (!isUnfinished(drawn, of)) break;
    drawn.push({ number, passedOver: known.has(number) || of.excluded.has(number) });
    known.add(number);
  }
  return drawn;
}
