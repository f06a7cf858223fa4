import { ROULETTE_SPOTS, WHEEL_ORDER } from "@houselight/game-maths/european-roulette";
import { assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { courseTo, pocketAngle } from "../wheel/ball-course.ts";
import { type BetSlip, changeBets, EMPTY_SLIP, totalOf } from "./bet-slip.ts";
import { SPOT_PLACES, spotTowards, TABLE_DEPTH, TABLE_LENGTH, upright } from "./layout.ts";

const place = (key: string) => SPOT_PLACES.find(({ spot }) => spot.key === key);

describe("layout", () => {
  it("gives every spot a place of its own on the table", () => {
    expect(SPOT_PLACES).toHaveLength(ROULETTE_SPOTS.length);
    const middles = SPOT_PLACES.map(({ x, y }) => `${x}:${y}`);
    expect(new Set(middles).size).toBe(middles.length);
    for (const { x, y, width, height } of SPOT_PLACES) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(TABLE_LENGTH);
      expect(y - height / 2).toBeGreaterThanOrEqual(0);
      expect(y + height / 2).toBeLessThanOrEqual(TABLE_DEPTH);
    }
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
  ])("%s lies at %d, %d", (key, x, y) => expect(place(key)).toMatchObject({ x, y }));

  it("covers no two spots of one kind with each other", () => {
    for (const a of SPOT_PLACES) {
      for (const b of SPOT_PLACES) {
        if (a === b || a.spot.kind !== b.spot.kind) continue;
        const apart =
          Math.abs(a.x - b.x) >= (a.width + b.width) / 2 - 1e-9 ||
          Math.abs(a.y - b.y) >= (a.height + b.height) / 2 - 1e-9;
        expect(apart, `${a.spot.key} and ${b.spot.key}`).toBe(true);
      }
    }
  });

  it("stands upright with zero on top and 1, 2, 3 from left to right", () => {
    const at = (key: string) => SPOT_PLACES.map(upright).find(({ spot }) => spot.key === key);
    expect(at("straight-0")?.y).toBe(0.5);
    expect((at("straight-1")?.x ?? 9) < (at("straight-3")?.x ?? 0)).toBe(true);
  });

  it("leads from spot to spot by arrow keys, over the lines between", () => {
    expect(spotTowards(SPOT_PLACES, "straight-17", "right")).toBe("split-17-20");
    expect(spotTowards(SPOT_PLACES, "split-17-20", "right")).toBe("straight-20");
    expect(spotTowards(SPOT_PLACES, "straight-17", "up")).toBe("split-17-18");
    expect(spotTowards(SPOT_PLACES, "straight-0", "left")).toBe("straight-0");
  });
});

describe("changeBets", () => {
  const with5 = changeBets(EMPTY_SLIP, { type: "place", spot: "red", cents: 500, maxCents: 1000 });

  it("adds chips up to the limit of a spin and not above", () => {
    const full = changeBets(with5, { type: "place", spot: "red", cents: 500, maxCents: 1000 });
    expect(full.chips).toEqual({ red: 1000 });
    expect(changeBets(full, { type: "place", spot: "odd", cents: 1, maxCents: 1000 })).toBe(full);
    expect(changeBets(full, { type: "double", maxCents: 1000 })).toBe(full);
  });

  it("undoes one change after another", () => {
    const doubled = changeBets(with5, { type: "double", maxCents: 1000 });
    expect(doubled.chips).toEqual({ red: 1000 });
    const back = changeBets(doubled, { type: "undo" });
    expect(back.chips).toEqual({ red: 500 });
    expect(totalOf(changeBets(changeBets(back, { type: "undo" }), { type: "undo" }).chips)).toBe(0);
  });

  it("repeats the last spin", () => {
    const spun = changeBets(with5, { type: "spun" });
    expect(spun.chips).toEqual({});
    expect(changeBets(spun, { type: "repeat", maxCents: 1000 }).chips).toEqual({ red: 500 });
  });

  it("takes chips off", () => {
    expect(changeBets(with5, { type: "remove", spot: "red" }).chips).toEqual({});
    expect(changeBets(with5, { type: "remove", spot: "odd" })).toBe(with5);
  });

  it("never lies above the limit, whatever is placed", () => {
    assert(
      property(integer({ min: 1, max: 400 }), integer({ min: 1, max: 2000 }), (cents, maxCents) => {
        let slip: BetSlip = EMPTY_SLIP;
        for (const spot of ["red", "odd", "straight-7", "red"]) {
          slip = changeBets(slip, { type: "place", spot, cents, maxCents });
          slip = changeBets(slip, { type: "double", maxCents });
        }
        expect(totalOf(slip.chips)).toBeLessThanOrEqual(maxCents);
      }),
    );
  });
});

describe("courseTo", () => {
  it("ends with the ball in the pocket of the number, whatever the start", () => {
    const degrees = integer({ min: -4000, max: 4000 });
    assert(
      property(constantFrom(...WHEEL_ORDER), degrees, degrees, (number, wheel, ball) => {
        const to = courseTo(number, { wheel, ball }, 250, 4);
        const off = (((to.ball - to.wheel - pocketAngle(number)) % 360) + 360) % 360;
        expect(Math.min(off, 360 - off)).toBeCloseTo(0, 6);
        expect(ball - to.ball).toBeGreaterThanOrEqual(4 * 360);
      }),
    );
  });
});
