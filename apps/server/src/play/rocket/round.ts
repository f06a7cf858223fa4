import type { RocketPhase } from "@houselight/contracts";
import { multiplierAt } from "@houselight/game-maths/rocket";
import type { Link } from "#core/fairness";

/** Bets are taken for so long, milliseconds. */
export const BETTING_MS = 8_000;
/** The next round opens so long after the end of one, milliseconds. */
export const PAUSE_MS = 4_000;
/** Bets that are lost are settled so long after the end: a cash-out that came in time may still be on its way. */
export const GRACE_MS = 1_000;
/** A process that looks after a flight says so this often, milliseconds. */
export const BEAT_MS = 1_000;
/** A flight that nobody looked after for so long is broken off, milliseconds. */
const LAPSE_MS = 5_000;

/** A round on record. Multipliers are whole hundredths. */
export interface RocketRound {
  readonly number: bigint;
  readonly link: Link;
  readonly seedHash: string;
  readonly salt: string;
  readonly bets: number;
  readonly closesAt: Date;
  readonly flight: { readonly flewAt: Date; readonly beatAt: Date } | null;
  /** Null until it is over. */
  readonly end: {
    readonly at: Date;
    readonly point: number;
    /** Null for a flight that went to its point. */
    readonly brokenOffAt: number | null;
    readonly seed: string;
  } | null;
  readonly settledAt: Date | null;
}

/** Returns the phase that a round is in by its record. */
export function phaseOf({ flight, end }: Pick<RocketRound, "flight" | "end">): RocketPhase {
  if (end) return "over";
  return flight ? "flying" : "betting";
}

/** Returns how far a rocket got: to its point, or to where its flight was broken off. */
export const reachOf = ({
  point,
  brokenOffAt,
}: Pick<NonNullable<RocketRound["end"]>, "point" | "brokenOffAt">): number => brokenOffAt ?? point;

/** Tells whether nobody has looked after a flight for too long: its players could not cash out. */
export const isLapsed = ({ beatAt }: { readonly beatAt: Date }, now: Date): boolean =>
  now.getTime() - beatAt.getTime() > LAPSE_MS;

/** Returns the multiplier of a flight at a moment, its point aside. */
export const multiplierOf = ({ flewAt }: { readonly flewAt: Date }, at: Date): number =>
  multiplierAt(at.getTime() - flewAt.getTime());

export const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
