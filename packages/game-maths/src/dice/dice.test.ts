import { assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { prizesProof } from "../originals/index.ts";
import { fraction } from "../proof/fraction.ts";
import { byEveryDraw } from "../testing/every-draw.ts";
import { dicePrizes, rollDice } from "./rolls.ts";
import {
  CHANCES,
  choiceOfChance,
  dice,
  diceMultiple,
  readDiceChoice,
  winningRolls,
} from "./index.ts";

describe("rollDice", () => {
  it("rolls each of the 10,000 numbers once in 10,000 draws", () => {
    const rolls: number[] = [];
    byEveryDraw(
      (draw) => rollDice({ side: "under", target: 4_950 }, draw),
      ({ outcome }, parts) => {
        expect(parts).toBe(10_000n);
        rolls.push(outcome.roll);
      },
    );
    expect(rolls).toEqual(Array.from({ length: 10_000 }, (_, roll) => roll));
  });

  it("wins under and over the target, never on it", () => {
    const won = (side: "under" | "over", roll: number) =>
      rollDice({ side, target: 5_000 }, () => roll).outcome.won;
    expect([4_999, 5_000, 5_001].map((roll) => won("under", roll))).toEqual([true, false, false]);
    expect([4_999, 5_000, 5_001].map((roll) => won("over", roll))).toEqual([false, false, true]);
  });
});

describe("a choice", () => {
  it("returns exactly 99 %, each of the 19,600 that are offered", () => {
    for (const side of ["under", "over"] as const)
      for (let rolls = CHANCES.least; rolls <= CHANCES.most; rolls += 1) {
        const { numerator, denominator } = diceMultiple(choiceOfChance(side, rolls));
        expect(numerator * BigInt(rolls) * 100n).toBe(denominator * 10_000n * 99n);
      }
  });

  it("is proven by counting its rolls", () => {
    assert(
      property(
        constantFrom("under" as const, "over" as const),
        integer({ min: CHANCES.least, max: CHANCES.most }),
        (side, rolls) => {
          const choice = choiceOfChance(side, rolls);
          const proof = prizesProof(dicePrizes(choice));
          expect(proof.rtp).toEqual(fraction(99n, 100n));
          expect(proof.hitRate).toEqual(fraction(BigInt(winningRolls(choice)), 10_000n));
          expect(readDiceChoice({ ...choice })).toEqual(choice);
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([
    { side: "under", target: 0 },
    { side: "under", target: 9_801 },
    { side: "over", target: 198 },
    { side: "over", target: 9_999 },
    { side: "under", target: 12.5 },
    { side: "beside", target: 5_000 },
    { side: "under", target: "5000" },
    { side: "under" },
  ])("is not %j", (fields) => expect(readDiceChoice(fields)).toBeNull());

  it("pays at most 9,900 times the stake", () => expect(dice.facts.max_win_multiple).toBe("9900"));
});
