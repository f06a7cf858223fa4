import { rainMarketVersions } from "@houselight/game-maths/rain-market";
import { simulationDraw, type SlotOutcome, type SlotRules } from "@houselight/game-maths/slot";
import { replayRound } from "@houselight/game-maths/steps";
import { describe, expect, it } from "vitest";
import { umbrellasAt } from "./umbrella-state.ts";

const GAME = rainMarketVersions.current;
const { umbrellas: RULE } = (GAME.rules as () => SlotRules)().mechanics;
if (!RULE) throw new Error("nobody opens an umbrella");

/** Plays rounds; returns the steps of each in which umbrellas multiplied what a spin paid. */
function multiplied() {
  const draw = simulationDraw(7);
  const bet = { kind: "slot", stake_cents: 400 };
  const rounds = Array.from(
    { length: 4_000 },
    () => replayRound(GAME, { bet, steps: [] }, draw).outcome as SlotOutcome,
  );
  return rounds.map(({ steps }) => steps).filter((steps) => steps.some(isMultiplied));
}

const isMultiplied = ({ kind }: { readonly kind: string }) => kind === "multiply";

describe("umbrellas of a board", () => {
  const rounds = multiplied();

  it("add up to the factor by which the spin is multiplied, in free spins to all so far", () => {
    expect(rounds.length).toBeGreaterThan(20);
    for (const steps of rounds)
      for (const [at, step] of steps.entries())
        if (isMultiplied(step))
          expect(umbrellasAt(steps, at, RULE).sum).toBe(step.wins[0]?.multiplier);
  });

  it("have each a factor where it stands, however far it fell", () => {
    for (const steps of rounds)
      for (const [at, { grid }] of steps.entries()) {
        const shown = grid.flat().filter((symbol) => symbol === RULE.symbol).length;
        expect(umbrellasAt(steps, at, RULE).factors.size).toBe(shown);
      }
  });
});
