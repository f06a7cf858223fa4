import { describe, expect, it } from "vitest";
import { withoutRepeats } from "./load-lobby.ts";

const games = (...names: string[]) => names.map((identifier) => ({ identifier }));

describe("rows of the lobby", () => {
  it("leaves out what was all shown above", () =>
    expect(
      withoutRepeats(["new", "pokies", "table"], [games("a", "b"), games("a"), games("b")]),
    ).toEqual(["new"]));

  it("keeps a row with one game more", () =>
    expect(withoutRepeats(["new", "pokies"], [games("a"), games("a", "b")])).toEqual([
      "new",
      "pokies",
    ]));

  it("keeps a row that could not be loaded", () =>
    expect(withoutRepeats(["new", "pokies"], [games("a"), []])).toEqual(["new", "pokies"]));
});
