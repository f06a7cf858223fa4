import { expect, it } from "vitest";
import { shownLinks } from "./shown-links.ts";

const OFF = { all: false, shop: false, hub: false };

it.each([
  [[], OFF, []],
  [["quests", "spin-wheel", "adventures"], OFF, ["quests", "spin-wheel"]],
  [["rewards-shop", "activity-hub", "quests"], OFF, ["quests"]],
  [["rewards-shop"], { ...OFF, shop: true }, ["rewards-shop"]],
  [["activity-hub"], { ...OFF, hub: true }, ["activity-hub"]],
  [
    [],
    { all: true, shop: true, hub: true },
    ["rewards-shop", "spin-wheel", "quests", "activity-hub"],
  ],
  [[], { ...OFF, all: true }, ["spin-wheel", "quests"]],
] as const)("SHELL-07: of %j with the flags %j shows %j", (chosen, flags, shown) =>
  expect(shownLinks(chosen, flags)).toEqual(shown),
);
