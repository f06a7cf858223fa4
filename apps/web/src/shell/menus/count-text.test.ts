import { NOTICES_COUNTED } from "@houselight/contracts/notices";
import { expect, it } from "vitest";
import { countText } from "./count-text.ts";

it.each([
  [1, "1"],
  [9, "9"],
  [10, "9+"],
  [500, "9+"],
])("NOTIFY-02: %d notices are counted as %s", (count, text) =>
  expect(countText(count, NOTICES_COUNTED)).toBe(text),
);
