import { describe, expect, it } from "vitest";
import { depositChange, payoutChange } from "./payment.ts";

describe("what a report changes about a deposit", () => {
  it.each([
    ["pending", "processing", "processing", false, false],
    ["pending", "succeeded", "succeeded", true, false],
    ["processing", "succeeded", "succeeded", true, false],
    ["pending", "declined", "declined", false, false],
    ["processing", "canceled", "canceled", false, false],
    ["canceled", "succeeded", "succeeded", true, true],
    ["declined", "succeeded", "succeeded", true, true],
  ] as const)("%s, reported %s: %s", (state, reported, next, credit, late) => {
    expect(depositChange(state, reported)).toEqual({ kind: "move", state: next, credit, late });
  });

  it.each([
    ["succeeded", "succeeded"],
    ["succeeded", "processing"],
    ["canceled", "declined"],
    ["declined", "processing"],
    ["processing", "processing"],
  ] as const)("%s, reported %s: nothing", (state, reported) => {
    expect(depositChange(state, reported)).toEqual({ kind: "none" });
  });

  it.each(["declined", "canceled"] as const)(
    "succeeded, reported %s: for a person to look at",
    (reported) => {
      expect(depositChange("succeeded", reported)).toEqual({ kind: "contradiction" });
    },
  );
});

describe("what a report changes about a withdrawal", () => {
  it.each([
    ["reserved", "processing", "processing", "keep"],
    ["reserved", "succeeded", "succeeded", "post"],
    ["processing", "succeeded", "succeeded", "post"],
    ["processing", "declined", "declined", "void"],
    ["processing", "canceled", "canceled", "void"],
  ] as const)("%s, reported %s: %s, the hold: %s", (state, reported, next, hold) => {
    expect(payoutChange(state, reported)).toEqual({ kind: "move", state: next, hold });
  });

  it.each([
    ["succeeded", "processing"],
    ["processing", "processing"],
    ["pending", "declined"],
    ["recalled", "canceled"],
    ["declined", "declined"],
  ] as const)("%s, reported %s: nothing", (state, reported) => {
    expect(payoutChange(state, reported)).toEqual({ kind: "none" });
  });

  it.each(["pending", "recalled", "rejected", "declined", "canceled"] as const)(
    "%s, reported succeeded: for a person to look at",
    (state) => {
      expect(payoutChange(state, "succeeded")).toEqual({ kind: "contradiction" });
    },
  );

  it.each(["declined", "canceled"] as const)(
    "succeeded, reported %s: for a person to look at",
    (reported) => {
      expect(payoutChange("succeeded", reported)).toEqual({ kind: "contradiction" });
    },
  );
});
