import { SIC_BO_SPOTS } from "@houselight/game-maths/sic-bo";
import { expect, it } from "vitest";
import { expectSoundFelt } from "../table/felt/felt-layout.testing.ts";
import { SIC_BO_LYING, SIC_BO_STANDING } from "./layout.ts";

it.each([
  ["lying", SIC_BO_LYING],
  ["standing", SIC_BO_STANDING],
])("the felt has every spot in a place of its own when %s", (_, felt) => {
  expect(felt.places.map(({ key }) => key).toSorted()).toEqual(
    SIC_BO_SPOTS.map(({ key }) => key).toSorted(),
  );
  expectSoundFelt(felt);
});
