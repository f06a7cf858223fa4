import { signUpVariant, utmMetrics } from "@houselight/contracts";
import { describe, expect, it } from "vitest";
import { affiliateOf, isSearchEngine, landed, readVisit, writeUtm } from "./visit-cookies.ts";

const nobody = { stag: null, affiliate: null, utm: null };
const landing = { utmMetrics: {}, stag: undefined, referrer: null };
const stags = { "news.example": "77_3" };

describe("a landing", () => {
  it.each([
    ["of nobody's", nobody, {}, { stag: null, affiliate: 122 }],
    ["from a search engine", nobody, { referrer: "www.google.de" }, { affiliate: 241 }],
    ["with a tag", nobody, { stag: "1_2" }, { stag: "1_2", affiliate: 1 }],
    [
      "with a tag from a search engine",
      nobody,
      { stag: "1_2", referrer: "bing.com" },
      { affiliate: 1 },
    ],
    ["with a tag that is none", nobody, { stag: "<script>" }, { stag: null, affiliate: 122 }],
    [
      "from a host with a tag",
      nobody,
      { referrer: "news.example" },
      { stag: "77_3", affiliate: 77 },
    ],
    ["from a host called constructor", nobody, { referrer: "constructor" }, { stag: null }],
    [
      "with a new tag",
      { ...nobody, stag: "1_2", affiliate: "1" },
      { stag: "5_1" },
      { stag: "5_1", affiliate: 5 },
    ],
    [
      "without one, later",
      { ...nobody, stag: "1_2", affiliate: "1" },
      { referrer: "google.com" },
      { stag: "1_2", affiliate: 1 },
    ],
    [
      "with forged cookies",
      { stag: "a b", affiliate: "-3", utm: "%%%" },
      {},
      { stag: null, affiliate: 122, first: {} },
    ],
  ])("TRACK-02, TRACK-03: %s", (_, before, part, expected) =>
    expect(landed(before, { ...landing, ...part }, stags)).toMatchObject(expected),
  );

  it("TRACK-01: keeps the first campaign, and the latest that says anything", () => {
    const first = landed(nobody, { ...landing, utmMetrics: { source: "a" } }, stags);
    const cookies = (visit: typeof first) => ({ ...nobody, utm: writeUtm(visit) });
    const second = landed(cookies(first), { ...landing, utmMetrics: { source: "b" } }, stags);
    const third = landed(cookies(second), landing, stags);
    for (const visit of [second, third])
      expect(visit).toMatchObject({ first: { source: "a" }, current: { source: "b" } });
    expect(readVisit(cookies(third))).toMatchObject({ first: { source: "a" } });
  });

  it("TRACK-01: has a cookie that a browser takes, whatever is written", () => {
    const text = "漢".repeat(300);
    const told = utmMetrics.parse(
      Object.fromEntries(
        ["source", "medium", "campaign", "content", "term", "sub_id"].map((f) => [f, text]),
      ),
    );
    expect(writeUtm({ first: told, current: told }).length).toBeLessThan(4000);
    expect(utmMetrics.parse({ source: ' <b>"x"\u0000\u202e ', other: 1 })).toEqual({
      source: "bx",
    });
  });
});

it.each([
  ["www.google.co.uk", true],
  ["google.com.au", true],
  ["duckduckgo.com", true],
  ["google.evil.example", false],
  ["google.com.evil.example", false],
  ["notgoogle.com", false],
  ["google", false],
])("tells whether %s is a search engine: %s", (host, expected) =>
  expect(isSearchEngine(host)).toBe(expected),
);

it.each([
  ["1_2", 1],
  ["42", 42],
  ["abc_1", undefined],
  ["1-2", undefined],
  ["12345678901_2", undefined],
])("reads the affiliate of %s: %s", (stag, expected) => expect(affiliateOf(stag)).toBe(expected));

it.each([
  ["1_3", 2n, "B"],
  ["1_4", 1n, "A"],
  ["1_x", 1n, "B"],
  [null, 2n, "A"],
  [null, 3n, "B"],
] as const)("TRACK-04, OPEN-40: the variant of tag %s and player %s is %s", (stag, id, variant) =>
  expect(signUpVariant(stag, id)).toBe(variant),
);
