import { describe, expect, it } from "vitest";
import { agreement } from "../proof/confidence.ts";
import { addFractions, equalFractions, fraction, fractionToNumber } from "../proof/fraction.ts";
import { replayDraw } from "../fairness/draw.ts";
import { replayRound } from "../steps/replay.ts";
import { mines } from "./game.ts";
import { chanceOfPicks, FIELDS, MINES, MOST_STAKES, mostPicks, multipleOf } from "./pays.ts";
import { provePlan, simulateMines } from "./prove-mines.ts";
import { drawBoard } from "./rules.ts";
import type { MinesOutcome } from "./wire.ts";

const bet = (count: number) => ({ kind: "mines", mines: count, stake_cents: 100 });
const pick = (field: number) => ({ kind: "mines", action: "pick", field });
const CASH_OUT = { kind: "mines", action: "cash_out", field: null };
/** Draws under which the mines lie in the first fields, and the last unit is paid. */
const FIRST_FIELDS = (count: number) => replayDraw(Array.from({ length: count + 1 }, () => 0));

function round(count: number, steps: readonly unknown[]) {
  const { payout, outcome } = replayRound(mines, { bet: bet(count), steps }, FIRST_FIELDS(count));
  return { payout, outcome: outcome as MinesOutcome };
}

describe("the board", () => {
  it("is each set of fields equally often: all draws of two mines on six fields, once", () => {
    const seen = new Map<string, number>();
    for (let first = 0; first < 6; first += 1)
      for (let second = 0; second < 5; second += 1) {
        const board = drawBoard(2, replayDraw([first, second]), 6);
        const key = board.toSorted((a, b) => a - b).join();
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
    expect(seen.size).toBe(15);
    expect(new Set(seen.values())).toEqual(new Set([2]));
  });
});

describe("pays", () => {
  it("return exactly 99 % of what is staked, whenever a player stops", () => {
    for (let count = MINES.fewest; count <= MINES.most; count += 1)
      for (let picks = 1; picks <= mostPicks(count); picks += 1) {
        expect(provePlan(count, picks).rtp).toEqual(fraction(99n, 100n));
        const multiple = fractionToNumber(multipleOf(count, picks));
        expect(multiple).toBeGreaterThan(
          picks > 1 ? fractionToNumber(multipleOf(count, picks - 1)) : 1,
        );
        expect(multiple).toBeLessThanOrEqual(MOST_STAKES);
      }
  });

  it("have the chances of a hypergeometric draw", () => {
    // 3 mines: the next field is a mine or not, and both chances make one.
    const [two, three] = [chanceOfPicks(3, 2), chanceOfPicks(3, 3)];
    const struck = fraction(two.numerator * 3n, two.denominator * BigInt(FIELDS - 2));
    expect(equalFractions(addFractions(three, struck), two)).toBe(true);
    expect(chanceOfPicks(24, 1)).toEqual(fraction(1n, 25n));
  });

  it("lie in the interval of played rounds", () => {
    const rounds = 20_000;
    const { mean, exact } = simulateMines(rounds, 5);
    const rtp = fractionToNumber(exact.rtp);
    expect(agreement(mean, rounds, rtp, exact.standardDeviation).agrees).toBe(true);
  });
});

describe("a round", () => {
  it("shows no mine while it is open, and all of them at its end", () => {
    expect(round(3, [pick(9)]).outcome).toMatchObject({ state: "open", board: [], opened: [9] });
    const { payout, outcome } = round(3, [pick(9), pick(10), CASH_OUT]);
    expect(outcome).toMatchObject({ state: "cashed_out", board: [0, 1, 2], opened: [9, 10] });
    // 0.99 × 25/22 × 24/21 of 100 units is 128.57…: 129 for draws below 4 of 7.
    expect(payout).toBe(129n);
    expect(round(3, [pick(9), pick(1)])).toMatchObject({
      payout: 0n,
      outcome: { state: "struck", struck: 1, board: [0, 1, 2] },
    });
  });

  it("is paid by itself after the last pick that is offered", () => {
    expect(round(24, [pick(24)])).toMatchObject({
      payout: 2475n,
      outcome: { state: "cashed_out" },
    });
    // Twelve mines: more picks would pay above 10,000 times the stake.
    const picks = Array.from({ length: mostPicks(12) }, (_, index) => pick(24 - index));
    expect(picks).toHaveLength(9);
    expect(round(12, picks).outcome).toMatchObject({ state: "cashed_out" });
  });

  it.each([
    ["a field twice", [pick(9)], pick(9), "step_not_offered"],
    ["cashing out before a pick", [], CASH_OUT, "step_not_offered"],
    ["a field that is none", [], pick(25), "step_not_understood"],
    ["half a field", [], pick(1.5), "step_not_understood"],
    ["cashing out of a field", [pick(9)], { ...CASH_OUT, field: 3 }, "step_not_understood"],
  ])("refuses %s", (_, steps, json, refused) => {
    const read = mines.recallBet(bet(3));
    let position = mines.open(read.bet, FIRST_FIELDS(3));
    for (const step of steps) {
      const taken = position.readStep(step);
      if ("refused" in taken) throw new Error(taken.refused);
      position = taken.take(replayDraw([]));
    }
    expect(position.readStep(json)).toEqual({ refused });
  });
});

describe("a bet", () => {
  it("has 1 to 24 mines and a stake that is offered", () => {
    for (const count of [0, 25, 1.5])
      expect(mines.readBet(bet(count), "EUR")).toEqual({ refused: "bet_not_understood" });
    expect(mines.readBet({ ...bet(3), stake_cents: 300 }, "EUR")).toEqual({
      refused: "stake_not_offered",
    });
    expect(mines.readBet({ ...bet(3), fields: 9 }, "EUR")).toEqual({
      refused: "bet_not_understood",
    });
    expect(mines.readBet(bet(3), "EUR")).toMatchObject({ stake: 100n });
  });
});
