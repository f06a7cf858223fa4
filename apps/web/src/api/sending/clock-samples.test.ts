import { expect, it } from "vitest";
import { offsetOf, withSample } from "./clock-samples.ts";

const HOUSE = "2026-01-01T00:00:10.000Z";
const HERE_MS = Date.parse(HOUSE) - 5_000;

it("is the difference of the answer that came fastest", () => {
  // The house is 5 s ahead; answers were 300, 20 and 900 ms on the way.
  const samples = [300, 20, 900].reduce<readonly number[]>(
    (known, delayMs) => withSample(known, HOUSE, HERE_MS + delayMs),
    [],
  );
  expect(offsetOf(samples)).toBe(4_980);
});

it("is none before anything was told, and may be behind the browser's", () => {
  expect(offsetOf([])).toBe(0);
  expect(offsetOf(withSample([], HOUSE, Date.parse(HOUSE) + 7_000))).toBe(-7_000);
});

it("forgets what is long ago: a browser's clock may be put right", () => {
  let samples = withSample([], HOUSE, Date.parse(HOUSE) - 60_000);
  for (let told = 0; told < 15; told++) samples = withSample(samples, HOUSE, Date.parse(HOUSE));
  expect(offsetOf(samples)).toBe(60_000);
  expect(offsetOf(withSample(samples, HOUSE, Date.parse(HOUSE)))).toBe(0);
});

it("does not listen to what is no time", () => {
  const samples = withSample([], HOUSE, HERE_MS);
  expect(withSample(samples, "", HERE_MS)).toEqual(samples);
});
