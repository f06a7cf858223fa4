import { vipAdventures } from "@houselight/contracts";
import { describe, expect, it } from "vitest";
import { dateOf, dayOf, isOpen, isOver, type Step, stateOf, stepsOf } from "./adventure.ts";
import { adventureOf } from "./adventures.testing.ts";

const NONE: ReadonlySet<number> = new Set();
const week = stepsOf(adventureOf({ days: 7, superDay: true }));
const plain = stepsOf(adventureOf({ days: 3, superDay: false }));
const step = (steps: readonly Step[], number: number) => steps[number - 1] as Step;

it.each([
  ["2027-02-28T23:59:59.999Z", 0],
  ["2027-03-01T00:00:00.000Z", 1],
  ["2027-03-01T23:59:59.999Z", 1],
  ["2027-03-02T00:00:00.000Z", 2],
  ["2027-03-07T12:00:00.000Z", 7],
])("OPEN-50: %s is day %i of an adventure from 1 March 2027 on", (now, day) => {
  expect(dayOf({ starts_on: "2027-03-01" }, new Date(now))).toBe(day);
  expect(dateOf({ starts_on: "2027-03-01" }, day)).toBe(now.slice(0, 10));
});

describe("VIP-15: the card of a step", () => {
  it.each<[string, number, number, ReadonlySet<number>, string]>([
    ["done", 2, 5, new Set([2]), "completed"],
    ["done today", 5, 5, new Set([5]), "completed"],
    ["of today", 5, 5, NONE, "active"],
    ["of a day that is gone", 4, 5, NONE, "lost"],
    ["of a day to come", 6, 5, NONE, "future"],
    ["the final one", 8, 5, NONE, "superb"],
    ["the final one, done", 8, 7, new Set([8]), "superb"],
  ])("%s", (_what, number, today, completed, state) =>
    expect(stateOf(step(week, number), { today, completed })).toBe(state),
  );

  it("is superb for the last day where there is no super day", () =>
    expect(stateOf(step(plain, 3), { today: 1, completed: NONE })).toBe("superb"));
});

describe("VIP-16: an adventure is over", () => {
  it.each<[string, number, ReadonlySet<number>, boolean]>([
    ["not on its last day", 7, NONE, false],
    ["not on the day after it", 8, NONE, false],
    ["on the day after that", 9, NONE, true],
    ["once its last step is done", 7, new Set([8]), true],
    ["not with the day before the last step", 7, new Set([1, 2, 3, 4, 5, 6, 7]), false],
  ])("%s", (_what, today, completed, over) =>
    expect(isOver(week, { today, completed })).toBe(over),
  );
});

describe("a step", () => {
  const allDays = new Set([1, 2, 3, 4, 5, 6, 7]);
  it.each<[string, number, number, ReadonlySet<number>, boolean]>([
    ["is open on its day", 3, 3, NONE, true],
    ["is not open the day before", 3, 2, NONE, false],
    ["is not open the day after", 3, 4, NONE, false],
    ["is not open twice", 3, 3, new Set([3]), false],
    ["the super day is open on the last day to who did all", 8, 7, allDays, true],
    ["the super day is open on the day after it", 8, 8, allDays, true],
    ["the super day is gone then", 8, 9, allDays, false],
    ["the super day is not open to who missed one", 8, 7, new Set([1, 2, 3, 4, 5, 6]), false],
    ["the super day is not open before the last day", 8, 6, allDays, false],
  ])("%s", (_what, number, today, completed, open) =>
    expect(isOpen(week, step(week, number), { today, completed })).toBe(open),
  );
});

describe("VIP-14: the setting", () => {
  const check = (adventure: unknown) => vipAdventures.schema.safeParse({ adventure }).success;
  const good = adventureOf({ days: 2, superDay: true });
  const [first, second] = good.days;

  it("takes days with their prizes and conditions, and none", () => {
    expect(check(good)).toBe(true);
    expect(check(null)).toBe(true);
  });

  it.each<[string, unknown]>([
    ["no days", { ...good, days: [] }],
    ["days in another order", { ...good, days: [second, first] }],
    ["two steps on one day", { ...good, days: [first, { ...second, day: 1 }] }],
    ["a wrong count of steps", { ...good, superDay: null }],
    [
      "a prize without an amount in euros",
      {
        ...good,
        days: [{ ...first, prize: { ...first?.prize, amount: { CAD: 1 } } }, second],
      },
    ],
    [
      "another kind of prize",
      {
        ...good,
        days: [{ ...first, prize: { ...first?.prize, type: "xp" } }, second],
      },
    ],
    ["no date", { ...good, starts_on: "1 March" }],
  ])("refuses %s", (_what, adventure) => expect(check(adventure)).toBe(false));
});
