export type {
  CountTable,
  FreeSpinsRule,
  ParSheet,
  ScatterRule,
  WildRule,
} from "./par-sheet/par-sheet.ts";
export {
  canonicalSheet,
  symbolsOf,
  valueForCount,
  wildSubstitutes,
} from "./par-sheet/par-sheet.ts";
export type { SheetFault } from "./par-sheet/parse-par-sheet.ts";
export { ParSheetError, parseParSheet } from "./par-sheet/parse-par-sheet.ts";
export { playSlot, visibleSymbols } from "./play-slot.ts";
export type { LineWin, Position, ScatterWin, SlotBet, SlotRound, SlotStep } from "./slot-round.ts";
export type { SlotProof } from "./proof/prove-slot.ts";
export { proveSlot } from "./proof/prove-slot.ts";
export type { RoundBand } from "./proof/round-bands.ts";
export type { SlotSimulation } from "./simulation/simulate-slot.ts";
export { simulateSlot } from "./simulation/simulate-slot.ts";
export { simulationDraw } from "../simulation/xoshiro.ts";
export type { SlotDefinition, SlotGame } from "./slot-game.ts";
export { slotGame, slotMathematics } from "./slot-game.ts";
export type { SlotBetWire, SlotOutcome, SlotRules, SlotStepWire } from "./wire.ts";
export { isSlotOutcome, SLOT_BET_SCHEMA, SLOT_OUTCOME_SCHEMA } from "./wire.ts";
