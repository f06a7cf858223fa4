import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  dismissToast,
  showLastingToast,
  showToast,
  shownToasts,
  subscribeToToasts,
} from "./toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const texts = () => shownToasts().map(({ text }) => text);

it("NOTIFY-03: shows a toast for ten seconds, each by its own clock", () => {
  showToast("first");
  vi.advanceTimersByTime(4_000);
  showToast("second", "error");
  vi.advanceTimersByTime(5_999);
  expect(texts()).toEqual(["first", "second"]);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual(["second"]);
  vi.advanceTimersByTime(4_000);
  expect(texts()).toEqual([]);
});

it("NOTIFY-03: shows a lasting toast until it is closed or taken back", () => {
  const takeBack = showLastingToast("lasting", "warning");
  showLastingToast("lasting");
  vi.advanceTimersByTime(3_600_000);
  expect(texts()).toEqual(["lasting"]);
  takeBack();
  expect(texts()).toEqual([]);
});

it("does not stack what is shown already", () => {
  showToast("the same");
  showToast("the same", "warning");
  expect(shownToasts().map(({ tone }) => tone)).toEqual(["info"]);
});

it("tells who listens of each change, until they stop", () => {
  const listener = vi.fn();
  const stop = subscribeToToasts(listener);
  showToast("heard");
  dismissToast(shownToasts()[0]?.id ?? 0);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  showToast("not heard");
  expect(listener).toHaveBeenCalledTimes(2);
});
