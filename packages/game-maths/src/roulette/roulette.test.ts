import { assert, constantFrom, integer, property, uniqueArray } from "fast-check";
import { describe, expect, it } from "vitest";
import { americanRouletteVersions } from "../american-roulette/index.ts";
import { europeanRouletteVersions } from "../european-roulette/index.ts";
import { frenchRouletteVersions } from "../french-roulette/index.ts";
import { fraction, fractionToNumber, fractionToPercent } from "../proof/fraction.ts";
import { agreement } from "../proof/confidence.ts";
import {
  parseTableBets,
  playTable,
  proveBets,
  proveTable,
  stakeUnits,
  unitBets,
} from "../table/index.ts";
import {
  BET_KINDS,
  DOUBLE_ZERO,
  DOUBLE_ZERO_BET_KINDS,
  DOUBLE_ZERO_SPOTS,
  DOUBLE_ZERO_WHEEL,
  EVEN_MONEY,
  layoutCell,
  pocketColour,
  pocketName,
  rouletteRules,
  SINGLE_ZERO_SPOTS,
  SINGLE_ZERO_WHEEL,
  type RouletteGame,
} from "./index.ts";
import { rouletteReader } from "./read-spot.ts";

const FORMS = {
  european: { wheel: SINGLE_ZERO_WHEEL, spots: SINGLE_ZERO_SPOTS, halfBack: false },
  american: { wheel: DOUBLE_ZERO_WHEEL, spots: DOUBLE_ZERO_SPOTS, halfBack: false },
  french: { wheel: SINGLE_ZERO_WHEEL, spots: SINGLE_ZERO_SPOTS, halfBack: true },
};
const EUROPEAN = rouletteRules(FORMS.european);
const AMERICAN = rouletteRules(FORMS.american);
const FRENCH = rouletteRules(FORMS.french);

const parse = (json: unknown, rules = EUROPEAN) =>
  parseTableBets(json, rouletteReader(rules.spots, stakeUnits(rules)));
const spotOf = (key: string, rules = EUROPEAN) => {
  const spot = rules.spots.find((each) => each.key === key);
  if (!spot) throw new Error(`there is no ${key}`);
  return spot;
};
const upTo = (end: number) => Array.from({ length: end + 1 }, (_, number) => number);

describe("the wheels", () => {
  it("hold every number once", () => {
    expect(SINGLE_ZERO_WHEEL.toSorted((a, b) => a - b)).toEqual(upTo(36));
    expect(DOUBLE_ZERO_WHEEL.toSorted((a, b) => a - b)).toEqual(upTo(DOUBLE_ZERO));
  });

  it("have reds and blacks in turn, between the zeros", () => {
    const colours = SINGLE_ZERO_WHEEL.slice(1).map(pocketColour);
    expect(colours).toEqual(colours.map((_, i) => (i % 2 === 0 ? "red" : "black")));
    const [right, left] = [DOUBLE_ZERO_WHEEL.slice(1, 19), DOUBLE_ZERO_WHEEL.slice(20)];
    expect(right.map(pocketColour)).toEqual(right.map((_, i) => (i % 2 === 0 ? "black" : "red")));
    expect(left.map(pocketColour)).toEqual(left.map((_, i) => (i % 2 === 0 ? "red" : "black")));
    expect(pocketColour(0)).toBe("green");
    expect(pocketColour(DOUBLE_ZERO)).toBe("green");
    expect(() => pocketColour(38)).toThrow(RangeError);
  });

  it("have the double zero opposite the zero, and each odd number opposite the next even one", () => {
    expect(DOUBLE_ZERO_WHEEL[19]).toBe(DOUBLE_ZERO);
    for (const [at, number] of DOUBLE_ZERO_WHEEL.entries()) {
      if (number === 0 || number === DOUBLE_ZERO) continue;
      const opposite = DOUBLE_ZERO_WHEEL[(at + 19) % 38];
      expect(opposite).toBe(number % 2 === 1 ? number + 1 : number - 1);
    }
    expect([0, DOUBLE_ZERO, 17].map(pocketName)).toEqual(["0", "00", "17"]);
  });

  it.each(Object.entries(FORMS))("the draw of %s reaches each pocket once", (_, form) => {
    const rules = rouletteRules(form);
    const ranges: number[] = [];
    const drawn = upTo(form.wheel.length - 1).map((value) =>
      rules.draw((n) => {
        ranges.push(n);
        return value;
      }),
    );
    expect(drawn.toSorted((a, b) => a - b)).toEqual(form.wheel.toSorted((a, b) => a - b));
    expect(new Set(ranges)).toEqual(new Set([form.wheel.length]));
  });
});

describe("the layouts", () => {
  it("have 157 spots with one zero: 37 straights, 60 splits, 14 streets, 23 corners, 11 six lines, 12 outside", () => {
    const counts = Object.keys(BET_KINDS).map(
      (kind) => SINGLE_ZERO_SPOTS.filter((spot) => spot.kind === kind).length,
    );
    expect(counts).toEqual([37, 60, 14, 23, 11, 3, 3, 2, 2, 2]);
    expect(new Set(SINGLE_ZERO_SPOTS.map((spot) => spot.key)).size).toBe(157);
  });

  it("have 161 with two: one straight, two splits and a street more, the basket in place of the first four", () => {
    const counts = Object.keys(DOUBLE_ZERO_BET_KINDS).map(
      (kind) => DOUBLE_ZERO_SPOTS.filter((spot) => spot.kind === kind).length,
    );
    expect(counts).toEqual([38, 62, 15, 22, 11, 3, 3, 2, 2, 2, 1]);
    expect(new Set(DOUBLE_ZERO_SPOTS.map((spot) => spot.key)).size).toBe(161);
    expect(spotOf("basket-0-1-2-3-00", AMERICAN).numbers).toEqual([0, 1, 2, 3, DOUBLE_ZERO]);
  });

  it("cover with each spot as many numbers as its payout says, but with the basket", () => {
    for (const spot of [...SINGLE_ZERO_SPOTS, ...DOUBLE_ZERO_SPOTS]) {
      expect(spot.numbers).toEqual([...new Set(spot.numbers)].sort((a, b) => a - b));
      const fair = spot.numbers.length * (DOUBLE_ZERO_BET_KINDS[spot.kind] + 1);
      expect(fair, spot.key).toBe(spot.kind === "basket" ? 35 : 36);
    }
  });

  it("have splits and corners of neighbours only", () => {
    for (const spot of DOUBLE_ZERO_SPOTS.filter((each) =>
      ["split", "corner"].includes(each.kind),
    )) {
      if (spot.numbers.some((number) => number === 0 || number === DOUBLE_ZERO)) continue;
      const cells = spot.numbers.map(layoutCell);
      const columns = cells.map((cell) => cell?.column ?? -1);
      const rows = cells.map((cell) => cell?.row ?? -1);
      const width = Math.max(...columns) - Math.min(...columns) + 1;
      const height = Math.max(...rows) - Math.min(...rows) + 1;
      expect(width * height, spot.key).toBe(spot.numbers.length);
    }
  });

  it("have the spots around the zeros", () => {
    const near = (spots: typeof SINGLE_ZERO_SPOTS) =>
      spots
        .filter(({ numbers }) => numbers.length > 1)
        .filter(({ numbers }) => numbers.some((number) => number === 0 || number === DOUBLE_ZERO))
        .map(({ key }) => key);
    expect(near(SINGLE_ZERO_SPOTS)).toEqual([
      "split-0-1",
      "split-0-2",
      "split-0-3",
      "street-0-1-2",
      "street-0-2-3",
      "corner-0-1-2-3",
    ]);
    expect(near(DOUBLE_ZERO_SPOTS)).toEqual([
      "split-0-00",
      "split-0-1",
      "split-0-2",
      "split-2-00",
      "split-3-00",
      "street-0-1-2",
      "street-0-2-00",
      "street-2-3-00",
      "basket-0-1-2-3-00",
    ]);
  });
});

describe("reading bets", () => {
  it("takes spots by key and by numbers in any order", () => {
    const parsed = parse([
      { spot: "red", amount_cents: 100 },
      { kind: "split", numbers: [20, 17], amount_cents: 50 },
      { spot: "straight-0", kind: "straight", numbers: [0], amount_cents: 1 },
    ]);
    expect(parsed).toMatchObject({
      ok: true,
      bets: [
        { spot: { kind: "red_black", key: "red" }, amount: 100n },
        { spot: { kind: "split", key: "split-17-20", numbers: [17, 20] }, amount: 50n },
        { spot: { kind: "straight", key: "straight-0" }, amount: 1n },
      ],
    });
  });

  it.each([
    [{}, "bets_not_a_list", ""],
    [[], "no_bets", ""],
    [[7], "bet_not_an_object", "[0]"],
    [[{ spot: "red", amount_cents: 1, odds: 9 }], "unknown_field", "[0].odds"],
    [[{ spot: "pink", amount_cents: 1 }], "unknown_spot", "[0].spot"],
    [[{ spot: "__proto__", amount_cents: 1 }], "unknown_spot", "[0].spot"],
    [[{ kind: "toString", numbers: [1], amount_cents: 1 }], "unknown_kind", "[0].kind"],
    [[{ spot: "red", kind: "split", amount_cents: 1 }], "unknown_kind", "[0].kind"],
    [[{ spot: "straight-1", numbers: [2], amount_cents: 1 }], "impossible_numbers", "[0].numbers"],
    [[{ kind: "split", numbers: [1, 5], amount_cents: 1 }], "impossible_numbers", "[0].numbers"],
    [[{ kind: "split", numbers: [3, 4], amount_cents: 1 }], "impossible_numbers", "[0].numbers"],
    [[{ kind: "split", numbers: [1, 1], amount_cents: 1 }], "impossible_numbers", "[0].numbers"],
    [[{ kind: "straight", numbers: [37], amount_cents: 1 }], "impossible_numbers", "[0].numbers"],
    [[{ kind: "straight", numbers: ["1"], amount_cents: 1 }], "impossible_numbers", "[0].numbers"],
    [[{ kind: "straight", amount_cents: 1 }], "impossible_numbers", "[0].numbers"],
    [[{ spot: "red", amount_cents: 0 }], "bad_amount", "[0].amount_cents"],
    [[{ spot: "red", amount_cents: 1.5 }], "bad_amount", "[0].amount_cents"],
    [[{ spot: "red", amount_cents: "5" }], "bad_amount", "[0].amount_cents"],
    [[{ spot: "red", amount_cents: 2 ** 53 }], "bad_amount", "[0].amount_cents"],
    [
      [
        { spot: "split-1-2", amount_cents: 1 },
        { kind: "split", numbers: [2, 1], amount_cents: 1 },
      ],
      "duplicate_spot",
      "[1]",
    ],
  ])("refuses %j with %s at %s", (json, code, path) => {
    const parsed = parse(json);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.refusals).toMatchObject([{ code, path }]);
  });

  it("takes the double zero where it lies, and a half only of what has one", () => {
    const doubleZero = [{ spot: "straight-00", amount_cents: 10 }];
    expect(parse(doubleZero, AMERICAN).ok).toBe(true);
    expect(parse(doubleZero)).toMatchObject({ refusals: [{ code: "unknown_spot" }] });
    const odd = [
      { spot: "straight-7", amount_cents: 15 },
      { spot: "red", amount_cents: 15 },
    ];
    expect(parse(odd).ok).toBe(true);
    expect(parse(odd, FRENCH)).toMatchObject({
      refusals: [{ code: "no_exact_payout", path: "[1].amount_cents" }],
    });
  });
});

describe("a round", () => {
  const bets = (...entries: (readonly [string, bigint])[]) =>
    entries.map(([key, amount]) => ({ spot: spotOf(key), amount }));
  const mixed = bets(["straight-17", 10n], ["red", 100n], ["black", 100n], ["dozen-2", 30n]);

  it("returns stake and win of the bets that hit", () => {
    const round = playTable(EUROPEAN, mixed, () => 17);
    expect(round).toMatchObject({ result: 17, totalStake: 240n, payout: 650n });
    expect(round.bets.map((bet) => bet.payout)).toEqual([360n, 0n, 200n, 90n]);
    expect(playTable(EUROPEAN, mixed, () => 0)).toMatchObject({ result: 0, payout: 0n });
    expect(() => playTable(EUROPEAN, [], () => 0)).toThrow(RangeError);
  });

  it("gives half of even money back on the zero of a French table, and of nothing else", () => {
    const round = playTable(FRENCH, mixed, () => 0);
    expect(round.bets.map((bet) => bet.payout)).toEqual([0n, 50n, 50n, 0n]);
    expect(() => playTable(FRENCH, bets(["red", 5n]), () => 0)).toThrow(/no exact payout/);
  });

  const versions = [europeanRouletteVersions, americanRouletteVersions, frenchRouletteVersions];
  it.each(versions.map(({ current }) => [current.slug, current as RouletteGame] as const))(
    "of %s pays the sum of its bets, never above the highest win",
    (slug, game) => {
      const { spots, wheel } = FORMS[slug.split("-")[0] as keyof typeof FORMS];
      const most = BigInt(game.facts.max_win_multiple);
      const some = uniqueArray(integer({ min: 0, max: spots.length - 1 }), {
        minLength: 1,
        maxLength: 30,
      });
      assert(
        property(
          some,
          integer({ min: 1, max: 100 }),
          constantFrom(...wheel),
          (at, chips, number) => {
            const read = game.readBet(
              {
                kind: "roulette",
                bets: at.map((index) => ({ spot: spots[index]?.key, amount_cents: chips * 10 })),
              },
              "EUR",
            );
            if ("refused" in read) throw new Error(read.refused);
            const { payout, outcome } = game.play(read.bet, () => number);
            const paid = outcome.bets.reduce((sum, bet) => sum + bet.payout_cents, 0);
            expect(BigInt(paid)).toBe(payout);
            expect(outcome).toMatchObject({ number, colour: pocketColour(number) });
            expect(payout).toBeLessThanOrEqual(read.stake * most);
          },
        ),
      );
    },
  );
});

describe("the proof", () => {
  it.each(SINGLE_ZERO_SPOTS.map((spot) => [spot.key, spot] as const))(
    "%s returns 36/37 on the European wheel",
    (_, spot) => {
      expect(proveBets(EUROPEAN, unitBets(EUROPEAN, [spot])).rtp).toEqual(fraction(36n, 37n));
    },
  );

  it("returns 36/38 on the American wheel, and 35/38 on its basket", () => {
    for (const { betKind, rtp } of proveTable(AMERICAN))
      expect(rtp, betKind).toEqual(fraction(betKind === "basket" ? 35n : 36n, 38n));
    expect(fractionToPercent(fraction(36n, 38n), 4)).toBe("94.7368");
    expect(fractionToPercent(fraction(35n, 38n), 4)).toBe("92.1053");
  });

  it("returns 73/74 of even money and 36/37 of all else on the French table", () => {
    for (const { betKind, rtp } of proveTable(FRENCH)) {
      const even = EVEN_MONEY.includes(betKind as never);
      expect(rtp, betKind).toEqual(even ? fraction(73n, 74n) : fraction(36n, 37n));
    }
    expect(fractionToPercent(fraction(73n, 74n), 4)).toBe("98.6486");
  });

  it("has the exact spread of each kind", () => {
    const kinds = proveTable(EUROPEAN);
    expect(kinds[0]?.hitRate).toEqual(fraction(1n, 37n));
    expect(kinds[0]?.variance).toEqual(fraction(36n * 36n * 36n, 37n * 37n));
    expect(kinds.at(-1)?.hitRate).toEqual(fraction(18n, 37n));
  });

  const versions = [europeanRouletteVersions, americanRouletteVersions, frenchRouletteVersions];
  it.each(versions.map(({ current }) => [current.slug, current] as const))(
    "of %s agrees with a simulation",
    (_, game) => {
      const { mean, rounds, exact } = game.simulate(500_000, 3);
      const rtp = fractionToNumber(exact.rtp);
      expect(agreement(mean, rounds, rtp, exact.standardDeviation).agrees).toBe(true);
    },
  );
});
