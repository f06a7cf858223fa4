import type { LotteryDetailView } from "@houselight/contracts/lotteries";
import { expect, it } from "vitest";
import { lookAgain } from "./look-again.ts";

const draw = { seed: "5eed", drawn_at: "2026-12-01T12:00:04.000Z", numbers: [] };

it.each<[string, Pick<LotteryDetailView, "status" | "cancelled" | "draw">, number | false]>([
  ["has not begun: never", { status: "future", cancelled: false, draw: null }, false],
  ["gives tickets: every 15 s", { status: "active", cancelled: false, draw: null }, 15_000],
  ["waits for its draw: every 3 s", { status: "archive", cancelled: false, draw: null }, 3_000],
  ["is drawn: never", { status: "archive", cancelled: false, draw }, false],
  ["was called off: never", { status: "archive", cancelled: true, draw: null }, false],
  ["was called off in its time: never", { status: "active", cancelled: true, draw: null }, false],
])("LOTTERY-02: a lottery is looked at again when it %s", (_when, lottery, expected) =>
  expect(lookAgain(lottery)).toBe(expected),
);
