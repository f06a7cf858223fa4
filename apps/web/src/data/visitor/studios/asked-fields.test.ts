import type { PlayerView } from "@houselight/contracts/accounts";
import { expect, it } from "vitest";
import { fieldsAskedBy } from "./asked-fields.ts";

const PLAYER = { country: "CA", city: "", address: null, postal_code: null, first_name: "Ada" };
const FIELDS = {
  edition: ["nickname" as const],
  mill: ["first_name" as const, "address" as const, "city" as const],
  press: ["postal_code" as const],
  loom: [],
};
const asked = (provider: string, change: object = {}) =>
  fieldsAskedBy(FIELDS, provider, { ...PLAYER, ...change } as unknown as PlayerView);

it.each([
  ["mill", {}, ["address", "city"]],
  ["mill", { address: "Mill Lane 1", city: "Banff" }, []],
  ["press", {}, ["postal_code"]],
  ["press", { country: null }, ["country", "postal_code"]],
  ["press", { country: null, postal_code: "T1L 1A1" }, []],
  ["loom", {}, []],
  ["edition", {}, []],
  ["constructor", {}, []],
])("GAME-21: the context %s asks of a profile with %j for %j", (provider, change, fields) =>
  expect(asked(provider, change)).toEqual(fields),
);
