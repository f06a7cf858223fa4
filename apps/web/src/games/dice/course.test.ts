import { assert, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { readHundredths } from "../originals/number-choice.tsx";
import { targetsOf } from "./choices.tsx";
import { goneOnWay, placeOnWay, wayLength } from "./course.ts";

const number = integer({ min: 0, max: 9_999 });

it("a die starts where it lay and ends on its roll, never off the scale", () => {
  assert(
    property(number, number, integer({ min: 0, max: 100 }), (from, roll, percent) => {
      expect(placeOnWay(from, roll, 0)).toBe(from);
      expect(placeOnWay(from, roll, 1)).toBeCloseTo(roll, 6);
      const place = placeOnWay(from, roll, percent / 100);
      expect(place).toBeGreaterThanOrEqual(-1e-9);
      expect(place).toBeLessThanOrEqual(9_999 + 1e-9);
      expect(goneOnWay(from, roll, 1)).toBe(wayLength(from, roll));
    }),
  );
});

it("a die moves on without a jump", () => {
  for (let step = 0; step < 1_000; step += 1) {
    const apart =
      placeOnWay(5_000, 1_234, (step + 1) / 1_000) - placeOnWay(5_000, 1_234, step / 1_000);
    expect(Math.abs(apart)).toBeLessThan(60);
  }
});

it.each([
  ["49.5", 4_950],
  ["49,50", 4_950],
  [" 7 ", 700],
  ["0.019", 1],
  ["1000000", 100_000_000],
  ["", null],
  ["-1", null],
  ["1e3", null],
])("%j typed is %j hundredths", (text, hundredths) =>
  expect(readHundredths(text)).toBe(hundredths),
);

it("targets of a side are those that the game takes", () => {
  expect(targetsOf("under")).toEqual({ least: 1, most: 9_800 });
  expect(targetsOf("over")).toEqual({ least: 199, most: 9_998 });
});
