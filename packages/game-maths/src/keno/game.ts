import type { GameEntry, GameFacts } from "../game.ts";
import { originalGame } from "../originals/index.ts";
import { SALTGLASS } from "../studios.ts";
import { KENO, kenoPrizes, playKeno, readKenoChoice, ticketOf } from "./draws.ts";
import figures from "./figures.json" with { type: "json" };
import { KENO_PAYS } from "./pays.ts";
import { KENO_OUTCOME_SCHEMA } from "./wire.ts";

/** A ticket of each size, by its name: `picks_10`. */
const TICKETS = Object.fromEntries(
  Object.keys(KENO_PAYS).map((size) => [`picks_${size}`, ticketOf(Number(size))] as const),
);

/** Keno as a game. */
export const keno = originalGame({
  slug: "keno",
  name: "Keno",
  studio: SALTGLASS,
  version: "1.0.0",
  kind: "keno",
  choiceFields: {
    picks: {
      type: "array",
      minItems: 1,
      maxItems: KENO.mostPicks,
      items: { type: "integer", minimum: 1, maximum: KENO.numbers },
    },
  },
  outcomeSchema: KENO_OUTCOME_SCHEMA,
  facts: figures.facts as GameFacts,
  readChoice: readKenoChoice,
  play: playKeno,
  prizes: kenoPrizes,
  bets: { main: ticketOf(6), ...TICKETS },
  config: { ...KENO, pays: KENO_PAYS, lastUnit: "drawn" },
});

export const kenoVersions: GameEntry = { current: keno, earlier: [] };
