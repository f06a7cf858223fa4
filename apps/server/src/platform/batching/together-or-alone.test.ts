import { describe, expect, it } from "vitest";
import { togetherOrAlone } from "./together-or-alone.ts";

/** Notes what is done, and fails with some items, or when nothing can be done. */
function worker(bad: (item: number) => Error | null) {
  const done: number[][] = [];
  const failed: number[] = [];
  const run = (...items: number[]) =>
    togetherOrAlone(
      items,
      async (some) => {
        for (const item of some) {
          const error = bad(item);
          if (error) throw error;
        }
        done.push([...some]);
      },
      (item) => failed.push(item),
    );
  return { done, failed, run };
}
const away = Object.assign(new Error("the database is away"), { code: "08006" });

describe("work with many", () => {
  it("is done at once where it can be", async () => {
    const { done, failed, run } = worker(() => null);
    await run(1, 2, 3);
    expect([done, failed]).toEqual([[[1, 2, 3]], []]);
  });

  it("is done with each alone where one fails, which is told", async () => {
    const { done, failed, run } = worker((item) => (item === 2 ? new Error("no") : null));
    await run(1, 2, 3);
    expect([done, failed]).toEqual([[[1], [3]], [2]]);
  });

  it("ends at once when nothing can be done, and blames nobody", async () => {
    const { done, failed, run } = worker(() => away);
    await expect(run(1, 2)).rejects.toBe(away);
    expect([done, failed]).toEqual([[], []]);
  });

  it("ends where it becomes impossible among those that are done alone", async () => {
    const { done, failed, run } = worker((item) =>
      item === 2 ? new Error("no") : item === 3 ? away : null,
    );
    await expect(run(1, 2, 3, 4)).rejects.toBe(away);
    expect([done, failed]).toEqual([[[1]], [2]]);
  });
});
