import { expect, it } from "vitest";
import { percentOf } from "./reports.ts";

it.each([
  [96n, 100n, "96.00"],
  [1n, 3n, "33.33"],
  [2n, 3n, "66.66"],
  [0n, 5n, "0.00"],
  [300n, 100n, "300.00"],
  [5n, 0n, null],
  [-5n, 100n, null],
])("%d of %d is %s percent", (part, whole, text) => expect(percentOf(part, whole)).toBe(text));
