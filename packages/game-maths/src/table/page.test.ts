import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fractionToPercent, fractionToText } from "../proof/fraction.ts";
import { GAMES } from "../registry.ts";
import { oddsText } from "./index.ts";

const PAGE = readFileSync(new URL("../../../../docs/games.md", import.meta.url), "utf8");

/** The page without the spaces that pad its tables. */
const TRIMMED = PAGE.replaceAll(/ *\| */g, "|");

const TABLES = GAMES.map(({ current }) => current).filter(({ categories }) =>
  categories.includes("table"),
);

describe.each(TABLES.map((game) => [game.name, game] as const))(
  "docs/games.md on %s",
  (name, game) => {
    it("states the computed figures of every bet", () => {
      const section = TRIMMED.split("\n## ").find((text) => text.startsWith(`${name}\n`)) ?? "";
      const { rtp, bets } = game.prove();
      expect(section).toContain(`${fractionToPercent(rtp, 6)} % (${fractionToText(rtp)})`);
      for (const bet of Object.values(bets)) {
        if (!bet.maxWin) throw new Error("every bet has a highest win");
        const figures = [
          oddsText(bet.maxWin),
          `${fractionToPercent(bet.rtp, 4)} %`,
          `${fractionToPercent(bet.hitRate, 4)} %`,
          bet.standardDeviation.toFixed(4),
        ];
        expect(section).toContain(`|${figures.join("|")}|`);
      }
    });
  },
);
