import { CURRENCIES } from "@houselight/contracts";
import { cutFraction, lanternTide } from "@houselight/game-maths";
import { fraction } from "@houselight/game-maths/proof";
import { describe, expect, it } from "vitest";
import { allGames, houseGameView } from "./game-facts.ts";

describe("houseGameView", () => {
  it.each(allGames().map((game) => [game.slug, game] as const))(
    "offers %s in every currency, in stakes that the game takes",
    (_, game) => {
      const view = houseGameView(game);
      expect(Object.keys(view.stakes)).toEqual([...Object.keys(CURRENCIES), "FUN"]);
      for (const [code, stakes] of Object.entries(view.stakes)) {
        expect(stakes, code).toContain(view.default_stakes[code]);
        expect(Math.max(...stakes), code).toBeLessThanOrEqual(view.max_stakes[code] as number);
        expect(stakes.every(Number.isSafeInteger), code).toBe(true);
      }
      expect(view.config_hash).toMatch(/^[0-9a-f]{64}$/);
    },
  );

  it("takes every stake of a slot that it shows, and no other", () => {
    const { stakes } = houseGameView(lanternTide);
    for (const [code, offered] of Object.entries(stakes))
      for (const stake_cents of offered) {
        const bet = { kind: "slot", stake_cents };
        expect(lanternTide.readBet(bet, code)).toMatchObject({ stake: BigInt(stake_cents) });
        expect(lanternTide.readBet({ ...bet, stake_cents: stake_cents + 1 }, code)).toEqual({
          refused: "stake_not_offered",
        });
      }
  });

  it("promises no win above what a round pays at most", () => {
    const capped = allGames().flatMap((game) => {
      const { cap } = (game.rules?.() ?? {}) as { readonly cap?: number | null };
      // A slot without one says null.
      return typeof cap === "number"
        ? [{ cap, top: Number(houseGameView(game).max_win_multiple) }]
        : [];
    });
    expect(capped.length).toBeGreaterThan(5);
    for (const { cap, top } of capped) expect(top).toBeLessThanOrEqual(cap);
  });

  it("cuts figures and never rounds them up", () => {
    expect(cutFraction(fraction(99_999n, 1000n), 2)).toBe("99.99");
  });
});
