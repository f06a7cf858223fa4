import { isInstant } from "../steps/index.ts";
import { assert, integer, nat, property, uniqueArray } from "fast-check";
import { describe, expect, it } from "vitest";
import { agreement } from "../proof/confidence.ts";
import { fractionToNumber } from "../proof/fraction.ts";
import type { Game } from "../game.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import type { TableSpot } from "./table-rules.ts";

const SIMULATED_ROUNDS = 200_000;

interface SettledOutcome {
  readonly bets: readonly { readonly payout_cents: number }[];
}

/** Describes what every table keeps: exact sums, its highest win, whole chips, its limit, its proof. */
export function describeTable(game: Game, spots: readonly TableSpot[]): void {
  const { kind } = game;
  const offered = game.stakes("EUR");
  if (!offered) throw new Error("every table is offered in euros");
  const [chip = 0] = offered.stakes;
  const betOn = (entries: readonly (readonly [string | undefined, number])[]) => ({
    kind,
    bets: entries.map(([spot, amount_cents]) => ({ spot, amount_cents })),
  });
  const first = spots[0]?.key;

  describe(`every round of ${game.name}`, () => {
    it("pays the sum of its bets, never above the highest win", () => {
      const most = BigInt(game.facts.max_win_multiple) + 1n;
      const some = uniqueArray(nat({ max: spots.length - 1 }), { minLength: 1 });
      assert(
        property(some, integer({ min: 1, max: 40 }), nat(), (at, chips, seed) => {
          const amount = Math.min(chips, Math.floor(offered.max_stake / chip / at.length)) * chip;
          const read = game.readBet(betOn(at.map((index) => [spots[index]?.key, amount])), "EUR");
          if ("refused" in read) throw new Error(read.refused);
          expect(read.stake).toBe(BigInt(at.length * amount));
          if (!isInstant(game)) throw new Error(`${game.slug} has steps`);
          const { payout, outcome } = game.play(read.bet, simulationDraw(seed));
          const { bets } = outcome as SettledOutcome;
          expect(bets).toHaveLength(at.length);
          expect(BigInt(bets.reduce((sum, bet) => sum + bet.payout_cents, 0))).toBe(payout);
          for (const bet of bets)
            expect(BigInt(bet.payout_cents)).toBeLessThan(BigInt(amount) * most);
        }),
      );
    });

    it("agrees with the proof, played by the functions that pay", () => {
      const { mean, rounds, exact } = game.simulate(SIMULATED_ROUNDS, 5);
      const rtp = fractionToNumber(exact.rtp);
      expect(agreement(mean, rounds, rtp, exact.standardDeviation).agrees).toBe(true);
    });
  });

  describe(`a bet at ${game.name}`, () => {
    it.each([
      ["nothing", betOn([])],
      [
        "a spot twice",
        betOn([
          [first, chip],
          [first, chip],
        ]),
      ],
      ["an unknown spot", betOn([["nowhere", chip]])],
      ["a name of every object", betOn([["constructor", chip]])],
      ["another kind", { ...betOn([[first, chip]]), kind: "bingo" }],
      ["a further field", { ...betOn([[first, chip]]), luck: 1 }],
      ["less than nothing", betOn([[first, -chip]])],
      ["a part of a unit", betOn([[first, 0.5]])],
    ])("is not understood when it names %s", (_, bet) => {
      expect(game.readBet(bet, "EUR")).toEqual({ refused: "bet_not_understood" });
      expect(() => game.recallBet(bet)).toThrow(RangeError);
    });

    it("is whole chips, up to the limit of a round", () => {
      const stakeOf = (amount: number) => {
        const read = game.readBet(betOn([[first, amount]]), "EUR");
        return "refused" in read ? read.refused : read.stake;
      };
      expect(stakeOf(chip)).toBe(BigInt(chip));
      expect(stakeOf(offered.max_stake)).toBe(BigInt(offered.max_stake));
      expect(stakeOf(offered.max_stake + chip)).toBe("stake_not_offered");
      expect(stakeOf(chip + 1)).toBe("stake_not_offered");
      expect(stakeOf(1)).toBe("stake_not_offered");
    });
  });
}
