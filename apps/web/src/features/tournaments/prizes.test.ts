import { describe, expect, it } from "vitest";
import { pointsText } from "./points-text.ts";
import { prizePool, prizeSteps, topLevelPrize } from "./prizes.ts";

describe("prizes", () => {
  it("of the same amount stand together", () =>
    expect(prizeSteps([500, 200, 200, 100, 100, 100])).toEqual([
      { from: 1, to: 1, amount: 500 },
      { from: 2, to: 3, amount: 200 },
      { from: 4, to: 6, amount: 100 },
    ]));

  it("of nothing are none", () => expect(prizeSteps([500, 0, 0])).toHaveLength(1));

  it("make up the pool, and levels bring the highest alone", () => {
    expect(prizePool({ prizes_cents: [500, 200, 200] })).toBe(900);
    const level = (prize_cents: number) => ({ position: 1, min_bet_cents: 0, prize_cents });
    expect(topLevelPrize({ levels: [level(0), level(300), level(50)] })).toBe(300);
    expect(topLevelPrize({ levels: [] })).toBe(0);
  });
});

describe("points", () => {
  it.each([
    ["bets", 123456, "en", "€1,234.56"],
    ["wins", 50, "en", "€0.50"],
    ["multiplier", 1234, "en", "×12.34"],
    ["multiplier", 123400, "de", "×1.234,00"],
  ] as const)(
    "that count %s are said as what they are: %i in %s",
    (scoring, points, locale, text) => expect(pointsText(points, scoring, locale)).toBe(text),
  );
});
