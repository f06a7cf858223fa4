import { expect, it } from "vitest";
import { restOf } from "./rest-of.ts";

it.each([
  ["Hello", "Hello", ""],
  [" Hello\n", "Hello", ""],
  ["Hello\nare you there?", "Hello", "are you there?"],
  ["Hello\n", " Hello\n", ""],
  ["Something else", "Hello", "Something else"],
  ["", "Hello", ""],
])("leaves of %j, once %j was sent, %j to be sent", (typed, sent, rest) =>
  expect(restOf(typed, sent)).toBe(rest),
);
