import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerInTime } from "./answer-in-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const WITHIN_MS = 8_000;
const after = (ms: number, error?: Error) =>
  new Promise<string>((resolve, reject) =>
    setTimeout(() => (error ? reject(error) : resolve("done")), ms),
  );

describe("an answer in time", () => {
  it("is the work's own, whatever it comes to", async () => {
    const late = vi.fn();
    const done = answerInTime(after(7_999), WITHIN_MS, late);
    const failed = answerInTime(after(1, new Error("no")), WITHIN_MS, late);
    const failure = expect(failed).rejects.toThrow("no");
    await vi.runAllTimersAsync();
    await expect(done).resolves.toBe("done");
    await failure;
    expect(late).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is a refusal when the work takes longer, and its failure is told apart", async () => {
    const late = vi.fn();
    const slow = answerInTime(after(9_000), WITHIN_MS, late);
    const broken = answerInTime(after(9_000, new Error("lost")), WITHIN_MS, late);
    const refusals = Promise.all(
      [slow, broken].map((one) =>
        expect(one).rejects.toMatchObject({ code: "service_unavailable" }),
      ),
    );
    await vi.advanceTimersByTimeAsync(WITHIN_MS);
    await refusals;
    await vi.runAllTimersAsync();
    expect(late).toHaveBeenCalledExactlyOnceWith(new Error("lost"));
  });
});
