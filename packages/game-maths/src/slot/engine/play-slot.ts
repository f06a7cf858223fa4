import type { Draw } from "../../fairness/draw.ts";
import type { ParSheet } from "../par-sheet/par-sheet.ts";
import { SlotEngine } from "./slot-engine.ts";
import { type SlotRound, stepRecorder } from "./slot-round.ts";

const engines = new WeakMap<ParSheet, SlotEngine>();

/** Plays one whole round of a sheet and writes down its steps. */
export function playSlot(sheet: ParSheet, draw: Draw): SlotRound {
  let engine = engines.get(sheet);
  if (engine === undefined) {
    engine = new SlotEngine(sheet);
    engines.set(sheet, engine);
  }
  const { recorder, steps } = stepRecorder();
  const coins = engine.play(draw, recorder);
  return { steps, coins };
}

/** The `rows` symbols seen from a stop downwards; the strip is a ring. */
export function visibleSymbols(strip: readonly string[], stop: number, rows: number): string[] {
  const seen: string[] = [];
  for (let row = 0; row < rows; row += 1) seen.push(strip[(stop + row) % strip.length] as string);
  return seen;
}
