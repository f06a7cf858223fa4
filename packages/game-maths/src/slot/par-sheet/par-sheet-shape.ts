import type { ParSheet } from "./par-sheet.ts";

/** Called once per fault. */
export type ReportFault = (path: string, message: string) => void;

/** Largest pay, award or factor: keeps every product of them exact in a JavaScript number. */
const MAX_SHEET_NUMBER = 1_000_000;

type Fields = Record<string, unknown>;

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
    const scatter = asFields(sheet.scatter, "scatter", ["symbol", "pays"], report);
    checkText(scatter.symbol, "scatter.symbol", report);
    checkCounts(scatter.pays, "scatter.pays", report);
  }
  if (sheet.freeSpins !== undefined) checkFreeSpins(sheet.freeSpins, report);
  return json as ParSheet;
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

function checkStrips(json: unknown, path: string, report: ReportFault): void {
  for (const [reel, strip] of asList(json, path, 1, 10, report).entries()) {
    checkTexts(strip, `${path}[${reel}]`, report);
  }
}

function checkTexts(json: unknown, path: string, report: ReportFault): void {
  for (const [index, text] of asList(json, path, 1, 1000, report).entries()) {
    checkText(text, `${path}[${index}]`, report);
  }
}

function checkLines(json: unknown, report: ReportFault): void {
  for (const [line, rows] of asList(json, "lines", 1, 1000, report).entries()) {
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

/** A count table: keys are counts from 1, values whole numbers from 1, never falling as the count grows. */
function checkCounts(json: unknown, path: string, report: ReportFault): void {
  const table = asFields(json, path, null, report);
  let highest = 0;
  for (const [key, value] of Object.entries(table).sort(([a], [b]) => Number(a) - Number(b))) {
    if (!/^[1-9]\d{0,2}$/.test(key))
      report(`${path}.${key}`, "the count must be a whole number from 1");
    checkWhole(value, `${path}.${key}`, 1, MAX_SHEET_NUMBER, report);
    if (typeof value !== "number" || value < 1) continue;
    if (value < highest) report(`${path}.${key}`, "is less than the value of a lower count");
    highest = Math.max(highest, value);
  }
}

function asFields(
  json: unknown,
  path: string,
  allowed: readonly string[] | null,
  report: ReportFault,
): Fields {
  if (json === null || typeof json !== "object" || Array.isArray(json)) {
    report(path, "must be an object");
    return {};
  }
  for (const key of Object.keys(json)) {
    if (allowed && !allowed.includes(key))
      report(path ? `${path}.${key}` : key, "is not a known field");
  }
  return json as Fields;
}

function asList(
  json: unknown,
  path: string,
  least: number,
  most: number,
  report: ReportFault,
): readonly unknown[] {
  if (!Array.isArray(json)) {
    report(path, "must be a list");
    return [];
  }
  if (json.length < least || json.length > most) {
    report(path, `must have ${least} to ${most} entries, has ${json.length}`);
  }
  return json;
}

function checkText(json: unknown, path: string, report: ReportFault): void {
  if (typeof json !== "string" || json.length === 0 || json.length > 100) {
    report(path, "must be a text of 1 to 100 characters");
  }
}

function checkWhole(
  json: unknown,
  path: string,
  least: number,
  most: number,
  report: ReportFault,
): void {
  if (typeof json !== "number" || !Number.isInteger(json) || json < least || json > most) {
    report(path, `must be a whole number from ${least} to ${most}`);
  }
}
