import type { StatementFilter } from "../../../data/cashbox.ts";

/** Days beyond these are slips of the keyboard, and are not asked for. */
export const FIRST_DAY = "2000-01-01";
export const LAST_DAY = "2100-12-31";

export interface FilterProblem {
  readonly field: "from" | "to";
  /** Key under `cashbox.statement`. */
  readonly key: "outOfRange" | "fromAfterTo";
}

const isOutOfRange = (day: string): boolean =>
  day !== "" && (day.length !== FIRST_DAY.length || day < FIRST_DAY || day > LAST_DAY);

/** Returns the fault of a filter's days; null when it can be asked for. */
export function filterProblem({
  from,
  to,
}: Pick<StatementFilter, "from" | "to">): FilterProblem | null {
  if (isOutOfRange(from)) return { field: "from", key: "outOfRange" };
  if (isOutOfRange(to)) return { field: "to", key: "outOfRange" };
  return from !== "" && to !== "" && from > to ? { field: "from", key: "fromAfterTo" } : null;
}

/** A year that is being typed is 2, 20 and 202 before it is 2026: no mistake yet. */
export const isHalfTyped = (day: string): boolean => day.startsWith("0");
