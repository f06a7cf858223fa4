import { describe, expect, it } from "vitest";
import { isOpenTo, statusOf } from "./tournament.ts";

const startAt = new Date("2026-11-01T00:00:00Z");
const endAt = new Date("2026-11-02T00:00:00Z");
const beside = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

describe("a status", () => {
  it.each([
    ["future", "before the start", beside(startAt, -1)],
    ["active", "at the start", startAt],
    ["active", "right before the end", beside(endAt, -1)],
    ["archive", "at the end", endAt],
  ])("TOURN-02: is %s %s", (expected, _when, now) =>
    expect(statusOf({ startAt, endAt, overAt: null }, now)).toBe(expected),
  );

  it("is archive once a tournament was ended early", () =>
    expect(statusOf({ startAt, endAt, overAt: startAt }, startAt)).toBe("archive"));
});

describe("a tournament is open", () => {
  it.each([
    ["to all without groups", "cup", [], [], true],
    ["to a group of its own", "cup", ["1203"], ["1203", "21"], true],
    ["to no other group", "cup", ["1203"], ["21"], false],
    ["as no quest to the group of quests", "quest--xs--x", [], ["1204"], false],
    ["as a quest of the group of quests", "quest--xs--x", ["1204"], ["1204"], true],
    ["as any other to the group of quests", "cup", [], ["1204"], true],
  ])("TOURN-07, QUEST-09: %s", (_what, identifier, groupIds, groups, expected) =>
    expect(isOpenTo({ identifier, groupIds }, groups)).toBe(expected),
  );
});
