export type {
  CountTable,
  FreeSpinsRule,
  ModeKind,
  ModeRule,
  ParSheet,
  ScatterRule,
  WayToPay,
  WildRule,
} from "./par-sheet/par-sheet.ts";
export {
  canonicalSheet,
  MAIN_MODE,
  modesOf,
  priceOf,
  sheetOfMode,
  symbolsOf,
  valueForCount,
  wildSubstitutes,
} from "./par-sheet/par-sheet.ts";
export type { SheetFault } from "./par-sheet/parse-par-sheet.ts";
export { ParSheetError, parseParSheet } from "./par-sheet/parse-par-sheet.ts";
export { playSlot, visibleSymbols } from "./engine/play-slot.ts";
export { SlotEngine } from "./engine/slot-engine.ts";
export type {
  Position,
  SlotMark,
  SlotRound,
  SlotStep,
  SlotWin,
} from "./engine/slot-round.ts";
export { mechanicsOf } from "./mechanics/index.ts";
export type { SlotProof } from "./proof/prove-slot.ts";
export { proveSlot } from "./proof/prove-slot.ts";
export type { RoundBand } from "./proof/round-bands.ts";
export type { SlotSimulation } from "./simulation/simulate-slot.ts";
export { simulateSlot } from "./simulation/simulate-slot.ts";
export { simulationDraw } from "../simulation/xoshiro.ts";
export type { SlotBet } from "./slot-bet.ts";
export type { SlotDefinition, SlotGame } from "./slot-game.ts";
export { slotGame } from "./slot-game.ts";
export { slotMathematics } from "./slot-mathematics.ts";
export type { SlotRules } from "./slot-rules.ts";
export type { SlotBetWire, SlotOutcome, SlotStepWire, SlotWinWire } from "./wire.ts";
export {
  boardWinsOf,
  isSlotOutcome,
  scatterWinOf,
  SLOT_BET_SCHEMA,
  SLOT_OUTCOME_SCHEMA,
} from "./wire.ts";
