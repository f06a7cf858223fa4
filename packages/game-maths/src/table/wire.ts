import { objectSchema } from "../json/json-schema.ts";
import type { FromSchema } from "../json/json-schema.ts";
import type { TableRound } from "./play-table.ts";
import type { TableSpot } from "./table-rules.ts";

/** Returns the wire form of the bets of a kind of table: the spots that carry chips, each once. */
export const tableBetSchema = <const Kind extends string>(kind: Kind, spots: number) =>
  objectSchema({
    kind: { const: kind },
    bets: {
      type: "array",
      minItems: 1,
      maxItems: spots,
      items: objectSchema({
        spot: { type: "string", maxLength: 40 },
        amount_cents: { type: "integer", minimum: 1 },
      }),
    },
  });

/** Wire form of settled bets, which the outcome of every table ends with. */
export const SETTLED_BETS_SCHEMA = {
  type: "array",
  items: objectSchema({
    spot: { type: "string" },
    amount_cents: { type: "integer" },
    payout_cents: { type: "integer" },
  }),
} as const;

/** Settled bets in wire form. */
export type SettledBetsWire = FromSchema<typeof SETTLED_BETS_SCHEMA>;

/** A bet of any table in wire form. */
export type TableBetWire = FromSchema<ReturnType<typeof tableBetSchema<string>>>;

/** Writes the bets of a round in wire form, in the order in which they were placed. */
export const settledBets = <Spot extends TableSpot>({
  bets,
}: TableRound<Spot, unknown>): SettledBetsWire =>
  bets.map(({ spot, amount, payout }) => ({
    spot: spot.key,
    amount_cents: Number(amount),
    payout_cents: Number(payout),
  }));
