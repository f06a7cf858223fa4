import type { AdventureDayView } from "@houselight/contracts/adventures";
import { expect, it } from "vitest";
import { firstShown } from "./first-shown.ts";

const days = (open: readonly number[]) =>
  [1, 2, 4, 4].map((day, at) => ({ day, isOpen: open.includes(at) }) as AdventureDayView);

it.each([
  ["the step that is open", 2, [1], 1],
  ["the super day, when it is open beside the last one", 4, [2, 3], 3],
  ["that of today where nothing is open", 2, [], 1],
  ["the next one on a day without", 3, [], 2],
  ["the first one before the begin", 0, [], 0],
  ["the last one after the end", 9, [], 3],
])("shows %s first", (_what, today, open, place) =>
  expect(firstShown({ days: days(open), today })).toBe(place),
);
