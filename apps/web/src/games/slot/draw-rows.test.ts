import { recordDraw, replayRound } from "@houselight/game-maths";
import { type SlotOutcome, type SlotRules, simulationDraw } from "@houselight/game-maths/slot";
import { ferryToNowhereVersions } from "@houselight/game-maths/ferry-to-nowhere";
import { mirrorTentVersions } from "@houselight/game-maths/mirror-tent";
import { mothAndMoonVersions } from "@houselight/game-maths/moth-and-moon";
import { ropewalkVersions } from "@houselight/game-maths/ropewalk";
import { rainMarketVersions } from "@houselight/game-maths/rain-market";
import { clockworkGardenVersions } from "@houselight/game-maths/clockwork-garden";
import { tenThousandKitesVersions } from "@houselight/game-maths/ten-thousand-kites";
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
  tenThousandKitesVersions,
].map(({ current }) => [current.slug, current] as const);

/** Returns the rows that a number stands for in the table of a reel. */
function heightOf({ mechanics: { reelHeights } }: SlotRules, reel: number, number: number): number {
  let left = number;
  for (const [rows, weight] of Object.entries(reelHeights?.rows[reel] ?? {})) {
    if (left < weight) return Number(rows);
    left -= weight;
  }
  throw new RangeError(`${number} stands for no rows`);
}

describe.each(GAMES)("the draws of %s", (_, game) => {
  it("belong each to the step that drew it, and every reel to its stop", () => {
    const rules = game.rules?.() as SlotRules;
    const bet = {
      kind: "slot",
      stake_cents: 20 * rules.coins,
      ...(game.modes ? { mode: "main" } : {}),
    };
    const source = simulationDraw(9);
    let longest = 0;
    for (let round = 0; round < 2_000; round += 1) {
      const { draw, drawn } = recordDraw(source);
      const { steps } = replayRound(game, { bet, steps: [] }, draw).outcome as SlotOutcome;
      const rows = drawsBySteps(drawn, steps, rules.mechanics);
      const counted = rows.flatMap(({ heights, stops, others }) => [
        ...heights,
        ...stops,
        ...others,
      ]);
      expect(counted.filter((number) => number !== null)).toHaveLength(drawn.length);
      for (const [index, { stops }] of rows.entries())
        for (const [reel, stop] of stops.entries())
          if (stop !== null) expect(stop).toBe(steps[index]?.stops[reel]);
      for (const [index, { heights }] of rows.entries())
        for (const [reel, number] of heights.entries())
          expect(heightOf(rules, reel, number)).toBe(steps[index]?.grid[reel]?.length);
      longest = Math.max(longest, steps.length);
    }
    expect(longest).toBeGreaterThan(2);
  });
});
