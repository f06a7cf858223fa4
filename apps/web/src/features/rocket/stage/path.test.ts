import { timeOf } from "@houselight/game-maths/rocket";
import { describe, expect, it } from "vitest";
import { driftAt, marksAt, placeAt, poseAt, trailAt } from "./path.ts";

const STAGES = [
  { width: 358, height: 280 },
  { width: 520, height: 230 },
  { width: 900, height: 460 },
];
const MOMENTS = Array.from({ length: 1_600 }, (_, at) => at / 20);

describe.each(STAGES)("the way of a rocket on a stage of $width × $height", (size) => {
  it("begins on the pad, and stays on the stage however long it flies", () => {
    expect(poseAt(-1, size)).toEqual(poseAt(0, size));
    for (const s of [...MOMENTS, 1_000]) {
      const { x, y } = poseAt(s, size);
      expect(x).toBeGreaterThan(0.1 * size.width);
      expect(x).toBeLessThan(0.8 * size.width);
      expect(y).toBeGreaterThan(0.2 * size.height);
      expect(y).toBeLessThan(0.9 * size.height);
    }
  });

  it("heads up and to the right all the time, and moves without a jump", () => {
    let before = poseAt(0, size);
    for (const s of MOMENTS) {
      const pose = poseAt(s, size);
      expect(pose.turn).toBeGreaterThan(20);
      expect(pose.turn).toBeLessThan(90);
      expect(Math.hypot(pose.x - before.x, pose.y - before.y)).toBeLessThan(size.width / 50);
      expect(Math.abs(pose.turn - before.turn)).toBeLessThan(3);
      before = pose;
    }
  });

  it("lets the world sink and fall behind, never back", () => {
    let before = driftAt(0, size);
    expect(before).toEqual({ x: 0, y: 0 });
    for (const s of MOMENTS) {
      const drift = driftAt(s, size);
      expect(drift.x).toBeGreaterThanOrEqual(before.x - 0.01);
      expect(drift.y).toBeGreaterThanOrEqual(before.y - 0.01);
      before = drift;
    }
  });

  it("ends its trail at the rocket", () => {
    const rocket = placeAt(3, 3, size);
    expect(rocket).toMatchObject({ x: poseAt(3, size).x, y: poseAt(3, size).y });
    const { light, shade } = trailAt(3, size, 0);
    expect(`${light}${shade}`).toContain(`${rocket.x.toFixed(1)} ${rocket.y.toFixed(1)}`);
  });
});

describe("a trail", () => {
  const folds = (path: string) => path.split("M").length - 1;

  it("is none on the pad, grows fold by fold, and ends", () => {
    const [size] = STAGES as [(typeof STAGES)[number]];
    expect(trailAt(0, size, 20)).toEqual({ light: "", shade: "" });
    expect(folds(trailAt(0.1, size, 20).light)).toBe(1);
    expect(folds(trailAt(0.3, size, 20).shade)).toBe(1);
    const long = trailAt(600, size, 20);
    expect(folds(long.light) + folds(long.shade)).toBeLessThan(28);
  });
});

it("marks multipliers along the way while they are in sight", () => {
  const at = (nowS: number) =>
    marksAt(nowS, (multiplier) => timeOf(multiplier) / 1_000).map(({ multiplier }) => multiplier);
  expect(at(0)).toEqual([150]);
  expect(at(8)).toEqual([150, 200, 300]);
  expect(at(27)).toEqual([1_000, 1_500]);
  expect(at(300)).toEqual([]);
});
