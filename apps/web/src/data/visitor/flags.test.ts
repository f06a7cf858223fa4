import { featureFlags } from "@houselight/contracts/configuration";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { flagValue, resetOwnFlags, setOwnFlag } from "./flags.ts";

const HOUSE = featureFlags.initial;
const kept = new Map<string, string>();
const page = { cookie: "" };
beforeEach(() => {
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", {
    location: { protocol: "https:" },
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

it("is the house's until this browser says otherwise, and again after a reset", () => {
  expect(flagValue("test_quests", HOUSE)).toBe(false);
  setOwnFlag("test_quests", true);
  setOwnFlag("social_auth", false);
  expect(flagValue("test_quests", HOUSE)).toBe(true);
  expect(flagValue("social_auth", HOUSE)).toBe(false);
  expect(page.cookie).toMatch(/^own_flags=yes; Path=\/; Max-Age=31536000;/);
  resetOwnFlags();
  expect(flagValue("test_quests", HOUSE)).toBe(false);
  expect(kept.size).toBe(0);
  expect(page.cookie).toMatch(/Max-Age=0;/);
});

it.each(["{", "null", "7", '{"test_quests":"yes","stranger":true}'])(
  "reads no value of %s",
  (text) => {
    kept.set("feature-flags", text);
    expect(flagValue("test_quests", HOUSE)).toBe(false);
  },
);
