import { expect, it } from "vitest";
import { placesToTell } from "./places-to-tell.ts";

const told = (place: number | null, previous: number | null, identifier = "race") => ({
  tournament_id: identifier,
  frontend_identifier: identifier,
  status: "participating" as const,
  bets: 0,
  points: 0,
  award_place: place,
  prize: null,
  version: 1,
  previous_place: previous,
});

it.each([
  [null, 3],
  [3, null],
  [3, 3],
])("says nothing of place %s after %s", (place, previous) =>
  expect(placesToTell([told(place, previous)], new Map(), 0)).toEqual([]),
);

it("TOURN-08: tells a place with the one before, of each tournament once in ten seconds", () => {
  const toldAt = new Map<string, number>();
  const at = (nowMs: number) => placesToTell([told(2, 5), told(9, 8, "other")], toldAt, nowMs);
  expect(at(1_000)).toEqual([
    { identifier: "race", place: 2, previous: 5 },
    { identifier: "other", place: 9, previous: 8 },
  ]);
  expect(at(10_999)).toEqual([]);
  expect(at(11_000)).toHaveLength(2);
});
