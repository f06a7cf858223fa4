import { objectSchema } from "../json/json-schema.ts";
import type { FromSchema } from "../json/json-schema.ts";
import type { RouletteRound } from "./play-roulette.ts";
import { ROULETTE_SPOTS } from "./spots.ts";

/** A roulette bet lists the spots (keys of `ROULETTE_SPOTS`) that carry chips. */
export const ROULETTE_BET_SCHEMA = objectSchema({
  kind: { const: "roulette" },
  bets: {
    type: "array",
    minItems: 1,
    maxItems: ROULETTE_SPOTS.length,
    items: objectSchema({
      spot: { type: "string", maxLength: 40 },
      amount_cents: { type: "integer", minimum: 1 },
    }),
  },
});
export type RouletteBetWire = FromSchema<typeof ROULETTE_BET_SCHEMA>;

export const ROULETTE_OUTCOME_SCHEMA = objectSchema({
  kind: { const: "roulette" },
  number: { type: "integer" },
  colour: { enum: ["red", "black", "green"] },
  bets: {
    type: "array",
    items: objectSchema({
      spot: { type: "string" },
      amount_cents: { type: "integer" },
      payout_cents: { type: "integer" },
    }),
  },
});
export type RouletteOutcome = FromSchema<typeof ROULETTE_OUTCOME_SCHEMA>;

/** Tells a roulette bet from those of other kinds. */
export const isRouletteBet = (bet: { readonly kind: string }): bet is RouletteBetWire =>
  bet.kind === "roulette";

/** Tells a roulette outcome from those of other kinds. */
export const isRouletteOutcome = (outcome: { readonly kind: string }): outcome is RouletteOutcome =>
  outcome.kind === "roulette";

/** Writes a round in wire form. */
export const rouletteOutcome = (round: RouletteRound): RouletteOutcome => ({
  kind: "roulette",
  number: round.number,
  colour: round.colour,
  bets: round.bets.map((bet) => ({
    spot: bet.spot,
    amount_cents: Number(bet.amount),
    payout_cents: Number(bet.payout),
  })),
});
