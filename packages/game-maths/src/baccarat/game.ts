import type { GameEntry } from "../game.ts";
import { fractionToText } from "../proof/fraction.ts";
import { FOLDHOUSE } from "../studios.ts";
import { tableGame } from "../table/table-game.ts";
import {
  BACCARAT_DECKS,
  BACCARAT_RETURNS,
  BACCARAT_RULES,
  BACCARAT_SPOTS,
} from "./baccarat-rules.ts";
import { bankerDraws, pointsOf } from "./drawing-rules.ts";
import figures from "./figures.json" with { type: "json" };
import { BACCARAT_BET_SCHEMA, BACCARAT_OUTCOME_SCHEMA, baccaratOutcome } from "./wire.ts";

const TOTALS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Baccarat of eight decks, a fresh shoe for each round. Every chip divides by 20: 19 to 20 is exact. */
export const baccarat = tableGame({
  slug: "baccarat",
  name: "Baccarat",
  studio: FOLDHOUSE,
  version: "1.0.0",
  kind: "baccarat",
  rules: BACCARAT_RULES,
  stakes: {
    stakes: [20, 100, 500, 2_500, 10_000],
    default_stake: 100,
    max_stake: 50_000,
  },
  betSchema: BACCARAT_BET_SCHEMA,
  outcomeSchema: BACCARAT_OUTCOME_SCHEMA,
  tell: baccaratOutcome,
  config: {
    decks: BACCARAT_DECKS,
    returns: Object.fromEntries(
      Object.entries(BACCARAT_RETURNS).map(([bet, paid]) => [bet, fractionToText(paid)]),
    ),
    points: Array.from({ length: 13 }, (_, index) => pointsOf(index + 1)),
    bankerDrawsOn: TOTALS.map((total) =>
      [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((third) => bankerDraws(total, third)),
    ),
  },
  figures,
  shownBet: "banker",
  simulated: { spots: BACCARAT_SPOTS, stake: "equal bets on all five spots" },
});

export const baccaratVersions: GameEntry = { current: baccarat, earlier: [] };
