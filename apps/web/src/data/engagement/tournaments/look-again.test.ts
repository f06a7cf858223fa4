import { expect, it } from "vitest";
import { lookAgain, lookAgainAtSome } from "./look-again.ts";

const FUTURE = { status: "future", finished: false, cancelled: false } as const;
const ON = { ...FUTURE, status: "active" } as const;
const OVER = { ...FUTURE, status: "archive" } as const;

it.each<[string, Parameters<typeof lookAgain>[0], number | false]>([
  ["has not begun: never", FUTURE, false],
  ["is on: every 15 s", ON, 15_000],
  ["waits for its prizes: every 3 s", OVER, 3_000],
  ["is paid: never", { ...OVER, finished: true }, false],
  ["was called off: never", { ...ON, cancelled: true }, false],
])("TOURN-06: a tournament is looked at again when it %s", (_when, tournament, expected) =>
  expect(lookAgain(tournament)).toBe(expected),
);

it.each([
  ["the soonest of its tournaments", [FUTURE, ON, OVER, ON], 3_000],
  ["never without one that changes", [FUTURE, { ...OVER, finished: true }], false],
  ["never when it is empty", [], false],
])("a list is looked at again like %s", (_what, tournaments, expected) =>
  expect(lookAgainAtSome(tournaments)).toBe(expected),
);
