import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { browserClock, maySurvey, START_MS, startSurveyClock } from "./survey-clock.ts";

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

function start(beganAt: number) {
  const done: string[] = [];
  const does = { preload: () => void done.push("preload"), turnOn: () => void done.push("on") };
  return { done, stop: startSurveyClock(beganAt, does, browserClock) };
}

it("SUPPORT-07: loads the setting at 4:50 and turns the flag on at 5:00 of a session", () => {
  const { done } = start(Date.now());
  vi.advanceTimersByTime(289_999);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(["preload"]);
  vi.advanceTimersByTime(9_999);
  expect(done).toEqual(["preload"]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(["preload", "on"]);
  vi.advanceTimersByTime(3_600_000);
  expect(done).toEqual(["preload", "on"]);
});

it("SUPPORT-07: goes on after a reload, and at once in a session that is older", () => {
  const reloaded = start(Date.now() - 240_000);
  const old = start(Date.now() - 3_600_000);
  vi.advanceTimersByTime(0);
  expect([reloaded.done, old.done]).toEqual([[], ["preload", "on"]]);
  vi.advanceTimersByTime(60_000);
  expect(reloaded.done).toEqual(["preload", "on"]);
});

it("stops with the session", () => {
  const { done, stop } = start(Date.now());
  stop();
  vi.advanceTimersByTime(3_600_000);
  expect(done).toEqual([]);
});

it.each([
  [true, false, false, true],
  [false, false, false, false],
  [true, true, false, false],
  [true, false, true, false],
])(
  "SUPPORT-06: player %s, game page %s, modal open %s: shown %s",
  (isPlayer, isOnGamePage, isModalOpen, shown) =>
    expect(maySurvey({ isPlayer, isOnGamePage, isModalOpen })).toBe(shown),
);

it("SUPPORT-07: the widget starts half a second after the conditions hold", () =>
  expect(START_MS).toBe(500));
