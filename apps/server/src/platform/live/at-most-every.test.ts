import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { atMostEvery } from "./at-most-every.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("tells at once, then what has gathered when the time is over, and rests without news", () => {
  const told: number[][] = [];
  let waiting: number[] = [];
  const wish = atMostEvery(1_000, () => {
    if (waiting.length === 0) return false;
    told.push(waiting);
    waiting = [];
    return true;
  });
  const say = (news: number) => {
    waiting.push(news);
    wish();
  };
  say(1);
  say(2);
  say(3);
  expect(told).toEqual([[1]]);
  vi.advanceTimersByTime(999);
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([[1], [2, 3]]);
  vi.advanceTimersByTime(1_000);
  expect(vi.getTimerCount()).toBe(0);
  say(4);
  expect(told.at(-1)).toEqual([4]);
});
