import { cardCode } from "../cards/deck.ts";
import { objectSchema } from "../json/json-schema.ts";
import type { FromSchema, JsonSchema } from "../json/json-schema.ts";
import type { TableRound } from "../table/play-table.ts";
import { SETTLED_BETS_SCHEMA, settledBets, tableBetSchema } from "../table/wire.ts";
import { BACCARAT_SPOTS } from "./baccarat-rules.ts";
import type { BaccaratSpot } from "./baccarat-rules.ts";
import { winnerOf } from "./deal.ts";
import type { BaccaratHands } from "./deal.ts";

export const BACCARAT_BET_SCHEMA = tableBetSchema("baccarat", BACCARAT_SPOTS.length);

/** A hand of two or three cards, each in two letters: "AS", "TH". */
const HAND_SCHEMA = {
  type: "array",
  minItems: 2,
  maxItems: 3,
  items: { type: "string", maxLength: 2 },
} as const satisfies JsonSchema;

export const BACCARAT_OUTCOME_SCHEMA = objectSchema({
  kind: { const: "baccarat" },
  player: HAND_SCHEMA,
  banker: HAND_SCHEMA,
  winner: { enum: ["player", "banker", "tie"] },
  bets: SETTLED_BETS_SCHEMA,
});
export type BaccaratOutcome = FromSchema<typeof BACCARAT_OUTCOME_SCHEMA>;

/** Tells a baccarat outcome from those of other kinds. */
export const isBaccaratOutcome = (outcome: { readonly kind: string }): outcome is BaccaratOutcome =>
  outcome.kind === "baccarat";

/** Writes a round in wire form. */
export const baccaratOutcome = (
  round: TableRound<BaccaratSpot, BaccaratHands>,
): BaccaratOutcome => ({
  kind: "baccarat",
  player: round.result.player.map(cardCode),
  banker: round.result.banker.map(cardCode),
  winner: winnerOf(round.result),
  bets: settledBets(round),
});
