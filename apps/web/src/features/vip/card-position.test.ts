import { expect, it } from "vitest";
import { cardPosition } from "./card-position.ts";
import { hasRisen } from "./has-risen.ts";

const row = (rank: number) => [0, 1, 2, 3, 4, 5].map((card) => cardPosition(card, rank));

it.each([
  [-1, ["future", "lock", "lock", "lock", "lock", "lock"]],
  [0, ["current", "future", "lock", "lock", "lock", "lock"]],
  [2, ["before", "before", "current", "future", "lock", "lock"]],
  [5, ["before", "before", "before", "before", "before", "current"]],
])("VIP-11: of a player with the rank %i the cards are %j", (rank, positions) =>
  expect(row(rank)).toEqual(positions),
);

it.each([
  ["a rise", 1, 2, true],
  ["a rise by more", 1, 4, true],
  ["no change", 2, 2, false],
  ["a fall", 2, 1, false],
  ["a first level", -1, 1, false],
  ["the loss of the level", 2, -1, false],
])("VIP-10: %s between known levels is told: %i to %i", (_what, before, now, told) =>
  expect(hasRisen(before, now)).toBe(told),
);
