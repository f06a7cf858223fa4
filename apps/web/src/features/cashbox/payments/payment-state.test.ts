import { describe, expect, it } from "vitest";
import { reasonOf } from "./payment-state.tsx";

describe("the reason of a payment", () => {
  it.each([
    ["declined", "insufficient_funds"],
    ["rejected", "insufficient_funds"],
    ["canceled", "insufficient_funds"],
    ["succeeded", null],
    ["pending", null],
    ["processing", null],
    ["reserved", null],
  ] as const)("%s: %s", (state, reason) =>
    expect(reasonOf({ state, reason: "insufficient_funds" })).toBe(reason),
  );

  it("may be missing", () => expect(reasonOf({ state: "declined", reason: null })).toBeNull());
});
