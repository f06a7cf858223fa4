import { expect, it } from "vitest";
import { shownLinks } from "./shown-links.ts";

const OFF = { all: false, shop: false, hub: false, adventures: false };
const ON = { all: true, shop: true, hub: true, adventures: true };

it.each([
  [[], OFF, []],
  [["quests", "spin-wheel"], OFF, ["quests", "spin-wheel"]],
  [["rewards-shop", "activity-hub", "quests"], OFF, ["quests"]],
  [["rewards-shop"], { ...OFF, shop: true }, ["rewards-shop"]],
  [["activity-hub"], { ...OFF, hub: true }, ["activity-hub"]],
  [[], ON, ["rewards-shop", "spin-wheel", "adventures", "quests", "activity-hub"]],
  [[], { ...OFF, all: true }, ["spin-wheel", "quests"]],
] as const)("SHELL-07: of %j with %j shows %j", (chosen, open, shown) =>
  expect(shownLinks(chosen, open)).toEqual(shown),
);

it.each([
  [["quests", "adventures"], OFF, ["quests"]],
  [["quests", "adventures"], { ...OFF, adventures: true }, ["quests", "adventures"]],
  [[], { ...ON, adventures: false }, ["rewards-shop", "spin-wheel", "quests", "activity-hub"]],
] as const)("SHELL-08: of %j with %j shows %j", (chosen, open, shown) =>
  expect(shownLinks(chosen, open)).toEqual(shown),
);
