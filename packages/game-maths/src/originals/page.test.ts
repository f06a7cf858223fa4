import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { BetProof } from "../game.ts";
import { fractionToDecimal, fractionToPercent } from "../proof/fraction.ts";
import { GAMES } from "../registry.ts";

/** The rows of the page's tables, cells joined by one bar each. */
const ROWS = readFileSync(new URL("../../../../docs/games.md", import.meta.url), "utf8")
  .split("\n")
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim())
      .join("|"),
  );

const ORIGINALS = GAMES.map(({ current }) => current).filter(({ categories }) =>
  categories.includes("originals"),
);

const percent = (bet: BetProof, digits: number): string =>
  `${fractionToPercent(bet.hitRate, digits)} %`;

describe.each(ORIGINALS.map((game) => [game.name, game] as const))(
  "docs/games.md on %s",
  (_, game) => {
    const { bets } = game.prove();

    it("states the figures of its main bet", () => {
      const main = bets["main"] as BetProof;
      const rtp = `${fractionToPercent(main.rtp, 6)} %`;
      const figures = [percent(main, 4), main.standardDeviation.toFixed(4), main.volatility];
      expect(ROWS).toContain([game.name, game.version, rtp, ...figures].join("|"));
    });

    it("states the figures of every other bet", () => {
      for (const [name, bet] of Object.entries(bets)) {
        const highest = bet.maxWin === null ? "none" : fractionToDecimal(bet.maxWin, 4);
        const ending = [percent(bet, 4), highest, bet.standardDeviation.toFixed(4)].join("|");
        const short = [
          fractionToDecimal(bet.maxWin ?? bet.rtp, 2),
          bet.standardDeviation.toFixed(4),
        ];
        const found = ROWS.some((row) => row.endsWith(ending) || row.endsWith(short.join("|")));
        expect([name, found]).toEqual([name, true]);
      }
    });
  },
);
