import { describe, expect, it } from "vitest";
import { createActivityReporter, nextLook, secondsToEnd } from "./session-ends.ts";

const times = (idle: number, age: number) => ({ idle_left_seconds: idle, left_seconds: age });

describe("the end of a session", () => {
  it.each([
    [times(1800, 43_200), null],
    [times(121, 43_200), null],
    [times(120, 43_200), { seconds: 120, why: "idle" }],
    [times(1800, 120), { seconds: 120, why: "age" }],
    [times(60, 60), { seconds: 60, why: "age" }],
    [times(0, 50), { seconds: 0, why: "idle" }],
  ] as const)("%o is told as %o", (left, told) => expect(secondsToEnd(left)).toEqual(told));

  it.each([
    [times(1800, 43_200), 1_680_000],
    [times(1800, 300), 180_000],
    [times(90, 43_200), 91_500],
    [times(0, 1), 1_500],
    [null, 30_000],
  ] as const)("%o is looked at again after %d ms", (left, wait) =>
    expect(nextLook(left)).toBe(wait),
  );
});

it("reports activity once a minute at most", () => {
  let now = 0;
  let reports = 0;
  const act = createActivityReporter(
    () => reports++,
    () => now,
  );
  for (now = 0; now <= 180_000; now += 1_000) act();
  expect(reports).toBe(3);
});
