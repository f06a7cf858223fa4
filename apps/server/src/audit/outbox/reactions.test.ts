import { expect, it } from "vitest";
import { MODULES } from "../../app.ts";
import { REACTIONS } from "./reactions.ts";

it("keeps the names of reactions, and what each of them hears", () => {
  // Making a reaction asks nothing of the house.
  const reactions = MODULES.flatMap((module) => module.reactions?.({} as never) ?? []);
  expect(Object.fromEntries(reactions.map(({ name, hears }) => [name, hears]))).toEqual(REACTIONS);
  expect(reactions).toHaveLength(Object.keys(REACTIONS).length);
});
