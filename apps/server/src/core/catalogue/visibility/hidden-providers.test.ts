import { expect, it } from "vitest";
import { type DisabledProviders, hiddenProviders, ignoredProviders } from "./hidden-providers.ts";

const MAP: DisabledProviders = { mill: ["CA", "NO"], press: "all", loom: [] };

it.each([
  ["CA", ["mill", "press"]],
  ["NO", ["mill", "press"]],
  ["DE", ["press"]],
  [null, ["press"]],
])("GAME-15: in %s the studios %j are hidden", (country, hidden) => {
  expect(hiddenProviders(MAP, country)).toEqual(hidden);
});

it("OPEN-36: the twentieth studio of the map is hidden, the twenty-first is not", () => {
  const map = Object.fromEntries(
    Array.from({ length: 22 }, (_, at) => [`studio-${at}`, "all" as const]),
  );
  expect(hiddenProviders(map, "CA")).toHaveLength(20);
  expect(hiddenProviders(map, "CA").at(-1)).toBe("studio-19");
  expect(ignoredProviders(map)).toEqual(["studio-20", "studio-21"]);
  expect(ignoredProviders(MAP)).toEqual([]);
});
