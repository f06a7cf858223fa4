import { describe, expect, it } from "vitest";
import { fraction } from "../proof/fraction.ts";
import { prizesProof } from "../originals/index.ts";
import { byEveryDraw } from "../testing/every-draw.ts";
import { BOARDS, drawPath, plinkoPrizes, playPlinko } from "./falls.ts";
import { basketOf, basketsOf, pathsTo, readPlinkoChoice, ROWS } from "./index.ts";

const BOARD_LIST = Object.entries(BOARDS);

describe("a ball", () => {
  it("takes every path of eight rows once", () => {
    const paths = new Set<string>();
    byEveryDraw(
      (draw) => drawPath(8, draw),
      (path, parts) => {
        expect(parts).toBe(256n);
        paths.add(path.join(""));
      },
    );
    expect(paths.size).toBe(256);
  });

  it("ends in the basket that its path leads to, as often as the paths say", () => {
    const counts = Array.from({ length: 9 }, () => 0);
    byEveryDraw(
      (draw) => playPlinko({ rows: 8, risk: "low" }, draw).outcome,
      ({ path, basket }) => {
        expect(basket).toBe(path.filter((step) => step === 1).length);
        expect(basket).toBe(basketOf(path));
        counts[basket] = (counts[basket] ?? 0) + 1;
      },
    );
    expect(counts).toEqual([1, 8, 28, 56, 70, 56, 28, 8, 1]);
    expect(counts).toEqual(counts.map((_, basket) => pathsTo(8, basket)));
  });

  it("pays what stands on its basket", () => {
    const { multiple, outcome } = playPlinko({ rows: 16, risk: "high" }, () => 1);
    const last = basketsOf({ rows: 16, risk: "high" }).at(-1) ?? 0;
    expect(outcome).toMatchObject({ basket: 16, hundredths: last });
    expect(multiple).toEqual(fraction(BigInt(last), 100n));
  });
});

describe("the 27 boards", () => {
  it("are nine for each risk", () => expect(BOARD_LIST).toHaveLength(27));

  it.each(BOARD_LIST)("%s returns exactly 99 %", (_, board) => {
    const sum = basketsOf(board).reduce(
      (total, pay, basket) => total + pay * pathsTo(board.rows, basket),
      0,
    );
    expect(sum).toBe(99 * 2 ** board.rows);
    expect(prizesProof(plinkoPrizes(board)).rtp).toEqual(fraction(99n, 100n));
  });

  it.each(BOARD_LIST)("%s pays alike on both sides, and less towards the middle", (_, board) => {
    const baskets = basketsOf(board);
    expect(baskets).toHaveLength(board.rows + 1);
    expect(baskets).toEqual(baskets.toReversed());
    const half = baskets.slice(0, Math.floor(board.rows / 2) + 1);
    expect(half).toEqual([...new Set(half)].toSorted((a, b) => b - a));
    expect(Math.min(...baskets)).toBeGreaterThan(0);
  });

  it("spread the more the higher the risk", () => {
    for (let rows = ROWS.least; rows <= ROWS.most; rows += 1) {
      const spread = (["low", "medium", "high"] as const).map(
        (risk) => prizesProof(plinkoPrizes({ rows, risk })).standardDeviation,
      );
      expect(spread).toEqual(spread.toSorted((a, b) => a - b));
    }
  });

  it.each([
    { rows: 7, risk: "low" },
    { rows: 17, risk: "low" },
    { rows: "8", risk: "low" },
    { rows: 8, risk: "none" },
    { rows: 8 },
  ])("are not %j", (fields) => expect(readPlinkoChoice(fields)).toBeNull());
});
