import { fraction } from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";
import type { TableRules } from "../table/table-rules.ts";
import { DOUBLE_ZERO_BET_KINDS } from "./spots.ts";
import type { RouletteBetKind, RouletteSpot } from "./spots.ts";
import { isZero } from "./wheel.ts";

/** A wheel with its layout, and what becomes of even-money bets on a zero. */
export interface RouletteForm {
  /** Numbers clockwise from the zero; the pockets are those from 0 up, as many as it lists. */
  readonly wheel: readonly number[];
  readonly spots: readonly RouletteSpot[];
  /** "La partage": half of an even-money bet comes back when a zero does. */
  readonly halfBack: boolean;
}

/** Kinds of bet that pay 1 to 1. */
export const EVEN_MONEY: readonly RouletteBetKind[] = ["red_black", "odd_even", "low_high"];

const LOST = fraction(0n);
const HALF = fraction(1n, 2n);

/** Makes the rules of a wheel: one number is drawn among its pockets. */
export function rouletteRules({
  wheel,
  spots,
  halfBack,
}: RouletteForm): TableRules<RouletteSpot, number> {
  const pockets = wheel.length;
  return {
    spots,
    draw: (draw) => draw(pockets),
    returns: (spot, number): Fraction => {
      if (spot.numbers.includes(number))
        return fraction(BigInt(DOUBLE_ZERO_BET_KINDS[spot.kind] + 1));
      return halfBack && isZero(number) && EVEN_MONEY.includes(spot.kind) ? HALF : LOST;
    },
    classOf: (number) => number,
    classes: () => wheel,
    results: () => wheel.map((number) => ({ result: number, weight: 1n })),
  };
}
