import { objectSchema } from "../json/json-schema.ts";
import type { FromSchema, ObjectSchema } from "../json/json-schema.ts";
import { MARK_KINDS, STEP_KINDS, WIN_KINDS } from "./engine/slot-round.ts";
import type { SlotRound, SlotStep } from "./engine/slot-round.ts";

const INTEGER = { type: "integer" } as const;
const POSITIVE = { type: "integer", minimum: 1 } as const;
const TEXT = { type: "string" } as const;
const SYMBOLS = { type: "array", items: TEXT } as const;
const INTEGER_OR_NONE = { anyOf: [INTEGER, { type: "null" }] } as const;
/** [reel, row]. */
const POSITIONS = {
  type: "array",
  items: { type: "array", prefixItems: [INTEGER, INTEGER], items: false },
} as const;

/** A slot bet is what the round costs. */
export const SLOT_BET_SCHEMA = objectSchema({ kind: { const: "slot" }, stake_cents: POSITIVE });
export type SlotBetWire = FromSchema<typeof SLOT_BET_SCHEMA>;

/** Returns the wire form of the bets of a sheet: one with several modes has its bets name one. */
export const slotBetSchema = (modes: readonly string[]): ObjectSchema =>
  modes.length < 2
    ? SLOT_BET_SCHEMA
    : objectSchema({ ...SLOT_BET_SCHEMA.properties, mode: { enum: modes } });

/** A win of a step; `line` and `ways` are null where they say nothing. */
const WIN = objectSchema({
  by: { enum: WIN_KINDS },
  line: INTEGER_OR_NONE,
  symbol: TEXT,
  count: INTEGER,
  ways: INTEGER_OR_NONE,
  positions: POSITIONS,
  multiplier: INTEGER,
  payout_cents: INTEGER,
});
export type SlotWinWire = FromSchema<typeof WIN>;

/** Says what a mechanic did to cells of the board. */
const MARK = objectSchema({
  kind: { enum: MARK_KINDS },
  positions: POSITIONS,
  symbol: { anyOf: [TEXT, { type: "null" }] },
  value: INTEGER_OR_NONE,
});

/** One step of a round as it was decided; a browser only replays it. */
const STEP = objectSchema({
  kind: { enum: STEP_KINDS },
  stops: { type: "array", items: INTEGER },
  /** By reel, top to bottom. */
  grid: { type: "array", items: SYMBOLS },
  wins: { type: "array", items: WIN },
  marks: { type: "array", items: MARK },
  spins_awarded: INTEGER,
  free_spins_left: INTEGER,
  free_spins_played: INTEGER,
  multiplier: INTEGER,
  payout_cents: INTEGER,
  total_cents: INTEGER,
  capped: { type: "boolean" },
});
export type SlotStepWire = FromSchema<typeof STEP>;

export const SLOT_OUTCOME_SCHEMA = objectSchema({
  kind: { const: "slot" },
  steps: { type: "array", items: STEP },
});
export type SlotOutcome = FromSchema<typeof SLOT_OUTCOME_SCHEMA>;

/** Tells a slot's outcome from those of other kinds. */
export const isSlotOutcome = (outcome: { readonly kind: string }): outcome is SlotOutcome =>
  outcome.kind === "slot";

/** Returns what the scatters of a step won, payout or free spins; undefined when nothing. */
export const scatterWinOf = ({ wins }: Pick<SlotStepWire, "wins">): SlotWinWire | undefined =>
  wins.find(({ by }) => by === "scatter");

/** Returns the wins of a step but that of its scatters. */
export const boardWinsOf = ({ wins }: Pick<SlotStepWire, "wins">): readonly SlotWinWire[] =>
  wins.filter(({ by }) => by !== "scatter");

/** Writes a round in wire form, for a value of a coin in smallest units. */
export function slotOutcome(round: SlotRound, coinValue: bigint): SlotOutcome {
  const cents = (coins: number): number => Number(BigInt(coins) * coinValue);
  return { kind: "slot", steps: round.steps.map((step) => slotStep(step, cents)) };
}

const slotStep = (step: SlotStep, cents: (coins: number) => number): SlotStepWire => ({
  kind: step.kind,
  stops: step.stops,
  grid: step.grid,
  wins: step.wins.map(({ coins, ...win }) => ({ ...win, payout_cents: cents(coins) })),
  marks: step.marks,
  spins_awarded: step.spinsAwarded,
  free_spins_left: step.freeSpinsLeft,
  free_spins_played: step.freeSpinsPlayed,
  multiplier: step.multiplier,
  payout_cents: cents(step.coins),
  total_cents: cents(step.totalCoins),
  capped: step.capped,
});
