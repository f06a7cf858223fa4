import { expect, it } from "vitest";
import { lookAgain } from "./look-again.ts";

const FUTURE = { status: "future", cancelled: false, isSettled: false } as const;
const ON = { ...FUTURE, status: "active" } as const;
const OVER = { ...FUTURE, status: "archive" } as const;

it.each<[string, Parameters<typeof lookAgain>[0], number | false]>([
  ["has not begun: never", FUTURE, false],
  ["is on: every 15 s", ON, 15_000],
  ["waits for its prizes: every 3 s", OVER, 3_000],
  ["is settled: never", { ...OVER, isSettled: true }, false],
  ["was called off: never", { ...OVER, cancelled: true }, false],
  ["was called off in its time: never", { ...ON, cancelled: true }, false],
])("LOTTERY-02, TOURN-06: a contest is looked at again when it %s", (_when, contest, expected) =>
  expect(lookAgain(contest)).toBe(expected),
);
