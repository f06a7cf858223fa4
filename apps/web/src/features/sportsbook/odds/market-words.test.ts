import { readFileSync } from "node:fs";
import { everyMarket } from "@houselight/sports-maths/football";
import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { market } from "../../../data/engagement/sportsbook/sportsbook.testing.ts";
import { marketGroups } from "./market-groups.ts";
import { marketWords, specifierOf } from "./market-words.ts";

const SIDES = { home: "Rovers", away: "City" };
const wordsIn = (locale: "en" | "de") => {
  const file = new URL(
    `../../../../../../packages/contracts/src/messages/${locale}.json`,
    import.meta.url,
  );
  const messages = JSON.parse(readFileSync(file, "utf8")) as never;
  return marketWords(createTranslator({ locale, messages }) as never, locale);
};
const [english, german] = [wordsIn("en"), wordsIn("de")];

describe("the words of a market", () => {
  it.each([
    [1, "", "home", "Match winner", "Rovers"],
    [1, "", "draw", "Match winner", "Draw"],
    [10, "", "home_draw", "Double chance", "Rovers or Draw"],
    [10, "", "draw_away", "Double chance", "Draw or City"],
    [10, "", "home_away", "Double chance", "Rovers or City"],
    [11, "", "away", "Draw no bet", "City"],
    [14, "hcp=0:1", "away", "European handicap 0:1", "City"],
    [16, "hcp=-0.5", "home", "Asian handicap", "Rovers −0.5"],
    [16, "hcp=-0.5", "away", "Asian handicap", "City +0.5"],
    [16, "hcp=0", "away", "Asian handicap", "City 0"],
    [16, "hcp=1.25", "away", "Asian handicap", "City −1.25"],
    [18, "total=2.5", "over", "Total goals", "Over 2.5"],
    [19, "total=1.5", "over", "Goals by Rovers", "Over 1.5"],
    [20, "total=0.5", "under", "Goals by City", "Under 0.5"],
    [68, "total=1", "under", "First half goals", "Under 1"],
    [26, "", "odd", "Odd or even goals", "Odd"],
    [29, "", "yes", "Both teams to score", "Yes"],
    [45, "", "2:1", "Correct score", "2:1"],
    [45, "", "other", "Correct score", "Any other score"],
    [60, "", "away", "First half winner", "City"],
    [8, "goalnr=2", "none", "Next goal 2", "No goal"],
    [8, "goalnr=2", "home", "Next goal 2", "Rovers"],
    [47, "", "home/draw", "Half time / full time", "Rovers / Draw"],
    [999, "x=1", "1:7x", "Market 999", "1:7x"],
    // Names that every object has are no words.
    [1, "", "constructor", "Match winner", "constructor"],
  ])("%d %s %s: %s, %s", (market_id, specifiers, id, market, selection) => {
    const named = { market_id, specifiers };
    expect(english.market(named, SIDES)).toBe(market);
    expect(english.selection(named, id, SIDES)).toBe(selection);
  });

  it("have the lines of their language", () => {
    const handicap = { market_id: 16, specifiers: "hcp=-0.75" };
    expect(german.selection(handicap, "home", SIDES)).toBe("Rovers −0,75");
    const total = { market_id: 18, specifiers: "total=2.5" };
    expect(german.selection(total, "over", SIDES)).toBe("Über 2,5");
  });

  it("say a selection whole to who hears it alone", () => {
    const winner = { market_id: 1, specifiers: "" };
    expect(english.spoken(winner, "home", SIDES)).toBe("Rovers to win");
    expect(english.spoken(winner, "draw", SIDES)).toBe("Match winner, Draw: Rovers – City");
    const next = { market_id: 8, specifiers: "goalnr=1" };
    expect(english.spoken(next, "away", SIDES)).toBe("Next goal 1, City scores: Rovers – City");
  });
});

describe("each market of the bundled football", () => {
  const markets = everyMarket({ nextGoals: 0, totalMost: 1, handicapMost: 1 });

  it("has a name, and a group of its own kind", () => {
    const unnamed = markets.filter((one) => /^Market \d/.test(english.market(one, SIDES)));
    expect(unnamed).toEqual([]);
    expect(marketGroups(markets.map(market)).map(({ name }) => name)).not.toContain("more");
  });

  it.each(["en", "de", "fr-CA", "it", "no"])("has a name in the back office in %s", (locale) => {
    const path = `../../../../../back-office/src/features/sportsbook/words/${locale}.json`;
    const file = readFileSync(new URL(path, import.meta.url), "utf8");
    const names = Object.keys((JSON.parse(file) as { markets: object }).markets).map(Number);
    expect(names).toEqual([...new Set(markets.map(({ market_id: id }) => id))].toSorted(ascending));
  });
});

const ascending = (one: number, other: number): number => one - other;

it.each([
  ["total=2.5", "total", "2.5"],
  ["goalnr=2|total=1.5", "total", "1.5"],
  ["subtotal=1", "total", ""],
  ["", "total", ""],
])("of %s %s is %s", (specifiers, name, value) =>
  expect(specifierOf(specifiers, name)).toBe(value),
);
