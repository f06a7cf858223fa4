import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetSeconds, keepSeconds, keptSeconds, timerText } from "./kept-seconds.ts";

const storage = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
};

afterEach(() => {
  storage.clear();
  vi.unstubAllGlobals();
});

describe("the session timer (LIMIT-07)", () => {
  it.each([
    [0, "00:00:00"],
    [59, "00:00:59"],
    [3754, "01:02:34"],
    [360_000, "100:00:00"],
  ])("writes %d seconds as %s", (seconds, text) => {
    expect(timerText(seconds)).toBe(text);
  });

  it("goes on after a reload, begins anew after a logout and for another player", () => {
    vi.stubGlobal("window", { sessionStorage });
    expect(keptSeconds(7)).toBe(0);
    keepSeconds(7, 125);
    expect(keptSeconds(7)).toBe(125);
    expect(keptSeconds(8)).toBe(0);
    forgetSeconds();
    expect(keptSeconds(7)).toBe(0);
  });

  it("counts without storage, and from nothing where what is kept is no count", () => {
    vi.stubGlobal("window", {});
    keepSeconds(7, 5);
    forgetSeconds();
    expect(keptSeconds(7)).toBe(0);
    vi.stubGlobal("window", { sessionStorage });
    storage.set("session-timer", "7:-3.5");
    expect(keptSeconds(7)).toBe(0);
  });
});
