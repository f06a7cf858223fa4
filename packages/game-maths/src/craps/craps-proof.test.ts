import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { blockMessage, createDraw } from "../fairness/index.ts";
import { agreement } from "../proof/confidence.ts";
import {
  fraction,
  fractionToNumber,
  fractionToText,
  subtractFractions,
} from "../proof/fraction.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import { CHIP, betOf } from "./craps.testing.ts";
import { rollDice } from "./craps-round.ts";
import { craps, CRAPS_PAYS, POINTS, spotOf } from "./index.ts";
import { prizesOf, proveBet } from "./prove-craps.ts";
import { playBet } from "./simulate-craps.ts";
import { CRAPS_BETS } from "./spots.ts";

/** `npm run test:all` has the time for many rounds. */
const HAS_TIME = process.env["TEST_MATRIX"] === "all";

/** House edges as they are published, per bet made; what is given back counts as returned. */
const PUBLISHED = {
  pass: [7n, 495n],
  dont_pass: [27n, 1980n],
  come: [7n, 495n],
  dont_come: [27n, 1980n],
  odds: [0n, 1n],
  lay_odds: [0n, 1n],
  place_4: [1n, 15n],
  place_5: [1n, 25n],
  place_6: [1n, 66n],
  place_8: [1n, 66n],
  place_9: [1n, 25n],
  place_10: [1n, 15n],
  field: [1n, 36n],
  hard_4: [1n, 9n],
  hard_6: [1n, 11n],
  hard_8: [1n, 11n],
  hard_10: [1n, 9n],
  any_seven: [1n, 6n],
  any_craps: [1n, 9n],
  two: [5n, 36n],
  three: [1n, 9n],
  eleven: [1n, 9n],
  twelve: [5n, 36n],
} as const;

describe("the proof", () => {
  const { bets, rtp } = craps.prove();

  it.each(Object.entries(PUBLISHED))(
    "finds the published house edge of %s",
    (bet, [top, bottom]) => {
      const edge = subtractFractions(fraction(1n), bets[bet]?.rtp ?? fraction(0n));
      expect(edge).toEqual(fraction(top, bottom));
    },
  );

  it("knows every bet, and states the least return", () => {
    expect(Object.keys(bets)).toEqual(Object.keys(PUBLISHED));
    expect(rtp).toEqual(fraction(5n, 6n));
  });

  it("wins the pass line in 244 of 495, and gives a don't back as often as a twelve comes", () => {
    expect(bets["pass"]?.hitRate).toEqual(fraction(244n, 495n));
    const pushed = prizesOf({ spot: spotOf("dont_pass"), point: null }).find(
      ({ multiple }) => fractionToText(multiple) === "1/1",
    );
    expect(pushed?.chance).toEqual(fraction(1n, 36n));
  });

  it("finds the same for a come bet whichever point is set", () => {
    for (const key of ["come", "dont_come"])
      for (const point of [...POINTS, null])
        expect(prizesOf({ spot: spotOf(key), point })).toEqual(
          prizesOf({ spot: spotOf(key), point: 4 }),
        );
  });

  it("finds odds without an edge on each number", () => {
    for (const key of ["pass_odds", "dont_pass_odds"])
      for (const point of POINTS) {
        const prizes = prizesOf({ spot: spotOf(key), point });
        const mean = prizes.reduce(
          (sum, { multiple, chance }) =>
            sum + fractionToNumber(multiple) * fractionToNumber(chance),
          0,
        );
        expect(mean).toBeCloseTo(1, 12);
      }
  });

  it("pays no bet more than its highest pay", () => {
    for (const kind of CRAPS_BETS) {
      const [win, stake] = CRAPS_PAYS[kind].at(-1) ?? [0, 1];
      expect(proveBet(kind).maxWin).toEqual(fraction(BigInt(win + stake), BigInt(stake)));
    }
  });
});

describe("rounds played through the rules", () => {
  const ROUNDS = HAS_TIME ? 60_000 : 20_000;

  it.each(CRAPS_BETS)("return what is proven of %s", (kind) => {
    const draw = simulationDraw(11);
    let returned = 0;
    for (let round = 0; round < ROUNDS; round += 1) returned += playBet(kind, draw);
    const { rtp, standardDeviation } = proveBet(kind);
    const { agrees } = agreement(
      returned / ROUNDS,
      ROUNDS,
      fractionToNumber(rtp),
      standardDeviation,
    );
    expect(agrees).toBe(true);
  });

  it("agree with the proof, each bet in turn", () => {
    const { mean, rounds, exact } = craps.simulate(HAS_TIME ? 230_000 : 69_000, 5);
    expect(
      agreement(mean, rounds, fractionToNumber(exact.rtp), exact.standardDeviation).agrees,
    ).toBe(true);
  });
});

describe("the dice of real rounds", () => {
  it("fall in all 36 ways equally often, by chi-square at 99 %", () => {
    const counts = Array.from({ length: 36 }, () => 0);
    const ROLLS = 36_000;
    for (let nonce = 0; nonce < ROLLS / 10; nonce += 1) {
      const draw = createDraw((block) =>
        createHmac("sha256", "craps")
          .update(blockMessage("player", nonce, block))
          .digest(),
      );
      for (let roll = 0; roll < 10; roll += 1) {
        const [a, b] = rollDice(draw);
        const at = (a - 1) * 6 + b - 1;
        counts[at] = (counts[at] ?? 0) + 1;
      }
    }
    const expected = ROLLS / 36;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // The 99 % quantile of chi-square with 35 degrees of freedom.
    expect(chi).toBeLessThan(57.342);
  });
});

describe("a first bet", () => {
  it.each([
    ["nothing", betOf({})],
    ["a come bet", betOf({ come: 30 })],
    ["odds", betOf({ pass_odds: 30 })],
    ["an unknown spot", betOf({ nowhere: 30 })],
    ["less than nothing", betOf({ pass: -30 })],
    ["no chip", { kind: "craps", bets: betOf({ pass: 30 }).bets }],
    ["a chip of nothing", betOf({ pass: 30 }, 0)],
    ["a further field", { ...betOf({ pass: 30 }), luck: 1 }],
  ])("is not understood when it names %s", (_, json) => {
    expect(craps.readBet(json, "EUR")).toEqual({ refused: "bet_not_understood" });
    expect(() => craps.recallBet(json)).toThrow(RangeError);
  });

  it.each([
    ["a part of a chip", betOf({ pass: 45 })],
    ["a chip of another currency", betOf({ pass: 300 }, 300)],
    ["more than the table takes", betOf({ pass: 60_030 })],
    ["more than the table takes on two spots", betOf({ pass: 30_000, field: 30_030 })],
  ])("is not offered with %s", (_, json) => {
    expect(craps.readBet(json, "EUR")).toEqual({ refused: "stake_not_offered" });
  });

  it("is read with its chip, on record whatever is offered today", () => {
    const read = craps.readBet(betOf({ pass: 300, "place-6": 60 }), "EUR");
    expect(read).toMatchObject({ stake: 360n, bet: { chip: BigInt(CHIP) } });
    expect(craps.readBet(betOf({ pass: 3_000 }, 300), "NOK")).toMatchObject({ stake: 3_000n });
    expect(craps.recallBet(betOf({ pass: 120_000 }, 60)).stake).toBe(120_000n);
    expect(() => craps.recallBet(betOf({ pass: 100 }, 10))).toThrow(RangeError);
  });
});
