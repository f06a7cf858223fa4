import { readKenoChoice } from "@houselight/game-maths/keno";
import { array, assert, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { kenoPrizesOf } from "./keno.ts";
import { numberTowards, withPick } from "./ticket.ts";

it("a ticket stays one that the game takes, whatever is pressed", () => {
  assert(
    property(array(integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 60 }), (presses) => {
      let picks: readonly number[] = [];
      for (const number of presses) {
        const before = picks;
        picks = withPick(picks, number);
        if (picks.length > 0) expect(readKenoChoice({ picks })).toEqual({ picks });
        if (before.includes(number)) expect(picks).not.toContain(number);
        else expect(picks.includes(number)).toBe(before.length < 10);
      }
    }),
  );
});

it("arrow keys go over the ticket and stay on it", () => {
  expect(numberTowards(17, "ArrowRight", 10)).toBe(18);
  expect(numberTowards(17, "ArrowUp", 10)).toBe(7);
  expect(numberTowards(7, "ArrowUp", 10)).toBeNull();
  expect(numberTowards(75, "ArrowDown", 8)).toBeNull();
  expect(numberTowards(80, "ArrowRight", 8)).toBeNull();
  expect(numberTowards(1, "Enter", 8)).toBeNull();
});

it("an empty ticket pays nothing", () => {
  expect(kenoPrizesOf(0)).toEqual([]);
  expect(kenoPrizesOf(6).map(({ hits }) => hits)).toEqual([3, 4, 5, 6]);
});
