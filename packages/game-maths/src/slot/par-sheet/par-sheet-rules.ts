import { MECHANICS } from "../mechanics/index.ts";
import { paysByReels } from "../pays/index.ts";
import { symbolsOf } from "./par-sheet.ts";
import type { CountTable, ParSheet } from "./par-sheet.ts";
import type { ReportFault } from "./shape-checks.ts";

/** Checks what the parts of a well-shaped sheet say about each other. */
export function checkSheetRules(sheet: ParSheet, report: ReportFault): void {
  const known = new Set(symbolsOf(sheet));
  checkGeometry(sheet, report);
  checkPaidSymbols(sheet, known, report);
  checkWild(sheet, known, report);
  checkScatter(sheet, known, report);
  for (const { field, checkRules } of MECHANICS)
    if (sheet[field] !== undefined) checkRules?.(sheet, known, report);
}

function checkGeometry(sheet: ParSheet, report: ReportFault): void {
  const reels = sheet.reels.length;
  for (const key of ["reels", "freeSpinReels"] as const) {
    const strips = sheet[key] ?? [];
    for (const [reel, strip] of strips.entries()) {
      if (strip.length < sheet.rows) {
        report(`${key}[${reel}]`, `has ${strip.length} symbols, fewer than the ${sheet.rows} rows`);
      }
    }
  }
  if (sheet.freeSpinReels && sheet.freeSpinReels.length !== reels) {
    report("freeSpinReels", `has ${sheet.freeSpinReels.length} strips, the base game has ${reels}`);
  }
  const byLines = (sheet.paysBy ?? "lines") === "lines";
  if (byLines && sheet.lines.length === 0) report("lines", "must have 1 to 1000 entries, has 0");
  if (!byLines && sheet.lines.length > 0) report("lines", "do not pay here");
  if (!byLines && sheet.coins === undefined) report("coins", "must say the price of a spin");
  if (sheet.startSpins !== undefined && !sheet.freeSpins) report("startSpins", "needs freeSpins");
  const seen = new Set<string>();
  for (const [line, rows] of sheet.lines.entries()) {
    const path = `lines[${line}]`;
    if (rows.length !== reels) report(path, `has ${rows.length} rows, there are ${reels} reels`);
    for (const [reel, row] of rows.entries()) {
      if (row >= sheet.rows)
        report(`${path}[${reel}]`, `row ${row} is outside the ${sheet.rows} rows`);
    }
    if (seen.has(rows.join())) report(path, "repeats an earlier line");
    seen.add(rows.join());
  }
}

function checkPaidSymbols(sheet: ParSheet, known: Set<string>, report: ReportFault): void {
  const most = paysByReels(sheet) ? sheet.reels.length : sheet.reels.length * sheet.rows;
  const what = paysByReels(sheet) ? "reels" : "cells";
  for (const [symbol, counts] of Object.entries(sheet.pays)) {
    if (!known.has(symbol)) report(`pays.${symbol}`, "is on no strip");
    if (symbol === sheet.scatter?.symbol) {
      report(`pays.${symbol}`, "is the scatter, which pays by scatter.pays");
    }
    for (const count of Object.keys(counts)) {
      if (Number(count) > most)
        report(`pays.${symbol}.${count}`, `is more than the ${most} ${what}`);
    }
  }
}

function checkWild(sheet: ParSheet, known: Set<string>, report: ReportFault): void {
  if (!sheet.wild) return;
  if (sheet.paysBy === "ways" && sheet.reels[0]?.includes(sheet.wild.symbol))
    report("wild.symbol", "is on the first reel, where ways begin");
  if (!known.has(sheet.wild.symbol)) report("wild.symbol", `"${sheet.wild.symbol}" is on no strip`);
  for (const [index, symbol] of (sheet.wild.substitutes ?? []).entries()) {
    const path = `wild.substitutes[${index}]`;
    if (!known.has(symbol)) report(path, `"${symbol}" is on no strip`);
    if (symbol === sheet.scatter?.symbol) report(path, "is the scatter, which no wild replaces");
    if (symbol === sheet.wild.symbol) report(path, "is the wild itself");
  }
}

function checkScatter(sheet: ParSheet, known: Set<string>, report: ReportFault): void {
  if (!sheet.scatter) {
    if (sheet.freeSpins && sheet.startSpins === undefined) report("freeSpins", "needs a scatter");
    return;
  }
  const { symbol } = sheet.scatter;
  if (!known.has(symbol)) report("scatter.symbol", `"${symbol}" is on no strip`);
  if (symbol === sheet.wild?.symbol) report("scatter.symbol", "is the wild as well");
  const cells = sheet.reels.length * sheet.rows;
  checkCells(sheet.scatter.pays, "scatter.pays", cells, report);
  checkCells(sheet.freeSpins?.awards, "freeSpins.awards", cells, report);
  checkCells(sheet.freeSpins?.retrigger, "freeSpins.retrigger", cells, report);
}

function checkCells(
  table: CountTable | undefined,
  path: string,
  cells: number,
  report: ReportFault,
): void {
  for (const count of Object.keys(table ?? {})) {
    if (Number(count) > cells)
      report(`${path}.${count}`, `is more than the ${cells} visible symbols`);
  }
}
