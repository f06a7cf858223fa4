import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { countdownAt, followCountdown } from "./countdown.ts";

const START = Date.parse("2030-01-01T00:00:00Z");
const span = {
  start_at: new Date(START).toISOString(),
  end_at: new Date(START + 86_400_000).toISOString(),
};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const text = (nowMs: number): string => {
  const { days, hours, minutes, seconds } = countdownAt(span, nowMs);
  return `${days} ${hours} ${minutes} ${seconds}`;
};

it("BANNER-13: counts each second down to zero, and says once that it is over", () => {
  vi.setSystemTime(START + 86_400_000 - 9000);
  expect(text(Date.now())).toBe("00 00 00 09");
  const seconds: string[] = [];
  const onEnd = vi.fn();
  const stop = followCountdown(span, Date.now, {
    onTick: (rest) => void seconds.push(rest.seconds),
    onEnd,
  });
  vi.advanceTimersByTime(8000);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(seconds).toEqual(["09", "08", "07", "06", "05", "04", "03", "02", "01", "00"]);
  expect(onEnd).toHaveBeenCalledOnce();
  stop();
});

it("counts down to the beginning first, and emits nothing for what is long over", () => {
  expect(countdownAt(span, START - 90_061_000)).toEqual({
    status: "future",
    days: "01",
    hours: "01",
    minutes: "01",
    seconds: "01",
  });
  vi.setSystemTime(START + 2 * 86_400_000);
  const onEnd = vi.fn();
  followCountdown(span, Date.now, { onTick: () => undefined, onEnd });
  vi.advanceTimersByTime(3000);
  expect(onEnd).not.toHaveBeenCalled();
});

it("BANNER-13: says that zero is reached at the beginning too, then counts on to the end", () => {
  vi.setSystemTime(START - 2000);
  const statuses: string[] = [];
  const onEnd = vi.fn();
  const stop = followCountdown(span, Date.now, {
    onTick: (rest) => void statuses.push(rest.status),
    onEnd,
  });
  vi.advanceTimersByTime(1000);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  expect(statuses).toEqual(["future", "future", "active", "active", "active"]);
  expect(onEnd).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(86_400_000);
  expect(onEnd).toHaveBeenCalledTimes(2);
  stop();
});
