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
    ["succeeded", "declined"],
    ["succeeded", "canceled"],
    ["canceled", "declined"],
    ["declined", "processing"],
    ["processing", "processing"],
  ] as const)("%s, reported %s: nothing", (state, reported) => {
    expect(depositChange(state, reported)).toEqual({ kind: "none" });
  });
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
    ["succeeded", "declined"],
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
});
