import { assert, bigInt, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { dice } from "../dice/index.ts";
import type { InstantGame } from "../game.ts";
import { keno } from "../keno/index.ts";
import { limbo } from "../limbo/index.ts";
import { plinko } from "../plinko/index.ts";
import { agreement } from "../proof/confidence.ts";
import { addFractions, fraction, fractionToNumber, multiplyFractions } from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import { fitsSchema } from "../slot/testing/fits-schema.ts";
import type { ChosenBet } from "../stakes/index.ts";
import { byEveryDraw } from "../testing/every-draw.ts";
import { payExactly, paymentRange, prizesProof } from "./index.ts";

const ORIGINALS = [dice, limbo, plinko, keno] as readonly InstantGame[];

const WIRE: Readonly<Record<string, Record<string, unknown>>> = {
  dice: { side: "over", target: 9_998 },
  limbo: { target: 250 },
  plinko: { rows: 9, risk: "high" },
  keno: { picks: [3, 17, 80] },
};

const ROUNDS = 200_000;

describe("payExactly", () => {
  it("pays 19.8 units as 20 in four of five rounds, and as 19 in the fifth", () => {
    const paid: bigint[] = [];
    byEveryDraw(
      (draw) => payExactly(10n, fraction(198n, 100n), draw),
      (payout) => paid.push(payout),
    );
    expect(paid).toEqual([20n, 20n, 20n, 20n, 19n]);
    expect(paymentRange(10n, fraction(198n, 100n))).toEqual({
      low: 19n,
      high: 20n,
      highChance: fraction(4n, 5n),
    });
  });

  it("draws nothing for whole units", () => {
    const draw = () => {
      throw new Error("there is nothing to draw");
    };
    expect(payExactly(100n, fraction(198n, 100n), draw)).toBe(198n);
    expect(payExactly(7n, fraction(0n), draw)).toBe(0n);
  });

  it("pays the exact multiple on average, whatever stake and multiple", () => {
    assert(
      property(
        bigInt({ min: 1n, max: 10_000n }),
        integer({ min: 0, max: 9_999 }),
        integer({ min: 1, max: 300 }),
        (stake, numerator, denominator) => {
          const multiple = fraction(BigInt(numerator), BigInt(denominator));
          const means: Fraction[] = [];
          byEveryDraw(
            (draw) => payExactly(stake, multiple, draw),
            (payout, parts) => means.push(fraction(payout, parts)),
          );
          const mean = addFractions(...means);
          expect(mean).toEqual(multiplyFractions(fraction(stake), multiple));
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("prizesProof", () => {
  it("refuses chances that do not add up", () =>
    expect(() => prizesProof([{ multiple: fraction(2n), chance: fraction(1n, 3n) }])).toThrow(
      RangeError,
    ));
});

describe.each(ORIGINALS.map((game) => [game.slug, game] as const))("%s", (slug, game) => {
  const wire = { kind: slug, stake_cents: 50, ...WIRE[slug] };

  it("reads a bet of one offered stake and its choice, and nothing beside them", () => {
    expect(game.readBet(wire, "EUR")).toMatchObject({ stake: 50n, bet: { stake: 50n } });
    expect(game.readBet({ ...wire, stake_cents: 51 }, "EUR")).toEqual({
      refused: "stake_not_offered",
    });
    expect(game.recallBet({ ...wire, stake_cents: 51 }).stake).toBe(51n);
    for (const field of Object.keys(wire)) {
      const { [field as "kind"]: _, ...rest } = wire;
      expect(game.readBet(rest, "EUR")).toEqual({ refused: "bet_not_understood" });
    }
    expect(game.readBet({ ...wire, more: 1 }, "EUR")).toEqual({ refused: "bet_not_understood" });
    expect(() => game.recallBet({ ...wire, more: 1 })).toThrow(RangeError);
  });

  it("tells its bets and outcomes in the form of its schemas", () => {
    expect(fitsSchema(wire, game.betSchema)).toBe(true);
    const draw = simulationDraw(5);
    for (let round = 0; round < 100; round += 1) {
      const { outcome, payout } = game.play(game.recallBet(wire).bet, draw);
      expect(fitsSchema(outcome, game.outcomeSchema)).toBe(true);
      expect(Number.isSafeInteger(Number(payout))).toBe(true);
    }
  });

  it("returns in play what its proof says", () => {
    const { mean, rounds, exact, winningRounds } = game.simulate(ROUNDS, 11);
    const rtp = fractionToNumber(exact.rtp);
    expect(exact.rtp).toEqual(game.prove().rtp);
    expect(agreement(mean, rounds, rtp, exact.standardDeviation).agrees).toBe(true);
    const hits = fractionToNumber(game.prove().headline.hitRate);
    const share = agreement(winningRounds / rounds, rounds, hits, Math.sqrt(hits * (1 - hits)));
    expect(share.agrees).toBe(true);
  });

  it("pays no more than its maximum, at the least stake and in another currency", () => {
    const { bet } = game.recallBet(wire);
    const most = game.prove().headline.topWin;
    const draw = simulationDraw(9);
    const limit = fractionToNumber(most) * 50 + 1;
    for (let round = 0; round < 1_000; round += 1)
      expect(Number(game.play(bet as ChosenBet<unknown>, draw).payout)).toBeLessThanOrEqual(limit);
    expect(game.readBet({ ...wire, stake_cents: 50 * 500 }, "KZT")).toMatchObject({
      stake: 25_000n,
    });
  });
});
