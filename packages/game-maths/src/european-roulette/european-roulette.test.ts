import { describe, expect, it } from "vitest";
import { fraction, fractionToNumber } from "../proof/fraction.ts";
import { agreement } from "../proof/confidence.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import {
  BET_KINDS,
  betsOnEveryKind,
  findSpotByNumbers,
  layoutCell,
  parseRouletteBets,
  playRoulette,
  pocketColour,
  proveBets,
  proveRoulette,
  ROULETTE_SPOTS,
  simulateRoulette,
  unitBet,
  WHEEL_ORDER,
} from "./index.ts";

const NUMBERS = Array.from({ length: 37 }, (_, number) => number);

describe("the wheel", () => {
  it("holds every number once, reds and blacks in turn after the zero", () => {
    expect([...WHEEL_ORDER].sort((a, b) => a - b)).toEqual(NUMBERS);
    const colours = WHEEL_ORDER.slice(1).map(pocketColour);
    expect(colours).toEqual(colours.map((_, i) => (i % 2 === 0 ? "red" : "black")));
    expect(pocketColour(0)).toBe("green");
    expect(() => pocketColour(37)).toThrow(RangeError);
  });
});

describe("the layout", () => {
  it("has 157 spots: 37 straights, 60 splits, 14 streets, 23 corners, 11 six lines, 12 outside", () => {
    const counts = Object.keys(BET_KINDS).map(
      (kind) => ROULETTE_SPOTS.filter((spot) => spot.kind === kind).length,
    );
    expect(counts).toEqual([37, 60, 14, 23, 11, 3, 3, 2, 2, 2]);
    expect(new Set(ROULETTE_SPOTS.map((spot) => spot.key)).size).toBe(157);
  });

  it("covers with each spot as many numbers as its payout says", () => {
    for (const spot of ROULETTE_SPOTS) {
      expect(spot.numbers.length * (BET_KINDS[spot.kind] + 1)).toBe(36);
      expect(spot.numbers).toEqual([...new Set(spot.numbers)].sort((a, b) => a - b));
    }
  });

  it("has splits and corners of neighbours only", () => {
    for (const spot of ROULETTE_SPOTS.filter((each) => ["split", "corner"].includes(each.kind))) {
      if (spot.numbers[0] === 0) continue;
      const cells = spot.numbers.map(layoutCell);
      const columns = cells.map((cell) => cell?.column ?? -1);
      const rows = cells.map((cell) => cell?.row ?? -1);
      const width = Math.max(...columns) - Math.min(...columns) + 1;
      const height = Math.max(...rows) - Math.min(...rows) + 1;
      expect(width * height, spot.key).toBe(spot.numbers.length);
    }
  });

  it("has the spots around the zero", () => {
    for (const numbers of [
      [0, 1],
      [0, 2],
      [0, 3],
    ]) {
      expect(findSpotByNumbers("split", numbers)).toBeDefined();
    }
    expect(findSpotByNumbers("street", [2, 0, 1])?.key).toBe("street-0-1-2");
    expect(findSpotByNumbers("street", [0, 2, 3])?.key).toBe("street-0-2-3");
    expect(findSpotByNumbers("corner", [3, 2, 1, 0])?.key).toBe("corner-0-1-2-3");
  });
});

describe("parseRouletteBets", () => {
  it("reads spots by key and by numbers in any order", () => {
    const parsed = parseRouletteBets([
      { spot: "red", amount_cents: 100 },
      { kind: "split", numbers: [20, 17], amount_cents: 50 },
      { spot: "straight-0", kind: "straight", numbers: [0], amount_cents: 1 },
    ]);
    expect(parsed).toMatchObject({
      ok: true,
      bets: [
        { kind: "red_black", spot: "red", amount: 100n },
        { kind: "split", spot: "split-17-20", numbers: [17, 20], amount: 50n },
        { kind: "straight", spot: "straight-0", amount: 1n },
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
    const parsed = parseRouletteBets(json);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.refusals).toMatchObject([{ code, path }]);
  });
});

describe("playRoulette", () => {
  it("returns stake and win of the bets that hit", () => {
    const parsed = parseRouletteBets([
      { spot: "straight-17", amount_cents: 10 },
      { spot: "red", amount_cents: 100 },
      { spot: "black", amount_cents: 100 },
      { spot: "dozen-2", amount_cents: 30 },
    ]);
    if (!parsed.ok) throw new Error("the bets are legal");
    const round = playRoulette(parsed.bets, () => 17);
    expect(round).toMatchObject({ number: 17, colour: "black", totalStake: 240n, payout: 650n });
    expect(round.bets.map((bet) => bet.payout)).toEqual([360n, 0n, 200n, 90n]);
    const zero = playRoulette(parsed.bets, () => 0);
    expect(zero).toMatchObject({ colour: "green", payout: 0n });
  });

  it("draws one number of 37 and needs a bet", () => {
    const ranges: number[] = [];
    const draw = (n: number): number => {
      ranges.push(n);
      return 0;
    };
    playRoulette(betsOnEveryKind(), draw);
    expect(ranges).toEqual([37]);
    expect(() => playRoulette([], draw)).toThrow(RangeError);
  });
});

describe("proveRoulette", () => {
  it.each(ROULETTE_SPOTS.map((spot) => [spot.key, spot] as const))(
    "%s returns 36/37",
    (_, spot) => {
      expect(proveBets([unitBet(spot)]).rtp).toEqual(fraction(36n, 37n));
    },
  );

  it("returns 36/37 for any mix of bets, with the exact spread of each kind", () => {
    expect(proveBets(betsOnEveryKind()).rtp).toEqual(fraction(36n, 37n));
    const proof = proveRoulette();
    expect(proof.rtp).toEqual(fraction(36n, 37n));
    const [straight] = proof.kinds;
    expect(straight?.hitRate).toEqual(fraction(1n, 37n));
    expect(straight?.variance).toEqual(fraction(36n * 36n * 36n, 37n * 37n));
    expect(proof.kinds.at(-1)?.hitRate).toEqual(fraction(18n, 37n));
  });

  it("agrees with a simulation", () => {
    const proof = proveBets(betsOnEveryKind());
    const run = simulateRoulette(betsOnEveryKind(), 500_000, simulationDraw(3));
    const rtp = fractionToNumber(proof.rtp);
    expect(agreement(run.mean, run.rounds, rtp, proof.standardDeviation).agrees).toBe(true);
  });
});
