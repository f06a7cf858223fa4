import { HOUSE_GAMES } from "@houselight/game-maths";
import { proveRoulette } from "@houselight/game-maths/european-roulette";
import { LANTERN_TIDE } from "@houselight/game-maths/lantern-tide";
import { divideFractions, type Fraction, fraction } from "@houselight/game-maths/proof";
import { proveSlot } from "@houselight/game-maths/slot";
import { describe, expect, it } from "vitest";
import { allGames, cutFraction, houseGameView, PROVEN_FIGURES } from "./game-facts.ts";

const percent = (share: Fraction) =>
  cutFraction({ ...share, numerator: share.numerator * 100n }, 2);
/** One in how many, to one decimal, the half rounded up. */
const oneIn = (share: Fraction) =>
  cutFraction(fraction(share.denominator * 20n + share.numerator, share.numerator * 20n), 1);

describe("what a game's page says", () => {
  it("is what the proof of Lantern Tide counts", { timeout: 120_000 }, () => {
    const proof = proveSlot(LANTERN_TIDE);
    const best = proof.maxWin.freeSpin as Fraction;
    expect(PROVEN_FIGURES["lantern-tide"]).toEqual({
      version: HOUSE_GAMES["lantern-tide"].version,
      rtp_percent: percent(proof.rtp),
      hit_rate_one_in: oneIn(proof.hitRate),
      volatility: proof.volatility,
      max_win_multiple: cutFraction(best, 0),
    });
    expect(divideFractions(best, fraction(1n, 1n)).denominator).toBe(1n);
  });

  it("is what the proof of European Roulette counts; hit rate and volatility are those of red", () => {
    const proof = proveRoulette();
    const red = proof.kinds.find((kind) => kind.betKind === "red_black");
    const straight = proof.kinds.find((kind) => kind.betKind === "straight");
    expect(PROVEN_FIGURES["european-roulette"]).toEqual({
      version: HOUSE_GAMES["european-roulette"].version,
      rtp_percent: percent(proof.rtp),
      hit_rate_one_in: oneIn(red?.hitRate as Fraction),
      volatility: red?.volatility,
      max_win_multiple: cutFraction(straight?.maxWin as Fraction, 0),
    });
  });

  it("offers stakes in every currency that the game can divide", () => {
    for (const game of allGames()) {
      const view = houseGameView(game);
      for (const [code, stakes] of Object.entries(view.stakes)) {
        expect(stakes, code).toContain(view.default_stakes[code]);
        expect(Math.max(...stakes), code).toBeLessThanOrEqual(view.max_stakes[code] as number);
        if (view.slot)
          for (const stake of stakes)
            expect(stake % view.slot.lines.length, `${code} ${stake}`).toBe(0);
      }
      expect(view.config_hash).toMatch(/^[0-9a-f]{64}$/);
    }
  });
});
