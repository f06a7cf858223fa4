import { QUEST_MINIMA, QUEST_SIZES } from "@houselight/contracts/tournaments";
import { describe, expect, it } from "vitest";
import { progressTo, stepOf, wayOn } from "./progress.ts";

const level = (position: number, min_bet_cents: number) => ({ position, min_bet_cents });

it.each([
  [level(1, 0), level(2, 200), 50, 25],
  [level(2, 200), level(3, 500), 499, 99],
  [level(2, 200), level(3, 500), 200, 0],
  [null, level(1, 2000), 500, 25],
  [level(3, 500), null, 900, 100],
])("QUEST-06: from %o to %o %i cents are %i percent", (current, next, bets, percent) =>
  expect(progressTo(current, next, bets)).toBe(percent),
);

describe("a path", () => {
  it("QUEST-02: of six levels is one line", () => {
    const steps = Array.from({ length: 6 }, (_, at) => stepOf(at, 6));
    expect(steps.map(({ column }) => column)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(steps.map(({ row }) => row))).toEqual(new Set([1]));
    expect(steps.at(-1)?.onward).toBe("end");
  });

  it("winds where there are more", () => {
    const steps = Array.from({ length: 15 }, (_, at) => stepOf(at, 15));
    expect(steps.map(({ column }) => column)).toEqual([
      1, 2, 3, 4, 5, 5, 4, 3, 2, 1, 1, 2, 3, 4, 5,
    ]);
    expect(steps.map(({ onward }) => onward).slice(3, 10)).toEqual([
      "right",
      "turn-right",
      "left",
      "left",
      "left",
      "left",
      "turn-left",
    ]);
  });

  it("QUEST-02: gives each level of every size a place of its own", () => {
    for (const size of QUEST_SIZES) {
      const { length } = QUEST_MINIMA[size];
      const places = Array.from({ length }, (_, at) => stepOf(at, length));
      expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(length);
    }
  });
});

describe("the way on along a path", () => {
  const next = { position: 3, min_bet_cents: 50_000 };

  it.each(["future", "active"] as const)("names the next level and what is missing: %s", (status) =>
    expect(wayOn(next, 23_400, status)).toEqual({ position: 3, missing: 26_600 }),
  );

  it("QUEST-06: promises no further level once the time is over", () =>
    expect(wayOn(next, 23_400, "archive")).toBeNull());

  it.each(["active", "archive"] as const)("says that the last level is reached: %s", (status) =>
    expect(wayOn(null, 23_400, status)).toBe("last"),
  );
});
