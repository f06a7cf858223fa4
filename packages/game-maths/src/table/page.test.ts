import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Game } from "../game.ts";
import { fractionToPercent, fractionToText } from "../proof/fraction.ts";
import { GAMES } from "../registry.ts";
import { oddsText } from "./index.ts";

const PAGE = readFileSync(new URL("../../../../docs/games.md", import.meta.url), "utf8");

/** The page without the spaces that pad its tables. */
const TRIMMED = PAGE.replaceAll(/ *\| */g, "|");

/** Video poker is proven by all that can be dealt, which takes seconds: `npm run test:all` has the time. */
const TABLES = GAMES.map(({ current }) => current).filter(
  ({ categories, kind }) =>
    categories.includes("table") &&
    (process.env["TEST_MATRIX"] === "all" || kind !== "video-poker"),
);

/** The return of a game whose rounds are played, to the digits that its stored proof supports. */
const shownRtp = ({ facts }: Game): string => `${facts.rtp_percent} %`;

describe.each(TABLES.map((game) => [game.name, game] as const))(
  "docs/games.md on %s",
  (name, game) => {
    it("states the computed figures of every bet", () => {
      const section = TRIMMED.split("\n## ").find((text) => text.startsWith(`${name}\n`)) ?? "";
      const { rtp, bets } = game.prove("short");
      const isExact = Object.values(bets).every(({ sampled }) => !sampled);
      expect(section).toContain(
        isExact ? `${fractionToPercent(rtp, 6)} % (${fractionToText(rtp)})` : shownRtp(game),
      );
      for (const bet of Object.values(bets)) {
        if (!bet.maxWin) throw new Error("every bet has a highest win");
        const figures = [
          oddsText(bet.maxWin),
          bet.sampled ? shownRtp(game) : `${fractionToPercent(bet.rtp, 4)} %`,
          `${fractionToPercent(bet.hitRate, bet.sampled ? 1 : 4)} %`,
          bet.standardDeviation.toFixed(bet.sampled ? 1 : 4),
        ];
        expect(section).toContain(`|${figures.join("|")}|`);
      }
    });
  },
);
