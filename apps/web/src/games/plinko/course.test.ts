import { basketOf } from "@houselight/game-maths/plinko";
import { array, assert, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { ballAt, pegAt, touches } from "./course.ts";

const paths = array(integer({ min: 0, max: 1 }), { minLength: 8, maxLength: 16 });

it("a ball ends in the basket that its draws lead to", () => {
  assert(
    property(paths, (path) => {
      const end = ballAt(path, 1);
      const basket = pegAt(path.length, path.length, basketOf(path));
      expect(end.x).toBeCloseTo(basket.x, 9);
      expect(end.y).toBeCloseTo(basket.y, 9);
    }),
  );
});

it("a ball touches one peg of each row, and goes to the side that was drawn", () => {
  assert(
    property(paths, (path) => {
      const points = touches(path);
      expect(points).toHaveLength(path.length + 1);
      path.forEach((step, row) => {
        const aside = (points[row + 1]?.x ?? 0) - (points[row]?.x ?? 0);
        expect(aside).toBe(step === 1 ? 5 : -5);
      });
    }),
  );
});

it("a ball never jumps", () => {
  const path = [0, 1, 1, 0, 1, 0, 0, 1, 1, 1, 0, 1];
  for (let step = 0; step < 2_000; step += 1) {
    const [a, b] = [ballAt(path, step / 2_000), ballAt(path, (step + 1) / 2_000)];
    expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeLessThan(0.25);
  }
});
