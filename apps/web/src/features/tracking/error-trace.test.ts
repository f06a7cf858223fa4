import { expect, it, vi } from "vitest";
import { createReporter, isTraced, REPORTS_MAX } from "./error-trace.ts";

it("reports each error once, and no more than a page's share", () => {
  const report = vi.fn();
  const tell = createReporter(report);
  for (const error of [new Error("a"), new Error("a"), "b"]) tell(error);
  expect(report.mock.calls).toEqual([[new Error("a")], ["b"]]);
  for (let index = 0; index < 50; index++) tell(`error ${index}`);
  expect(report).toHaveBeenCalledTimes(REPORTS_MAX);
});

/** Draws numbers from 0 up to 1, the same for the same seed (Lehmer). */
function* drawn(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

it.each([
  [0.05, 400, 600],
  [0, 0, 0],
  [1, 10_000, 10_000],
])("TRACK-07: at a rate of %d traces %i to %i of 10,000 visits", (rate, least, most) => {
  const draws = drawn(20_261_123);
  const traced = Array.from({ length: 10_000 }, () => isTraced(draws.next().value, rate));
  const count = traced.filter(Boolean).length;
  expect(count).toBeGreaterThanOrEqual(least);
  expect(count).toBeLessThanOrEqual(most);
});
