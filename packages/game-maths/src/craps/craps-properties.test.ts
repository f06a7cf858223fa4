import { array, assert, constantFrom, integer, property, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { simulationDraw } from "../simulation/xoshiro.ts";
import { byEveryDraw } from "../testing/every-draw.ts";
import { CHIP, betOf, stepOf } from "./craps.testing.ts";
import { rollDice, settleRoll } from "./craps-round.ts";
import { craps, CRAPS_SPOTS, roomOn, spotOf } from "./index.ts";
import { ALL_DICE } from "./prove-craps.ts";
import { totalOfDice } from "./settle.ts";
import { STEP_SPOTS, OPENING_SPOTS } from "./spots.ts";

const chips = integer({ min: 1, max: 6 }).map((count) => count * CHIP);
const anyBets = (spots: typeof CRAPS_SPOTS, minLength: number) =>
  array(tuple(constantFrom(...spots.map(({ key }) => key)), chips), {
    minLength,
    maxLength: 6,
  }).map((entries) => Object.fromEntries(entries));

describe("every round", () => {
  it("keeps its money: what was staked was decided or stands, and what it pays was decided", () => {
    assert(
      property(
        integer(),
        anyBets(OPENING_SPOTS, 1),
        array(anyBets(STEP_SPOTS, 0), { maxLength: 30 }),
        (seed, first, later) => {
          const draw = simulationDraw(seed);
          const read = craps.recallBet(betOf(first));
          let position = craps.open(read.bet, draw);
          let staked = read.stake;
          for (const laid of [...later, ...Array.from({ length: 200 }, () => ({}))]) {
            const { outcome, payout } = position;
            const sumOf = (key: "amount_cents" | "payout_cents") =>
              BigInt(outcome.bets.reduce((sum, bet) => sum + bet[key], 0));
            expect(sumOf("amount_cents")).toBe(staked);
            expect(outcome.standing.length === 0).toBe(payout !== null);
            if (payout !== null) {
              expect(sumOf("payout_cents")).toBe(payout);
              break;
            }
            const step = position.readStep(stepOf(laid));
            if ("refused" in step) continue;
            staked += step.cost;
            position = step.take(draw);
          }
          expect(position.payout).not.toBeNull();
        },
      ),
    );
  });
});

describe("a roll", () => {
  const amounts = array(tuple(constantFrom(...CRAPS_SPOTS), chips), { maxLength: 20 });
  const table = tuple(amounts, constantFrom(4, 6, 9), constantFrom(...ALL_DICE)).map(
    ([entries, point, dice]) => {
      const bySpot = new Map(entries.map(([spot, amount]) => [spot, BigInt(amount)]));
      const standing = [...bySpot].map(([spot, amount]) => ({ spot, amount }));
      return { standing, point: point as 4 | 6 | 9, dice };
    },
  );
  const start = { chip: BigInt(CHIP), rolled: 0, rolls: [] };

  it("decides each bet, lets it stand or moves it, and loses none", () => {
    assert(
      property(table, ({ standing, point, dice }) => {
        const after = settleRoll({ ...start, standing, point }, dice);
        const roll = after.rolls[0];
        const all = [...after.standing, ...(roll?.decided ?? [])];
        const sum = (bets: readonly { amount: bigint }[]) =>
          bets.reduce((total, { amount }) => total + amount, 0n);
        expect(sum(all)).toBe(sum(standing));
        expect(all).toHaveLength(standing.length);
        // Nothing stands twice on one spot: who travels finds the number free.
        expect(new Set(after.standing.map(({ spot }) => spot.key)).size).toBe(
          after.standing.length,
        );
        if (totalOfDice(dice) === 7) expect(after.standing).toEqual([]);
      }),
    );
  });

  it("settles bets the same in whatever order they lie", () => {
    const sorted = <Bet extends { spot: { key: string } }>(bets: readonly Bet[] = []) =>
      bets.toSorted((a, b) => a.spot.key.localeCompare(b.spot.key));
    assert(
      property(table, ({ standing, point, dice }) => {
        const one = settleRoll({ ...start, standing, point }, dice);
        const other = settleRoll({ ...start, standing: standing.toReversed(), point }, dice);
        expect(sorted(other.standing)).toEqual(sorted(one.standing));
        expect(sorted(other.rolls[0]?.decided)).toEqual(sorted(one.rolls[0]?.decided));
      }),
    );
  });

  it("draws the two dice in their order, each of the 36 falls once", () => {
    const falls: string[] = [];
    byEveryDraw(rollDice, (dice, parts) => {
      expect(parts).toBe(36n);
      falls.push(dice.join(""));
    });
    expect(falls).toEqual(ALL_DICE.map((dice) => dice.join("")));
    expect(new Set(falls).size).toBe(36);
  });
});

describe("roomOn", () => {
  const table = {
    chip: 30n,
    point: 9 as const,
    rolled: 3,
    standing: [
      { spot: spotOf("pass"), amount: 300n },
      { spot: spotOf("dont_come-10"), amount: 60n },
    ],
  };

  it.each([
    ["pass", 0n],
    ["come", 59_640n],
    ["pass_odds", 1_200n],
    ["dont_pass_odds", 0n],
    ["dont_come_odds-10", 360n],
    ["come-9", 0n],
    ["field", 59_640n],
  ])("tells what %s takes", (key, room) => {
    expect(roomOn(table, spotOf(key))).toBe(room);
  });
});
