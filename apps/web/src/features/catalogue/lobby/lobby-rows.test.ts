import { describe, expect, it } from "vitest";
import { withoutRepeats } from "./load-lobby.ts";

const games = (...names: string[]) => names.map((identifier) => ({ identifier }));

/** Returns the names of the rows that are kept of these, each with its games. */
const kept = (rows: readonly (readonly [string, ReturnType<typeof games>])[]) =>
  withoutRepeats(
    rows.map(([identifier]) => ({ identifier })),
    rows.map(([, list]) => list),
  ).map(({ identifier }) => identifier);

describe("rows of the lobby", () => {
  it("leaves out what was all shown above", () =>
    expect(
      kept([
        ["new", games("a", "b")],
        ["pokies", games("a")],
        ["table", games("b")],
      ]),
    ).toEqual(["new"]));

  it("keeps a row with one game more", () =>
    expect(
      kept([
        ["new", games("a")],
        ["pokies", games("a", "b")],
      ]),
    ).toEqual(["new", "pokies"]));

  it("keeps a row that could not be loaded", () =>
    expect(
      kept([
        ["new", games("a")],
        ["pokies", []],
      ]),
    ).toEqual(["new", "pokies"]));

  it("keeps the games of jackpots, whether they have come by then or not", () => {
    for (const jackpots of [games("a"), []])
      expect(
        kept([
          ["pokies", games("a", "b")],
          ["jackpot", jackpots],
        ]),
      ).toEqual(["pokies", "jackpot"]);
  });
});
