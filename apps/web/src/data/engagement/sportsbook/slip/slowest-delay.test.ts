import { expect, it } from "vitest";
import { slowestDelay } from "./slowest-delay.ts";

const waits = (bet_delay_seconds: number) => ({ bet_delay_seconds });

it.each([
  ["the slowest bet", [waits(1), waits(6), waits(0)], 6],
  ["nothing before the start", [waits(0)], 0],
  ["the longest delay of all until the house has said", [waits(1), undefined], 9],
  ["the longest delay of all for bets that left the slip", [], 9],
])("a slip waits for %s", (_, quotes, seconds) => {
  expect(slowestDelay(quotes, 9)).toBe(seconds);
});
