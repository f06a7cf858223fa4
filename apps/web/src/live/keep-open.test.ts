import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepOpen } from "./keep-open.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A house that is not there so many times. */
function makeHouse(failures: number) {
  const asked: boolean[] = [];
  const close = vi.fn();
  const open = async (isLate: boolean) => {
    if (asked.push(isLate) <= failures) throw new Error("away");
    return close;
  };
  return { asked, close, open };
}

it("opens once where the house is there", async () => {
  const { asked, close, open } = makeHouse(0);
  const end = keepOpen(open);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toEqual([false]);
  end();
  expect(close).toHaveBeenCalledTimes(1);
});

it("tries again until the house is there, less and less often, and says that it is late", async () => {
  const { asked, close, open } = makeHouse(6);
  const end = keepOpen(open);
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return asked.length;
  };
  expect(await after(4_999)).toBe(1);
  expect(await after(1)).toBe(2);
  expect(await after(10_000)).toBe(3);
  expect(await after(20_000 + 40_000)).toBe(5);
  expect(await after(60_000)).toBe(6);
  expect(await after(60_000)).toBe(7);
  expect(await after(600_000)).toBe(7);
  expect(asked.slice(0, 2)).toEqual([false, true]);
  end();
  expect(close).toHaveBeenCalledTimes(1);
});

it("ends what opens after its end, and tries no more", async () => {
  const late = makeHouse(0);
  keepOpen(late.open)();
  const away = makeHouse(9);
  const end = keepOpen(away.open);
  await vi.advanceTimersByTimeAsync(1_000);
  end();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(late.close).toHaveBeenCalledTimes(1);
  expect(away.asked).toHaveLength(1);
});
