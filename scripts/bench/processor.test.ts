import { describe, expect, it } from "vitest";
import { median, parseStat } from "./processor.ts";

describe("processor time", () => {
  it("is read from the line of a process whatever its name holds", () => {
    const line = `4242 (postgres: a) b (c) S 17 ${Array(9).fill(0).join(" ")} 30 12 5 2 20 0`;
    expect(parseStat(line)).toEqual({ parent: 17, own: 42, ended: 7 });
  });

  it("is compared by medians", () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });
});
