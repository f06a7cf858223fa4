import { describe, expect, it } from "vitest";
import { isListed, TOURNAMENT_LISTS, tournamentKind } from "./lists.ts";
import {
  levelState,
  levelsAt,
  QUEST_MINIMA,
  QUEST_SIZES,
  readQuestIdentifier,
} from "./quest-levels.ts";

const levelsOf = (minima: readonly number[]) =>
  minima.map((euros, at) => ({ position: at + 1, min_bet_cents: euros * 100 }));

describe("an identifier", () => {
  it.each([
    ["quest--xs--pirates", "xs", "pirates"],
    ["quest--robot-m--tin", "robot-m", "tin"],
    ["quest--pirates", "m", "pirates"],
    ["s--quest--pirates", "s", "pirates"],
  ])("QUEST-01, OPEN-10: %s is of size %s and called %s", (identifier, size, slug) => {
    expect(readQuestIdentifier(identifier)).toEqual({ size, slug });
  });

  it.each([
    ["quest--m--x", "quest"],
    ["achievement--x", "achievement"],
    ["paper-cup", "tournament"],
  ])("TOURN-03: %s is a %s", (identifier, kind) => expect(tournamentKind(identifier)).toBe(kind));
});

describe("lists", () => {
  const listsOf = (frontend_identifier: string, part: object = {}) => {
    const one = { frontend_identifier, type: "tournament", status: "active", ...part } as const;
    return TOURNAMENT_LISTS.filter((list) => isListed(list, one));
  };
  it.each<[string, object, string[]]>([
    ["paper-cup", {}, ["all"]],
    ["cup", { type: "producers" }, ["all", "producers"]],
    ["draw", { type: "lottery" }, ["all", "lotteries"]],
    ["quest--xs--x", { type: "quest" }, ["all", "actions"]],
    ["spring", { type: "action" }, ["all", "actions"]],
    ["live-cup", { status: "future" }, ["all", "live"]],
    ["achievement--x", { type: "action" }, ["achievements"]],
    ["achievement--x", { type: "action", status: "archive" }, ["archive"]],
    ["live-cup", { status: "archive" }, ["archive"]],
  ])("OPEN-10: hold %s with %j: %j", (identifier, part, expected) =>
    expect(listsOf(identifier, part)).toEqual(expected),
  );
});

describe("levels", () => {
  it.each([
    ["xs", 6, 15_000],
    ["s", 15, 1_000_000],
    ["m", 25, 2_000_000],
    ["robot-s", 15, 800_000],
    ["robot-m", 25, 2_500_000],
  ] as const)(
    "QUEST-03, QUEST-04, QUEST-05, OPEN-08: of size %s are %d, rising from 0 to %d",
    (size, count, top) => {
      const minima = QUEST_MINIMA[size];
      expect([minima.length, minima[0], minima.at(-1)]).toEqual([count, 0, top]);
      expect(minima.every((one, at) => at === 0 || one > (minima[at - 1] as number))).toBe(true);
      expect(minima.every(Number.isInteger)).toBe(true);
    },
  );

  it("QUEST-02, QUEST-03: xs has the minima of its row", () =>
    expect(QUEST_MINIMA.xs).toEqual([0, 150, 500, 1_000, 5_000, 15_000]));

  it("QUEST-06, OPEN-09: the highest at or under the stakes is reached, and the next follows", () => {
    const levels = levelsOf(QUEST_MINIMA.xs);
    const positions = (bets: number) => {
      const { current, next } = levelsAt(levels, bets);
      return [current?.position ?? null, next?.position ?? null];
    };
    expect(positions(0)).toEqual([1, 2]);
    expect(positions(14_999)).toEqual([1, 2]);
    expect(positions(15_000)).toEqual([2, 3]);
    expect(positions(50_000)).toEqual([3, 4]);
    expect(positions(99_999_999)).toEqual([6, null]);
    expect(levelsAt(levelsOf([10]), 0)).toMatchObject({ current: null, next: { position: 1 } });
  });

  it("QUEST-07: are completed before the one that is reached, and locked behind it", () => {
    const levels = levelsOf([0, 1, 2]);
    const { current } = levelsAt(levels, 100);
    expect(levels.map((level) => levelState(level, current))).toEqual([
      "completed",
      "active",
      "locked",
    ]);
    expect(levelState({ position: 1, min_bet_cents: 5 }, null)).toBe("locked");
  });

  it("have a table for each size", () =>
    expect(Object.keys(QUEST_MINIMA).toSorted()).toEqual([...QUEST_SIZES].toSorted()));
});
