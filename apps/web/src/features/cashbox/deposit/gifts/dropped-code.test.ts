import { describe, expect, it } from "vitest";
import { droppedCode, markCodeTold } from "./dropped-code.ts";

function makeStore() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

describe("a campaign's code that brings nothing", () => {
  const dropped = { kept: "KITE", applied: true, chosen: null };
  it.each([
    [{}, "KITE"],
    [{ chosen: "OTHER" }, "KITE"],
    [{ chosen: "KITE" }, null],
    [{ applied: false }, null],
    [{ kept: null }, null],
  ])("%o: %s is told", (change, code) =>
    expect(droppedCode(makeStore(), { ...dropped, ...change })).toBe(code),
  );

  it("is told once, and the next code again", () => {
    const store = makeStore();
    markCodeTold(store, "KITE");
    expect(droppedCode(store, dropped)).toBeNull();
    expect(droppedCode(store, { ...dropped, kept: "MOON" })).toBe("MOON");
  });
});
