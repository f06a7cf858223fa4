import { array, assert, bigInt, constantFrom, integer, option, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import type { BetForm, Leg, LegSettlement } from "./index.ts";
import {
  cashOutOf,
  isForm,
  legOutcome,
  lineCount,
  linesOf,
  NAMED_SYSTEMS,
  payoutOf,
  potentialOf,
  reachesOdds,
  systemName,
} from "./index.ts";

const SINGLE: BetForm = { kind: "single", sizes: null };
const ACCUMULATOR: BetForm = { kind: "accumulator", sizes: null };
const system = (...sizes: number[]): BetForm => ({ kind: "system", sizes });

const ended = (won: 0 | 1, voidFactor: 0 | 500 | 1000 = 0, deadHeat = 1000): LegSettlement => ({
  won,
  voidFactor,
  deadHeat,
});
const WON = ended(1);
const LOST = ended(0);
const VOID = ended(0, 1000);
const HALF_WON = ended(1, 500);
const HALF_LOST = ended(0, 500);

const settlement = constantFrom(
  WON,
  LOST,
  VOID,
  HALF_WON,
  HALF_LOST,
  ended(1, 0, 500),
  ended(1, 0, 333),
  ended(1, 500, 333),
);
const odds = integer({ min: 1010, max: 20_000 });
const anyLeg = record({ odds, result: option(settlement), now: odds });
const anyBet = integer({ min: 1, max: 9 }).chain((legs) =>
  record({
    legs: array(anyLeg, { minLength: legs, maxLength: legs }),
    stake: bigInt({ min: 1n, max: 1_000_000_000n }),
    form: formOf(legs),
    margin: integer({ min: 0, max: 1000 }),
  }),
);

function formOf(legs: number) {
  if (legs === 1) return constantFrom(SINGLE);
  if (legs === 2) return constantFrom(ACCUMULATOR);
  return array(integer({ min: 1, max: legs }), { minLength: 1 }).map((chosen) => {
    const form = system(...new Set(chosen.toSorted((a, b) => a - b)));
    return isForm(form, legs) ? form : ACCUMULATOR;
  });
}

/** Pays line by line, with each multiplier by its definition, on one common denominator. */
function slowPayout(form: BetForm, stake: bigint, legs: readonly Leg[], undecided: LegSettlement) {
  const unit = 1_000_000_000n;
  let sum = 0n;
  for (const line of linesOf(form, legs.length)) {
    let product = 1n;
    for (const at of line) {
      const leg = legs[at] as Leg;
      const { won, voidFactor, deadHeat } = leg.result ?? undecided;
      const part = BigInt(won * leg.odds) * BigInt(deadHeat) * BigInt(1000 - voidFactor);
      product *= part + BigInt(voidFactor) * 1_000_000n;
    }
    sum += product * unit ** BigInt(legs.length - line.length);
  }
  return (stake * sum) / unit ** BigInt(legs.length);
}

describe("the form of a bet", () => {
  it.each([
    ["trixie", 3, 4],
    ["patent", 3, 7],
    ["yankee", 4, 11],
    ["lucky_15", 4, 15],
    ["canadian", 5, 26],
    ["lucky_31", 5, 31],
    ["heinz", 6, 57],
    ["lucky_63", 6, 63],
    ["super_heinz", 7, 120],
    ["goliath", 8, 247],
  ])("makes a %s of %i legs and %i lines", (name, legs, lines) => {
    const found = NAMED_SYSTEMS.find((each) => each.name === name);
    const form = system(...(found?.sizes ?? []));
    expect(found?.legs).toBe(legs);
    expect(isForm(form, legs)).toBe(true);
    expect(lineCount(form, legs)).toBe(lines);
    expect(new Set(linesOf(form, legs).map(String)).size).toBe(lines);
    expect(systemName(legs, form.sizes ?? [])).toBe(name);
  });

  it("names no other system", () => {
    expect(systemName(3, [2])).toBeNull();
    expect(systemName(4, [2, 3])).toBeNull();
    expect(NAMED_SYSTEMS).toHaveLength(10);
  });

  it.each<[BetForm, number, boolean]>([
    [SINGLE, 1, true],
    [SINGLE, 2, false],
    [SINGLE, 0, false],
    [ACCUMULATOR, 1, false],
    [ACCUMULATOR, 2, true],
    [ACCUMULATOR, 14, true],
    [ACCUMULATOR, 15, false],
    [ACCUMULATOR, 2.5, false],
    [{ kind: "accumulator", sizes: [2] }, 2, false],
    [{ kind: "single", sizes: [1] }, 1, false],
    [{ kind: "system", sizes: null }, 3, false],
    [system(), 3, false],
    [system(1), 2, false],
    [system(2), 3, true],
    [system(3), 3, false],
    [system(1, 3), 3, true],
    [system(2, 4), 3, false],
    [system(0, 2), 3, false],
    [system(3, 2), 4, false],
    [system(2, 2), 4, false],
    [system(1.5), 4, false],
    [system(1, 2, 3, 4, 5, 6, 7, 8), 9, true],
    [system(1, 2, 3, 4, 5, 6, 7, 8, 9), 9, false],
    [system(2), 10, false],
  ])("of %j with %d legs is one: %s", (form, legs, is) => {
    expect(isForm(form, legs)).toBe(is);
    if (!is) expect(() => linesOf(form, legs)).toThrow(RangeError);
  });

  it("gives the lines in one order", () => {
    expect(linesOf(SINGLE, 1)).toEqual([[0]]);
    expect(linesOf(ACCUMULATOR, 3)).toEqual([[0, 1, 2]]);
    expect(linesOf(system(1, 2), 3)).toEqual([[0], [1], [2], [0, 1], [0, 2], [1, 2]]);
  });

  it("counts the lines that it gives", () => {
    assert(
      property(anyBet, ({ form, legs }) => {
        const lines = linesOf(form, legs.length);
        expect(lines).toHaveLength(lineCount(form, legs.length));
        expect(new Set(lines.map(String)).size).toBe(lines.length);
      }),
    );
  });
});

describe("a leg", () => {
  it.each([
    [WON, "won", 2500n],
    [LOST, "lost", 0n],
    [VOID, "void", 1000n],
    [ended(1, 1000), "void", 1000n],
    [HALF_WON, "half_won", 1750n],
    [HALF_LOST, "half_lost", 500n],
    [ended(1, 0, 500), "dead_heat", 1250n],
    [ended(1, 0, 333), "dead_heat", 832n],
    [ended(1, 500, 500), "dead_heat", 1125n],
  ] as const)("that ended %j is called %s and returns %s of 1000 at 2.50", (result, name, paid) => {
    expect(legOutcome(result)).toBe(name);
    const payout = payoutOf(SINGLE, 1000n, [{ odds: 2500, result }]);
    expect(payout).toEqual({ least: paid, most: paid, decided: true });
  });
});

describe("a payout", () => {
  it("is that of every line written out", () => {
    assert(
      property(anyBet, ({ form, stake, legs }) => {
        const { least, most } = payoutOf(form, stake, legs);
        expect(least).toBe(slowPayout(form, stake, legs, LOST));
        expect(most).toBe(slowPayout(form, stake, legs, WON));
        const open = legs.map((leg) => ({ ...leg, result: null }));
        const highest = potentialOf(
          form,
          stake,
          legs.map((leg) => leg.odds),
        );
        expect(highest).toBe(slowPayout(form, stake, open, WON));
        expect(most <= highest).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("stays between its bounds however the rest ends, and at both ends once decided", () => {
    assert(
      property(anyBet, array(settlement, { minLength: 9, maxLength: 9 }), (bet, rest) => {
        const { form, stake, legs } = bet;
        const { least, most, decided } = payoutOf(form, stake, legs);
        const all = legs.map((leg, at) => ({ ...leg, result: leg.result ?? rest[at] ?? LOST }));
        const final = payoutOf(form, stake, all);
        expect(final.decided).toBe(true);
        expect(final.least).toBe(final.most);
        expect(final.least >= least && final.most <= most).toBe(true);
        if (decided) expect(most).toBe(least);
      }),
      { numRuns: 300 },
    );
  });

  it("is decided when every line with an undecided leg has a lost one, and not before", () => {
    const open = { odds: 3000, result: null };
    const lost = { odds: 2000, result: LOST };
    const won = { odds: 2000, result: WON };
    expect(payoutOf(ACCUMULATOR, 100n, [open, lost, won]).decided).toBe(true);
    expect(payoutOf(ACCUMULATOR, 100n, [open, won]).decided).toBe(false);
    expect(payoutOf(system(3), 100n, [open, lost, lost, won])).toEqual({
      least: 0n,
      most: 0n,
      decided: true,
    });
    expect(payoutOf(system(2, 3), 100n, [open, lost, won])).toEqual({
      least: 0n,
      most: 600n,
      decided: false,
    });
  });

  it("is not decided by the rounding of a small stake", () => {
    const legs = [
      { odds: 1500, result: HALF_LOST },
      { odds: 1500, result: null },
    ];
    expect(payoutOf(ACCUMULATOR, 1n, legs)).toEqual({ least: 0n, most: 0n, decided: false });
  });

  it("is floored once for the sum of the lines", () => {
    // Three singles of 1 at 1.50 return 4.5; floored line by line they would return 3.
    const legs = [1500, 1500, 1500].map((each) => ({ odds: each, result: WON }));
    expect(payoutOf(system(1), 1n, legs).most).toBe(4n);
    expect(potentialOf(system(1), 1n, [1500, 1500, 1500])).toBe(4n);
  });

  it("of a leg that is void is that of odds of one", () => {
    const legs = [2000, 3000].map((each) => ({ odds: each, result: WON }));
    const withVoid = [...legs, { odds: 9000, result: VOID }];
    expect(payoutOf(ACCUMULATOR, 100n, withVoid).most).toBe(600n);
    // Doubles: 6, and twice a single at 2 and 3.
    expect(payoutOf(system(2), 100n, withVoid).most).toBe(1100n);
  });

  it("does not grow with the number of lines", () => {
    const fourteen = Array.from({ length: 14 }, () => ({ odds: 1_000_000, result: null }));
    expect(payoutOf(ACCUMULATOR, 1n, fourteen).most).toBe(1000n ** 14n);
    const started = performance.now();
    const goliath = system(2, 3, 4, 5, 6, 7, 8);
    for (let at = 0; at < 100; at += 1) payoutOf(goliath, 100n, fourteen.slice(0, 8));
    // A hundred of 247 lines, with room for a machine that is busy.
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe("a cash-out", () => {
  it("offers the stake for odds that have not moved, without a margin", () => {
    const legs = [2000, 3150, 1010].map((each) => ({ odds: each, result: null, now: each }));
    expect(cashOutOf(ACCUMULATOR, 999n, legs, 0)).toBe(999n);
    expect(cashOutOf(system(2, 3), 999n, legs, 0)).toBe(4n * 999n);
    assert(
      property(anyBet, ({ form, stake, legs }) => {
        const still = legs.map((leg) => ({ ...leg, result: null, now: leg.odds }));
        const value = cashOutOf(form, stake, still, 0);
        expect(value).toBe(BigInt(lineCount(form, legs.length)) * stake);
      }),
    );
  });

  it("is the definition: stake × decided legs × odds/now × (1 − margin), floored", () => {
    const one = { odds: 2000, result: null, now: 1500 };
    expect(cashOutOf(SINGLE, 1000n, [one], 0)).toBe(1333n);
    expect(cashOutOf(SINGLE, 1000n, [one], 50)).toBe(1266n);
    const won = { odds: 3000, result: HALF_WON, now: null };
    expect(cashOutOf(ACCUMULATOR, 1000n, [one, won], 50)).toBe(2533n);
  });

  it("is never more than can still come back, and never more without a margin than with one", () => {
    assert(
      property(anyBet, ({ form, stake, legs, margin }) => {
        const value = cashOutOf(form, stake, legs, margin) ?? -1n;
        const { most } = payoutOf(form, stake, legs);
        expect(value >= 0n && value <= most).toBe(true);
        expect((cashOutOf(form, stake, legs, 0) ?? 0n) >= value).toBe(true);
        if (most === 0n) expect(value).toBe(0n);
      }),
      { numRuns: 300 },
    );
    const least = { odds: 1500, result: null, now: 1001 };
    expect(cashOutOf(SINGLE, 100_000n, [least], 0)).toBe(149_850n);
    // Not even at what is no odds.
    expect(cashOutOf(SINGLE, 100_000n, [{ ...least, now: 500 }], 0)).toBe(150_000n);
  });

  it("of what is decided is the payout less the margin", () => {
    assert(
      property(anyBet, array(settlement, { minLength: 9, maxLength: 9 }), (bet, results) => {
        const legs = bet.legs.map((leg, at) => ({
          ...leg,
          result: results[at] ?? LOST,
          now: null,
        }));
        expect(cashOutOf(bet.form, bet.stake, legs, 0)).toBe(
          payoutOf(bet.form, bet.stake, legs).most,
        );
      }),
    );
  });

  it("waits for the odds of every leg that still counts", () => {
    const open = { odds: 2000, result: null, now: null };
    const priced = { odds: 2000, result: null, now: 1800 };
    const lost = { odds: 2000, result: LOST, now: null };
    expect(cashOutOf(ACCUMULATOR, 100n, [open, priced], 50)).toBeNull();
    expect(cashOutOf(ACCUMULATOR, 100n, [open, lost], 50)).toBe(0n);
    expect(cashOutOf(system(3), 100n, [open, lost, lost, priced], 50)).toBe(0n);
    expect(cashOutOf(system(2, 3), 100n, [open, lost, lost, priced], 50)).toBeNull();
    expect(cashOutOf(system(1), 100n, [open, lost, lost], 50)).toBeNull();
  });

  it("refuses a margin that is none", () => {
    for (const margin of [-1, 1001, 2.5])
      expect(() =>
        cashOutOf(SINGLE, 1n, [{ odds: 2000, result: null, now: 2000 }], margin),
      ).toThrow(RangeError);
  });
});

describe("odds together", () => {
  it.each([
    [[2_000], 2_000, true],
    [[1_999], 2_000, false],
    [[1_415, 1_414], 2_000, true],
    // 1.414 × 1.414 = 1.999396, which is shown as 2.00.
    [[1_414, 1_414], 2_000, false],
    [Array.from({ length: 14 }, () => 1_050), 1_979, true],
    [Array.from({ length: 14 }, () => 1_050), 1_980, false],
  ] as const)("of %j reach %d: %s", (odds, least, reached) =>
    expect(reachesOdds(odds, least)).toBe(reached),
  );
});
