import { describe, expect, it } from "vitest";
import { addFractions, fraction, fractionToNumber, subtractFractions } from "../proof/fraction.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import { byEveryDraw } from "../testing/every-draw.ts";
import { drawNumbers } from "./draws.ts";
import { chanceOfHits, KENO, keno, KENO_PAYS, readKenoChoice } from "./index.ts";

const SIZES = Object.keys(KENO_PAYS).map(Number);

describe("drawNumbers", () => {
  it("draws every order of three of five numbers once", () => {
    const orders = new Set<string>();
    byEveryDraw(
      (draw) => drawNumbers(draw, 5, 3),
      (drawn, parts) => {
        expect(parts).toBe(60n);
        orders.add(drawn.join(" "));
      },
    );
    expect(orders.size).toBe(60);
    for (const order of orders) expect(new Set(order.split(" ")).size).toBe(3);
  });

  it("asks for a place among the numbers that are left", () => {
    const ranges: number[] = [];
    drawNumbers(
      (range) => {
        ranges.push(range);
        return range - 1;
      },
      KENO.numbers,
      KENO.drawn,
    );
    expect(ranges).toEqual(Array.from({ length: 20 }, (_, at) => 80 - at));
  });

  it("draws twenty different numbers of eighty", () => {
    const draw = simulationDraw(4);
    for (let round = 0; round < 1_000; round += 1) {
      const drawn = drawNumbers(draw, KENO.numbers, KENO.drawn);
      expect(new Set(drawn).size).toBe(20);
      expect(Math.min(...drawn)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...drawn)).toBeLessThanOrEqual(80);
    }
  });
});

describe("chanceOfHits", () => {
  it("is the share of draws that hit so many, and they make up all", () => {
    for (const size of SIZES) {
      const chances = Array.from({ length: size + 1 }, (_, hits) => chanceOfHits(size, hits));
      expect(addFractions(...chances)).toEqual(fraction(1n));
    }
    expect(chanceOfHits(1, 1)).toEqual(fraction(1n, 4n));
    expect(chanceOfHits(10, 10)).toEqual(fraction(184_756n, 1_646_492_110_120n));
  });
});

describe("the pays", () => {
  it.each(SIZES)("of %i numbers leave the house between 5 and 8 %", (size) => {
    const rtp = keno.prove().bets[`picks_${size}`]?.rtp;
    if (!rtp) throw new Error("the ticket is not proven");
    const edge = fractionToNumber(subtractFractions(fraction(1n), rtp));
    expect(edge).toBeGreaterThanOrEqual(0.05);
    expect(edge).toBeLessThanOrEqual(0.08);
  });

  it.each(SIZES)("of %i numbers grow with what is hit, and are whole at every stake", (size) => {
    const pays = KENO_PAYS[size] ?? [];
    expect(pays).toHaveLength(size + 1);
    expect(pays).toEqual(pays.toSorted((a, b) => a - b));
    const stakes = keno.stakes("EUR")?.stakes ?? [];
    for (const stake of stakes) for (const tenths of pays) expect((stake * tenths) % 10).toBe(0);
  });
});

describe("a ticket", () => {
  it.each([
    { picks: [] },
    { picks: [0] },
    { picks: [81] },
    { picks: [2, 1] },
    { picks: [1, 1] },
    { picks: [1.5] },
    { picks: ["1"] },
    { picks: Array.from({ length: 11 }, (_, at) => at + 1) },
    { picks: 7 },
  ])("is not %j", (fields) => expect(readKenoChoice(fields)).toBeNull());

  it("pays by how many of its numbers are drawn, whichever they are", () => {
    const bet = keno.recallBet({ kind: "keno", stake_cents: 10, picks: [1, 2, 80] });
    const { payout, outcome } = keno.play(bet.bet, () => 0);
    // The first place each time: 1, then what took its place.
    expect(outcome).toMatchObject({ hits: 2 });
    expect(payout).toBe(25n);
  });
});
