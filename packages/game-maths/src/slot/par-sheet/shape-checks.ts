/** Called once per fault. */
export type ReportFault = (path: string, message: string) => void;

/** Largest pay, award or factor: keeps every product of them exact in a JavaScript number. */
export const MAX_SHEET_NUMBER = 1_000_000;

export type Fields = Record<string, unknown>;

/** Reads an object; fields that are not allowed are faults, any are allowed for `null`. */
export function asFields(
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

/** Reads a list of a length in bounds. */
export function asList(
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

export function checkText(json: unknown, path: string, report: ReportFault): void {
  if (typeof json !== "string" || json.length === 0 || json.length > 100) {
    report(path, "must be a text of 1 to 100 characters");
  }
}

export function checkTexts(json: unknown, path: string, report: ReportFault): void {
  for (const [index, text] of asList(json, path, 1, 1000, report).entries()) {
    checkText(text, `${path}[${index}]`, report);
  }
}

export function checkWhole(
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

/** Checks a list of strips, one a reel. */
export function checkStrips(json: unknown, path: string, report: ReportFault): void {
  for (const [reel, strip] of asList(json, path, 1, 10, report).entries()) {
    checkTexts(strip, `${path}[${reel}]`, report);
  }
}

/** Checks a count table: keys are counts from 1, values whole numbers from 1 that never fall. */
export function checkCounts(json: unknown, path: string, report: ReportFault): void {
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

/** Checks a table of weights: what may come up -> how often, a whole number from 1. */
export function checkWeights(json: unknown, path: string, report: ReportFault): void {
  const table = asFields(json, path, null, report);
  if (Object.keys(table).length === 0) report(path, "must name something");
  for (const [key, weight] of Object.entries(table))
    checkWhole(weight, `${path}.${key}`, 1, MAX_SHEET_NUMBER, report);
}
