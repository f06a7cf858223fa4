import { expect, it } from "vitest";
import { chipsInHand } from "./chips-in-hand.ts";

const HAND = { red: 100, "straight-7": 20 };
const sent = (before: Record<string, number> = {}) => ({ round: 7, chips: HAND, before });
const on = (placed: Record<string, number>, round = 7) => ({ round, placed });

it.each([
  ["nothing is on its way", null, on({ red: 100 }), HAND],
  ["they are sent, and the bet is not told", sent(), on({}), HAND],
  ["the answer is lost, and the bet is told by the socket", sent(), on(HAND), {}],
  [
    "they are added, and the bet is told as before",
    sent({ red: 100, "straight-7": 20 }),
    on({ red: 100, "straight-7": 20 }),
    HAND,
  ],
  [
    "they are added, the answer is lost, and the larger bet is told",
    sent({ red: 100 }),
    on({ red: 200, "straight-7": 20 }),
    {},
  ],
  ["another of the player's pages put some of them down", sent(), on({ red: 100 }), HAND],
  ["the next round is on", sent(), on({}, 8), {}],
])("OPEN-51: chips lie on the felt once when %s", (_when, sending, standing, shown) =>
  expect(chipsInHand(HAND, sending, standing)).toEqual(shown),
);
