import type { Hooks } from "../engine/board.ts";
import type { CompiledSheet } from "../engine/compiled-sheet.ts";
import type { MechanicRules } from "../par-sheet/mechanic-rules.ts";
import type { ParSheet } from "../par-sheet/par-sheet.ts";
import type { ReportFault } from "../par-sheet/shape-checks.ts";

/** Something a slot does beside spinning and paying; a field of the sheet switches it on. */
export interface Mechanic {
  readonly field: keyof MechanicRules;
  /** Checks the field by itself. */
  checkShape(json: unknown, path: string, report: ReportFault): void;
  /** Checks the field against the rest of a well-shaped sheet. */
  checkRules?(sheet: ParSheet, known: ReadonlySet<string>, report: ReportFault): void;
  /** Makes what it does in a round of a sheet that has the field. */
  hooks(sheet: ParSheet, compiled: CompiledSheet): Hooks;
}
