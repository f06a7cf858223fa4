import { CRAPS_SPOTS } from "@houselight/game-maths/craps";
import { expect, it } from "vitest";
import { expectSoundFelt } from "../../table/felt/felt-layout.testing.ts";
import { CRAPS_LOW, CRAPS_LYING, CRAPS_STANDING } from "./layout.ts";

it.each([
  ["lying", CRAPS_LYING],
  ["lying on a low screen", CRAPS_LOW],
  ["standing", CRAPS_STANDING],
])("the felt has every spot in a place of its own when %s", (_, felt) => {
  expect(felt.places.map(({ key }) => key).toSorted()).toEqual(
    CRAPS_SPOTS.map(({ key }) => key).toSorted(),
  );
  expectSoundFelt(felt);
});
