import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSeason } from "./season-file.ts";

const MATCH = {
  round: "Matchday 1",
  date: "2026-05-02",
  time: "15:00",
  team1: "Ink",
  team2: "Kite",
};
const read = (...matches: readonly object[]) =>
  readSeason(JSON.stringify({ name: "Paper League", matches }));
const one = (more: object) => read({ ...MATCH, ...more }).matches[0];

describe("a file of football.json", () => {
  it("is its name and its matches", () => {
    const score = { ht: [0, 1], ft: [2, 1] };
    expect(read({ ...MATCH, score, goals1: [] })).toEqual({
      name: "Paper League",
      matches: [
        {
          occasion: "Matchday 1",
          home: "Ink",
          away: "Kite",
          startsAt: Date.UTC(2026, 4, 2, 15),
          scheduled: "set",
          score: { final: { home: 2, away: 1 }, halfTime: { home: 0, away: 1 } },
        },
      ],
    });
  });

  it.each([
    ["20:45", Date.UTC(2026, 4, 2, 20, 45)],
    [undefined, Date.UTC(2026, 4, 2, 15)],
    [null, Date.UTC(2026, 4, 2, 15)],
    ["9:05", Date.UTC(2026, 4, 2, 9, 5)],
    ["13:00 UTC-6", Date.UTC(2026, 4, 2, 19)],
    ["13:00 UTC+5:30", Date.UTC(2026, 4, 2, 7, 30)],
    ["13:00 UTC-3:30", Date.UTC(2026, 4, 2, 16, 30)],
    ["13:00Z", Date.UTC(2026, 4, 2, 13)],
  ])("of the time %j begins the match then, UTC where there is no zone", (time, at) => {
    expect(one({ time })?.startsAt).toBe(at);
  });

  it.each([
    [undefined, null],
    [null, null],
    [{}, null],
    [{ ht: [1, 0] }, null],
    [{ ft: [2, 1] }, { final: { home: 2, away: 1 }, halfTime: null }],
    // The published files leave half time out where there was no goal.
    [{ ft: [0, 0] }, { final: { home: 0, away: 0 }, halfTime: { home: 0, away: 0 } }],
    [
      { ft: [1, 1], ht: null },
      { final: { home: 1, away: 1 }, halfTime: null },
    ],
    // More goals at half time than at the end: neither is believed.
    [{ ft: [1, 1], ht: [2, 0] }, null],
    [{ ft: [1, 1], ht: [0, 2] }, null],
    // Extra time and penalties decide nothing that is bet on here.
    [
      { ft: [1, 1], ht: [0, 0], et: [2, 1], p: [5, 4] },
      { final: { home: 1, away: 1 }, halfTime: { home: 0, away: 0 } },
    ],
  ])("of the score %j has the score %j", (score, expected) => {
    expect(one({ score })?.score).toEqual(expected);
  });

  it.each([
    [undefined, "set"],
    ["postponed", "postponed"],
    ["Cancelled", "cancelled"],
    ["abandoned", "abandoned"],
    ["awarded", "unclear"],
    ["toString", "unclear"],
  ])("of the status %j is %s", (status, scheduled) => {
    expect(one({ status })?.scheduled).toBe(scheduled);
  });

  it("names a match by its date where it has no round, and leaves out sides that are not known", () => {
    const { matches } = read(
      { ...MATCH, round: undefined },
      { ...MATCH, team1: "N.N.", team2: "N.N." },
    );
    expect(matches.map(({ occasion }) => occasion)).toEqual(["2026-05-02"]);
  });

  it.each([
    ["nonsense", "file: is no JSON"],
    ["[]", "file:"],
    ['{"name":"x"}', "matches:"],
    [JSON.stringify({ name: "\u0000", matches: [] }), "name:"],
    [JSON.stringify({ name: "x", matches: [{ ...MATCH, team1: "" }] }), "matches.0.team1:"],
    [
      JSON.stringify({ name: "x", matches: [{ ...MATCH, team1: { name: "y" } }] }),
      "matches.0.team1:",
    ],
    [
      JSON.stringify({ name: "x", matches: [{ ...MATCH, date: "2026-02-30" }] }),
      "matches.0: no such day",
    ],
    [
      JSON.stringify({ name: "x", matches: [{ ...MATCH, date: "1969-02-03" }] }),
      "matches.0: no such day",
    ],
    [
      JSON.stringify({ name: "x", matches: [{ ...MATCH, time: "25:00" }] }),
      "matches.0: no such day",
    ],
    [JSON.stringify({ name: "x", matches: [{ ...MATCH, time: "noon" }] }), "matches.0.time:"],
    [
      JSON.stringify({ name: "x", matches: [{ ...MATCH, score: { ft: [1] } }] }),
      "matches.0.score.ft",
    ],
    [
      JSON.stringify({ name: "x", matches: [{ ...MATCH, score: { ft: [1, -1] } }] }),
      "matches.0.score.ft.1",
    ],
    [JSON.stringify({ name: "x", matches: Array(2_001).fill(MATCH) }), "matches:"],
  ])("%.60j is refused with %j", (text, fault) => {
    expect(() => readSeason(text)).toThrow(fault);
  });

  it("is read or refused in one line, whatever stands in it", () => {
    const anyMatch = fc.record(
      {
        round: fc.anything(),
        date: fc.oneof(fc.constant("2026-05-02"), fc.string()),
        time: fc.oneof(fc.constant("15:00"), fc.anything()),
        team1: fc.oneof(fc.string(), fc.anything()),
        team2: fc.string(),
        status: fc.anything(),
        score: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(anyMatch, { maxLength: 3 }), fc.anything(), (matches, name) => {
        try {
          const text = JSON.stringify({ name, matches }, (_key, value: unknown) =>
            typeof value === "bigint" ? String(value) : value,
          );
          expect(readSeason(text).matches.length).toBeLessThanOrEqual(3);
        } catch (error) {
          expect((error as Error).message).toMatch(/^[^\n]+$/);
          expect((error as Error).constructor).toBe(Error);
        }
      }),
    );
  });
});
