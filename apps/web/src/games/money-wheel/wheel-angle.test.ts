import { WHEEL_SEGMENTS } from "@houselight/game-maths/money-wheel";
import { assert, integer, nat, property } from "fast-check";
import { expect, it } from "vitest";
import { angleTo, SEGMENT_DEGREES } from "./wheel-angle.ts";

it("brings the segment under the mark, whatever the start, and always forwards", () => {
  const last = WHEEL_SEGMENTS.length - 1;
  assert(
    property(nat({ max: last }), integer({ min: -4000, max: 4000 }), (segment, from) => {
      const to = angleTo(segment, from, 2);
      const off = (((to + segment * SEGMENT_DEGREES) % 360) + 360) % 360;
      expect(Math.min(off, 360 - off)).toBeCloseTo(0, 6);
      expect(to - from).toBeGreaterThanOrEqual(720);
      expect(to - from).toBeLessThan(1080);
    }),
  );
});
