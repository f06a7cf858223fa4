import { objectSchema } from "../json/json-schema.ts";
import type { FromSchema } from "../json/json-schema.ts";
import type { ParSheet } from "./par-sheet/par-sheet.ts";
import type { SlotRound, SlotStep } from "./slot-round.ts";

const INTEGER = { type: "integer" } as const;
const POSITIVE = { type: "integer", minimum: 1 } as const;
const SYMBOLS = { type: "array", items: { type: "string" } } as const;
/** [reel, row]. */
const POSITIONS = {
  type: "array",
  items: { type: "array", prefixItems: [INTEGER, INTEGER], items: false },
} as const;

/** A slot bet is its total stake. */
export const SLOT_BET_SCHEMA = objectSchema({ kind: { const: "slot" }, stake_cents: POSITIVE });
export type SlotBetWire = FromSchema<typeof SLOT_BET_SCHEMA>;

const LINE_WIN = objectSchema({
  line: INTEGER,
  symbol: { type: "string" },
  count: INTEGER,
  positions: POSITIONS,
  multiplier: INTEGER,
  payout_cents: INTEGER,
});

const SCATTER_WIN = objectSchema({
  positions: POSITIONS,
  payout_cents: INTEGER,
  spins_awarded: INTEGER,
});

/** One spin as it was decided; a browser only replays it. */
const STEP = objectSchema({
  kind: { enum: ["spin", "free_spin"] },
  stops: { type: "array", items: INTEGER },
  /** By reel, top to bottom. */
  grid: { type: "array", items: SYMBOLS },
  line_wins: { type: "array", items: LINE_WIN },
  scatter_win: { anyOf: [SCATTER_WIN, { type: "null" }] },
  free_spins_left: INTEGER,
  free_spins_played: INTEGER,
  multiplier: INTEGER,
  payout_cents: INTEGER,
  total_cents: INTEGER,
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

/** Writes a round in wire form. */
export const slotOutcome = (round: SlotRound): SlotOutcome => ({
  kind: "slot",
  steps: round.steps.map(slotStep),
});

const slotStep = (step: SlotStep): SlotStepWire => ({
  kind: step.kind,
  stops: step.stops,
  grid: step.grid,
  line_wins: step.lineWins.map((win) => ({
    line: win.line,
    symbol: win.symbol,
    count: win.count,
    positions: win.positions,
    multiplier: win.multiplier,
    payout_cents: Number(win.payout),
  })),
  scatter_win: step.scatterWin && {
    positions: step.scatterWin.positions,
    payout_cents: Number(step.scatterWin.payout),
    spins_awarded: step.scatterWin.spinsAwarded,
  },
  free_spins_left: step.freeSpinsLeft,
  free_spins_played: step.freeSpinsPlayed,
  multiplier: step.multiplier,
  payout_cents: Number(step.payout),
  total_cents: Number(step.totalPayout),
});

/** Returns the rules of a sheet as a page shows them. */
export function slotRules(sheet: ParSheet) {
  const { rows, reels, freeSpinReels, lines, pays, wild, scatter, freeSpins } = sheet;
  return {
    rows,
    reels,
    free_reels: freeSpinReels ?? null,
    lines,
    pays,
    wild: wild?.symbol ?? null,
    scatter: scatter?.symbol ?? null,
    scatter_pays: scatter?.pays ?? {},
    free_spins: freeSpins?.awards ?? {},
    retrigger: freeSpins?.retrigger ?? {},
    free_spins_multiplier: freeSpins?.multiplier ?? 1,
  };
}
export type SlotRules = ReturnType<typeof slotRules>;
