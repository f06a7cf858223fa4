import { describe, expect, it } from "vitest";
import { canceledNews, isPaidOtherwise, markShown, readShown } from "./canceled-deposit.ts";

const NOW_MS = Date.parse("2026-11-01T12:00:00.000Z");
const minutesAgo = (minutes: number) => new Date(NOW_MS - minutes * 60_000).toISOString();

const canceled = {
  id: "a",
  action: "deposit",
  state: "canceled",
  finished_at: minutesAgo(4),
} as const;

describe("a canceled deposit (CASHBOX-10)", () => {
  it.each([
    ["four minutes ago", canceled, 1],
    ["five minutes ago", { ...canceled, finished_at: minutesAgo(5) }, 1],
    ["six minutes ago", { ...canceled, finished_at: minutesAgo(6) }, 0],
    ["not finished", { ...canceled, finished_at: null }, 0],
    ["a withdrawal", { ...canceled, action: "cashout" as const }, 0],
    ["declined", { ...canceled, state: "declined" as const }, 0],
  ])("%s", (_, payment, count) =>
    expect(canceledNews([payment], new Set(), NOW_MS)).toHaveLength(count),
  );

  it("is told once, after a reload too", () => {
    const items = new Map<string, string>();
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    };
    markShown(storage, ["a"]);
    expect(canceledNews([canceled], readShown(storage), NOW_MS)).toEqual([]);
  });

  it("is told when the store is spoilt", () =>
    expect(readShown({ getItem: () => "{" }).size).toBe(0));
});

it.each([
  ["deposit", "canceled", "underpaid", true],
  ["deposit", "canceled", "other_amount", true],
  ["deposit", "canceled", "expired", false],
  ["deposit", "canceled", null, false],
  ["deposit", "succeeded", "underpaid", false],
  ["cashout", "canceled", "other_amount", false],
] as const)("a %s that is %s, %s: money came is %s", (action, state, reason, isPaid) =>
  expect(isPaidOtherwise({ action, state, reason })).toBe(isPaid),
);
