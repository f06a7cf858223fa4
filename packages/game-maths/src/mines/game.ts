import type { GameEntry, GameFacts, SteppedGame } from "../game.ts";
import { canonicalJson } from "../json/canonical-json.ts";
import { objectSchema } from "../json/json-schema.ts";
import { originalStakes } from "../originals/index.ts";
import { betReaders } from "../stakes/bet-readers.ts";
import { openBy } from "../steps/position.ts";
import { TIN_PARADE } from "../studios.ts";
import figures from "./figures.json" with { type: "json" };
import { FIELDS, MINES, MOST_STAKES } from "./pays.ts";
import { proveMines, simulateMines } from "./prove-mines.ts";
import { MINES_RULES, readMinesChoice } from "./rules.ts";
import type { MinesBet } from "./rules.ts";
import { MINES_CHOICE, MINES_OUTCOME_SCHEMA, MINES_STEP_SCHEMA } from "./wire.ts";
import type { MinesOutcome } from "./wire.ts";

const NAME = "Mines";
const VERSION = "1.0.0";
const KIND = "mines";

/** Mines as a game. */
export const mines: SteppedGame<MinesBet, MinesOutcome> = {
  slug: "mines",
  studio: TIN_PARADE,
  name: NAME,
  version: VERSION,
  kind: KIND,
  categories: ["originals", "new"],
  betSchema: objectSchema({
    kind: { const: KIND },
    stake_cents: { type: "integer", minimum: 1 },
    ...MINES_CHOICE,
  }),
  stepSchema: MINES_STEP_SCHEMA,
  outcomeSchema: MINES_OUTCOME_SCHEMA,
  facts: figures.facts as GameFacts,
  stakes: originalStakes,
  ...betReaders({
    slug: "mines",
    version: VERSION,
    kind: KIND,
    stakes: originalStakes,
    readChoice: readMinesChoice,
  }),
  open: openBy(MINES_RULES),
  canonicalConfig: () =>
    canonicalJson({
      name: NAME,
      version: VERSION,
      fields: FIELDS,
      mines: MINES,
      return: "99/100",
      mostStakes: MOST_STAKES,
      lastUnit: "drawn",
    }),
  prove: () => proveMines(NAME, VERSION),
  simulate: simulateMines,
};

export const minesVersions: GameEntry = { current: mines, earlier: [] };
