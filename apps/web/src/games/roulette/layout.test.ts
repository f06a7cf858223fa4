import { DOUBLE_ZERO_WHEEL, SINGLE_ZERO_WHEEL } from "@houselight/game-maths/roulette";
import { assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { spotTowards, upright } from "../table/felt/felt-layout.ts";
import { expectSoundFelt } from "../table/felt/felt-layout.testing.ts";
import { DOUBLE_ZERO_FELT, SINGLE_ZERO_FELT } from "./layout.ts";
import { courseTo, pocketAngle } from "./wheel/ball-course.ts";

const SINGLE = SINGLE_ZERO_FELT.places;
const DOUBLE = DOUBLE_ZERO_FELT.places;

describe("the felts", () => {
  it.each([
    ["one zero", SINGLE_ZERO_FELT, 157],
    ["two zeros", DOUBLE_ZERO_FELT, 161],
  ])("with %s give every spot a place of its own, lying and upright", (_, felt, spots) => {
    expect(felt.places).toHaveLength(spots);
    expectSoundFelt(felt);
    expectSoundFelt(upright(felt));
  });

  it.each([
    ["straight-0", 0.5, 1.5],
    ["straight-3", 1.5, 0.5],
    ["straight-34", 12.5, 2.5],
    ["split-17-20", 7, 1.5],
    ["split-1-2", 1.5, 2],
    ["split-0-2", 1, 1.5],
    ["street-0-1-2", 1, 2],
    ["street-0-2-3", 1, 1],
    ["corner-0-1-2-3", 1, 3],
    ["street-13-14-15", 5.5, 3],
    ["six_line-1-2-3-4-5-6", 2, 3],
    ["corner-8-9-11-12", 4, 1],
    ["column-3", 13.5, 0.5],
    ["dozen-2", 7, 3.5],
    ["red", 6, 4.5],
  ])("%s lies at %d, %d", (key, x, y) =>
    expect(SINGLE.find((place) => place.key === key)).toMatchObject({ x, y }),
  );

  it.each([
    ["straight-0", 0.5, 2.25],
    ["straight-00", 0.5, 0.75],
    ["split-0-00", 0.5, 1.5],
    ["split-0-1", 1, 2.5],
    ["split-0-2", 1, 1.75],
    ["split-2-00", 1, 1.25],
    ["split-3-00", 1, 0.5],
    ["street-0-1-2", 1, 2],
    ["street-0-2-00", 1, 1.5],
    ["street-2-3-00", 1, 1],
    ["basket-0-1-2-3-00", 1, 3],
    ["corner-8-9-11-12", 4, 1],
  ])("with two zeros %s lies at %d, %d", (key, x, y) =>
    expect(DOUBLE.find((place) => place.key === key)).toMatchObject({ x, y }),
  );

  it("stand upright with zero on top and 1, 2, 3 from left to right", () => {
    const at = (key: string) => upright(SINGLE_ZERO_FELT).places.find((place) => place.key === key);
    expect(at("straight-0")?.y).toBe(0.5);
    expect((at("straight-1")?.x ?? 9) < (at("straight-3")?.x ?? 0)).toBe(true);
  });

  it("lead from spot to spot by arrow keys, over the lines between", () => {
    expect(spotTowards(SINGLE, "straight-17", "right")).toBe("split-17-20");
    expect(spotTowards(SINGLE, "split-17-20", "right")).toBe("straight-20");
    expect(spotTowards(SINGLE, "straight-17", "up")).toBe("split-17-18");
    expect(spotTowards(SINGLE, "straight-0", "left")).toBe("straight-0");
    expect(spotTowards(DOUBLE, "straight-0", "up")).toBe("split-0-00");
  });
});

describe("courseTo", () => {
  it.each([
    ["European", SINGLE_ZERO_WHEEL],
    ["American", DOUBLE_ZERO_WHEEL],
  ])("ends with the ball in the pocket of the number on the %s wheel", (_, order) => {
    const degrees = integer({ min: -4000, max: 4000 });
    assert(
      property(constantFrom(...order), degrees, degrees, (number, wheel, ball) => {
        const to = courseTo(order, number, { wheel, ball }, 250, 4);
        const off = (((to.ball - to.wheel - pocketAngle(order, number)) % 360) + 360) % 360;
        expect(Math.min(off, 360 - off)).toBeCloseTo(0, 6);
        expect(ball - to.ball).toBeGreaterThanOrEqual(4 * 360);
      }),
    );
  });
});
