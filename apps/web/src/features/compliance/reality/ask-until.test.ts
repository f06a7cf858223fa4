import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askUntil } from "./ask-until.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("asks when it is due, and again as long as no answer ends it", () => {
  const ask = vi.fn();
  const end = askUntil(60_000, ask);
  vi.advanceTimersByTime(59_999);
  expect(ask).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledTimes(1);
  // The house did not answer.
  vi.advanceTimersByTime(30_000);
  expect(ask).toHaveBeenCalledTimes(2);
  end();
  vi.advanceTimersByTime(600_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it("asks at once for what is due already, and early for what is further off than a timer can wait", () => {
  const ask = vi.fn();
  askUntil(-5_000, ask)();
  const end = askUntil(2 ** 40, ask);
  vi.advanceTimersByTime(2 ** 31 - 2);
  expect(ask).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledTimes(1);
  end();
});
