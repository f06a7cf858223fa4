import { describe, expect, it } from "vitest";
import type { Pace } from "../../../round/pace/pace.ts";
import {
  endTumble,
  fallsOf,
  isOver,
  isRising,
  isVanished,
  newTumble,
  risenBy,
  rowsAbove,
  sizeShare,
  swayOf,
} from "./tumble.ts";

const pace = { ms: (usual: number) => usual } as Pace;
const before = [
  ["a", "b", "c"],
  ["d", "e", "f"],
];

const MOVE = {
  before,
  gone: [[0, 1]] as const,
  after: [["x", "a", "c"], before[1] ?? []],
  pace,
  resolve: () => undefined,
};

describe("a tumble", () => {
  it("lets what stays fall by the gaps under it, and what is new from above", () => {
    const after = [
      ["x", "a", "c"],
      ["d", "e", "f"],
    ];
    expect(fallsOf(before, new Set(["0:1"]), after)).toEqual([
      [-1, 0, 2],
      [0, 1, 2],
    ]);
  });

  it("fills an empty reel from above, in order", () => {
    const gone = new Set(["0:0", "0:1", "0:2"]);
    expect(fallsOf(before, gone, [["x", "y", "z"], []])[0]).toEqual([-3, -2, -1]);
  });

  it("shrinks what goes first, then lays the next board and lets it come to rest", () => {
    const tumble = newTumble({ ...MOVE, rises: false });
    expect(sizeShare(tumble, 0, 1)).toBe(1);
    tumble.elapsedMs = 120;
    expect(sizeShare(tumble, 0, 1)).toBeLessThan(1);
    expect(sizeShare(tumble, 0, 0)).toBe(1);
    expect(rowsAbove(tumble, 0, 0)).toBe(0);
    tumble.elapsedMs = 240;
    expect(isVanished(tumble)).toBe(true);
    tumble.isLaid = true;
    expect(rowsAbove(tumble, 0, 0)).toBe(1);
    expect(rowsAbove(tumble, 0, 1)).toBe(1);
    expect(rowsAbove(tumble, 0, 2)).toBe(0);
    expect(isOver(tumble)).toBe(false);
    endTumble(tumble);
    expect(isOver(tumble)).toBe(true);
    expect(rowsAbove(tumble, 0, 0)).toBe(0);
  });

  it("lets what goes rise out of sight where it hangs on strings, the higher rows first", () => {
    const tumble = newTumble({
      ...MOVE,
      gone: [
        [0, 0],
        [0, 2],
      ],
      rises: true,
    });
    expect([isRising(tumble, 0, 0), isRising(tumble, 0, 1)]).toEqual([true, false]);
    expect([risenBy(tumble, 0), swayOf(tumble, 0, 0)]).toEqual([0, 0]);
    tumble.elapsedMs = 400;
    expect(risenBy(tumble, 0)).toBeGreaterThan(risenBy(tumble, 2));
    expect(sizeShare(tumble, 0, 0)).toBeLessThan(1);
    expect(isVanished(tumble)).toBe(false);
    tumble.elapsedMs = 800;
    expect(isVanished(tumble)).toBe(true);
    expect(risenBy(tumble, 2)).toBeGreaterThan(1);
    tumble.isLaid = true;
    expect(isRising(tumble, 0, 0)).toBe(false);
  });
});
