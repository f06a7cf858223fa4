import {
  VIP_LEVEL_IDS,
  VIP_STATUSES,
  vipProgram,
  vipRank,
  type VipLevel,
} from "@houselight/contracts";
import { describe, expect, it } from "vitest";
import {
  isSafe,
  lastDayOf,
  pointsOf,
  quarterBefore,
  quarterOf,
  rankAfterQuarter,
  rankOfPoints,
  standingOf,
  statusOf,
} from "./standing.ts";
import { LEVELS } from "./vip.testing.ts";

const quarter = "2027-01-01";

it.each([
  ["2027-01-01T00:00:00.000Z", "2027-01-01", "2027-03-31"],
  ["2027-02-14T12:00:00.000Z", "2027-01-01", "2027-03-31"],
  ["2027-03-31T23:59:59.999Z", "2027-01-01", "2027-03-31"],
  ["2027-04-01T00:00:00.000Z", "2027-04-01", "2027-06-30"],
  ["2027-09-30T23:59:59.999Z", "2027-07-01", "2027-09-30"],
  ["2027-12-31T23:59:59.999Z", "2027-10-01", "2027-12-31"],
])("VIP-09, OPEN-50: %s is in the quarter from %s to %s", (at, first, last) => {
  expect(quarterOf(new Date(at))).toBe(first);
  expect(lastDayOf(first)).toBe(last);
});

it("knows the quarter before, over the end of a year", () => {
  expect(quarterBefore("2027-01-01")).toBe("2026-10-01");
  expect(quarterBefore("2027-04-01")).toBe("2027-01-01");
});

it("VIP-02, OPEN-06: ranks statuses by level, never by the id of a group", () => {
  const ranks = ["1117", "257", "258", "259", "255", "759"].map((id) => vipRank(["21", id]));
  expect(ranks).toEqual([0, 1, 2, 3, 4, 5]);
  expect(ranks.map(statusOf)).toEqual([...VIP_STATUSES]);
  expect([vipRank([]), vipRank(["21"]), vipRank(["257", "259", "258"])]).toEqual([-1, -1, 3]);
  expect(statusOf(-1)).toBe("regular");
  expect(VIP_LEVEL_IDS).toHaveLength(6);
});

it.each([
  [999n, 0],
  [1_000n, 1],
  [99_999n, 99],
])("counts a point for each ten euros: %i cents make %i", (cents, points) =>
  expect(pointsOf(cents)).toBe(points),
);

it.each([
  [9, -1],
  [10, 0],
  [99, 0],
  [100, 1],
  [5_000, 5],
])("of %i points makes the rank %i", (points, rank) =>
  expect(rankOfPoints(LEVELS, points)).toBe(rank),
);

describe("VIP-07: a level is safe", () => {
  it.each<[string, number, number, boolean]>([
    ["below its target not", 1, 59, false],
    ["at its target", 1, 60, true],
    ["above its target", 1, 61, true],
    ["for a player who is no VIP not", 0, 1_000, false],
    ["for a player without a level not", -1, 1_000, false],
  ])("%s", (_what, rank, points, safe) => expect(isSafe(LEVELS, rank, points)).toBe(safe));

  it("nowhere where no target is set", () => expect(isSafe([], 3, 10_000)).toBe(false));
});

describe("after a quarter a player", () => {
  it.each<[string, number, number, number]>([
    ["keeps a status that is safe", 2, 300, 2],
    ["falls by one level where it is not", 2, 299, 1],
    ["falls from the lowest VIP level to none of them", 1, 0, 0],
    ["who is no VIP stays", 0, 0, 0],
    ["keeps that of the top for life", 5, 0, 5],
  ])("%s", (_what, rank, points, after) =>
    expect(rankAfterQuarter(LEVELS, rank, points)).toBe(after),
  );
});

describe("VIP-06, VIP-08: a standing", () => {
  const of = (rank: number, points: number) => standingOf(LEVELS, { rank, points, quarter });

  it("counts towards the next level, in XP below VIP and in SP from there on", () => {
    expect(of(-1, 3)).toMatchObject({
      level: null,
      points_type: "XP",
      next_level: "vip_level_1",
      next_level_points: 10,
      expires_on: null,
    });
    expect(of(0, 40)).toMatchObject({
      level: "vip_level_1",
      points_type: "XP",
      next_level_points: 100,
    });
    expect(of(2, 310)).toEqual({
      level: "vip_level_3",
      points_type: "SP",
      points: 310,
      next_level: "vip_level_4",
      next_level_points: 1_000,
      save_target: 300,
      is_safe: true,
      expires_on: "2027-03-31",
    });
  });

  it("uses the target that saves the level at the top, which is for life", () => {
    expect(of(5, 100)).toMatchObject({
      level: "vip_level_6",
      next_level: null,
      next_level_points: 4_000,
      is_safe: false,
      expires_on: null,
    });
  });
});

describe("VIP-05: the setting", () => {
  const takes = (levels: readonly Partial<VipLevel>[]) =>
    vipProgram.schema.safeParse({ levels }).success;
  it("takes the levels in their order, some of them or none", () => {
    expect([takes(LEVELS), takes(LEVELS.slice(0, 2)), takes([])]).toEqual([true, true, true]);
  });
  it.each<[string, readonly Partial<VipLevel>[]]>([
    ["another order", LEVELS.toReversed()],
    ["a level left out", LEVELS.toSpliced(1, 1)],
    ["points that do not rise", LEVELS.map((one) => ({ ...one, min: 10 }))],
    ["an unknown level", [{ ...LEVELS[0], id: "vip_level_7" as never }]],
  ])("refuses %s", (_what, levels) => expect(takes(levels)).toBe(false));
});
