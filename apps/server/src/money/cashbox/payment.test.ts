import { describe, expect, it } from "vitest";
import { transition } from "./payment.ts";

describe("what a report changes", () => {
  it.each([
    ["pending", "processing", "processing", false, false],
    ["pending", "succeeded", "succeeded", true, false],
    ["processing", "succeeded", "succeeded", true, false],
    ["pending", "declined", "declined", false, false],
    ["processing", "canceled", "canceled", false, false],
    ["canceled", "succeeded", "succeeded", true, true],
    ["declined", "succeeded", "succeeded", true, true],
  ] as const)("%s, reported %s: %s", (state, reported, next, credit, late) => {
    expect(transition(state, reported)).toEqual({ kind: "move", state: next, credit, late });
  });

  it.each([
    ["succeeded", "succeeded"],
    ["succeeded", "declined"],
    ["succeeded", "canceled"],
    ["canceled", "declined"],
    ["declined", "processing"],
    ["processing", "processing"],
  ] as const)("%s, reported %s: nothing", (state, reported) => {
    expect(transition(state, reported)).toEqual({ kind: "none" });
  });
});
