import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keptValue } from "./kept-value.ts";

const kept = new Map<string, string>();
const listeners = new Set<(event: { key: string | null }) => void>();
let isFull = false;
let isBlocked = false;

beforeEach(() => {
  kept.clear();
  [isFull, isBlocked] = [false, false];
  vi.stubGlobal("window", {
    get localStorage() {
      if (isBlocked) throw new Error("blocked");
      return {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, text: string) => {
          if (isFull) throw new Error("full");
          kept.set(key, text);
        },
      };
    },
    addEventListener: (_: string, hear: (event: { key: string | null }) => void) =>
      listeners.add(hear),
    removeEventListener: (_: string, hear: (event: { key: string | null }) => void) =>
      listeners.delete(hear),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const listOf = () =>
  keptValue<readonly string[]>("list", (text) => (text ? text.split(",") : []), String);

describe("a kept value", () => {
  it("is the same object until it changes, here or by hand", () => {
    const list = listOf();
    list.write(["a", "b"]);
    expect(list.read()).toBe(list.read());
    expect(listOf().read()).toEqual(["a", "b"]);
    kept.set("list", "c");
    expect(list.read()).toEqual(["c"]);
  });

  it("tells of changes here and in another tab, as long as somebody listens", () => {
    const list = listOf();
    const tell = vi.fn();
    const end = list.subscribe(tell);
    list.write(["a"]);
    for (const hear of listeners) hear({ key: "list" });
    for (const hear of listeners) hear({ key: "other" });
    expect(tell).toHaveBeenCalledTimes(2);
    end();
    list.write(["b"]);
    expect(tell).toHaveBeenCalledTimes(2);
    expect(listeners.size).toBe(0);
  });

  it.each([
    ["full", () => (isFull = true)],
    ["blocked", () => (isBlocked = true)],
  ])("lasts as long as its page where storage is %s", (_, spoil) => {
    kept.set("list", "old");
    spoil();
    const list = listOf();
    list.write(["new"]);
    expect(list.read()).toEqual(["new"]);
  });
});
