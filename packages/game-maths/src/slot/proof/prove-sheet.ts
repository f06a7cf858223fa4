import type { BetProof, ReportBlock } from "../../game.ts";
import type { Fraction } from "../../proof/fraction.ts";
import type { ParSheet } from "../par-sheet/par-sheet.ts";
import { proveSlot } from "./prove-slot.ts";
import { slotFigures, slotReport } from "./slot-report.ts";

/** The proof of one way to bet, by whichever method its sheet allows. */
export interface SheetProof {
  readonly figures: BetProof;
  /** Highest win of one spin, in multiples of the total stake. */
  readonly topWin: Fraction;
  readonly report: readonly ReportBlock[];
  readonly details: unknown;
}

/** Proves a sheet. */
export function proveSheet(sheet: ParSheet): SheetProof {
  const proof = proveSlot(sheet);
  const { freeSpin, baseSpin } = proof.maxWin;
  return {
    figures: slotFigures(proof),
    topWin: freeSpin ?? baseSpin,
    report: slotReport(proof),
    details: proof,
  };
}
