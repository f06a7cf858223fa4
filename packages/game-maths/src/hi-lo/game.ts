import { DECK_SIZE } from "../cards/deck.ts";
import { MAX_DRAW_RANGE } from "../fairness/draw.ts";
import type { GameEntry, GameFacts, SteppedGame } from "../game.ts";
import { canonicalJson } from "../json/canonical-json.ts";
import { objectSchema } from "../json/json-schema.ts";
import { originalStakes } from "../originals/index.ts";
import { betReaders } from "../stakes/bet-readers.ts";
import { openBy } from "../steps/position.ts";
import { SALTGLASS } from "../studios.ts";
import figures from "./figures.json" with { type: "json" };
import { MOST_CARDS, MOST_STAKES } from "./pays.ts";
import { proveHiLo, simulateHiLo } from "./prove-hi-lo.ts";
import { HI_LO_RULES, readHiLoChoice } from "./rules.ts";
import type { HiLoBet } from "./rules.ts";
import { HI_LO_OUTCOME_SCHEMA, HI_LO_STEP_SCHEMA } from "./wire.ts";
import type { HiLoOutcome } from "./wire.ts";

const NAME = "Hi-Lo";
const VERSION = "1.0.0";
const KIND = "hi-lo";

/** Hi-Lo as a game. */
export const hiLo: SteppedGame<HiLoBet, HiLoOutcome> = {
  slug: "hi-lo",
  studio: SALTGLASS,
  name: NAME,
  version: VERSION,
  kind: KIND,
  categories: ["originals", "new"],
  betSchema: objectSchema({
    kind: { const: KIND },
    stake_cents: { type: "integer", minimum: 1 },
  }),
  stepSchema: HI_LO_STEP_SCHEMA,
  outcomeSchema: HI_LO_OUTCOME_SCHEMA,
  facts: figures.facts as GameFacts,
  stakes: originalStakes,
  ...betReaders({
    slug: "hi-lo",
    version: VERSION,
    kind: KIND,
    stakes: originalStakes,
    readChoice: readHiLoChoice,
  }),
  open: openBy(HI_LO_RULES),
  canonicalConfig: () =>
    canonicalJson({
      name: NAME,
      version: VERSION,
      deck: DECK_SIZE,
      shown: "returns to the deck",
      aces: "low",
      same: "right, but not above an ace or below a king",
      return: "99/100",
      mostCards: MOST_CARDS,
      mostStakes: MOST_STAKES,
      lastUnit: `drawn by digits of ${MAX_DRAW_RANGE}`,
    }),
  prove: () => proveHiLo(NAME, VERSION),
  simulate: simulateHiLo,
};

export const hiLoVersions: GameEntry = { current: hiLo, earlier: [] };
