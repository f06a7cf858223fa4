import {
  addFractions,
  equalFractions,
  fraction,
  multiplyFractions,
  subtractFractions,
} from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";
import { standardDeviationOf, volatilityOf } from "../proof/volatility.ts";
import type { Volatility } from "../proof/volatility.ts";
import type { RouletteBet } from "./parse-bets.ts";
import { playRoulette } from "./play-roulette.ts";
import { BET_KINDS, ROULETTE_SPOTS } from "./spots.ts";
import type { RouletteBetKind, RouletteSpot } from "./spots.ts";
import { POCKET_COUNT } from "./wheel.ts";
import { EUROPEAN_ROULETTE_VERSION } from "./version.ts";

/** The exact mathematics of one bet, or of several placed together, per unit staked. */
export interface RouletteBetProof {
  readonly rtp: Fraction;
  /** Share of spins that return anything. */
  readonly hitRate: Fraction;
  readonly variance: Fraction;
  readonly standardDeviation: number;
  readonly volatility: Volatility;
  /** Highest return, the stake included. */
  readonly maxWin: Fraction;
}

export interface RouletteKindProof extends RouletteBetProof {
  readonly betKind: RouletteBetKind;
  /** Number of spots of this kind; all have the same figures. */
  readonly spots: number;
  readonly paysToOne: number;
}

export interface RouletteProof {
  readonly kind: "roulette";
  readonly name: string;
  readonly version: string;
  /** The RTP of every spot, and so of every combination of bets. */
  readonly rtp: Fraction;
  readonly kinds: readonly RouletteKindProof[];
}

/**
 * Proves the game by playing every spot on every one of the 37 numbers.
 * @throws Error when two spots of a kind, or two kinds, differ where they must not:
 *   the layout or the pay table would be wrong.
 */
export function proveRoulette(): RouletteProof {
  const kinds = (Object.keys(BET_KINDS) as RouletteBetKind[]).map(proveKind);
  const rtp = (kinds[0] as RouletteKindProof).rtp;
  for (const each of kinds) {
    if (!equalFractions(each.rtp, rtp)) throw new Error(`${each.betKind} has an RTP of its own`);
  }
  return {
    kind: "roulette",
    name: "European Roulette",
    version: EUROPEAN_ROULETTE_VERSION,
    rtp,
    kinds,
  };
}

function proveKind(betKind: RouletteBetKind): RouletteKindProof {
  const spots = ROULETTE_SPOTS.filter((spot) => spot.kind === betKind);
  const proofs = spots.map((spot) => proveBets([unitBet(spot)]));
  const first = proofs[0] as RouletteBetProof;
  for (const [index, each] of proofs.entries()) {
    if (!equalFractions(each.rtp, first.rtp) || !equalFractions(each.variance, first.variance)) {
      throw new Error(`${spots[index]?.key} differs from the other spots of its kind`);
    }
  }
  return { betKind, spots: spots.length, paysToOne: BET_KINDS[betKind], ...first };
}

/** A bet of one smallest unit on a spot. */
export function unitBet(spot: RouletteSpot): RouletteBet {
  return { kind: spot.kind, spot: spot.key, numbers: spot.numbers, amount: 1n };
}

/** The exact figures of bets placed together, by playing all 37 numbers. */
export function proveBets(bets: readonly RouletteBet[]): RouletteBetProof {
  const numbers = Array.from({ length: POCKET_COUNT }, (_, number) => number);
  const returns = numbers.map((number) => {
    const round = playRoulette(bets, () => number);
    return fraction(round.payout, round.totalStake);
  });
  const each = fraction(1n, BigInt(POCKET_COUNT));
  const rtp = multiplyFractions(each, addFractions(...returns));
  const squares = returns.map((value) => multiplyFractions(value, value));
  const variance = subtractFractions(
    multiplyFractions(each, addFractions(...squares)),
    multiplyFractions(rtp, rtp),
  );
  const hits = returns.filter((value) => value.numerator > 0n).length;
  const standardDeviation = standardDeviationOf(variance);
  return {
    rtp,
    hitRate: fraction(BigInt(hits), BigInt(POCKET_COUNT)),
    variance,
    standardDeviation,
    volatility: volatilityOf(standardDeviation),
    maxWin: returns.reduce((high, value) =>
      subtractFractions(value, high).numerator > 0n ? value : high,
    ),
  };
}
