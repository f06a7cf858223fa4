import { recordDraw } from "@houselight/game-maths/fairness";
import { drawHeight } from "@houselight/game-maths/limbo";
import { simulationDraw } from "@houselight/game-maths/slot";
import { expect, it } from "vitest";
import { heightAt, heightSteps, heightText, placeOf } from "./heights.ts";

it("the steps of a round end at the multiplier that its draws came to", () => {
  const source = simulationDraw(3);
  for (let round = 0; round < 2_000; round += 1) {
    const { draw, drawn } = recordDraw(source);
    const height = drawHeight(draw);
    const { steps, used } = heightSteps([...drawn, 7]);
    const last = steps.at(-1);
    expect(used).toBe(drawn.length);
    expect(last?.kind === "place" ? last.height : last?.from).toBe(height);
    expect(steps.filter((step) => step.kind === "place" && step.kept).length).toBeLessThan(2);
  }
});

it("the kite rises from 0.99 to its multiplier and no further", () => {
  const heights = Array.from({ length: 101 }, (_, step) => heightAt(12_345, step / 100));
  expect(heights[0]).toBe(99);
  expect(heights[100]).toBe(12_345);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(placeOf(99, 400)).toBe(0);
  expect(placeOf(400, 400)).toBe(1);
  expect(placeOf(198, 396)).toBeCloseTo(0.5, 12);
  expect(heightText(100_000_000)).toBe("1000000.00");
});
