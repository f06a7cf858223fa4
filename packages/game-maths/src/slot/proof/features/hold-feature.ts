import {
  addFractions,
  fraction,
  fractionToNumber,
  multiplyFractions,
} from "../../../proof/fraction.ts";
import type { Fraction } from "../../../proof/fraction.ts";
import type { HoldRule } from "../../par-sheet/mechanic-rules.ts";
import type { FeatureModel } from "./feature-model.ts";

/** The chance of each number of filled cells at the end, by the number at the start. */
type FinalCounts = readonly (readonly Fraction[])[];

/** Makes the model of hold-and-win: an award is the number of cells that it starts with. */
export function holdFeature(rule: HoldRule, cells: number, price: number): FeatureModel {
  const final = finalCounts(rule, cells);
  const worth = Object.entries(rule.values).map(([value, weight]) => {
    return { coins: Number(value) * price, weight };
  });
  const total = worth.reduce((sum, { weight }) => sum + weight, 0);
  const moment = (power: number): Fraction =>
    fraction(
      worth.reduce(
        (sum, { coins, weight }) => sum + BigInt(coins) ** BigInt(power) * BigInt(weight),
        0n,
      ),
      BigInt(total),
    );
  const [mean, square] = [moment(1), moment(2)];
  const spread = addFractions(square, negate(multiplyFractions(mean, mean)));
  const full = fraction(BigInt(rule.full * price));
  const sumOf = (count: number): Fraction =>
    addFractions(
      multiplyFractions(mean, fraction(BigInt(count))),
      count === cells ? full : fraction(0n),
    );
  const over = (award: number, value: (count: number) => Fraction): Fraction =>
    addFractions(
      ...(final[award] ?? []).map((chance, count) => multiplyFractions(chance, value(count))),
    );
  const highest = Math.max(...worth.map(({ coins }) => coins)) * cells + rule.full * price;
  return {
    name: "Hold",
    moments: (award) => ({
      spins: fraction(0n),
      win: award === 0 ? fraction(0n) : over(award, sumOf),
      winSquared:
        award === 0
          ? fraction(0n)
          : over(award, (count) =>
              addFractions(
                multiplyFractions(spread, fraction(BigInt(count))),
                multiplyFractions(sumOf(count), sumOf(count)),
              ),
            ),
      maxWin: award === 0 ? 0n : BigInt(highest),
    }),
    growth(award, theta) {
      if (award === 0) return 1;
      const one = worth.reduce(
        (sum, { coins, weight }) => sum + (weight / total) * Math.exp(theta * coins),
        0,
      );
      const whole = Math.exp(theta * rule.full * price);
      return (final[award] ?? []).reduce(
        (sum, chance, count) =>
          sum + fractionToNumber(chance) * one ** count * (count === cells ? whole : 1),
        0,
      );
    },
  };
}

/**
 * With m empty cells, each filled with chance p in a spin, `spins` spins without a new cell end it:
 * chance (1 - p)^(m * spins). Otherwise k new cells come with their binomial chance, given k > 0.
 */
function finalCounts({ chance: [wins, of], spins }: HoldRule, cells: number): FinalCounts {
  const filled = fraction(BigInt(wins), BigInt(of));
  const stays = fraction(BigInt(of - wins), BigInt(of));
  const rows: Fraction[][] = [];
  for (let held = cells; held >= 0; held -= 1) {
    const empty = cells - held;
    const row = Array.from({ length: cells + 1 }, () => fraction(0n));
    const none = power(stays, empty);
    const ends = power(none, spins);
    row[held] = empty === 0 ? fraction(1n) : ends;
    const goesOn = addFractions(fraction(1n), negate(ends));
    const some = addFractions(fraction(1n), negate(none));
    for (let more = 1; more <= empty; more += 1) {
      const comes = multiplyFractions(
        fraction(binomial(empty, more)),
        power(filled, more),
        power(stays, empty - more),
        goesOn,
        invert(some),
      );
      for (const [count, chance] of (rows[held + more] as Fraction[]).entries())
        if (chance.numerator > 0n)
          row[count] = addFractions(row[count] as Fraction, multiplyFractions(comes, chance));
    }
    rows[held] = row;
  }
  return rows;
}

const negate = ({ numerator, denominator }: Fraction): Fraction =>
  fraction(-numerator, denominator);
const invert = ({ numerator, denominator }: Fraction): Fraction => fraction(denominator, numerator);
const power = ({ numerator, denominator }: Fraction, exponent: number): Fraction =>
  fraction(numerator ** BigInt(exponent), denominator ** BigInt(exponent));

function binomial(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 1; i <= k; i += 1) result = (result * BigInt(n - k + i)) / BigInt(i);
  return result;
}
