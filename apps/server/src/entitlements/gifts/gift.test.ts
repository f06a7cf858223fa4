import { BONUS_STAGES, RECEIVED_STATES, receivedState } from "@houselight/contracts";
import { expect, it } from "vitest";
import { type Gift, isActivatable, outcomeOf } from "./gift.ts";

it.each<[Gift["type"], number, string]>([
  ["cash", 0, "cash"],
  ["cashback", 0, "cash"],
  ["cashback", 5, "bonus"],
  ["giftspin", 0, "turn"],
  ["xp", 0, "points"],
])("BONUS-01: makes %s, staked %i times, to %s", (type, wagering, outcome) =>
  expect(outcomeOf({ type, wagering })).toBe(outcome),
);

const until = new Date("2027-01-10T00:00:00Z");
it.each<[Gift["stage"], string, boolean]>([
  ["issued", "2027-01-09T23:59:59.999Z", true],
  ["issued", "2027-01-10T00:00:00.000Z", false],
  ["activated", "2027-01-09T00:00:00.000Z", false],
  ["finished", "2027-01-09T00:00:00.000Z", false],
  ["canceled", "2027-01-09T00:00:00.000Z", false],
  ["expired", "2027-01-09T00:00:00.000Z", false],
])("BONUS-02: can a gift that is %s be taken at %s: %s", (stage, at, can) =>
  expect(isActivatable({ stage, activatableUntil: until }, new Date(at))).toBe(can),
);

it("BONUS-02: has a word for each gift that was received, but for one that was given up", () => {
  const states = BONUS_STAGES.map((stage) => receivedState({ stage }));
  expect(BONUS_STAGES.filter((_stage, at) => states[at] === null)).toEqual(["canceled"]);
  const erased = receivedState({ stage: "canceled", erased_by_withdraw: true });
  expect(new Set([...states, erased].filter((one) => one !== null))).toEqual(
    new Set(RECEIVED_STATES),
  );
});
