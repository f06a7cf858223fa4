import { recordDraw } from "@houselight/game-maths";
import { type SlotOutcome, type SlotRules, simulationDraw } from "@houselight/game-maths/slot";
import { ferryToNowhereVersions } from "@houselight/game-maths/ferry-to-nowhere";
import { mirrorTentVersions } from "@houselight/game-maths/mirror-tent";
import { mothAndMoonVersions } from "@houselight/game-maths/moth-and-moon";
import { ropewalkVersions } from "@houselight/game-maths/ropewalk";
import { rainMarketVersions } from "@houselight/game-maths/rain-market";
import { clockworkGardenVersions } from "@houselight/game-maths/clockwork-garden";
import { vaultOfButtonsVersions } from "@houselight/game-maths/vault-of-buttons";
import { lastBalloonVersions } from "@houselight/game-maths/last-balloon";
import { describe, expect, it } from "vitest";
import { drawsBySteps } from "./draw-rows.ts";

const GAMES = [
  lastBalloonVersions,
  mothAndMoonVersions,
  ferryToNowhereVersions,
  vaultOfButtonsVersions,
  mirrorTentVersions,
  ropewalkVersions,
  rainMarketVersions,
  clockworkGardenVersions,
].map(({ current }) => [current.slug, current] as const);

describe.each(GAMES)("the draws of %s", (_, game) => {
  it("belong each to the step that drew it, and every reel to its stop", () => {
    const rules = game.rules?.() as SlotRules;
    const { bet } = game.recallBet({
      kind: "slot",
      stake_cents: 20 * rules.coins,
      ...(game.modes ? { mode: "main" } : {}),
    });
    const source = simulationDraw(9);
    let longest = 0;
    for (let round = 0; round < 2_000; round += 1) {
      const { draw, drawn } = recordDraw(source);
      const { steps } = game.play(bet, draw).outcome as SlotOutcome;
      const rows = drawsBySteps(drawn, steps);
      const counted = rows.flatMap(({ stops, others }) => [...stops, ...others]);
      expect(counted.filter((number) => number !== null)).toHaveLength(drawn.length);
      for (const [index, { stops }] of rows.entries())
        for (const [reel, stop] of stops.entries())
          if (stop !== null) expect(stop).toBe(steps[index]?.stops[reel]);
      longest = Math.max(longest, steps.length);
    }
    expect(longest).toBeGreaterThan(2);
  });
});
