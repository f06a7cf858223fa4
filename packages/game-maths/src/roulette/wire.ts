import { objectSchema } from "../json/json-schema.ts";
import type { FromSchema } from "../json/json-schema.ts";
import type { TableRound } from "../table/play-table.ts";
import { SETTLED_BETS_SCHEMA, settledBets, tableBetSchema } from "../table/wire.ts";
import type { RouletteSpot } from "./spots.ts";
import { DOUBLE_ZERO_SPOTS } from "./spots.ts";
import { pocketColour } from "./wheel.ts";

/** A roulette bet lists the spots that carry chips; every wheel has this form, the largest layout its length. */
export const ROULETTE_BET_SCHEMA = tableBetSchema("roulette", DOUBLE_ZERO_SPOTS.length);
export type RouletteBetWire = FromSchema<typeof ROULETTE_BET_SCHEMA>;

/** The number that came, 37 for the double zero, and every bet with what it paid. */
export const ROULETTE_OUTCOME_SCHEMA = objectSchema({
  kind: { const: "roulette" },
  number: { type: "integer" },
  colour: { enum: ["red", "black", "green"] },
  bets: SETTLED_BETS_SCHEMA,
});
export type RouletteOutcome = FromSchema<typeof ROULETTE_OUTCOME_SCHEMA>;

/** Tells a roulette outcome from those of other kinds. */
export const isRouletteOutcome = (outcome: { readonly kind: string }): outcome is RouletteOutcome =>
  outcome.kind === "roulette";

/** Writes a round in wire form. */
export const rouletteOutcome = (round: TableRound<RouletteSpot, number>): RouletteOutcome => ({
  kind: "roulette",
  number: round.result,
  colour: pocketColour(round.result),
  bets: settledBets(round),
});
