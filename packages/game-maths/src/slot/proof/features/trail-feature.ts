import { addFractions, fraction, multiplyFractions } from "../../../proof/fraction.ts";
import type { Fraction } from "../../../proof/fraction.ts";
import { TRAIL_END } from "../../mechanics/trail/trail.ts";
import type { TrailRule } from "../../par-sheet/mechanic-rules.ts";
import type { FeatureModel } from "./feature-model.ts";

interface Harbour {
  /** Coins of each prize; 0 is the end. */
  readonly prizes: readonly { readonly coins: number; readonly weight: number }[];
  readonly total: number;
}

/** Moments of a walk from a harbour on. */
interface WalkMoments {
  readonly win: Fraction;
  readonly square: Fraction;
  readonly highest: bigint;
}

const ENDED: WalkMoments = { win: fraction(0n), square: fraction(0n), highest: 0n };

/** Makes the model of a trail: an award is the harbour at which the walk starts. */
export function trailFeature(rule: TrailRule, price: number): FeatureModel {
  const harbours = rule.harbours.map((weights): Harbour => {
    const prizes = Object.entries(weights).map(([prize, weight]) => {
      return { coins: prize === TRAIL_END ? 0 : Number(prize) * price, weight };
    });
    return { prizes, total: prizes.reduce((sum, { weight }) => sum + weight, 0) };
  });
  const walks: WalkMoments[] = [ENDED];
  for (const harbour of harbours.toReversed())
    walks.unshift(stepBack(harbour, walks[0] as WalkMoments));
  return {
    name: "Trail",
    moments(award) {
      const { win, square, highest } = award === 0 ? ENDED : (walks[award - 1] as WalkMoments);
      return { spins: fraction(0n), win, winSquared: square, maxWin: highest };
    },
    growth(award, theta) {
      if (award === 0) return 1;
      let rest = 1;
      for (const { prizes, total } of harbours.slice(award - 1).toReversed()) {
        rest = prizes.reduce(
          (sum, { coins, weight }) =>
            sum + (weight / total) * (coins === 0 ? 1 : Math.exp(theta * coins) * rest),
          0,
        );
      }
      return rest;
    },
  };
}

function stepBack({ prizes, total }: Harbour, rest: WalkMoments): WalkMoments {
  let sum = ENDED;
  for (const { coins, weight } of prizes) {
    if (coins === 0) continue;
    const share = fraction(BigInt(weight), BigInt(total));
    const prize = fraction(BigInt(coins));
    const square = addFractions(
      multiplyFractions(prize, prize),
      multiplyFractions(fraction(2n), prize, rest.win),
      rest.square,
    );
    const highest = BigInt(coins) + rest.highest;
    sum = {
      win: addFractions(sum.win, multiplyFractions(share, addFractions(prize, rest.win))),
      square: addFractions(sum.square, multiplyFractions(share, square)),
      highest: highest > sum.highest ? highest : sum.highest,
    };
  }
  return sum;
}
