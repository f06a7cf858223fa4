import type { Goals } from "../state.ts";

/** Returns the text of a line that is counted in quarters of a goal: −2 is "-0.5". */
export const lineText = (quarters: number): string => String(quarters / 4);

/**
 * Reads a line (`total=2.5`, `hcp=-0.25`) in quarters of a goal.
 * @throws RangeError when it is none, or no multiple of a quarter.
 */
export function readLine(name: "total" | "hcp", specifiers: string): number {
  const text = valueOf(name, specifiers);
  const quarters = Number(text) * 4;
  if (!/^-?\d{1,3}(?:\.\d{1,2})?$/.test(text) || !Number.isInteger(quarters))
    throw new RangeError(`no line: ${specifiers}`);
  return quarters;
}

/** Reads the head start of a European handicap (`hcp=0:1`). @throws RangeError */
export function readHeadStart(specifiers: string): Goals {
  const found = /^(\d{1,2}):(\d{1,2})$/.exec(valueOf("hcp", specifiers));
  if (!found) throw new RangeError(`no head start: ${specifiers}`);
  return { home: Number(found[1]), away: Number(found[2]) };
}

/** Reads which goal is meant (`goalnr=2`), from 1. @throws RangeError */
export function readGoalNumber(specifiers: string): number {
  const text = valueOf("goalnr", specifiers);
  if (!/^[1-9]\d?$/.test(text)) throw new RangeError(`no goal: ${specifiers}`);
  return Number(text);
}

/** Refuses specifiers where a market has none. @throws RangeError */
export function assertNone(specifiers: string): void {
  if (specifiers !== "") throw new RangeError(`no such market: ${specifiers}`);
}

function valueOf(name: string, specifiers: string): string {
  if (!specifiers.startsWith(`${name}=`)) throw new RangeError(`no ${name}: ${specifiers}`);
  return specifiers.slice(name.length + 1);
}
