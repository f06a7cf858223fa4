import { type ParSheet, sheetOfMode } from "./par-sheet.ts";
import { checkSheetRules } from "./par-sheet-rules.ts";
import { checkSheetShape } from "./par-sheet-shape.ts";

/** One fault of a sheet: where it is (`reels[2][5]`, `pays.whale.6`) and what is wrong. */
export interface SheetFault {
  readonly path: string;
  readonly message: string;
}

/** A sheet that cannot be played; lists every fault found. */
export class ParSheetError extends Error {
  readonly faults: readonly SheetFault[];

  constructor(faults: readonly SheetFault[]) {
    const list = faults.map((fault) => `${fault.path || "sheet"}: ${fault.message}`).join("; ");
    super(`PAR sheet is not valid: ${list}`);
    this.name = "ParSheetError";
    this.faults = faults;
  }
}

/**
 * Checks a PAR sheet read from JSON and returns it typed. Shapes are checked first
 * (texts, numbers, arrays), then what the parts say about each other.
 * @throws ParSheetError with the path of each fault.
 */
export function parseParSheet(json: unknown): ParSheet {
  const faults: SheetFault[] = [];
  const report = (path: string, message: string): void => {
    faults.push({ path, message });
  };
  const sheet = checkSheetShape(json, report);
  if (faults.length === 0) checkSheetRules(sheet, report);
  if (faults.length === 0) {
    for (const mode of Object.keys(sheet.modes ?? {})) {
      const within = (path: string, message: string): void =>
        report(`modes.${mode}.changes.${path}`, message);
      const changed = checkSheetShape(sheetOfMode(sheet, mode), within);
      if (faults.length === 0) checkSheetRules(changed, within);
    }
  }
  if (faults.length > 0) throw new ParSheetError(faults);
  return sheet;
}
