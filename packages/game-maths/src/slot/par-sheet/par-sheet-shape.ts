import { MECHANICS } from "../mechanics/index.ts";
import { isWayToPay } from "../pays/index.ts";
import type { ParSheet } from "./par-sheet.ts";
import {
  asFields,
  asList,
  checkCounts,
  checkStrips,
  checkText,
  checkTexts,
  checkWhole,
  MAX_SHEET_NUMBER,
  type Fields,
  type ReportFault,
} from "./shape-checks.ts";

const SHEET_FIELDS = [
  "name",
  "version",
  "rows",
  "reels",
  "freeSpinReels",
  "lines",
  "pays",
  "wild",
  "scatter",
  "freeSpins",
  "coins",
  "paysBy",
  "cap",
  "drawsBy",
  "startSpins",
  "modes",
  ...MECHANICS.map(({ field }) => field),
];

/** Checks that every field has the right type; the answer is a sheet only when nothing was reported. */
export function checkSheetShape(json: unknown, report: ReportFault): ParSheet {
  const sheet = asFields(json, "", SHEET_FIELDS, report);
  checkText(sheet.name, "name", report);
  checkText(sheet.version, "version", report);
  checkWhole(sheet.rows, "rows", 1, 10, report);
  checkStrips(sheet.reels, "reels", report);
  if (sheet.freeSpinReels !== undefined) checkStrips(sheet.freeSpinReels, "freeSpinReels", report);
  checkLines(sheet.lines, report);
  checkPays(sheet.pays, report);
  if (sheet.wild !== undefined) checkWild(sheet.wild, report);
  if (sheet.scatter !== undefined) {
    const scatter = asFields(sheet.scatter, "scatter", ["symbol", "pays", "coins"], report);
    checkText(scatter.symbol, "scatter.symbol", report);
    checkCounts(scatter.pays, "scatter.pays", report);
    if (scatter.coins !== undefined)
      checkWhole(scatter.coins, "scatter.coins", 1, MAX_SHEET_NUMBER, report);
  }
  if (sheet.freeSpins !== undefined) checkFreeSpins(sheet.freeSpins, report);
  checkBetting(sheet, report);
  for (const { field, checkShape } of MECHANICS)
    if (sheet[field] !== undefined) checkShape(sheet[field], field, report);
  return json as ParSheet;
}

/** Checks what a spin costs, how it pays and where it ends. */
function checkBetting(sheet: Fields, report: ReportFault): void {
  if (sheet.coins !== undefined) checkWhole(sheet.coins, "coins", 1, MAX_SHEET_NUMBER, report);
  if (sheet.cap !== undefined) checkWhole(sheet.cap, "cap", 1, MAX_SHEET_NUMBER, report);
  if (sheet.paysBy !== undefined && !isWayToPay(sheet.paysBy))
    report("paysBy", "is not a way to pay");
  if (sheet.drawsBy !== undefined && sheet.drawsBy !== "reels" && sheet.drawsBy !== "cells")
    report("drawsBy", 'must be "reels" or "cells"');
  if (sheet.startSpins !== undefined) checkWhole(sheet.startSpins, "startSpins", 1, 10_000, report);
  if (sheet.modes === undefined) return;
  for (const [name, mode] of Object.entries(asFields(sheet.modes, "modes", null, report))) {
    const path = `modes.${name}`;
    const { kind, changes } = asFields(mode, path, ["kind", "changes"], report);
    if (kind !== "ante" && kind !== "buy" && kind !== "choice")
      report(`${path}.kind`, 'must be "ante", "buy" or "choice"');
    const fields = asFields(changes, `${path}.changes`, null, report);
    if ("modes" in fields) report(`${path}.changes.modes`, "a mode has no modes");
  }
}

function checkWild(json: unknown, report: ReportFault): void {
  const fields = ["symbol", "substitutes", "multiplier", "multiplierRule"];
  const wild = asFields(json, "wild", fields, report);
  checkText(wild.symbol, "wild.symbol", report);
  if (wild.substitutes !== undefined) checkTexts(wild.substitutes, "wild.substitutes", report);
  if (wild.multiplier !== undefined) {
    checkWhole(wild.multiplier, "wild.multiplier", 1, 100, report);
  }
  const rule = wild.multiplierRule;
  if (rule !== undefined && rule !== "single" && rule !== "product") {
    report("wild.multiplierRule", 'must be "single" or "product"');
  }
}

function checkFreeSpins(json: unknown, report: ReportFault): void {
  const fields = ["awards", "multiplier", "retrigger", "maxSpins"];
  const free = asFields(json, "freeSpins", fields, report);
  checkCounts(free.awards, "freeSpins.awards", report);
  if (free.retrigger !== undefined) checkCounts(free.retrigger, "freeSpins.retrigger", report);
  if (free.multiplier !== undefined) {
    checkWhole(free.multiplier, "freeSpins.multiplier", 1, 1000, report);
  }
  if (free.maxSpins !== undefined) {
    checkWhole(free.maxSpins, "freeSpins.maxSpins", 1, 10_000, report);
  }
}

function checkLines(json: unknown, report: ReportFault): void {
  for (const [line, rows] of asList(json, "lines", 0, 1000, report).entries()) {
    for (const [reel, row] of asList(rows, `lines[${line}]`, 1, 10, report).entries()) {
      checkWhole(row, `lines[${line}][${reel}]`, 0, 9, report);
    }
  }
}

function checkPays(json: unknown, report: ReportFault): void {
  for (const [symbol, counts] of Object.entries(asFields(json, "pays", null, report))) {
    checkCounts(counts, `pays.${symbol}`, report);
  }
}
