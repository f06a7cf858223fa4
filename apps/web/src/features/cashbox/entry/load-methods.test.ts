import { describe, expect, it } from "vitest";
import { loadMethods } from "./load-methods.ts";

/** A loader that gives these lists one after another, and counts. */
function makeLoader(lists: readonly (readonly string[])[]) {
  let calls = 0;
  return {
    load: async () => lists[calls++] ?? [],
    calls: () => calls,
  };
}

describe("loading methods (CASHBOX-06)", () => {
  it("asks once when there are some", async () => {
    const loader = makeLoader([["card"]]);
    expect(await loadMethods(loader.load, async () => {})).toEqual(["card"]);
    expect(loader.calls()).toBe(1);
  });

  it("asks again while there are none, and takes what comes", async () => {
    const waits: number[] = [];
    const loader = makeLoader([[], [], ["card"]]);
    const methods = await loadMethods(loader.load, async (ms) => void waits.push(ms));
    expect(methods).toEqual(["card"]);
    expect(loader.calls()).toBe(3);
    expect(waits).toHaveLength(2);
  });

  it("gives up after three retries", async () => {
    const loader = makeLoader([]);
    expect(await loadMethods(loader.load, async () => {})).toEqual([]);
    expect(loader.calls()).toBe(4);
  });
});
