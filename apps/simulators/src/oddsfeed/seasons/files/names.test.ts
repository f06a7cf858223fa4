import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { competitionId, matchUrn, shownName } from "./names.ts";

/** The forms in which the house takes names: what breaks them is left out there. */
const SHOWN = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]{1,80}$/u;
const URN = /^[a-z0-9]{1,12}:[a-z_]{1,20}:[A-Za-z0-9_.-]{1,80}$/;
const SLUG = /^[a-z0-9][a-z0-9_:-]{0,59}$/;

const anyText = fc.string({ unit: "binary", maxLength: 200 });
const named = { competition: "2024-25-en-1", occasion: "Matchday 1", home: "A", away: "B" };

describe("names", () => {
  it.each([
    ["1. FC Köln", "1. FC Köln"],
    ["  Paper \n Town ", "Paper Town"],
    ["Ink\u202eelbmarcs\u200b\u0000", "Inkelbmarcs"],
    ["x".repeat(90), "x".repeat(80)],
    [`${"x".repeat(79)}\u{1f3ae}`, "x".repeat(79)],
    ["\u0000\u202e", ""],
  ])("%j is shown as %j", (text, shown) => {
    expect(shownName(text)).toBe(shown);
  });

  it("are shown as the wire takes them, whatever stands in a file", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const shown = shownName(text);
        expect(shown.length).toBeLessThanOrEqual(80);
        if (shown !== "") expect(shown).toMatch(SHOWN);
        expect(shownName(shown)).toBe(shown);
      }),
    );
  });

  it.each([
    ["2024-25/en.1.json", "2024-25-en-1"],
    ["mls.json", "mls"],
    ["2025/Österreich.json", "2025-osterreich"],
  ])("a competition of %s is %s", (path, id) => {
    expect(competitionId(path)).toBe(id);
  });

  it("of a match hold the competition, the round and the sides", () => {
    const urn = matchUrn({ ...named, home: "1. FC Köln", away: "Brighton & Hove Albion" }, 1);
    expect(urn).toBe("fj:match:2024-25-en-1.matchday-1.1-fc-koln-brighton-hove-albion");
    expect(matchUrn(named, 2)).toBe("fj:match:2024-25-en-1.matchday-1.a-b.2");
  });

  it("keep apart what a slug alone would not", () => {
    const urns = [
      matchUrn(named, 1),
      matchUrn({ ...named, home: "ЦСКА" }, 1),
      matchUrn({ ...named, home: "Спартак" }, 1),
      matchUrn({ ...named, home: "Ødegård" }, 1),
      matchUrn({ ...named, home: "Ædegård" }, 1),
      matchUrn({ ...named, home: "a".repeat(90) }, 1),
      matchUrn({ ...named, home: `${"a".repeat(90)}b` }, 1),
    ];
    expect(new Set(urns).size).toBe(urns.length);
    for (const urn of urns) expect(urn).toMatch(URN);
  });

  it("of competitions and matches are as the wire takes them, whatever stands in a file", () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, fc.integer({ min: 1, max: 2_000 }), (a, b, c, n) => {
        expect(competitionId(`${a}.json`)).toMatch(SLUG);
        const match = { competition: competitionId(a), occasion: b, home: c, away: a };
        expect(matchUrn(match, n)).toMatch(URN);
      }),
    );
  });
});
