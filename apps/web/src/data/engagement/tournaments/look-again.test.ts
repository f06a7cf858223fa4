import { expect, it } from "vitest";
import { lookAgainAtSome } from "./look-again.ts";

const FUTURE = { status: "future", finished: false, cancelled: false } as const;
const ON = { ...FUTURE, status: "active" } as const;
const OVER = { ...FUTURE, status: "archive" } as const;

it.each([
  ["the soonest of its tournaments", [FUTURE, ON, OVER, ON], 3_000],
  ["never without one that changes", [FUTURE, { ...OVER, finished: true }], false],
  ["never when it is empty", [], false],
])("a list is looked at again like %s", (_what, tournaments, expected) =>
  expect(lookAgainAtSome(tournaments)).toBe(expected),
);
