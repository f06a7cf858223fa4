import { expect, it } from "vitest";
import { isWelcomed } from "./is-welcomed.ts";

it.each([
  [["1201"], true],
  [["1202"], true],
  [["1203", "257"], false],
  [[], false],
])("MODAL-06, OPEN-07: a player in the groups %j was welcomed: %s", (groups, expected) =>
  expect(isWelcomed({ statuses: groups.map((id) => ({ id, name: id })) })).toBe(expected),
);
