import type { GameEntry, GameFacts } from "../game.ts";
import { originalGame } from "../originals/index.ts";
import { QUIET_ORCHARD } from "../studios.ts";
import {
  BOARDS,
  PLINKO_TABLES,
  playPlinko,
  plinkoPrizes,
  readPlinkoChoice,
  RISKS,
  ROWS,
} from "./falls.ts";
import figures from "./figures.json" with { type: "json" };
import { PLINKO_OUTCOME_SCHEMA } from "./wire.ts";

/** Plinko as a game. */
export const plinko = originalGame({
  slug: "plinko",
  name: "Plinko",
  studio: QUIET_ORCHARD,
  version: "1.0.0",
  kind: "plinko",
  choiceFields: {
    rows: { type: "integer", minimum: ROWS.least, maximum: ROWS.most },
    risk: { enum: RISKS },
  },
  outcomeSchema: PLINKO_OUTCOME_SCHEMA,
  facts: figures.facts as GameFacts,
  readChoice: readPlinkoChoice,
  play: playPlinko,
  prizes: plinkoPrizes,
  bets: { main: { rows: 12, risk: "medium" }, ...BOARDS },
  config: { tables: PLINKO_TABLES, lastUnit: "drawn" },
});

export const plinkoVersions: GameEntry = { current: plinko, earlier: [] };
