import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBatcher } from "./batcher.ts";

interface Command {
  readonly key: string;
  readonly n: number;
}

function recording(
  overrides: {
    maxConcurrent?: number;
    maxBatch?: number;
    fail?: (c: readonly Command[]) => boolean;
    isFault?: boolean;
  } = {},
) {
  const batches: number[][] = [];
  const inFlight = new Set<string>();
  let overlaps = 0;
  const batcher = createBatcher<Command, number>({
    async run(commands) {
      batches.push(commands.map((command) => command.n));
      const keys = new Set(commands.map((command) => command.key));
      for (const key of keys) if (inFlight.has(key)) overlaps++;
      for (const key of keys) inFlight.add(key);
      await new Promise((resolve) => setTimeout(resolve, 2));
      for (const key of keys) inFlight.delete(key);
      if (overrides.fail?.(commands)) throw new Error("the batch fails");
      return commands.map((command) => command.n * 10);
    },
    key: (command) => command.key,
    maxBatch: overrides.maxBatch ?? 4,
    maxConcurrent: overrides.maxConcurrent ?? 1,
    maxWaiting: 10,
    overloaded: () => new Error("overloaded"),
    ...(overrides.isFault && { isFault: () => true }),
  });
  return { batcher, batches, overlaps: () => overlaps };
}

describe("batcher", () => {
  it("answers each command with its own result, gathered up to the bound", async () => {
    const { batcher, batches } = recording();
    const results = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => batcher.submit({ key: `k${n}`, n })),
    );
    expect(results).toEqual([10, 20, 30, 40, 50, 60]);
    expect(batches).toEqual([
      [1, 2, 3, 4],
      [5, 6],
    ]);
  });

  it("keeps one key's commands in order and out of two batches at once", async () => {
    const { batcher, batches, overlaps } = recording({ maxConcurrent: 3, maxBatch: 2 });
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => batcher.submit({ key: n % 2 ? "odd" : "even", n })),
    );
    expect(overlaps()).toBe(0);
    const order = batches.flat();
    expect(order.filter((n) => n % 2 === 1)).toEqual([1, 3, 5]);
    expect(order.filter((n) => n % 2 === 0)).toEqual([2, 4, 6]);
  });

  it("runs each command alone, in order, when one of them makes a batch fail", async () => {
    const { batcher, batches } = recording({
      fail: (commands) => commands.some(({ n }) => n === 2),
      isFault: true,
    });
    const answers = await Promise.allSettled(
      [1, 2, 3].map((n) => batcher.submit({ key: n === 3 ? "b" : "a", n })),
    );
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(batches).toEqual([[1, 2, 3], [1], [2], [3]]);
  });

  it("runs no more alone when nothing can be done any longer", async () => {
    const gone = new Error("away");
    const run = vi
      .fn<(commands: readonly number[]) => Promise<readonly number[]>>()
      .mockRejectedValueOnce(new Error("one of them"))
      .mockResolvedValueOnce([10])
      .mockRejectedValue(gone);
    const batcher = createBatcher<number, number>({
      run,
      key: (n) => `${n}`,
      isFault: (error) => error !== gone,
      maxBatch: 9,
      maxConcurrent: 1,
      maxWaiting: 9,
      overloaded: () => new Error("overloaded"),
    });
    const answers = await Promise.allSettled([1, 2, 3, 4].map((n) => batcher.submit(n)));
    expect(answers).toMatchObject([
      { value: 10 },
      { reason: gone },
      { reason: gone },
      { reason: gone },
    ]);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it("refuses what exceeds the queue and fails a batch as a whole", async () => {
    const { batcher } = recording({
      fail: (commands) => commands.some((command) => command.n === 2),
    });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) => batcher.submit({ key: `k${n}`, n })),
    );
    expect(outcomes.slice(0, 4).every((outcome) => outcome.status === "rejected")).toBe(true);
    expect(outcomes[5]).toMatchObject({ status: "fulfilled", value: 50 });
    expect(outcomes[11]).toMatchObject({ status: "rejected", reason: new Error("overloaded") });
    await batcher.idle();
  });
});

describe("a batch beside a running one", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A batcher whose batches run until they are let go. */
  function held() {
    const batches: { readonly keys: readonly string[]; readonly end: () => void }[] = [];
    const batcher = createBatcher<string, string>({
      run: (commands) =>
        new Promise((resolve) => {
          batches.push({ keys: commands, end: () => resolve(commands) });
        }),
      key: (command) => command,
      maxBatch: 4,
      maxConcurrent: 2,
      beside: { commands: 3, afterMs: 10 },
      maxWaiting: 100,
      overloaded: () => new Error("overloaded"),
    });
    const submit = (...commands: string[]) => {
      for (const command of commands) void batcher.submit(command);
      return vi.advanceTimersByTimeAsync(1);
    };
    return { submit, batches, begun: () => batches.map(({ keys }) => keys.join("")) };
  }

  it("begins when enough commands wait for it", async () => {
    const { submit, begun } = held();
    await submit("a");
    await submit("b", "c");
    expect(begun()).toEqual(["a"]);
    await submit("d");
    expect(begun()).toEqual(["a", "bcd"]);
  });

  it("begins after a while however few there are, so that a slow batch holds nobody up", async () => {
    const { submit, begun } = held();
    await submit("a");
    await submit("b");
    await vi.advanceTimersByTimeAsync(8);
    expect(begun()).toEqual(["a"]);
    await vi.advanceTimersByTimeAsync(2);
    expect(begun()).toEqual(["a", "b"]);
    await submit("c");
    await vi.advanceTimersByTimeAsync(50);
    expect(begun()).toEqual(["a", "b"]);
  });

  it("does not wait when nothing runs any more", async () => {
    const { submit, batches, begun } = held();
    await submit("a");
    await submit("b");
    batches[0]?.end();
    await vi.advanceTimersByTimeAsync(1);
    expect(begun()).toEqual(["a", "b"]);
  });
});
