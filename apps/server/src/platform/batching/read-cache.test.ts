import { TestClock } from "@houselight/test-kit";
import { describe, expect, it } from "vitest";
import { createReadCache } from "./read-cache.ts";

describe("read cache", () => {
  const bounds = { ttlMs: 1000, entriesMax: 2 };

  it("reads once for many, and again when the time is up", async () => {
    const clock = new TestClock("2026-01-01T00:00:00Z");
    const cache = createReadCache(clock, bounds);
    let reads = 0;
    const read = async () => ++reads;
    expect(await Promise.all([cache.get("a", read), cache.get("a", read)])).toEqual([1, 1]);
    clock.advance(999);
    expect(await cache.get("a", read)).toBe(1);
    clock.advance(1);
    expect(await cache.get("a", read)).toBe(2);
  });

  it("reads again what was forgotten, and no other", async () => {
    const cache = createReadCache(new TestClock(), bounds);
    const reads: string[] = [];
    const read = (key: string) => cache.get(key, async () => reads.push(key));
    await read("a");
    await read("b");
    cache.forget("a");
    await read("a");
    await read("b");
    expect(reads).toEqual(["a", "b", "a"]);
  });

  it("keeps no failure and no more entries than its bound", async () => {
    const cache = createReadCache(new TestClock(), bounds);
    await expect(cache.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await cache.get("a", async () => 1)).toBe(1);
    await cache.get("b", async () => 2);
    await cache.get("c", async () => 3);
    expect(await cache.get("a", async () => 4)).toBe(4);
  });
});
