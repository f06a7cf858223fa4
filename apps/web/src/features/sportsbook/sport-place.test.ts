import { expect, it } from "vitest";
import { readCompetition } from "./read-competition.ts";
import { placeOf } from "./sport-place.ts";

it.each([
  [undefined, { name: "overview" }],
  ["live", { name: "live" }],
  ["bets", { name: "bets" }],
  ["football", { name: "sport", sport: "football", competition: "league" }],
  ["chess", { name: "sport", sport: "chess", competition: "league" }],
  ["golf", null],
  ["events", null],
  ["constructor", null],
])("SPORT-01: /sport/%s is %j", (param, place) =>
  expect(placeOf(param, "league", ["chess"])).toEqual(place),
);

it.each([
  [{ competition: "paper-league" }, { competition: "paper-league" }],
  [{ competition: "<b>" }, {}],
  [{ competition: 7 }, {}],
  [{}, {}],
])("of %j the competition is %j", (search, read) => expect(readCompetition(search)).toEqual(read));
