import { describe, expect, it } from "vitest";
import { changesOf } from "./changes-of.ts";

describe("changes between two values", () => {
  it.each([
    [{ a: 1 }, { a: 1 }, []],
    [1, 2, [["", "1", "2"]]],
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, [["b", "2", "3"]]],
    [{ a: [1, 2] }, { a: [1, 2, 3] }, [["a.2", "–", "3"]]],
    [{ a: { b: "x" } }, { a: {} }, [["a.b", '"x"', "–"]]],
    [{ a: [1] }, { a: { 0: 1 } }, [["a", "[1]", '{"0":1}']]],
    [{ a: null }, { a: { b: 1 } }, [["a", "null", '{"b":1}']]],
  ])("%j to %j", (from, to, changes) => {
    expect(changesOf(from, to).map(({ path, from, to }) => [path, from, to])).toEqual(changes);
  });

  it("shortens long values", () => {
    const [change] = changesOf("a".repeat(100), "b");
    expect(change?.from).toHaveLength(61);
  });
});
