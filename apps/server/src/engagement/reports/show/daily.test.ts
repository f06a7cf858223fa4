import { expect, it } from "vitest";
import { isOpen } from "./daily.ts";

it.each([
  ["2026-03-10T00:00:00Z", true],
  ["2026-03-11T00:59:59Z", true],
  ["2026-03-11T01:00:00Z", false],
  ["2026-03-09T12:00:00Z", true],
])("the tenth of March at %s: more may come is %s", (now, open) =>
  expect(isOpen("2026-03-10", new Date(now))).toBe(open),
);
