import type { ProofEffort } from "../../game.ts";
import type { ParSheet } from "../par-sheet/par-sheet.ts";
import { proveSlot } from "./prove-slot.ts";
import { isPlayed, playedProof } from "./strata/simulated-proof.ts";
import { slotFigures, slotReport } from "./slot-report.ts";
import type { SheetProof } from "./slot-report.ts";

/** Proves a sheet: exactly where its rounds can be counted, by playing them where they cannot. */
export function proveSheet(sheet: ParSheet, effort: ProofEffort): SheetProof {
  if (isPlayed(sheet)) return playedProof(sheet, effort);
  const proof = proveSlot(sheet);
  const { round, freeSpin, baseSpin } = proof.maxWin;
  return {
    figures: slotFigures(proof),
    topWin: round ?? freeSpin ?? baseSpin,
    report: slotReport(proof),
    details: proof,
  };
}
