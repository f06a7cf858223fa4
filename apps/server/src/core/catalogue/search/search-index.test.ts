import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSearchIndex } from "./search-index.ts";
import { wordDistance, wordsOf } from "./words.ts";

const TITLES = [
  ["Lantern Tide", "Foldhouse"],
  ["Penny Comet", "Tin Parade"],
  ["The Last Balloon", "Foldhouse"],
  ["European Roulette", "Foldhouse"],
  ["Moth & Moon", "Quiet Orchard"],
  ["Café de Nuit", "Saltglass"],
  ["Tide", "Saltglass"],
  ["Baba's 7 Kites", "Foldhouse"],
] as const;
const index = createSearchIndex();
index.add(TITLES.map(([title, provider]) => ({ title, provider })));
const found = (query: string) => [...index.find(query)].map((number) => TITLES[number]?.[0]);

describe("the search for games (GAME-12, GAME-13)", () => {
  it.each([
    ["lantern", ["Lantern Tide"]],
    ["LANT", ["Lantern Tide"]],
    ["tern", ["Lantern Tide"]],
    ["tide lantern", ["Lantern Tide"]],
    ["lanterntide", ["Lantern Tide"]],
    ["tide", ["Tide", "Lantern Tide"]],
    ["cafe", ["Café de Nuit"]],
    ["moth and moon", ["Moth & Moon"]],
    ["moth & moon", ["Moth & Moon"]],
    ["moth moon", ["Moth & Moon"]],
    ["babas", ["Baba's 7 Kites"]],
    ["roulete", ["European Roulette"]],
    ["rouletet", ["European Roulette"]],
    ["lantrn", ["Lantern Tide"]],
    ["ballo", ["The Last Balloon"]],
    ["baloo", ["The Last Balloon"]],
    ["europaen", ["European Roulette"]],
    ["tin parade", ["Penny Comet"]],
    ["orchrad", ["Moth & Moon"]],
    ["foldhouse kites", ["Baba's 7 Kites"]],
    ["8", []],
    ["zzzz", []],
    ["!!", []],
  ])("finds for %j: %j", (query, titles) => expect(found(query)).toEqual(titles));

  it("puts what is called so before what is made by one who is called so", () => {
    const own = createSearchIndex();
    own.add([
      { title: "Wheel", provider: "Comet" },
      { title: "Comet Trail", provider: "Wheelwright" },
    ]);
    expect([...own.find("comet")]).toEqual([1, 0]);
  });

  it("finds each title by its own words, wherever it stands", () => {
    const word = fc.stringMatching(/^[a-zé]{1,10}$/);
    const title = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
    fc.assert(
      fc.property(fc.array(title, { minLength: 1, maxLength: 30 }), fc.nat(), (titles, pick) => {
        const own = createSearchIndex();
        own.add(titles.map((one) => ({ title: one, provider: "Studio" })));
        const number = pick % titles.length;
        expect([...own.find(titles[number] as string)]).toContain(number);
      }),
    );
  });

  it.each(["\u0000\ud800", "%_\\'\"", "أهلا", "🎰🎰🎰", "x".repeat(5_000), "a ".repeat(500)])(
    "takes %j as a query, and finds nothing that is not so called",
    (query) => expect([...index.find(query)].length).toBeLessThan(TITLES.length),
  );
});

describe("words that are compared", () => {
  it.each([
    ["Baba's Café", ["babas", "cafe"]],
    ["STRASSE Größe", ["strasse", "grosse"]],
    ["Moth & Moon-2", ["moth", "and", "moon", "2"]],
    ["", []],
  ])("of %j are %j", (text, words) => expect(wordsOf(text)).toEqual(words));

  it.each([
    ["tide", "tide", 0, 0],
    ["tdie", "tide", 1, 1],
    ["lan", "lantern", 4, 0],
    ["lam", "lantern", 5, 1],
    ["balloon", "ball", 3, 3],
    ["", "ab", 2, 0],
  ])(
    "%j is from %j as far as %i, and from its beginning as far as %i",
    (typed, word, whole, beginning) =>
      expect(wordDistance(typed, word)).toEqual({ whole, beginning }),
  );
});
