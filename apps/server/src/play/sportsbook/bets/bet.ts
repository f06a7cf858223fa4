import type { BetKind, BetState } from "@houselight/contracts";
import type { Leg as PricedLeg, LegSettlement } from "@houselight/sports-maths/bets";

/** A selection by its names: a fixture, a market of it, and one of its answers. */
export interface Selection {
  readonly fixtureId: bigint;
  readonly marketId: number;
  readonly specifiers: string;
  readonly selectionId: string;
}

/** The form of a bet: its lines are made of its legs by it. */
export interface Form {
  readonly kind: BetKind;
  /** Sizes of the lines of a system; null for others. */
  readonly sizes: readonly number[] | null;
}

/** A leg on record. Odds in thousandths. */
export interface Leg extends Selection, PricedLeg {
  readonly odds: number;
  readonly inPlay: boolean;
  readonly result: LegSettlement | null;
}

/** A bet on record. Amounts in smallest units. */
export interface SportsBet extends Form {
  readonly playerId: bigint;
  readonly id: string;
  readonly lines: number;
  readonly currency: string;
  /** Of all lines together. */
  readonly stake: bigint;
  readonly potential: bigint;
  readonly state: BetState;
  readonly payout: bigint | null;
  readonly placedAt: Date;
  readonly endedAt: Date | null;
  /** Settlements of its wager so far. */
  readonly settlements: number;
  /** Paid its stake; null for money of the player's. */
  readonly freeBetId: bigint | null;
  readonly legs: readonly Leg[];
}

/** Returns the stake of each line. */
export const lineStakeOf = ({ stake, lines }: Pick<SportsBet, "stake" | "lines">): bigint =>
  stake / BigInt(lines);

/** Returns what the player gets of what a bet returns: of a free bet not the stake. */
export const paidOf = (
  { stake, freeBetId }: Pick<SportsBet, "stake" | "freeBetId">,
  returned: bigint,
): bigint => (freeBetId === null ? returned : returned > stake ? returned - stake : 0n);

/** Returns a text that names a selection among others. */
export const nameOf = ({ fixtureId, marketId, specifiers, selectionId }: Selection): string =>
  `${fixtureId}/${marketId}/${specifiers}/${selectionId}`;

/** Returns a text that names the market of a selection among others. */
export const marketOf = ({
  fixtureId,
  marketId,
  specifiers,
}: Omit<Selection, "selectionId">): string => `${fixtureId}/${marketId}/${specifiers}`;

/** Returns the legs of a bet that are not decided. */
export const openLegs = ({ legs }: Pick<SportsBet, "legs">): readonly Leg[] =>
  legs.filter(({ result }) => result === null);
